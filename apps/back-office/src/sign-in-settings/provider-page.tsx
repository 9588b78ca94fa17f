import { ApiError, type SignInProvider } from '@vitrine/client'
import { SummaryList } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CopyField } from '../copy-field.tsx'
import { EntryPage } from '../entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { signIns } = words
const list = '/sign-in-settings'

export const loadProvider = async ({ params: { id } }: LoaderFunctionArgs): Promise<SignInProvider> => {
  const provider = (await shop.signInProviders.listSignInProviders()).find((one) => one.id === id)
  if (!provider) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return provider
}

/** How a provider is set up, and what it must be told. */
export const ProviderPage = () => {
  const { id, name, issuer, clientId, redirectUri = '' } = useLoaderData<SignInProvider>()
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
      <Section title={signIns.setUp} hint={signIns.setUpHint}>
        <SummaryList
          rows={[
            { label: signIns.issuer, value: <span className="break-all">{issuer}</span> },
            { label: signIns.clientId, value: <span className="break-all">{clientId}</span> },
          ]}
        />
      </Section>
    </EntryPage>
  )
}
