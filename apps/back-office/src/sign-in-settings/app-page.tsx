import { ApiError, type ThirdPartyApp } from '@vitrine/client'
import { Stack, SummaryList } from '@vitrine/ui'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CopyField } from '../copy-field.tsx'
import { EntryPage } from '../entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { Section } from '../section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/en.ts'

const { signIns } = words
const list = '/sign-in-settings'

export const loadApp = async ({ params: { clientId } }: LoaderFunctionArgs): Promise<ThirdPartyApp> => {
  const app = (await shop.thirdPartyApps.listThirdPartyApps()).find((one) => one.clientId === clientId)
  if (!app) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return app
}

/** What whoever runs the app must know, and where it may return to. */
export const AppPage = () => {
  const { clientId, name, redirectUris } = useLoaderData<ThirdPartyApp>()
  return (
    <EntryPage
      title={name}
      list={{ label: signIns.title, href: list }}
      hint={signIns.appClientIdHint}
      actions={
        <DeleteButton
          name={name}
          hint={signIns.deleteApp}
          remove={() => shop.thirdPartyApps.deleteThirdPartyApp(clientId)}
          next={list}
        />
      }
    >
      <Stack gap="md">
        <CopyField label={signIns.appClientId} value={clientId} />
        <CopyField label={signIns.appIssuer} value={location.origin} />
      </Stack>
      <Section title={signIns.setUp}>
        <SummaryList
          rows={[
            {
              label: signIns.appAddresses,
              value: redirectUris.map((address) => (
                <span key={address} className="block break-all">
                  {address}
                </span>
              )),
            },
          ]}
        />
      </Section>
    </EntryPage>
  )
}
