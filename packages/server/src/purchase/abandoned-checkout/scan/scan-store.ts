import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import type { IdlePosition } from '../../../selling/basket/api.ts'
import type { AbandonedCheckoutScanTable } from '../tables.ts'

export interface Scan extends Pick<Selectable<AbandonedCheckoutScanTable>, 'is_awake'> {
  readonly position: IdlePosition
}

/** Locks the search of a store; `undefined` if no checkout was ever opened there. */
export const lockScan = async (db: Db, siteId: string): Promise<Scan | undefined> => {
  const { rows } = await sql<{ is_awake: boolean; date: string; id: string }>`
    select is_awake, checked_date::text as date, checked_id as id from abandoned_checkout_scan
    where site_id = ${siteId} for update`.execute(db)
  const [row] = rows
  return row && { is_awake: row.is_awake, position: { updatedDate: row.date, id: row.id } }
}

/** Saves how far a store was searched. */
export const savePosition = async (db: Db, siteId: string, { updatedDate, id }: IdlePosition): Promise<void> => {
  await sql`
    update abandoned_checkout_scan set checked_date = ${updatedDate}::timestamptz, checked_id = ${id}
    where site_id = ${siteId}`.execute(db)
}

/** Marks the search as asleep: the next changed checkout wakes it. */
export const fallAsleep = async (db: Db, siteId: string): Promise<void> => {
  await db.updateTable('abandoned_checkout_scan').set({ is_awake: false }).where('site_id', '=', siteId).execute()
}

/** Starts the search of a store anew: checkouts that were last changed before are not abandoned. */
export const restartScan = async (db: Db, siteId: string, now: Date): Promise<void> => {
  const change = { is_awake: true, checked_date: now, checked_id: '' }
  await db
    .insertInto('abandoned_checkout_scan')
    .values({ site_id: siteId, ...change })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(change))
    .execute()
}
