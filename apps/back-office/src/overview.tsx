import { calls, type Order, type PaymentOutage, type SalesReport } from '@vitrine/client'
import { Alert, Badge, Card, Grid, Link, PageHeader, Stack } from '@vitrine/ui'
import type { PageProps } from '@vitrine/web/page/routed-page.tsx'
import { permitted } from './access/permitted.ts'
import { AbsentRecords, loadAbsentRecords } from './domains/absent-records.tsx'
import { Figure } from './page/figure.tsx'
import { countPending } from './members/find-members.ts'
import { FailedPayments } from './orders/payments/failed-payment.tsx'
import { loadAbandonedFigures, sumOf } from './orders/abandoned/find-abandoned.ts'
import type { Dispute } from './orders/disputes/dispute-evidence.ts'
import { OpenDisputes } from './orders/disputes/disputes.tsx'
import { OverdueBalances } from './orders/payments/outstanding-balances.tsx'
import { OrdersTable } from './orders/list/orders-table.tsx'
import { OutageAlerts } from './payment-settings/outage-alert.tsx'
import { loadMissingPolicies, MissingPolicies } from './policies/missing-policies.tsx'
import { countPendingReturns } from './returns/find-returns.ts'
import { PendingReturns } from './returns/pending-returns.tsx'
import { Checklist } from './set-up/checklist.tsx'
import { findOpenStep, readSkipped } from './set-up/skipped.ts'
import { loadChecklist } from './set-up/load-checklist.ts'
import { ownSiteId } from './session/session.ts'
import { shop } from './first-shop.ts'
import { FigureTiles } from './reports/figure-tiles.tsx'
import { loadRecentSales } from './reports/recent-sales.ts'
import { SalesChart } from './reports/sales-chart.tsx'
import { Section } from './page/section.tsx'
import { useTitle } from './page/use-title.ts'
import { words } from './words/first.ts'

const spanDays = 14
const latestOrderCount = 6
/** As many as fit beside the latest orders. */
const lowStockCount = 8

type Summary = Awaited<ReturnType<typeof shop.backOffice.getSalesSummary>>

interface Overview {
  readonly summary: Summary
  /** Sales of the last days; `undefined` for people who may not see reports. */
  readonly report: SalesReport | undefined
  readonly orders: readonly Order[]
  readonly takesPayments: boolean
  /** Payment providers that don't respond. */
  readonly outages: readonly PaymentOutage[]
  /** Whether the store has a shipping option. */
  readonly delivers: boolean
  /** Members pending approval. */
  readonly pendingMembers: number
  /** Returns waiting for approval, and received ones waiting for settlement. */
  readonly returns: Awaited<ReturnType<typeof countPendingReturns>>
  /** Disputes that need a response, most urgent first. */
  readonly disputes: readonly Dispute[]
  /** Orders with a failed pending payment. */
  readonly failed: readonly Order[]
  /** Overdue balances. */
  readonly overdue: Awaited<ReturnType<typeof shop.purchaseTerms.listOverdueRemainders>>
  /** Figures of abandoned checkouts in the last 30 days, by currency. */
  readonly abandoned: Awaited<ReturnType<typeof loadAbandonedFigures>>
  readonly missingPolicies: Awaited<ReturnType<typeof loadMissingPolicies>>
  /** Domains whose record is missing. */
  readonly absentRecords: Awaited<ReturnType<typeof loadAbsentRecords>>
  readonly checklist: Awaited<ReturnType<typeof loadChecklist>>
}

export const loadOverview = async (): Promise<Overview> => {
  const siteId = await ownSiteId()
  const [
    summary,
    report,
    { orders },
    { site },
    pendingMembers,
    shippingOptions,
    { paymentOutages },
    disputes,
    { orders: failed },
    returns,
    overdue,
    missingPolicies,
    abandoned,
    absentRecords,
    checklist,
  ] = await Promise.all([
    shop.backOffice.getSalesSummary({ days: 1 }),
    permitted('reports.read', () => loadRecentSales(spanDays), undefined),
    shop.orders.searchOrders({ cursorPaging: { limit: latestOrderCount } }),
    shop.send(calls.getSite, { query: { siteId } }),
    permitted('customers.read', countPending, 0),
    permitted('delivery.read', () => shop.shippingOptions.queryShippingOptions().limit(1).find(), undefined),
    permitted('settings.read', () => shop.paymentProviders.listPaymentOutages(), { paymentOutages: [] }),
    permitted('payments.read', () => shop.disputes.listDisputes({ open: true }), []),
    shop.orders.searchOrders({
      filter: { status: 'APPROVED', paymentStatus: 'DECLINED' },
      cursorPaging: { limit: latestOrderCount },
    }),
    countPendingReturns(),
    permitted('payments.read', () => shop.purchaseTerms.listOverdueRemainders(), { remainders: [], total: 0 }),
    permitted('settings.read', loadMissingPolicies, { missing: [], drafts: [] }),
    permitted('marketing.read', loadAbandonedFigures, []),
    permitted('settings.read', loadAbsentRecords, []),
    permitted('settings.read', () => loadChecklist(siteId), undefined),
  ])
  return {
    summary,
    report,
    orders,
    takesPayments: site.takesPayments,
    outages: paymentOutages,
    pendingMembers,
    delivers: shippingOptions === undefined || shippingOptions.items.length > 0,
    returns,
    disputes,
    failed,
    overdue,
    missingPolicies,
    abandoned,
    absentRecords,
    checklist,
  }
}

const OtherCurrencies = ({ report: { currency, currencies } }: { report: SalesReport }) =>
  currencies.length < 2 ? null : (
    <p className="flex flex-wrap gap-x-4 text-sm">
      {currencies
        .filter((other) => other !== currency)
        .map((other) => (
          <Link key={other} href={`/reports?${new URLSearchParams({ currency: other })}`}>
            {words.reports.inCurrency(other)}
          </Link>
        ))}
    </p>
  )

/** Sales of the last days, for those who may see reports. */
const RecentSales = ({ report }: { report: SalesReport }) => (
  <Section title={words.recentSales(spanDays)} actions={<Link href="/reports">{words.reports.all}</Link>}>
    <FigureTiles figures={report.figures} previous={report.previous?.figures} />
    <SalesChart report={report} interval="DAY" />
    <OtherCurrencies report={report} />
  </Section>
)

const LowStock = ({ items }: { items: Summary['lowStock'] }) => (
  <Card as="section" appearance="framed">
    <h2 className="font-display text-lg">{words.lowStock}</h2>
    {items.length === 0 ? (
      <p className="text-muted">{words.lowStockNone}</p>
    ) : (
      <ul className="mt-2 grid list-none gap-2 p-0">
        {items.slice(0, lowStockCount).map(({ productId, name, variant, quantity }) => (
          <li key={`${productId} ${variant}`} className="flex items-baseline justify-between gap-3">
            <span>
              <Link href={`/products/${productId}`}>{name}</Link>
              {variant && <span className="text-sm text-muted"> {variant}</span>}
            </span>
            <Badge tone={quantity === 0 ? 'critical' : 'caution'}>{words.left(quantity)}</Badge>
          </li>
        ))}
      </ul>
    )}
    {items.length > 0 && (
      <p className="mt-3">
        <Link href="/inventory?status=low">{words.inventories.allLow}</Link>
      </p>
    )}
  </Card>
)

/** What keeps a store from selling. */
const MissingBasics = ({
  takesPayments,
  delivers,
  missingPolicies,
}: Pick<Overview, 'takesPayments' | 'delivers' | 'missingPolicies'>) => (
  <>
    {!takesPayments && (
      <Alert tone="caution" title={words.noPayments}>
        {words.noPaymentsHint} <Link href="/payments">{words.setUpPayments}</Link>
      </Alert>
    )}
    {!delivers && (
      <Alert tone="caution" title={words.deliveries.none}>
        {words.deliveries.noneHint} <Link href="/delivery/new">{words.deliveries.add}</Link>
      </Alert>
    )}
    <MissingPolicies {...missingPolicies} />
  </>
)

export const OverviewPage = ({ data }: PageProps<Overview>) => {
  const { summary, report, orders, takesPayments, outages, pendingMembers, delivers, returns, disputes, failed } = data
  const { overdue, missingPolicies, abandoned, absentRecords, checklist } = data
  const abandonedCount = sumOf(abandoned, 'abandonedCount')
  // The checklist says what is missing, too.
  const isSettingUp = checklist !== undefined && findOpenStep(checklist, readSkipped(checklist.siteId)) !== undefined
  useTitle(words.overview)
  return (
    <Stack gap="xl">
      <PageHeader title={words.overview} />
      <OutageAlerts of={outages} />
      <AbsentRecords domains={absentRecords} />
      {checklist && <Checklist data={checklist} />}
      {!isSettingUp && (
        <MissingBasics takesPayments={takesPayments} delivers={delivers} missingPolicies={missingPolicies} />
      )}
      {pendingMembers > 0 && (
        <Alert>
          {words.members.pendingApproval(pendingMembers)}{' '}
          <Link href="/customers?show=pending">{words.members.reviewPending}</Link>
        </Alert>
      )}
      <PendingReturns {...returns} />
      {failed.length > 0 && <FailedPayments orders={failed} />}
      {overdue.remainders.length > 0 && <OverdueBalances overdue={overdue} />}
      {disputes.length > 0 && <OpenDisputes disputes={disputes} />}
      <Grid least="sm" gap="md">
        <Figure label={words.ordersToFulfill} href="/orders?show=unsent">
          {summary.unfulfilledOrders}
        </Figure>
        {abandonedCount > 0 && (
          <Figure label={words.abandoned.overviewFigure} href="/orders/abandoned">
            {abandonedCount}
            <span className="block text-sm text-muted">
              {words.abandoned.recoveredCount(sumOf(abandoned, 'recoveredCount'))}
            </span>
          </Figure>
        )}
      </Grid>
      {report && <RecentSales report={report} />}
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <OrdersTable orders={orders} caption={words.recentOrders} />
        <LowStock items={summary.lowStock} />
      </div>
    </Stack>
  )
}
