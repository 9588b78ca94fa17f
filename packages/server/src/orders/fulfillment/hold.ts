import type { Caller } from '../../ground/base/caller.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockOrder, lockOrderById, type StoredOrder } from '../order/api.ts'
import { readPieces, type StoredPieces } from './store.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

/** Options of the caller beside the fulfillment itself. */
export interface FulfillmentOptions {
  readonly sendShippingEmail?: boolean
  readonly sendRestocked?: boolean
}

/** Locks an order and reads its parcels. Both queries are pipelined, the lock first. */
export const holdOrder = async (
  db: Db,
  caller: OnSite,
  orderId: string,
): Promise<{ order: StoredOrder; pieces: StoredPieces }> => {
  const [order, pieces] = await Promise.all([
    lockOrder(db, caller, orderId),
    readPieces(db, { site_id: caller.siteId, id: orderId }),
  ])
  return { order, pieces }
}

/** Locks an order and reads its parcels when the store acts by itself. */
export const holdOrderById = async (
  db: Db,
  siteId: string,
  id: string,
): Promise<{ order: StoredOrder; pieces: StoredPieces }> => {
  const [order, pieces] = await Promise.all([lockOrderById(db, siteId, id), readPieces(db, { site_id: siteId, id })])
  return { order, pieces }
}
