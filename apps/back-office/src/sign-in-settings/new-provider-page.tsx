import { EntryPage } from '../page/entry-page.tsx'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { ProviderFields, readProvider } from './provider-fields.tsx'

const { signIns } = words
const list = '/sign-in-settings'

/** Adds an identity provider that members can sign in with. */
export const NewProviderPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    const { id, name } = await shop.signInProviders.createSignInProvider(readProvider(form))
    return done({ message: words.added(name), next: `${list}/providers/${id}` })
  }
  return (
    <EntryPage title={signIns.addProvider} list={{ label: signIns.title, href: list }} hint={signIns.providersHint}>
      <EntryForm label={signIns.provider} save={save} actions={<CancelLink href={list} />}>
        {(field) => <ProviderFields field={field} />}
      </EntryForm>
    </EntryPage>
  )
}
