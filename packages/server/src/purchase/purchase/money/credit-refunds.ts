import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { type AboutOrder, creditRefund } from '../../../orders/invoice/api.ts'
import { lockOrderById, type StoredOrder } from '../../../orders/order/api.ts'
import { type Happened, listRefunds, type Refund } from '../../../money/payment/api.ts'

/** Whether nothing of a refund is on its way any more. */
export const isOver = ({ transactions }: Refund): boolean =>
  transactions.every(({ state }) => state === 'succeeded' || state === 'failed')

/** Refunds that something has become of. */
export const movedRefunds = (happened: readonly Happened[]): ReadonlySet<string> =>
  new Set(happened.flatMap((one) => (one.type === 'refunded' || one.type === 'refund-failed' ? [one.refundId] : [])))

/** An order with an invoice gets a credit note for each refund that is over. */
export const creditRefunds = async (
  context: Context,
  db: Db,
  { order, ...about }: AboutOrder,
  happened: readonly Happened[],
): Promise<StoredOrder> => {
  const moved = movedRefunds(happened)
  if (moved.size === 0) return order
  const over = (await listRefunds(db, order)).filter((refund) => moved.has(refund.id) && isOver(refund))
  if (over.length === 0) return order
  for (const refund of over) {
    // What else was noted of the order meanwhile stays.
    const held = await lockOrderById(db, order.site_id, order.id)
    await creditRefund(context, db, { ...about, order: held, refund })
  }
  return lockOrderById(db, order.site_id, order.id)
}
