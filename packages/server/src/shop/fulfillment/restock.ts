import { decideFulfillment } from '@vitrine/domain/order/fulfillment.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { StoredOrder } from '../order/present.ts'
import { moveOrder } from '../order/store.ts'
import { orderToSend } from './pieces.ts'
import { readPieces } from './store.ts'

/** Brings an order that is held to where it is once goods of it were refunded and restocked: they are not sent any more. */
export const followRestock = async (context: Context, db: Db, order: StoredOrder): Promise<StoredOrder> => {
  const status = decideFulfillment(orderToSend(order, await readPieces(db, order)))
  if (status === order.fulfillment_status) return order
  return moveOrder(db, order, { states: { fulfillment_status: status }, record: order.body, now: context.now() })
}
