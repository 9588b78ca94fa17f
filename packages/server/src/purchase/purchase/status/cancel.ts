import type { Minor } from '@vitrine/domain/money.ts'
import type { PaymentRefund } from '@vitrine/contract/entities/money/order-billing.ts'
import { decideCancel, type CancelDecision } from '@vitrine/domain/order/status/cancel.ts'
import type { Caller } from '../../../ground/base/caller.ts'
import { Refusal, refusalFor } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { transact } from '../../../ground/database/transact.ts'
import { actorOf, type Actor } from '../../../ground/event/actor.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import { requireSite, type Site } from '../../../ground/site/sites.ts'
import { returnStock } from '../../../catalog/product/api.ts'
import { returnCoupons } from '../../../pricing/coupon/api.ts'
import { returnDiscountsOf } from '../../../pricing/discount/api.ts'
import { orderToSend, readPieces, type StoredPieces } from '../../../orders/fulfillment/api.ts'
import {
  type Activities,
  canceledEmail,
  decideMoney,
  emailSent,
  lockOrder,
  presentOrder,
  requireOrder,
  saveMoney,
  stockOf,
  type StoredOrder,
  stockUserOf,
} from '../../../orders/order/api.ts'
import { revokeSoldCards } from '../../../money/gift-card/api.ts'
import type { Payments, Providers } from '../../../money/payment/api.ts'
import { settleRemainders } from '../../../orders/remainder/api.ts'
import { returnPlaces } from '../../../pricing/shipping/api.ts'
import { noteMoved } from '../money/note-moved.ts'
import { returnMoney, type Returned } from '../money/return-money.ts'

type OnSite = Exclude<Caller, { role: 'anyone' }>

export interface CancelOptions {
  readonly sendOrderCanceledEmail?: boolean
  readonly customMessage?: string
  readonly restockAllItems?: boolean
  /** Requested refunds. Default: everything that was paid. */
  readonly paymentRefunds?: readonly PaymentRefund[]
}

type Canceling = Extract<CancelDecision, { ok: true }> & { readonly pieces: StoredPieces }

/** Decides what canceling a locked order involves. Throws if it cannot be canceled. */
const decideCanceling = async (db: Db, order: StoredOrder, options: CancelOptions): Promise<Canceling> => {
  const { status, stock_taken: stockTaken } = order
  const pieces = await readPieces(db, order)
  const decision = decideCancel(
    { ...orderToSend(order, pieces), stockTaken },
    { restocks: options.restockAllItems ?? false, notifiesBuyer: options.sendOrderCanceledEmail ?? false },
  )
  if (decision.ok) return { ...decision, pieces }
  if (decision.code === 'IS_PENDING') throw new Refusal('ORDER_IS_PENDING')
  if (decision.code === 'IS_REJECTED') throw new Refusal('ORDER_IS_REJECTED')
  if (decision.code === 'ALL_SENT') throw refusalFor('ILLEGAL_STATE', 'ORDER_FULFILLED')
  const description = `An order that is ${status} cannot be canceled.`
  throw refusalFor('ILLEGAL_STATE', 'ORDER_NOT_CANCELABLE', { description, data: { status } })
}

/** Returns the order without items that a refund has already restocked. */
const withoutRestocked = (order: StoredOrder, { restocked }: StoredPieces): StoredOrder => {
  const backOf = (id: string) =>
    restocked.reduce((count, line) => (line.lineItemId === id ? count + line.quantity : count), 0)
  const lineItems = order.body.lineItems.flatMap((line) => {
    const quantity = line.quantity - backOf(line.id)
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
  return { ...order, body: { ...order.body, lineItems } }
}

/** Deactivates the gift cards of the order. Throws if a redeemed one would be refunded. */
const takeBackGiftCards = async (
  db: Db,
  order: StoredOrder,
  { keeps, now }: { keeps: Minor; now: Date },
): Promise<void> => {
  const decision = await revokeSoldCards(db, order, { retainedAmount: keeps, isCanceled: true, now })
  if (decision.ok) return
  const sentence =
    'A gift card of this order was redeemed, so its price cannot be refunded. Cancel without refunding it, or deactivate the gift card and refund its balance.'
  throw new Refusal('GIFT_CARD_REDEEMED', sentence)
}

/** Saves the canceled order. If nothing was paid, or everything was refunded, its payment status reflects that. */
const close = async (
  context: Context,
  db: Db,
  { order, site, canceling, actor }: Pick<Held, 'order' | 'site' | 'actor'> & { canceling: Canceling },
): Promise<StoredOrder> => {
  const { status, fulfillmentStatus, tasks } = canceling
  const decided = await decideMoney(db, order, { isCanceled: true })
  const isBack = tasks.includes('return-stock')
  const states = { status, fulfillment_status: fulfillmentStatus, ...(isBack && { stock_taken: false }) }
  const lineItems = order.body.lineItems.map((line) => ({ ...line, restockQuantity: line.quantity }))
  const emailed = emailSent({ site, recipient: order.email, kind: 'ORDER_CANCELED' })
  const happened: Activities[] = ['ORDER_CANCELED', ...(tasks.includes('notify-buyer') ? emailed : [])]
  const closed = isBack ? { ...order, body: { ...order.body, lineItems } } : order
  return saveMoney(context, db, { order: closed, site, decided, happened, actor, states })
}

const hasMoved = ({ happened, hasCanceled }: Returned): boolean => happened.length > 0 || hasCanceled

interface Held {
  readonly order: StoredOrder
  readonly site: Site
  readonly options: CancelOptions
  readonly providers: Providers
  readonly caller: OnSite
  readonly actor: Actor
}

const cancelHeld = async (
  context: Context,
  db: Db,
  { order, site, options, providers, caller, actor }: Held,
): Promise<void> => {
  const canceling = await decideCanceling(db, order, options)
  const { tasks, pieces } = canceling
  if (!tasks.includes('give-back')) return
  if (tasks.includes('return-stock'))
    await returnStock(db, stockUserOf(order), stockOf(withoutRestocked(order, pieces)))
  await returnCoupons(db, order)
  await returnDiscountsOf(db, order)
  if (order.checkout_id !== null) await returnPlaces(db, order.site_id, order.checkout_id)
  const returned = await returnMoney(context, db, { order, providers, actor, requested: options.paymentRefunds })
  await takeBackGiftCards(db, order, { keeps: returned.kept, now: context.now() })
  const closed = await close(context, db, { order, site, canceling, actor })
  await settleRemainders(context, db, { order: closed, site })
  const event = { siteId: site.id, entity: 'order', entityId: order.id }
  const { paymentRefunds: _, ...rest } = options
  const body = { order: presentOrder(closed), ...rest }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_canceled', actor, body })
  const noted = { order, site, happened: returned.happened, actor, since: order }
  const saved = hasMoved(returned) ? await noteMoved(context, db, noted) : closed
  await context.refunded(context, db, { caller, site, orderId: order.id })
  if (!tasks.includes('notify-buyer')) return
  const customMessage = options.customMessage?.trim() ?? ''
  const message = canceledEmail(presentOrder(saved), { site, message: customMessage, ...returned })
  await queueMail(db, { siteId: site.id, recipient: saved.email, message })
}

/**
 * Cancels an order: nothing more is fulfilled, authorized payments are voided, and payments are refunded, entirely or
 * as requested. Canceling it again has no effect.
 */
export const cancelOrder = async (
  context: Context,
  payments: Pick<Payments, 'carryOut' | 'providers'>,
  { caller, id, options }: { caller: OnSite; id: string; options: CancelOptions },
): Promise<StoredOrder> => {
  const { db, sites } = context
  const site = await requireSite(sites, caller.siteId)
  await transact(db, async (transaction) => {
    const order = await lockOrder(transaction, caller, id)
    await cancelHeld(context, transaction, {
      order,
      site,
      options,
      providers: payments.providers,
      caller,
      actor: actorOf(caller),
    })
  })
  await payments.carryOut(id)
  return requireOrder(db, caller, id)
}
