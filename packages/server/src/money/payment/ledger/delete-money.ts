import type { Db } from '../../../ground/database/tables.ts'
import { forgetMoney, type OrderKey } from './order-money.ts'

/** Tables of an order's money, in deletion order. */
const tables = [
  'payment_movement',
  'refund_transaction',
  'refund',
  'authorized_action',
  'chargeback',
  'payment',
] as const

/** Deletes all money records of an imported order, which must be locked. */
export const deleteMoney = async (db: Db, { site_id: siteId, id }: OrderKey): Promise<void> => {
  for (const table of tables) {
    await db.deleteFrom(table).where('site_id', '=', siteId).where('order_id', '=', id).execute()
  }
  forgetMoney(db, { site_id: siteId, order_id: id })
}
