import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { OrderChargeTable } from './tables.ts'

export type StoredCharge = Selectable<OrderChargeTable>

/** Finds the charge of a locked order by its idempotency key. */
export const findCharge = (
  db: Db,
  { siteId, orderId, key }: { siteId: string; orderId: string; key: string },
): Promise<StoredCharge | undefined> =>
  db
    .selectFrom('order_charge')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('order_id', '=', orderId)
    .where('key', '=', key)
    .executeTakeFirst()

export const insertCharge = async (db: Db, charge: StoredCharge): Promise<void> => {
  await db.insertInto('order_charge').values(charge).execute()
}
