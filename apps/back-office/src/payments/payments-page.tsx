import { calls, type OfflinePaymentMethod } from '@vitrine/client'
import { Alert, Badge, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/routed-page.tsx'
import { linkColumn, TableSection } from '../table-section.tsx'
import { ownSiteId, shop } from '../shop.ts'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'

const { paymentMethods } = words

interface PaymentsData {
  readonly methods: readonly OfflinePaymentMethod[]
  /** The sandbox's cards pay. */
  readonly demo: boolean
  readonly takesPayments: boolean
}

export const loadPayments = async (): Promise<PaymentsData> => {
  const siteId = await ownSiteId()
  const [{ offlinePaymentMethods: methods }, { site }] = await Promise.all([
    shop.paymentMethods.listOfflinePaymentMethods(),
    shop.send(calls.getSite, { query: { siteId } }),
  ])
  return { methods, demo: site.demo, takesPayments: site.takesPayments }
}

/** How buyers can pay, and where each way is set up. */
export const PaymentsPage = ({ data: { methods, demo, takesPayments } }: PageProps<PaymentsData>) => {
  useTitle(paymentMethods.title)
  return (
    <Stack gap="lg">
      <PageHeader title={paymentMethods.title}>{paymentMethods.hint}</PageHeader>
      {demo && <Alert>{paymentMethods.demoCards}</Alert>}
      {!takesPayments && (
        <Alert tone="caution" title={words.noPayments}>
          {paymentMethods.noneHint}
        </Alert>
      )}
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
    </Stack>
  )
}
