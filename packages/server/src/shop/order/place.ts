import type { Card } from '../payment/provider.ts'
import { changeHeldCart, deleteHeldCart } from '../cart/change.ts'
import { findCartById } from '../cart/store.ts'
import type { CartRecord } from '../cart/tables.ts'
import { contactOfBuyer } from '../../people/contact/contact.ts'
import { completeCheckout } from '../checkout/store.ts'
import type { Context } from '../../ground/context/context.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { RedeemedGiftCard } from '../gift-card/tables.ts'
import { fulfillmentStatusOf } from '@vitrine/domain/order/fulfillment.ts'
import { activitiesOf, type ActivityType } from './activities.ts'
import { dueOf, type OrderDraft } from './draft.ts'
import { orderedLines } from './fulfill.ts'
import { confirmationLetter } from './letters.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { insertOrder, insertPayment, nextOrderNumber } from './store.ts'
import type { PaymentRecord } from './tables.ts'

/** How an order was paid. */
export type Settlement =
  | {
      readonly type: 'paid'
      readonly paymentId: string
      readonly provider: string
      readonly transactionId: string
      readonly card?: Card
    }
  | { readonly type: 'free' }
  /** The buyer pays later, outside. */
  | { readonly type: 'unpaid' }

const paymentRecord = (
  settlement: Extract<Settlement, { type: 'paid' }>,
  { site, draft, now }: { site: Site; draft: OrderDraft; now: Date },
): PaymentRecord & { id: string } => ({
  id: settlement.paymentId,
  createdDate: now.toISOString(),
  updatedDate: now.toISOString(),
  amount: createMoneyWriter(site).price(dueOf(draft)),
  status: 'APPROVED',
  refundDisabled: false,
  regularPaymentDetails: {
    paymentOrderId: settlement.paymentId,
    gatewayTransactionId: settlement.transactionId,
    providerTransactionId: settlement.transactionId,
    offlinePayment: false,
    ...(settlement.card && {
      creditCardDetails: { brand: settlement.card.brand, lastFourDigits: settlement.card.lastFour },
    }),
  },
})

const giftCardPaymentRecord = (
  { id, amount, obfuscatedCode }: RedeemedGiftCard,
  { site, now }: { site: Site; now: Date },
): PaymentRecord & { id: string } => ({
  id,
  createdDate: now.toISOString(),
  updatedDate: now.toISOString(),
  amount: createMoneyWriter(site).price(amount),
  status: 'APPROVED',
  refundDisabled: false,
  giftcardPaymentDetails: { giftCardPaymentId: id, obfuscatedCode },
})

/** What is left of a cart when some of its lines were ordered: what was taken off was taken off those. */
const withoutOrdered = (
  { couponCode: _couponCode, merchantDiscounts: _discounts, checkoutId: _checkoutId, ...kept }: CartRecord,
  { lineIds }: OrderDraft,
): CartRecord => ({ ...kept, lines: kept.lines.filter(({ id }) => !lineIds.includes(id)) })

/** Takes what was ordered out of the cart; a cart with nothing else in it goes. */
const emptyCart = async (
  context: Context,
  db: Db,
  { site, draft, cartId }: { site: Site; draft: OrderDraft; cartId: string | null },
): Promise<void> => {
  const cart = cartId === null ? undefined : await findCartById(db, site.id, { id: cartId, hold: true })
  if (!cart) return
  const left = withoutOrdered(cart.body, draft)
  if (left.lines.length === 0) await deleteHeldCart(context, db, cart)
  else await changeHeldCart(context, db, { cart, isNew: false, site, edit: async () => left, speaking: {} })
}

/** Paid in full, by a gift card in part, or not at all. */
const paidActivity = ({ giftCard }: OrderDraft, isPaid: boolean): ActivityType[] => {
  if (isPaid) return ['ORDER_PAID']
  return giftCard ? ['ORDER_PARTIALLY_PAID'] : []
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

/**
 * Places an order: the order, its payment, the completed checkout, the emptied cart, the mail and the events stand
 * together or not at all, in the caller's transaction.
 */
export const placeOrder = async (
  context: Context,
  db: Db,
  { site, orderId, draft, settlement }: { site: Site; orderId: string; draft: OrderDraft; settlement: Settlement },
): Promise<StoredOrder> => {
  const now = context.now()
  const date = now.toISOString()
  const paid = settlement.type !== 'unpaid'
  const money = createMoneyWriter(site)
  const zero = money.price(0)
  const { owner, email } = draft
  const contactId = await contactOfBuyer(db, { siteId: site.id, owner, email, newId: context.newId, now })
  const order = await insertOrder(db, {
    site_id: site.id,
    id: orderId,
    number: await nextOrderNumber(db, site.id),
    checkout_id: draft.checkoutId,
    owner: draft.owner,
    email: draft.email,
    status: 'APPROVED',
    payment_status: paid ? 'PAID' : draft.giftCard ? 'PARTIALLY_PAID' : 'NOT_PAID',
    fulfillment_status: fulfillmentStatusOf(orderedLines(draft.record.lineItems), []),
    total: draft.total,
    stock_taken: paid || !draft.stockOnPaid,
    body: JSON.stringify({
      ...draft.record,
      buyerInfo: { ...draft.record.buyerInfo, contactId },
      id: orderId,
      createdDate: date,
      purchasedDate: date,
      activities: activitiesOf(context, 'ORDER_PLACED', ...paidActivity(draft, paid)),
      balanceSummary: {
        balance: paid ? zero : money.price(dueOf(draft)),
        paid: money.price(paid ? draft.total : (draft.giftCard?.amount ?? 0)),
        refunded: zero,
      },
    }),
    created_date: now,
    updated_date: now,
  })
  if (settlement.type === 'paid') {
    await insertPayment(db, { siteId: site.id, orderId, record: paymentRecord(settlement, { site, draft, now }), now })
  }
  if (draft.giftCard) {
    const record = giftCardPaymentRecord(draft.giftCard, { site, now })
    await insertPayment(db, { siteId: site.id, orderId, record, now })
  }
  const checkout = await completeCheckout(db, { siteId: site.id, id: draft.checkoutId, orderId, now })
  const completed = { siteId: site.id, entity: 'checkout', entityId: draft.checkoutId }
  await recordEvent(db, { ...completed, type: 'wix.ecom.v1.checkout_completed', body: { orderId } })
  // Whoever signed in while they paid has the lines in their member's cart by now.
  await emptyCart(context, db, { site, draft, cartId: checkout.cart_id })
  await recordOrderEvents(db, order)
  const letter = confirmationLetter(presentOrder(order), site)
  await queueMail(db, { siteId: site.id, recipient: draft.email, letter })
  return order
}
