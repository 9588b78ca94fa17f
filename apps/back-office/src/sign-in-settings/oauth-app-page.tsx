import { ApiError, type ThirdPartyApp } from '@vitrine/client'
import { Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { CopyField } from '../page/copy-field.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { useDone } from '../form/use-done.ts'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { OAuthAppFields, saveOAuthApp } from './oauth-app-fields.tsx'

const { signIns } = words
const list = '/sign-in-settings'

export const loadOAuthApp = async ({
  params: { clientId },
}: PageRequest<'/sign-in-settings/apps/:clientId'>): Promise<ThirdPartyApp> => {
  const app = (await shop.thirdPartyApps.listThirdPartyApps()).find((one) => one.clientId === clientId)
  if (!app) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  return app
}

/** Credentials, public details and redirect URLs of an app. */
export const OAuthAppPage = ({ data: app }: PageProps<ThirdPartyApp>) => {
  const { clientId, name, redirectUris } = app
  const done = useDone()
  const save = async (form: FormData) => {
    await saveOAuthApp(form, (changed) => shop.thirdPartyApps.updateThirdPartyApp(clientId, changed))
    const undo = () => shop.thirdPartyApps.updateThirdPartyApp(clientId, { name, redirectUris: [...redirectUris] })
    return done({ message: words.saved, undo })
  }
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
        <EntryForm key={JSON.stringify(app)} label={signIns.app} save={save}>
          {(field) => <OAuthAppFields field={field} app={app} />}
        </EntryForm>
      </Section>
    </EntryPage>
  )
}
