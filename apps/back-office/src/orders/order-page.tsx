import type { Order, OrderTransactions, OrderWithFulfillments, SoldGiftCard } from '@vitrine/client'
import {
  addressLines,
  Alert,
  Breadcrumbs,
  Button,
  Card,
  DateTime,
  PageHeader,
  PostalAddress,
  Stack,
  useUi,
} from '@vitrine/ui'
import type { ReactNode } from 'react'
import type { Asked, PageProps } from '@vitrine/web/routed-page.tsx'
import type { SavedMethod } from '../saved-methods.ts'
import { shop } from '../shop.ts'
import { PaymentStatus, SendingStatus } from '../statuses.tsx'
import { useTitle } from '../use-title.ts'
import { words } from '../words/en.ts'
import { ChargeSavedButton, loadChargeable } from './charge-saved-button.tsx'
import { isCancelable } from './cancelable.ts'
import type { Dispute } from './dispute-evidence.ts'
import { Disputes } from './disputes.tsx'
import type { Document } from './document-name.ts'
import { Documents } from './documents.tsx'
import { FailedPayment } from './failed-payment.tsx'
import { dueOf, MarkPaidButton } from './mark-paid-button.tsx'
import { OrderDownloads } from './order-downloads.tsx'
import { OrderGiftCards } from './order-gift-cards.tsx'
import { OrderItems } from './order-items.tsx'
import { loadPaymentRequests, PaymentRequests, type AskedPayment } from './payment-requests.tsx'
import { Payments } from './payments.tsx'
import { hasReceipts, Receipts, type Receipt } from './receipts.tsx'
import { RequestPaymentButton } from './request-payment-button.tsx'
import { SendButton } from './send-button.tsx'
import { Shipments } from './shipments.tsx'
import { isToSend } from './shippable.ts'
import { Timeline } from './timeline.tsx'
import { Waiting } from './waiting.tsx'

interface OrderData {
  readonly order: Order
  readonly transactions: OrderTransactions
  readonly sent: OrderWithFulfillments
  readonly asked: readonly AskedPayment[]
  readonly giftCards: readonly SoldGiftCard[]
  readonly disputes: readonly Dispute[]
  readonly receipts: readonly Receipt[]
  readonly documents: readonly Document[]
  readonly saved: readonly SavedMethod[]
}

export const loadOrder = async ({ params: { id } }: Asked<'/orders/:id'>): Promise<OrderData> => {
  const [order, { orderTransactions }, { orderWithFulfillments }, asked, giftCards, disputes, receipts, documents] =
    await Promise.all([
      shop.orders.getOrder(id),
      shop.orderTransactions.listTransactionsForSingleOrder(id),
      shop.orderFulfillments.listFulfillmentsForSingleOrder(id),
      loadPaymentRequests(id),
      shop.giftCards.listGiftCardsOfOrder(id),
      shop.disputes.listDisputes({ orderId: id }),
      shop.payments.listReceipts(id),
      shop.invoices.listInvoices(id),
    ])
  const saved = dueOf(order) === undefined ? [] : await loadChargeable(order)
  return {
    order,
    transactions: orderTransactions,
    sent: orderWithFulfillments,
    asked,
    giftCards,
    disputes,
    receipts,
    documents,
    saved,
  }
}

/** Whether something of what was paid is left. */
const isRefundable = ({ balanceSummary }: Order): boolean =>
  Number(balanceSummary?.paid?.amount ?? 0) > Number(balanceSummary?.refunded?.amount ?? 0)

/** Whether it is offered to be edited: what was refunded stays as it is. */
const isEditable = ({ paymentStatus }: Order): boolean =>
  paymentStatus !== 'PARTIALLY_REFUNDED' && paymentStatus !== 'FULLY_REFUNDED'

type Contact = Order['billingInfo']

const Address = ({ contact }: { contact: Contact }) => {
  const { locale } = useUi()
  const { address, contactDetails: { firstName, lastName, company = '' } = {} } = contact ?? {}
  const name = [firstName, lastName].filter(Boolean).join(' ')
  const lines = [...[name, company].filter((line) => line !== ''), ...addressLines(address, locale)]
  return lines.length === 0 ? <p className="text-muted">{words.noAddress}</p> : <PostalAddress lines={lines} />
}

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 text-sm font-medium text-muted">{title}</h2>
    {children}
  </section>
)

export const OrderPage = ({
  data: { order, transactions, sent, asked, giftCards, disputes, receipts, documents, saved },
}: PageProps<OrderData>) => {
  useTitle(words.order(order.number))
  const isOpen = order.status === 'APPROVED'
  const due = dueOf(order)
  return (
    <Stack gap="lg">
      <PageHeader
        above={<Breadcrumbs items={[{ label: words.orders, href: '/orders' }, { label: order.number }]} />}
        title={words.order(order.number)}
        actions={
          <>
            {isRefundable(order) && <Button href={`/orders/${order.id}/refund`}>{words.refunds.refund}</Button>}
            {isOpen && (
              <>
                {due !== undefined && saved.length > 0 && <ChargeSavedButton order={order} due={due} saved={saved} />}
                {due !== undefined && <RequestPaymentButton order={order} due={due} />}
                {due !== undefined && <MarkPaidButton order={order} due={due} />}
                {isToSend(order, sent) && <SendButton order={order} sent={sent} />}
                {isEditable(order) && <Button href={`/orders/${order.id}/edit`}>{words.edits.edit}</Button>}
                {isCancelable(order, sent) && (
                  <Button href={`/orders/${order.id}/cancel`} variant="quiet">
                    {words.cancelOrder}
                  </Button>
                )}
              </>
            )}
          </>
        }
      >
        <span className="flex flex-wrap items-center gap-3">
          <DateTime value={order.createdDate} show="date-time" />
          <PaymentStatus order={order} />
          <SendingStatus order={order} />
        </span>
      </PageHeader>
      <Waiting order={order} />
      <FailedPayment order={order} asked={asked} />
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Stack gap="lg">
          <OrderItems order={order} />
          <OrderDownloads order={order} />
          <Shipments order={order} sent={sent} />
          <Timeline order={order} transactions={transactions} disputes={disputes} />
        </Stack>
        <Card as="section" appearance="framed">
          <Stack gap="lg">
            <Detail title={words.contact}>
              <a href={`mailto:${order.buyerInfo.email}`} className="text-accent-text">
                {order.buyerInfo.email}
              </a>
              {order.billingInfo?.contactDetails?.phone && <p>{order.billingInfo.contactDetails.phone}</p>}
            </Detail>
            <Detail title={words.deliverTo}>
              <Address contact={order.recipientInfo} />
              {order.shippingInfo?.title && <p className="mt-1 text-sm text-muted">{order.shippingInfo.title}</p>}
            </Detail>
            <Detail title={words.billTo}>
              <Address contact={order.billingInfo} />
            </Detail>
            {order.buyerNote && (
              <Detail title={words.note}>
                <Alert>{order.buyerNote}</Alert>
              </Detail>
            )}
            <Detail title={words.payments}>
              <Stack gap="md">
                <Payments order={order} transactions={transactions} />
                <Disputes disputes={disputes} />
              </Stack>
            </Detail>
            <Detail title={words.documents.title}>
              <Documents order={order} sent={sent} documents={documents} />
            </Detail>
            {hasReceipts({ transactions, receipts }) && (
              <Detail title={words.receipts.title}>
                <Receipts order={order} transactions={transactions} receipts={receipts} />
              </Detail>
            )}
            {giftCards.length > 0 && (
              <Detail title={words.giftCards.ofOrder}>
                <OrderGiftCards cards={giftCards} />
              </Detail>
            )}
            {asked.length > 0 && (
              <Detail title={words.paymentRequests.title}>
                <PaymentRequests order={order} asked={asked} />
              </Detail>
            )}
          </Stack>
        </Card>
      </div>
    </Stack>
  )
}
