import { toMinor, type Minor } from '@vitrine/domain/money.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { recordEvent } from '../../ground/event/outbox.ts'
import { createMoneyWriter } from '../../ground/words/money-writer.ts'
import { finishRefund, type Refund } from '../payment/refund-store.ts'
import { requireSite, type Site } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { withActivities } from './activities.ts'
import { presentOrder, type StoredOrder } from './present.ts'
import { lockOrderById, saveOrderStates, savePaymentStatus } from './store.ts'
import type { OrderRecord } from './tables.ts'
import { transactionsOf } from './transactions.ts'

/** What was paid for an order and has not gone back. */
export const keptOf = ({ body: { balanceSummary } }: StoredOrder, { currency }: Site): Minor =>
  toMinor(balanceSummary?.paid?.amount ?? '0', currency) - toMinor(balanceSummary?.refunded?.amount ?? '0', currency)

/** What becomes of an order that is held when so much of what was paid for it has gone back. */
export const afterReturn = (
  order: StoredOrder,
  returned: Minor,
  site: Site,
): { payment_status: StoredOrder['payment_status']; record: OrderRecord } => {
  const { balanceSummary } = order.body
  const refunded = toMinor(balanceSummary?.refunded?.amount ?? '0', site.currency) + returned
  const summary = { ...balanceSummary, refunded: createMoneyWriter(site).price(refunded) }
  const isWhole = returned >= keptOf(order, site)
  return {
    payment_status: isWhole ? 'FULLY_REFUNDED' : 'PARTIALLY_REFUNDED',
    record: { ...order.body, balanceSummary: summary },
  }
}

/** Tells those who listen that an order's payments are others than they were. */
export const recordPaymentEvents = async (
  db: Db,
  order: StoredOrder,
  { before, site }: { before: StoredOrder; site: Site },
): Promise<void> => {
  const event = { siteId: order.site_id, entity: 'order', entityId: order.id }
  const body = { orderTransactions: await transactionsOf(db, order, site) }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_transactions_updated', body })
  if (order.payment_status === before.payment_status) return
  const change = { order: presentOrder(order), previousPaymentStatus: before.payment_status }
  await recordEvent(db, { ...event, type: 'wix.ecom.v1.order_payment_status_updated', body: change })
}

/** Notes that the money of a refund has gone back; asked again it notes nothing. */
export const noteRefunded = async (context: Context, refund: Refund): Promise<void> => {
  const { db, sites, now } = context
  const site = await requireSite(sites, refund.site_id)
  await transact(db, async (transaction) => {
    const order = await lockOrderById(transaction, refund.site_id, refund.order_id)
    if (!(await finishRefund(transaction, refund))) return
    await savePaymentStatus(transaction, order, { id: refund.payment_id, status: 'REFUNDED', now: now() })
    const { payment_status, record } = afterReturn(order, Number(refund.amount), site)
    const body = JSON.stringify(withActivities(context, record, 'PAYMENT_REFUNDED'))
    const saved = await saveOrderStates(transaction, order, { payment_status, body }, now())
    await recordPaymentEvents(transaction, saved, { before: order, site })
    const completed = { orderId: order.id, refundId: refund.id }
    const event = { siteId: order.site_id, entity: 'order', entityId: order.id }
    await recordEvent(transaction, {
      ...event,
      type: 'wix.ecom.v1.order_transactions_refund_completed',
      body: completed,
    })
  })
}
