import { fulfillmentStatusOf } from '@vitrine/domain/order/fulfillment.ts'
import type { Sums } from '@vitrine/domain/payment/ledger.ts'
import { orderPaymentStatusOf, type PaymentStatus } from '@vitrine/domain/payment/order-payment.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { contactOfBuyer } from '../../people/contact/contact.ts'
import { completeCheckout } from '../checkout/store.ts'
import { activitiesOf, type ActivityType } from '../order/activities.ts'
import { orderedLines } from '../order/fulfill.ts'
import { confirmationEmail } from '../order/emails.ts'
import { balanceSummaryOf } from '../order/payment-state.ts'
import { presentOrder, type StoredOrder } from '../order/present.ts'
import { insertOrder, nextOrderNumber } from '../order/store.ts'
import type { OrderDraft } from './draft.ts'
import { emptyCart } from './empty-cart.ts'
import { methodOf, sumsAtFirst, writePayments, type Settlement } from './settlement.ts'

interface Placing {
  readonly site: Site
  readonly orderId: string
  readonly draft: OrderDraft
  readonly settlement: Settlement
}

/** Paid in full, by a gift card in part, or not at all. */
const paidActivity: Readonly<Partial<Record<PaymentStatus, ActivityType>>> = {
  PAID: 'ORDER_PAID',
  PARTIALLY_PAID: 'ORDER_PARTIALLY_PAID',
}

const recordOrderEvents = async (db: Db, order: StoredOrder): Promise<void> => {
  const entity = presentOrder(order)
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_created', body: { entity } })
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_approved', body: { order: entity } })
  if (order.payment_status === 'PAID') {
    const body = { order: entity, previousPaymentStatus: 'NOT_PAID' }
    await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_payment_status_updated', body })
  }
}

const bodyOf = (
  context: Context,
  { site, orderId, draft }: Placing,
  { sums, status, contactId }: { sums: Sums; status: PaymentStatus; contactId: string },
) => {
  const date = context.now().toISOString()
  const paid = paidActivity[status]
  return {
    ...draft.record,
    buyerInfo: { ...draft.record.buyerInfo, contactId },
    id: orderId,
    createdDate: date,
    purchasedDate: date,
    activities: activitiesOf(context, 'ORDER_PLACED', ...(paid ? [paid] : [])),
    balanceSummary: balanceSummaryOf({ ...site, total: draft.total }, sums),
  }
}

const writeOrder = async (context: Context, db: Db, placing: Placing): Promise<StoredOrder> => {
  const { site, orderId, draft, settlement } = placing
  const { owner, email, total, checkoutId } = draft
  const now = context.now()
  const sums = sumsAtFirst(draft, settlement)
  const status = orderPaymentStatusOf({ total, isCanceled: false }, sums)
  const contactId = await contactOfBuyer(db, { siteId: site.id, owner, email, newId: context.newId, now })
  return insertOrder(db, {
    site_id: site.id,
    id: orderId,
    number: await nextOrderNumber(db, site.id),
    checkout_id: checkoutId,
    owner,
    email,
    status: 'APPROVED',
    payment_status: status,
    fulfillment_status: fulfillmentStatusOf(orderedLines(draft.record.lineItems), []),
    total,
    stock_taken: status === 'PAID' || !draft.stockOnPaid,
    body: JSON.stringify(bodyOf(context, placing, { sums, status, contactId })),
    created_date: now,
    updated_date: now,
  })
}

/**
 * Places an order: the order, its payments, the completed checkout, the emptied cart, the mail and the events stand
 * together or not at all, in the caller's transaction.
 */
export const placeOrder = async (context: Context, db: Db, placing: Placing): Promise<StoredOrder> => {
  const { site, orderId, draft, settlement } = placing
  const now = context.now()
  const order = await writeOrder(context, db, placing)
  await writePayments(db, { site, orderId, now, draft, settlement })
  const checkout = await completeCheckout(db, { siteId: site.id, id: draft.checkoutId, orderId, now })
  const completed = { siteId: site.id, entity: 'checkout', entityId: draft.checkoutId }
  await recordEvent(db, { ...completed, type: 'wix.ecom.v1.checkout_completed', body: { orderId } })
  // Whoever signed in while they paid has the lines in their member's cart by now.
  await emptyCart(context, db, { site, draft, cartId: checkout.cart_id })
  await recordOrderEvents(db, order)
  const message = confirmationEmail(presentOrder(order), { site, method: methodOf(settlement) })
  await queueMail(db, { siteId: site.id, recipient: draft.email, message })
  return order
}
