import { ApiError, type RegisteredApp, type ServicePlugin, type WebhookSubscription } from '@vitrine/client'
import { Stack, SummaryList } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { CopyField } from '../page/copy-field.tsx'
import { EntryPage } from '../page/entry-page.tsx'
import { DeleteButton } from '../form/delete-button.tsx'
import { shop } from '../shop.ts'
import { words } from '../words/words.ts'
import { Lines } from './lines.tsx'
import { AppPlugin } from './app-plugin.tsx'
import { describeScopes } from './scope-list.ts'
import { SubscriptionForm } from './subscription-form.tsx'
import { Subscriptions } from './subscriptions.tsx'

const { appsAndKeys } = words
const list = '/apps-and-keys'

interface AppData {
  readonly app: RegisteredApp
  readonly subscriptions: readonly WebhookSubscription[]
  readonly plugins: readonly ServicePlugin[]
}

export const loadApp = async ({ params: { appId } }: PageRequest<'/apps-and-keys/apps/:appId'>): Promise<AppData> => {
  const app = (await shop.apps.listApps()).find((one) => one.appId === appId)
  if (!app) throw new ApiError(words.notFound, { status: 404, code: 'NOT_FOUND' })
  const [subscriptions, plugins] = await Promise.all([
    shop.backOffice.listWebhookSubscriptions({ appId }),
    shop.servicePlugins.listServicePlugins(),
  ])
  return { app, subscriptions, plugins: plugins.filter((plugin) => plugin.appId === appId) }
}

const pluginTypes = ['PAYMENT_PROVIDER', 'ECOM_ADDITIONAL_FEES', 'TAX_CALCULATION_PROVIDER'] as const

const detailRows = ({ scopes, redirectUrls }: RegisteredApp) => [
  { label: appsAndKeys.permissions, value: <Lines lines={describeScopes(scopes)} /> },
  ...(redirectUrls ? [{ label: appsAndKeys.redirectUrls, value: <Lines lines={redirectUrls} /> }] : []),
]

/** An app's credentials, its permissions and its event subscriptions. */
export const AppPage = ({ data: { app, subscriptions, plugins } }: PageProps<AppData>) => {
  const { appId, name, publicKeyUrl } = app
  return (
    <EntryPage
      title={name}
      list={{ label: appsAndKeys.title, href: list }}
      hint={appsAndKeys.appHint}
      actions={
        <DeleteButton name={name} hint={appsAndKeys.deleteApp} remove={() => shop.apps.deleteApp(appId)} next={list} />
      }
    >
      <Stack gap="md">
        <CopyField label={appsAndKeys.appId} value={appId} />
        {publicKeyUrl !== undefined && <CopyField label={appsAndKeys.publicKey} value={publicKeyUrl} />}
        <SummaryList rows={detailRows(app)} />
      </Stack>
      <Subscriptions subscriptions={subscriptions} />
      <SubscriptionForm key={subscriptions.map(({ id }) => id).join()} appId={appId} />
      {pluginTypes.map((type) => (
        <AppPlugin key={type} appId={appId} type={type} plugin={plugins.find((one) => one.type === type)} />
      ))}
    </EntryPage>
  )
}
