import type { Db } from '../../../ground/database/tables.ts'
import { forgetMoney, type OrderKey } from './order-money.ts'

/** What is kept of an order's money; what points at others goes first. */
const tables = [
  'payment_movement',
  'refund_transaction',
  'refund',
  'authorized_action',
  'chargeback',
  'payment',
] as const

/** Takes away all that is written down of the money of an order that was imported; the order must be held. */
export const deleteMoney = async (db: Db, { site_id: siteId, id }: OrderKey): Promise<void> => {
  for (const table of tables) {
    await db.deleteFrom(table).where('site_id', '=', siteId).where('order_id', '=', id).execute()
  }
  forgetMoney(db, { site_id: siteId, order_id: id })
}
