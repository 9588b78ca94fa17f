import { countOf, decideFulfillment } from '@vitrine/domain/order/fulfillment/fulfillment.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockOrderById, moveSending, type StoredOrder } from '../order/api.ts'
import { orderToSend } from './pieces.ts'
import { readPieces } from './store.ts'

type OrderKey = Pick<StoredOrder, 'site_id' | 'id'>

/** Updates the fulfillment status of a locked order after a restock: restocked items no longer need shipping. */
export const followRestock = async (context: Context, db: Db, { site_id, id }: OrderKey): Promise<StoredOrder> => {
  // Read again: the refund may have changed the order.
  const order = await lockOrderById(db, site_id, id)
  const known = orderToSend(order, await readPieces(db, order))
  const lineItems = order.body.lineItems.map((line) => {
    const restockQuantity = countOf(known.restocked, line.id)
    return restockQuantity > 0 ? { ...line, restockQuantity } : line
  })
  const states = { fulfillment_status: decideFulfillment(known) }
  return moveSending(db, order, { states, record: { ...order.body, lineItems }, now: context.now() })
}
