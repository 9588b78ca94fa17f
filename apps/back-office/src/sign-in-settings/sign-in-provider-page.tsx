import { ApiError, type SignInProvider } from '@vitrine/client'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { CopyField } from '../page/copy-field.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { ProviderFields, readProvider } from './provider-fields.tsx'

const { signIns } = words
const list = '/sign-in-settings'

export const loadSignInProvider = async ({
  params: { id },
}: PageRequest<'/sign-in-settings/providers/:id'>): Promise<SignInProvider> => {
  const provider = (await shop.signInProviders.listSignInProviders()).find((one) => one.id === id)
  if (!provider) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return provider
}

/** Settings of an identity provider, and the URLs to register with it. */
export const SignInProviderPage = ({ data: provider }: PageProps<SignInProvider>) => {
  const { id, name, issuer, clientId, redirectUri = '' } = provider
  const done = useDone()
  const save = async (form: FormData) => {
    await shop.signInProviders.updateSignInProvider(id, readProvider(form))
    const undo = () => shop.signInProviders.updateSignInProvider(id, { name, issuer, clientId })
    return done({ message: signIns.providerSaved, undo })
  }
  return (
    <EntryPage
      title={name}
      list={{ label: signIns.title, href: list }}
      hint={signIns.redirectUriHint}
      actions={
        <DeleteButton
          name={name}
          hint={signIns.deleteProvider}
          remove={() => shop.signInProviders.deleteSignInProvider(id)}
          next={list}
        />
      }
    >
      <CopyField label={signIns.redirectUri} value={redirectUri} />
      <Section title={signIns.setUp}>
        <EntryForm key={JSON.stringify(provider)} label={signIns.provider} save={save}>
          {(field) => <ProviderFields field={field} provider={provider} />}
        </EntryForm>
      </Section>
    </EntryPage>
  )
}
