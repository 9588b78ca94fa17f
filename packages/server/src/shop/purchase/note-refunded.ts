import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import type { Site } from '../../ground/site/sites.ts'
import { decideMoney, recordPaymentEvents, saveMoney } from '../order/payment-state.ts'
import { lockOrderById } from '../order/store.ts'
import { movePayment } from '../payment/ledger-store.ts'
import { findRefundedPayment, finishRefund, type Refund } from '../payment/refund-store.ts'

/** Notes at its order that the money of a refund has gone back; asked again it notes nothing. */
export const noteRefunded = async (
  context: Context,
  db: Db,
  { refund, site }: { refund: Refund; site: Site },
): Promise<void> => {
  const order = await lockOrderById(db, refund.site_id, refund.order_id)
  if (!(await finishRefund(db, refund))) return
  const event = { type: 'refunded' as const, amount: Number(refund.amount) }
  const payment = await findRefundedPayment(db, refund)
  const moved = await movePayment(db, payment, { event, reference: refund.id, now: context.now() })
  if (!moved.ok) throw new Error(`The refund ${refund.id} does not fit its payment: ${moved.code}.`)
  const decided = await decideMoney(db, order)
  const saved = await saveMoney(context, db, { order, site, decided, happened: ['PAYMENT_REFUNDED'] })
  await recordPaymentEvents(db, saved, { before: order, site })
  await recordEvent(db, {
    siteId: order.site_id,
    entity: 'order',
    entityId: order.id,
    type: 'wix.ecom.v1.order_transactions_refund_completed',
    body: { orderId: order.id, refundId: refund.id },
  })
}
