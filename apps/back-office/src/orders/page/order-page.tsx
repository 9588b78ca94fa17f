import type { Order, OrderTransactions, OrderWithFulfillments, ShippingLabel, SoldGiftCard } from '@vitrine/client'
import { Breadcrumbs, Button, DateTime, PageHeader, Stack } from '@vitrine/ui'
import type { PageRequest, PageProps } from '@vitrine/web/page/routed-page.tsx'
import { ExchangeOf, loadReturnsOfOrder, OrderReturns, type ReturnsOfOrder } from '../../returns/order-returns.tsx'
import type { SavedMethod } from '../../members/load-saved-methods.ts'
import { permitted } from '../../access/permitted.ts'
import { shop } from '../../shop.ts'
import { Section } from '../../page/section.tsx'
import { ArchivedStatus, PaymentStatus, FulfillmentStatus } from '../status-badges.tsx'
import { useTitle } from '../../page/use-title.ts'
import { words } from '../../words/words.ts'
import { ArchiveButton } from './archive-button.tsx'
import { ChargeSavedButton, loadChargeable } from '../payments/charge-saved-button.tsx'
import { isCancelable } from '../cancel/cancelable.ts'
import { loadAdjacentOrders, type AdjacentOrders } from '../list/adjacent-orders.ts'
import type { TagNames } from '../tags/tag-names.ts'
import { useSeen } from '../list/seen.ts'
import { loadTagNames } from '../tags/load-tags.ts'
import { AdjacentOrderLinks } from '../list/adjacent-order-links.tsx'
import { listAddress } from '../list/order-view.ts'
import type { Dispute } from '../disputes/dispute-evidence.ts'
import { Disputes } from '../disputes/disputes.tsx'
import type { Document } from '../documents/document-name.ts'
import { Documents } from '../documents/documents.tsx'
import { FailedPayment } from '../payments/failed-payment.tsx'
import { Labels } from '../labels/labels.tsx'
import { outstandingAmount, MarkPaidButton } from '../payments/mark-paid-button.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderGiftCards } from './order-gift-cards.tsx'
import { OrderItems } from './order-items.tsx'
import { CustomerCard } from './customer-card.tsx'
import { loadPaymentRequests, PaymentRequests, type RequestedPayment } from '../payments/payment-requests.tsx'
import { Payments } from '../payments/payments.tsx'
import { hasReceipts, Receipts, type Receipt } from '../documents/receipts.tsx'
import { OutstandingBalances, type Remainders } from '../payments/outstanding-balances.tsx'
import { RequestPaymentButton } from '../payments/request-payment-button.tsx'
import { ShipButton } from '../fulfillment/ship-button.tsx'
import { Shipments } from '../fulfillment/shipments.tsx'
import { hasItemsToShip } from '../fulfillment/shippable.ts'
import { personName } from '../../staff/load-staff.ts'
import { Timeline } from '../timeline/timeline.tsx'
import { ReviewAlert } from './review-alert.tsx'

interface OrderData {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly sent: OrderWithFulfillments
  readonly paymentRequests: readonly RequestedPayment[]
  readonly giftCards: readonly SoldGiftCard[]
  readonly disputes: readonly Dispute[]
  readonly receipts: readonly Receipt[]
  readonly documents: readonly Document[]
  readonly returned: ReturnsOfOrder
  readonly saved: readonly SavedMethod[]
  readonly labels: readonly ShippingLabel[]
  readonly tagNames: TagNames
  readonly adjacent: AdjacentOrders
  readonly remainders: Remainders
  /** Names of the staff by ID. */
  readonly people: ReadonlyMap<string, string>
}

export const loadOrder = async ({ params: { id }, url }: PageRequest<'/orders/:id'>): Promise<OrderData> => {
  const [
    order,
    { orderTransactions },
    { orderWithFulfillments },
    paymentRequests,
    giftCards,
    disputes,
    receipts,
    documents,
    returned,
    tagNames,
    labels,
    remainders,
    staff,
  ] = await Promise.all([
    shop.orders.getOrder(id),
    permitted('payments.read', () => shop.orderTransactions.listTransactionsForSingleOrder(id), {
      orderTransactions: { orderId: id, payments: [], refunds: [] },
    }),
    permitted('fulfillment.read', () => shop.orderFulfillments.listFulfillmentsForSingleOrder(id), {
      orderWithFulfillments: { orderId: id, fulfillments: [] },
    }),
    permitted('payments.read', () => loadPaymentRequests(id), []),
    permitted('giftCards.read', () => shop.giftCards.listGiftCardsOfOrder(id), []),
    permitted('payments.read', () => shop.disputes.listDisputes({ orderId: id }), []),
    permitted('finances.read', () => shop.payments.listReceipts(id), []),
    permitted('finances.read', () => shop.invoices.listInvoices(id), []),
    loadReturnsOfOrder(id),
    loadTagNames(),
    permitted('fulfillment.read', () => shop.shippingLabels.listLabelsOfOrder(id), []),
    shop.purchaseTerms.listRemainders(id),
    permitted('staff.read', () => shop.staff.listStaff(), []),
  ])
  const [saved, adjacent] = await Promise.all([
    outstandingAmount(order) === undefined ? [] : permitted('customers.read', () => loadChargeable(order), []),
    loadAdjacentOrders(order, url.searchParams),
  ])
  return {
    order,
    transactions: orderTransactions,
    sent: orderWithFulfillments,
    paymentRequests,
    giftCards,
    disputes,
    receipts,
    documents,
    returned,
    saved,
    labels,
    tagNames,
    adjacent,
    remainders,
    people: new Map(staff.map((person) => [person.id, personName(person)])),
  }
}

/** Whether any of the paid amount is left to refund. */
const isRefundable = ({ balanceSummary }: Order): boolean =>
  Number(balanceSummary?.paid?.amount ?? 0) > Number(balanceSummary?.refunded?.amount ?? 0)

/** Whether editing is offered: refunded orders cannot be edited. */
const isEditable = ({ paymentStatus }: Order): boolean =>
  paymentStatus !== 'PARTIALLY_REFUNDED' && paymentStatus !== 'FULLY_REFUNDED'

export const OrderPage = ({ data }: PageProps<OrderData>) => {
  const { order, transactions, sent, paymentRequests, giftCards, disputes, receipts, documents, returned, saved } = data
  const { labels, tagNames, adjacent, remainders, people } = data
  useTitle(words.order(order.number))
  useSeen(order)
  const isOpen = order.status === 'APPROVED'
  const due = outstandingAmount(order)
  // Outstanding balances have a section of their own.
  const later = new Set(remainders.map(({ paymentRequestId }) => paymentRequestId))
  const requests = paymentRequests.filter(({ request }) => !later.has(request.id))
  return (
    <Stack gap="lg">
      <PageHeader
        above={
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <Breadcrumbs items={[{ label: words.orders, href: listAddress(adjacent.view) }, { label: order.number }]} />
            <AdjacentOrderLinks adjacent={adjacent} />
          </div>
        }
        title={words.order(order.number)}
        actions={
          <>
            {isRefundable(order) && <Button href={`/orders/${order.id}/refund`}>{words.refunds.refund}</Button>}
            {isOpen && (
              <>
                {due !== undefined && saved.length > 0 && <ChargeSavedButton order={order} due={due} saved={saved} />}
                {due !== undefined && <RequestPaymentButton order={order} due={due} />}
                {due !== undefined && <MarkPaidButton order={order} due={due} />}
                {hasItemsToShip(order, sent) && <ShipButton order={order} sent={sent} />}
                {hasItemsToShip(order, sent) && <Button href={`/orders/${order.id}/label`}>{words.labels.buy}</Button>}
                {isEditable(order) && <Button href={`/orders/${order.id}/edit`}>{words.edits.edit}</Button>}
                {isCancelable(order, sent) && (
                  <Button href={`/orders/${order.id}/cancel`} variant="quiet">
                    {words.cancelOrder}
                  </Button>
                )}
              </>
            )}
            <ArchiveButton order={order} />
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          <DateTime value={order.createdDate} show="date-time" />
          <PaymentStatus order={order} />
          <FulfillmentStatus order={order} />
          <ArchivedStatus order={order} />
        </span>
      </PageHeader>
      <ReviewAlert order={order} />
      <ExchangeOf exchangeOf={returned.exchangeOf} />
      <FailedPayment order={order} requests={paymentRequests} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
        <Stack gap="lg">
          <OrderItems order={order} />
          <OrderDownloads order={order} />
          <Shipments order={order} sent={sent} labels={labels} />
          <Labels order={order} labels={labels} />
          <OrderReturns order={order} of={returned} />
          <Section title={words.payments}>
            <Payments order={order} transactions={transactions} />
            <Disputes disputes={disputes} />
          </Section>
          <OutstandingBalances order={order} remainders={remainders} />
          {requests.length > 0 && (
            <Section title={words.paymentRequests.title}>
              <PaymentRequests order={order} requests={requests} />
            </Section>
          )}
          {giftCards.length > 0 && (
            <Section title={words.giftCards.ofOrder}>
              <OrderGiftCards cards={giftCards} />
            </Section>
          )}
          <Section title={words.documents.title}>
            <Documents order={order} sent={sent} documents={documents} />
          </Section>
          {hasReceipts({ transactions, receipts }) && (
            <Section title={words.receipts.title}>
              <Receipts order={order} transactions={transactions} receipts={receipts} />
            </Section>
          )}
          <Timeline {...{ order, transactions, disputes, paymentRequests, people }} />
        </Stack>
        <CustomerCard order={order} tagNames={tagNames} />
      </div>
    </Stack>
  )
}
