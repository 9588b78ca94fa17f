import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { withCurrency } from '../../../ground/site/sites.ts'
import { lockOrderById, type StoredOrder } from '../../../orders/order/api.ts'
import {
  type Attempt,
  type DeclineReason,
  findPayment,
  type Provided,
  scheduleAction,
  type Selling,
} from '../../../money/payment/api.ts'
import { lockPaymentRequest } from '../../../orders/payment-request/api.ts'
import { writeAttemptsPayment, writeGiftCardPayment } from '../place/settlement.ts'
import { amountOf, chargeOf } from './draft.ts'
import { decidePayable } from './payable.ts'
import { noteReceived } from './received.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Returns why an attempt can no longer pay a locked order, if so. */
const overFor = async (db: Db, order: StoredOrder, attempt: Attempt): Promise<DeclineReason | undefined> => {
  const decision = await decidePayable(db, order, amountOf(attempt))
  if (!decision.ok)
    return decision.code === 'ALREADY_PAID' || decision.code === 'INVALID_AMOUNT' ? 'not-due' : 'called-off'
  const { paymentRequestId } = chargeOf(attempt)
  if (paymentRequestId === undefined) return undefined
  const request = await lockPaymentRequest(db, order.site_id, paymentRequestId)
  return request?.status === 'UNPAID' ? undefined : 'called-off'
}

/**
 * Schedules the capture or void of an authorized payment: at the requested time, but at the latest a day before the
 * authorization expires.
 */
const scheduleHoldAction = async (
  context: Context,
  db: Db,
  { order, attempt, provided }: { order: StoredOrder; attempt: Attempt; provided: Provided },
): Promise<void> => {
  const { hold } = chargeOf(attempt)
  if (!hold || provided.status !== 'authorized') return
  const payment = await findPayment(db, order, attempt.id)
  if (!payment) return
  const now = context.now().getTime()
  // JSON stores the date as text.
  const last = provided.until ? new Date(provided.until).getTime() - dayMs : Infinity
  const on = new Date(Math.max(now, Math.min(now + hold.afterMs, last)))
  await scheduleAction(context, db, { payment, type: hold.action, reason: 'SCHEDULED', amount: null, on })
}

/** Places payments of existing orders. Never charges more than the amount due. */
export const createOrderSelling = (context: Context): Pick<Selling, 'hold' | 'place'> => ({
  hold: async (db, attempt) => {
    const order = await lockOrderById(db, attempt.site_id, attempt.order_id)
    const over = await overFor(db, order, attempt)
    return over === undefined ? {} : { over }
  },

  place: async (db, { attempt, provided, site }) => {
    const order = await lockOrderById(db, attempt.site_id, attempt.order_id)
    const of = { site: withCurrency(site, order.body.currency), orderId: order.id, now: context.now() }
    await writeAttemptsPayment(db, { type: 'attempt', attempt, provided }, of)
    await scheduleHoldAction(context, db, { order, attempt, provided })
    for (const giftCard of chargeOf(attempt).giftCards) await writeGiftCardPayment(db, giftCard, of)
    await noteReceived(context, db, { order, site })
  },
})
