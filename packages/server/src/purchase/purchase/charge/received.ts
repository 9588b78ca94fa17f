import { expectationsAfter, type Expectation } from '@vitrine/domain/order/status/mark-as-paid.ts'
import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import { balanceOf } from '@vitrine/domain/payment/order-payment.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import type { Actor } from '../../../ground/event/actor.ts'
import type { Site } from '../../../ground/site/sites.ts'
import { takeStock } from '../../../catalog/product/api.ts'
import {
  decideMoney,
  recordPaymentEvents,
  saveMoney,
  stockOf,
  type StoredOrder,
  stockUserOf,
} from '../../../orders/order/api.ts'
import { listMovements, listPayments, lowerExpected, movePayment, SoldOut } from '../../../money/payment/api.ts'
import { settleRemainders } from '../../../orders/remainder/api.ts'
import { settleRequests } from './payment-link/settle-requests.ts'

interface OfOrder {
  readonly order: StoredOrder
  readonly site: Site
}

const changeExpected = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, expectations }: { order: StoredOrder; expectations: readonly Expectation[] },
): Promise<void> => {
  const payments = await listPayments(db, order)
  for (const expectation of expectations) {
    const payment = payments.find(({ id }) => id === expectation.paymentId)!
    if (expectation.type === 'lower') await lowerExpected(db, payment, { amount: expectation.amount, now: now() })
    if (expectation.type !== 'cancel') continue
    const moved = await movePayment(db, payment, { event: { type: 'canceled' }, reference: payment.id, now: now() })
    if (!moved.ok) throw new Error(`The payment ${payment.id} cannot be called off: ${moved.code}.`)
  }
}

/** Reduces the expected offline payments to the amount due. */
export const expectNoMore = async (context: Pick<Context, 'now'>, db: Db, order: StoredOrder): Promise<void> => {
  const { due } = balanceOf({ total: Number(order.total) }, sumsOf(await listMovements(db, order)))
  // The newest expectation is kept longest.
  const payments = (await listPayments(db, order)).filter(({ provider }) => provider === 'offline').toReversed()
  const expected = payments.map(({ id, status, amount }) => ({ id, status, amount: Number(amount) }))
  const expectations = expectationsAfter(expected, due)
  if (expectations.length > 0) await changeExpected(context, db, { order, expectations })
}

/** Takes the items of an order whose stock is taken on payment. Throws `SoldOut` if they are not in stock. */
const takeOrderStock = async (db: Db, order: StoredOrder): Promise<void> => {
  const taken = await takeStock(db, stockUserOf(order), stockOf(order))
  if (!taken.ok) throw new SoldOut(taken.productId)
}

/**
 * Updates a locked order after a payment was received: its statuses, stock, expected payments, payment requests and
 * events.
 */
export const noteReceived = async (
  context: Context,
  db: Db,
  { order, site, actor }: OfOrder & { readonly actor?: Actor },
): Promise<StoredOrder> => {
  await expectNoMore(context, db, order)
  const decided = await decideMoney(db, order)
  const takesStock = decided.tasks.includes('take-stock')
  if (takesStock) await takeOrderStock(db, order)
  const isPaid = decided.tasks.includes('notify-status') && decided.status === 'PAID'
  const happened = isPaid ? (['ORDER_PAID'] as const) : []
  const states = takesStock ? { stock_taken: true } : {}
  const saved = await saveMoney(context, db, { order, site, decided, happened, actor, states })
  await recordPaymentEvents(db, saved, { before: order, site, ...(actor && { actor }) })
  await settleRequests(context, db, { order: saved, site })
  return settleRemainders(context, db, { order: saved, site })
}

/** Turns `SoldOut` into a refusal for a payment that an owner records. */
export const refuseSoldOut = (error: unknown): never => {
  if (!(error instanceof SoldOut)) throw error
  const sentence = 'There is not enough in stock for this order. Update the inventory, or cancel the order.'
  throw new Refusal('INSUFFICIENT_INVENTORY', sentence, { catalogItemId: error.message })
}
