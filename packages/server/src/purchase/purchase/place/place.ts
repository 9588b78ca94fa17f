import { decidePlacing, type Placed } from '@vitrine/domain/order/status/placing.ts'
import type { Sums } from '@vitrine/domain/payment/ledger.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { withCurrency, type Site } from '../../../ground/site/sites.ts'
import { contactOfBuyer } from '../../../people/contact/api.ts'
import { completeStoredCart, findStoredCart } from '../../../selling/basket/api.ts'
import {
  activitiesOf,
  balanceSummaryOf,
  confirmationEmail,
  insertOrder,
  type NewOrder,
  nextOrderNumber,
  pendingEmail,
  presentOrder,
  recordPlaced,
  type StoredOrder,
  notifyRecipients,
} from '../../../orders/order/api.ts'
import { orderedLines } from '../../../orders/fulfillment/api.ts'
import { listEmailRecipients } from '../../../store/notification/api.ts'
import { placeRemainders } from '../../../orders/remainder/api.ts'
import { shareTipOfOrder } from '../../../pricing/tip/api.ts'
import type { OrderDraft } from './draft.ts'
import { keepLeftOver } from './keep-left-over.ts'
import { scheduleHold } from './schedule-hold.ts'
import {
  hasTakenStock,
  isUnderReview,
  methodOf,
  initialPayments,
  initialSums,
  writePayments,
  type Settlement,
} from './settlement.ts'
import { firstActivities } from './first-activities.ts'

interface Placing {
  readonly site: Site
  readonly orderId: string
  readonly draft: OrderDraft
  readonly settlement: Settlement
}

const bodyOf = (
  context: Context,
  { site, orderId, draft, settlement }: Placing,
  {
    sums,
    of,
    activities,
    contactId,
  }: { sums: Sums; of: ReturnType<typeof initialPayments>; contactId: string } & Pick<Placed, 'activities'>,
) => {
  const date = context.now().toISOString()
  return {
    ...draft.record,
    buyerInfo: { ...draft.record.buyerInfo, contactId },
    id: orderId,
    createdDate: date,
    purchasedDate: date,
    activities: activitiesOf(context, ...firstActivities(activities, settlement, site)),
    balanceSummary: balanceSummaryOf({ ...site, total: draft.total }, sums, of),
  }
}

const writeOrder = async (context: Context, db: Db, placing: Placing): Promise<StoredOrder> => {
  const { site, orderId, draft, settlement } = placing
  const { owner, email, total, checkoutId } = draft
  const now = context.now()
  const sums = initialSums(draft, settlement)
  const ordered = orderedLines(draft.record.lineItems)
  const of = initialPayments(draft, settlement)
  const stockWaits = draft.stockOnPaid !== undefined && !hasTakenStock(settlement)
  const isReviewed = isUnderReview(settlement)
  const placed = decidePlacing({ total, sums, of, ordered, stockWaits, isReviewed })
  const [contactId, number] = await Promise.all([
    contactOfBuyer(db, { siteId: site.id, owner, email, newId: context.newId, now }),
    nextOrderNumber(context, db, site.id),
  ])
  const order: NewOrder = {
    site_id: site.id,
    id: orderId,
    number,
    checkout_id: checkoutId,
    owner,
    email,
    status: placed.status,
    payment_status: placed.paymentStatus,
    fulfillment_status: placed.fulfillmentStatus,
    total,
    stock_taken: placed.stockTaken,
    body: bodyOf(context, placing, { sums, of, contactId, activities: placed.activities }),
    created_date: now,
    updated_date: now,
  }
  await insertOrder(db, order)
  const { additionalFees: fees } = draft.record
  const tipped = { siteId: site.id, orderId, fees, currency: site.currency }
  await shareTipOfOrder(db, tipped, { newId: context.newId, now })
  return order
}

/**
 * Places an order in the caller's transaction: the order, its payments, the completed checkout, the emptied cart,
 * emails and events. Either everything is saved or nothing.
 */
export const placeOrder = async (context: Context, db: Db, placing: Placing): Promise<StoredOrder> => {
  const { orderId, draft, settlement } = placing
  const site = withCurrency(placing.site, draft.record.currency)
  const now = context.now()
  const completed = { siteId: site.id, entity: 'checkout', entityId: draft.checkoutId }
  await recordEvent(db, { ...completed, type: 'wix.ecom.v1.checkout_completed', body: { orderId } })
  const [recipients, order, cart] = await Promise.all([
    listEmailRecipients(db, site, 'NEW_ORDER'),
    writeOrder(context, db, { ...placing, site }),
    findStoredCart(db, site.id, { id: draft.checkoutId }),
    completeStoredCart(db, { siteId: site.id, id: draft.checkoutId, orderId, now }),
  ])
  if (cart) await keepLeftOver(context, db, { site: placing.site, cart, orderId, lineIds: draft.lineIds })
  await writePayments(db, { site, orderId, now, draft, settlement })
  if (settlement.type === 'attempt') await scheduleHold(context, db, { site, orderId, settlement })
  const { remainders = [], chargesRemainders = false } = draft
  const agreed = chargesRemainders && settlement.type === 'attempt' && { agreedAttemptId: settlement.attempt.id }
  if (remainders.length > 0) await placeRemainders(context, db, { order, site, remainders, ...agreed })
  await recordPlaced(db, order)
  const shown = presentOrder(order)
  const isPending = order.status === 'PENDING'
  const method = methodOf(settlement)
  const message = isPending
    ? pendingEmail(shown, { site })
    : confirmationEmail(shown, { site, method, chargesRemainders: Boolean(agreed) })
  await queueMail(db, { siteId: site.id, recipient: draft.email, message })
  if (order.status === 'APPROVED')
    await notifyRecipients(
      db,
      { order, site, giftCards: draft.giftCard?.amount ?? 0, method: method?.name },
      recipients,
    )
  return order
}
