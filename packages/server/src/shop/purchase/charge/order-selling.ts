import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { queueMail } from '../../../ground/mail/outbox.ts'
import type { Site } from '../../../ground/site/sites.ts'
import type { StoredOrder } from '../../order/present.ts'
import { lockOrderById } from '../../order/store.ts'
import { listMovements } from '../../payment/ledger-store.ts'
import type { Attempt } from '../../payment/attempts.ts'
import type { DeclineReason } from '../../payment/provider.ts'
import type { Selling } from '../../payment/selling.ts'
import { lockPaymentRequest, movePaymentRequest } from '../../payment-request/store.ts'
import { tellOfRequest } from '../../payment-request/tell.ts'
import { writeAttemptsPayment, writeGiftCardPayment } from '../settlement.ts'
import { amountOf, chargeOf } from './draft.ts'
import { paymentReceivedEmail } from './emails.ts'
import { decidePayable } from './payable.ts'
import { noteReceived } from './received.ts'

/** Why nothing of an order that is held is to be paid by an attempt any more, if so. */
const overFor = async (db: Db, order: StoredOrder, attempt: Attempt): Promise<DeclineReason | undefined> => {
  const decision = await decidePayable(db, order, amountOf(attempt))
  if (!decision.ok)
    return decision.code === 'ALREADY_PAID' || decision.code === 'INVALID_AMOUNT' ? 'not-due' : 'called-off'
  const { paymentRequestId } = chargeOf(attempt)
  if (paymentRequestId === undefined) return undefined
  const request = await lockPaymentRequest(db, order.site_id, paymentRequestId)
  return request?.status === 'UNPAID' ? undefined : 'called-off'
}

/** Notes that the request of an attempt was paid by it, and thanks the buyer. */
const notePaid = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { attempt, order, site }: { attempt: Attempt; order: StoredOrder; site: Site },
): Promise<void> => {
  const { paymentRequestId } = chargeOf(attempt)
  if (paymentRequestId === undefined) return
  const held = (await lockPaymentRequest(db, site.id, paymentRequestId))!
  const moved = await movePaymentRequest(db, held, { event: 'PAID', now: now(), paymentId: attempt.id })
  if (!moved.ok) throw new Error(`The payment request ${held.id} was paid in the state ${held.status}.`)
  await tellOfRequest(db, { ...moved, site })
  const sums = sumsOf(await listMovements(db, order))
  const message = paymentReceivedEmail(order, { site, amount: Number(attempt.amount), sums })
  await queueMail(db, { siteId: site.id, recipient: order.email, message })
}

/** Orders that stand, of which something is due. No more is ever charged than that. */
export const createOrderSelling = (context: Context): Pick<Selling, 'hold' | 'place'> => ({
  hold: async (db, attempt) => {
    const order = await lockOrderById(db, attempt.site_id, attempt.order_id)
    const over = await overFor(db, order, attempt)
    return over === undefined ? {} : { over }
  },

  place: async (db, { attempt, provided, site }) => {
    const order = await lockOrderById(db, attempt.site_id, attempt.order_id)
    const of = { site, orderId: order.id, now: context.now() }
    await writeAttemptsPayment(db, { type: 'attempt', attempt, provided }, of)
    for (const giftCard of chargeOf(attempt).giftCards) await writeGiftCardPayment(db, giftCard, of)
    const saved = await noteReceived(context, db, { order, site })
    // What comes outside, or is on its way, is not there yet.
    if (provided.status === 'captured' || provided.status === 'processing') {
      await notePaid(context, db, { attempt, order: saved, site })
    }
  },
})
