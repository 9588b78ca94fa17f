import type { OAuthApp } from '@vitrine/client'
import { Stack, SummaryList } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { useParams } from 'react-router'
import { CopyField } from '../page/copy-field.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { EntryForm } from '../form/entry-form.tsx'
import { savingLines } from '../form/lines.ts'
import { useDone } from '../form/use-done.ts'
import { NotFound } from '../page/not-found.tsx'
import { Section } from '../page/section.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { readStorefront, StorefrontFields } from './storefront-fields.tsx'

const { appsAndKeys } = words
const list = '/apps-and-keys'

export const loadStorefronts = (): Promise<readonly OAuthApp[]> => shop.oauthApps.listOAuthApps()

const StorefrontForm = ({ app }: { app: OAuthApp }) => {
  const done = useDone()
  const { clientId, name, origins, redirectUris, serverAddresses } = app
  const before = { name, origins: [...origins], redirectUris: [...redirectUris], serverAddresses: [...serverAddresses] }
  const save = async (form: FormData) => {
    await savingLines(form, () => shop.oauthApps.updateOAuthApp(clientId, readStorefront(form)))
    return done({ message: words.saved, undo: () => shop.oauthApps.updateOAuthApp(clientId, before) })
  }
  return (
    <EntryForm label={appsAndKeys.storefront} save={save}>
      {(field) => <StorefrontFields field={field} app={app} />}
    </EntryForm>
  )
}

/** A storefront's client ID and the URLs it works from. */
export const StorefrontPage = ({ data: all }: PageProps<readonly OAuthApp[]>) => {
  const { clientId } = useParams()
  const app = all.find((one) => one.clientId === clientId)
  if (!app) return <NotFound list={list} />
  const kind = app.rotatesRefreshTokens ? 'rotating' : 'lasting'
  return (
    <EntryPage
      title={app.name}
      list={{ label: appsAndKeys.title, href: list }}
      hint={all.length === 1 ? appsAndKeys.lastStorefront : appsAndKeys.clientIdHint}
      actions={
        all.length > 1 && (
          <DeleteButton
            name={app.name}
            hint={appsAndKeys.deleteStorefront}
            remove={() => shop.oauthApps.deleteOAuthApp(app.clientId)}
            next={list}
          />
        )
      }
    >
      <Stack gap="md">
        <CopyField label={appsAndKeys.clientId} value={app.clientId} />
        <div>
          <SummaryList rows={[{ label: appsAndKeys.tokens, value: appsAndKeys.builtOn[kind] }]} />
          <p className="text-sm text-muted">{appsAndKeys.tokensStay}</p>
        </div>
      </Stack>
      <Section title={appsAndKeys.details}>
        <StorefrontForm key={JSON.stringify(app)} app={app} />
      </Section>
    </EntryPage>
  )
}
