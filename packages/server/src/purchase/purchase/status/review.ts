import { decideFulfillment } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import { decideOrder } from '@vitrine/domain/order/states.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { returnStock } from '../../../catalog/product/api.ts'
import { returnPlaces } from '../../../pricing/shipping/api.ts'
import { returnCoupons } from '../../../pricing/coupon/api.ts'
import { returnDiscountsOf } from '../../../pricing/discount/api.ts'
import { orderToSend, readPieces } from '../../../orders/fulfillment/api.ts'
import {
  lockOrderById,
  moveOrder,
  presentOrder,
  rejectedEmail,
  stockOf,
  type StoredOrder,
  announceApproval,
  withActivities,
  stockUserOf,
} from '../../../orders/order/api.ts'
import type { Providers, Reviewed } from '../../../money/payment/api.ts'
import { noteMoved } from '../money/note-moved.ts'
import { returnMoney } from '../money/return-money.ts'

interface Reviewing extends Reviewed {
  readonly providers: Providers
}

interface Held {
  readonly order: StoredOrder
  readonly site: Site
  readonly actor: Actor | undefined
}

/** Approves an order after its review, and notifies the buyer and apps. */
const approve = async (context: Context, db: Db, { order, site, actor }: Held): Promise<StoredOrder> => {
  const decision = decideOrder(order.status, 'REVIEW_PASSED')
  if (!decision.ok) return order
  const moved = { states: { status: decision.state }, record: order.body, now: context.now() }
  const approved = await moveOrder(db, order, moved)
  await announceApproval(db, { order: approved, site, actor })
  return approved
}

/** Rejects an order after its review: returns its stock and coupons, refunds its payments, and notifies the buyer. */
const reject = async (
  context: Context,
  db: Db,
  { order, site, actor, providers }: Held & { providers: Providers },
): Promise<StoredOrder> => {
  const decision = decideOrder(order.status, 'REVIEW_FAILED')
  if (!decision.ok) return order
  const isTaken = order.stock_taken
  if (isTaken) await returnStock(db, stockUserOf(order), stockOf(order))
  await returnCoupons(db, order)
  await returnDiscountsOf(db, order)
  if (order.checkout_id !== null) await returnPlaces(db, order.site_id, order.checkout_id)
  // Orders under review have no manual refunds. A rejected one is refunded entirely.
  const returning = { order: { ...order, status: 'APPROVED' as const }, providers, ...(actor && { actor }) }
  const returned = await returnMoney(context, db, returning)
  const record = withActivities({ ...context, actor }, order.body, 'ORDER_REJECTED')
  const sending = orderToSend({ ...order, status: 'REJECTED' }, await readPieces(db, order))
  const states = {
    status: decision.state,
    fulfillment_status: decideFulfillment(sending),
    ...(isTaken && { stock_taken: false }),
  }
  const rejected = await moveOrder(db, order, { states, record, now: context.now() })
  const noted = { order: rejected, site, happened: returned.happened, ...(actor && { actor }) }
  const saved = returned.happened.length > 0 ? await noteMoved(context, db, noted) : rejected
  await recordEvent(db, {
    siteId: site.id,
    entity: 'order',
    entityId: order.id,
    type: 'wix.ecom.v1.order_updated',
    ...(actor && { actor }),
    body: { currentEntity: presentOrder(saved) },
  })
  const message = rejectedEmail(presentOrder(saved), { site, message: '', ...returned })
  await queueMail(db, { siteId: site.id, recipient: saved.email, message })
  return saved
}

/** Applies the result of a payment review, once. An order that is not under review stays unchanged. */
export const noteReviewed = async (
  context: Context,
  db: Db,
  { order: { site_id, id }, site, passes, actor, providers }: Reviewing,
): Promise<StoredOrder> => {
  const order = await lockOrderById(db, site_id, id)
  if (order.status !== 'PENDING') return order
  return passes ? approve(context, db, { order, site, actor }) : reject(context, db, { order, site, actor, providers })
}
