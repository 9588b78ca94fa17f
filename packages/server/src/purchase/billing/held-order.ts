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
    // These calls of the provider have a name of their own for it.
    if (error instanceof Refusal && error.code === 'NOT_FOUND') throw new Refusal('ORDER_NOT_FOUND')
    throw error
  }
}

/** An order that the caller may see. */
export const readBilledOrder = (db: Db, caller: OnSite, id: string): Promise<StoredOrder> =>
  named(requireOrder(db, caller, id))

/** The same, held until the transaction ends; its money, which is what these calls are about, travels with it. */
export const holdBilledOrder = async (db: Db, caller: OnSite, id: string): Promise<StoredOrder> => {
  const [order] = await Promise.all([named(lockOrder(db, caller, id)), readMoney(db, { site_id: caller.siteId, id })])
  return order
}
