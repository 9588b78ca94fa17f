import { calls, type OfflinePaymentMethod } from '@vitrine/client'
import { Alert, Badge, Link, PageHeader, Stack, Table } from '@vitrine/ui'
import { useLoaderData } from 'react-router'
import { Section } from '../section.tsx'
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
export const PaymentsPage = () => {
  const { methods, demo, takesPayments } = useLoaderData<PaymentsData>()
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
      <Section title={paymentMethods.outside} hint={paymentMethods.outsideHint}>
        <Table
          caption={paymentMethods.outside}
          captionHidden
          rows={methods}
          rowKey={({ kind }) => kind}
          columns={[
            {
              key: 'kind',
              header: paymentMethods.kind,
              rowHeader: true,
              cell: ({ kind }) => <Link href={`/payments/${kind}`}>{paymentMethods.kinds[kind]}</Link>,
            },
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
      </Section>
    </Stack>
  )
}
