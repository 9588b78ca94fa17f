import { TextField } from '@vitrine/ui'
import { EntryPage } from '../entry-page.tsx'
import { textIn } from '../form/amounts.ts'
import { CancelLink } from '../form/cancel-link.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { signIns } = words
const list = '/sign-in-settings'

const readForm = (form: FormData) => {
  const clientSecret = textIn(form, 'provider.clientSecret')
  return {
    name: textIn(form, 'provider.name'),
    issuer: textIn(form, 'provider.issuer'),
    clientId: textIn(form, 'provider.clientId'),
    ...(clientSecret && { clientSecret }),
  }
}

/** Another company whose accounts open the door to the shop. */
export const NewProviderPage = () => {
  const done = useDone()
  const save = async (form: FormData) => {
    const { id, name } = await shop.signInProviders.createSignInProvider(readForm(form))
    return done({ message: words.added(name), next: `${list}/providers/${id}` })
  }
  return (
    <EntryPage title={signIns.addProvider} list={{ label: signIns.title, href: list }} hint={signIns.providersHint}>
      <EntryForm label={signIns.provider} save={save} actions={<CancelLink href={list} />}>
        {(field) => (
          <>
            <TextField
              {...field('provider.name')}
              label={signIns.name}
              hint={signIns.nameHint}
              required
              maxLength={50}
            />
            <TextField
              {...field('provider.issuer')}
              label={signIns.issuer}
              hint={signIns.issuerHint}
              type="url"
              placeholder="https://"
              required
            />
            <TextField
              {...field('provider.clientId')}
              label={signIns.clientId}
              hint={signIns.clientIdHint}
              required
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
            />
            <TextField
              {...field('provider.clientSecret')}
              label={signIns.clientSecret}
              hint={signIns.clientSecretHint}
              type="password"
              mark="none"
              maxLength={2000}
              autoComplete="off"
            />
          </>
        )}
      </EntryForm>
    </EntryPage>
  )
}
