import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { type AboutOrder, creditRefund } from '../../../orders/invoice/api.ts'
import { lockOrderById, type StoredOrder } from '../../../orders/order/api.ts'
import { type Happened, listRefunds, type Refund } from '../../../money/payment/api.ts'

/** Returns whether no transaction of a refund is pending. */
export const isOver = ({ transactions }: Refund): boolean =>
  transactions.every(({ state }) => state === 'succeeded' || state === 'failed')

/** Lists the IDs of refunds that have changed. */
export const movedRefunds = (happened: readonly Happened[]): ReadonlySet<string> =>
  new Set(happened.flatMap((one) => (one.type === 'refunded' || one.type === 'refund-failed' ? [one.refundId] : [])))

/** Issues a credit note for each completed refund of an order that has an invoice. */
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
    // Read the order again, so that earlier changes are kept.
    const held = await lockOrderById(db, order.site_id, order.id)
    await creditRefund(context, db, { ...about, order: held, refund })
  }
  return lockOrderById(db, order.site_id, order.id)
}
