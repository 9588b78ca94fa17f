import { sumsOf } from '@vitrine/domain/payment/ledger.ts'
import type { Context } from '../../../../ground/context/context.ts'
import type { Db } from '../../../../ground/database/tables.ts'
import { queueMail } from '../../../../ground/mail/outbox.ts'
import type { Site } from '../../../../ground/site/sites.ts'
import type { StoredOrder } from '../../../../orders/order/api.ts'
import { listMovements, listPaidRequests, listPromised, movePayment } from '../../../../money/payment/api.ts'
import {
  lockPaymentRequest,
  movePaymentRequest,
  type StoredPaymentRequest,
  recordRequestEvents,
} from '../../../../orders/payment-request/api.ts'
import { paymentReceivedEmail } from './emails.ts'

/** Cancels the expected payments of a payment request that has been paid. */
const cancelPromised = async ({ now }: Pick<Context, 'now'>, db: Db, request: StoredPaymentRequest): Promise<void> => {
  for (const payment of await listPromised(db, request)) {
    const moved = await movePayment(db, payment, { event: { type: 'canceled' }, reference: payment.id, now: now() })
    if (!moved.ok) throw new Error(`The payment ${payment.id} cannot be called off: ${moved.code}.`)
  }
}

/** Marks the payment requests of a locked order that are now paid, by card or offline, and emails the buyer. */
export const settleRequests = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  { order, site }: { order: StoredOrder; site: Site },
): Promise<void> => {
  for (const { requestId, paymentId, amount } of await listPaidRequests(db, order)) {
    const held = await lockPaymentRequest(db, site.id, requestId)
    if (held?.status !== 'UNPAID' || Number(held.amount) !== amount) continue
    const moved = await movePaymentRequest(db, held, { event: 'PAID', now: now(), paymentId })
    if (!moved.ok) continue
    await recordRequestEvents(db, { ...moved, site })
    await cancelPromised({ now }, db, moved.request)
    const sums = sumsOf(await listMovements(db, order))
    const message = paymentReceivedEmail(order, { site, amount: Number(held.amount), sums })
    await queueMail(db, { siteId: site.id, recipient: order.email, message })
  }
}
