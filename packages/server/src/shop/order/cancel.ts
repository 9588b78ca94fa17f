import type { Minor } from '@vitrine/domain/money.ts'
import { isSentWhole } from '@vitrine/domain/order/fulfillment.ts'
import { mayMove, orderMoves } from '@vitrine/domain/order/states.ts'
import type { Caller } from '../../ground/base/caller.ts'
import { storesAppIds } from '@vitrine/domain/catalog/stores-app.ts'
import type { StockMove } from '../catalog/stock-move.ts'
import { returnStock } from '../catalog/stock.ts'
import type { Context } from '../../ground/context/context.ts'
import { returnCoupon } from '../coupon/store.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { returnGiftCards } from '../gift-card/restore.ts'
import { queueMail } from '../../ground/mail/outbox.ts'
import type { Payments } from '../payment/payments.ts'
import { requestRefunds } from '../payment/refund.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { withActivities } from './activities.ts'
import { orderedLines, sentLines } from './fulfill.ts'
import { canceledLetter } from './letters.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { afterReturn, keptOf, recordPaymentEvents } from './returned.ts'
import { lockOrder, requireOrder, saveOrderStates } from './store.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

export interface CancelOptions {
  readonly sendOrderCanceledEmail?: boolean
  readonly customMessage?: string
  readonly restockAllItems?: boolean
}

/** The variant id of a product without variants of its own. */
const onlyVariant = '00000000-0000-0000-0000-000000000000'

const refuseCancel = async (db: Db, order: StoredOrder): Promise<void> => {
  if (!mayMove<StoredOrder['status']>(orderMoves, order.status, 'CANCELED')) {
    throw new Refusal('ILLEGAL_STATE', `An order that is ${order.status} cannot be canceled.`)
  }
  if (!isSentWhole(orderedLines(order.body.lineItems), await sentLines(db, order))) return
  throw new Refusal('ILLEGAL_STATE', 'Everything of this order has been sent: it cannot be canceled any more.')
}

const stockOf = ({ body }: StoredOrder): StockMove[] =>
  body.lineItems.flatMap(({ catalogReference, quantity }) => {
    if (!catalogReference?.catalogItemId || !storesAppIds.has(catalogReference.appId ?? '')) return []
    const variantId = (catalogReference.options as { variantId?: string } | undefined)?.variantId ?? onlyVariant
    return [{ productId: catalogReference.catalogItemId, variantId, quantity }]
  })

const returnCoupons = async (db: Db, { site_id: siteId, email: customer, body }: StoredOrder): Promise<void> => {
  for (const { coupon } of body.appliedDiscounts ?? []) {
    if (coupon?.id) await returnCoupon(db, { siteId, couponId: coupon.id, customer })
  }
}

/** What goes back of what was paid: to gift cards at once, to cards as soon as their provider has been told. */
interface Returned {
  readonly toGiftCards: Minor
  readonly toCards: Minor
}

const returnMoney = async (context: Context, db: Db, order: StoredOrder): Promise<Returned> => ({
  toGiftCards: await returnGiftCards(db, order, context.now()),
  toCards: await requestRefunds(context, db, order),
})

/** The order as canceled. Where nothing was paid, or all of it is back already, its payment says so. */
const close = (
  context: Context,
  db: Db,
  { order, site, returned }: { order: StoredOrder; site: Site; returned: Returned },
) => {
  const { toGiftCards, toCards } = returned
  const isSettled = toGiftCards > 0 || (order.payment_status === 'PAID' && keptOf(order, site) === 0)
  const { record, ...states } = isSettled ? afterReturn(order, toGiftCards, site) : { record: order.body }
  const happened = toCards > 0 ? (['ORDER_CANCELED', 'REFUND_INITIATED'] as const) : (['ORDER_CANCELED'] as const)
  const body = JSON.stringify(withActivities(context, record, ...happened))
  return saveOrderStates(db, order, { ...states, status: 'CANCELED', body }, context.now())
}

const cancelHeld = async (
  context: Context,
  db: Db,
  { order, site, options }: { order: StoredOrder; site: Site; options: CancelOptions },
): Promise<void> => {
  await refuseCancel(db, order)
  if (options.restockAllItems && order.stock_taken) await returnStock(db, order.site_id, stockOf(order))
  await returnCoupons(db, order)
  const returned = await returnMoney(context, db, order)
  const saved = await close(context, db, { order, site, returned })
  const event = { siteId: site.id, entity: 'order', entityId: order.id }
  const body = { order: presentOrder(saved), ...options }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_canceled', body })
  if (returned.toCards + returned.toGiftCards > 0) await recordPaymentEvents(db, saved, { before: order, site })
  if (!options.sendOrderCanceledEmail) return
  const message = options.customMessage?.trim() ?? ''
  const letter = canceledLetter(presentOrder(saved), { site, message, ...returned })
  await queueMail(db, { siteId: site.id, recipient: saved.email, letter })
}

/**
 * Cancels an order: nothing of it is sent any more, and what was paid goes back to where it came from. Canceled again it
 * stays as it is.
 */
export const cancelOrder = async (
  context: Context,
  payments: Pick<Payments, 'carryOutRefunds'>,
  { caller, id, options }: { caller: OnSite; id: string; options: CancelOptions },
): Promise<StoredOrder> => {
  const { db, sites } = context
  const site = await requireSite(sites, caller.siteId)
  await transact(db, async (transaction) => {
    const order = await lockOrder(transaction, caller, id)
    if (order.status !== 'CANCELED') await cancelHeld(context, transaction, { order, site, options })
  })
  await payments.carryOutRefunds(id)
  return requireOrder(db, caller, id)
}
