import type { Caller } from '../../ground/base/caller.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import { lockOrder, requireOrder, type StoredOrder } from '../../orders/order/api.ts'
import { readMoney } from '../../money/payment/api.ts'

export type OnSite = Exclude<Caller, { role: 'anyone' }>

const named = async (order: Promise<StoredOrder>): Promise<StoredOrder> => {
  try {
    return await order
  } catch (error) {
    // These calls of the specification have their own code for a missing order.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ORDER_NOT_FOUND')
    throw error
  }
}

/** Reads an order that the caller may see. */
export const readBilledOrder = (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  named(requireOrder(db, caller, id))

/**
 * Locks an order until the transaction ends. Also reads its payments, which these calls work on, in the same round
 * trip.
 */
export const holdBilledOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> => {
  const [order] = await Promise.all([named(lockOrder(db, caller, id)), readMoney(db, { site_id: caller.siteId, id })])
  return order
}
