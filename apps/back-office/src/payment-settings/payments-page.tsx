import { calls, type OfflinePaymentMethod, type PaymentOutage, type PaymentProvider } from '@vitrine/client'
import { Alert, Badge, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { linkColumn, TableSection } from '../page/table-section.tsx'
import { ownSiteId } from '../session/session.ts'
import { shop } from '../shop.ts'
import { useTitle } from '../page/use-title.ts'
import { words } from '../words/words.ts'
import { CaptureForm, captureRulesOf, type CaptureRules } from './capture-form.tsx'
import { RemaindersForm, type RemainderRules } from './remainders-form.tsx'
import { isLoopbackName } from '../set-up/loopback-name.ts'
import { TestCardsForm } from './test-cards-form.tsx'
import { OutageAlerts } from './outage-alert.tsx'

const { paymentMethods, paymentProviders } = words

interface PaymentsData {
  readonly methods: readonly OfflinePaymentMethod[]
  readonly providers: readonly PaymentProvider[]
  readonly outages: readonly PaymentOutage[]
  readonly demo: boolean
  /** Whether test cards are accepted; `undefined` if this server does not allow them. */
  readonly testCards: boolean | undefined
  readonly takesPayments: boolean
  readonly rules: CaptureRules
  readonly remainders: RemainderRules
}

export const loadPayments = async (): Promise<PaymentsData> => {
  const siteId = await ownSiteId()
  const [
    { offlinePaymentMethods: methods },
    { paymentProviders: providers },
    { paymentOutages: outages },
    { site },
    { checkoutSettings },
    { siteSettings },
  ] = await Promise.all([
    shop.paymentMethods.listOfflinePaymentMethods(),
    shop.paymentProviders.listPaymentProviders(),
    shop.paymentProviders.listPaymentOutages(),
    shop.send(calls.getSite, { query: { siteId } }),
    shop.checkoutSettings.getCheckoutSettings(),
    shop.backOffice.getSiteSettings(),
  ])
  const rules = captureRulesOf(checkoutSettings, siteSettings)
  const { demo, takesPayments } = site
  const testCards = demo || !isLoopbackName(location.hostname) ? undefined : siteSettings.testCards
  return { methods, providers, outages, demo, testCards, takesPayments, rules, remainders: siteSettings.remainders }
}

const stateOf = ({ connected, enabled }: PaymentProvider): string => {
  if (!connected) return paymentProviders.notConnected
  return enabled ? paymentProviders.on : paymentProviders.off
}

/** Card payment providers, connected or not. */
const ProvidersTable = ({ providers }: Pick<PaymentsData, 'providers'>) => (
  <TableSection
    title={paymentProviders.title}
    hint={paymentProviders.hint}
    rows={providers}
    rowKey={({ provider }) => provider}
    columns={[
      linkColumn<PaymentProvider>({
        key: 'provider',
        header: paymentProviders.provider,
        href: ({ provider }) => `/payments/providers/${provider}`,
        name: ({ name }) => name,
      }),
      { key: 'mode', header: paymentProviders.mode, cell: ({ mode }) => (mode ? paymentProviders.modes[mode] : '–') },
      {
        key: 'state',
        header: paymentProviders.state,
        cell: (provider) => (
          <Badge tone={provider.connected && provider.enabled ? 'positive' : 'neutral'} dot>
            {stateOf(provider)}
          </Badge>
        ),
      },
    ]}
  />
)

/** Payment settings: methods and providers. */
export const PaymentsPage = ({
  data: { methods, providers, outages, demo, testCards, takesPayments, rules, remainders },
}: PageProps<PaymentsData>) => {
  useTitle(paymentMethods.title)
  return (
    <Stack gap="lg">
      <PageHeader title={paymentMethods.title}>{paymentMethods.hint}</PageHeader>
      <OutageAlerts of={outages} />
      {demo && <Alert>{paymentMethods.demoCards}</Alert>}
      {!takesPayments && (
        <Alert tone="caution" title={words.noPayments}>
          {paymentMethods.noneHint}
        </Alert>
      )}
      <ProvidersTable providers={providers} />
      <TableSection
        title={paymentMethods.outside}
        hint={paymentMethods.outsideHint}
        rows={methods}
        rowKey={({ kind }) => kind}
        columns={[
          linkColumn<OfflinePaymentMethod>({
            key: 'kind',
            header: paymentMethods.kind,
            href: ({ kind }) => `/payments/${kind}`,
            name: ({ kind }) => paymentMethods.kinds[kind],
          }),
          { key: 'name', header: paymentMethods.shownAs, cell: ({ name }) => name },
          {
            key: 'state',
            header: paymentMethods.state,
            cell: ({ enabled }) => (
              <Badge tone={enabled ? 'positive' : 'neutral'} dot>
                {enabled ? paymentMethods.on : paymentMethods.off}
              </Badge>
            ),
          },
        ]}
      />
      {testCards !== undefined && <TestCardsForm isOn={testCards} />}
      <CaptureForm rules={rules} />
      <RemaindersForm rules={remainders} />
    </Stack>
  )
}
