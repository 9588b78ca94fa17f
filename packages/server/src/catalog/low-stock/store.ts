import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** A variant as its note names it. */
export interface NotedVariant {
  readonly product_id: string
  readonly variant_id: string
}

/** Returns when the oldest note of a store was written. */
export const oldestNote = async (db: Db, siteId: string): Promise<Date | undefined> => {
  const notes = db.selectFrom('low_stock_note').select('created_date').where('site_id', '=', siteId)
  return (await notes.orderBy('created_date').limit(1).executeTakeFirst())?.created_date
}

interface Claim {
  readonly siteId: string
  readonly before: Date
  readonly most: number
}

/** Takes notes of a store away, in the transaction that tells its owners; not those that another server has taken. */
export const takeNotes = async (db: Db, { siteId, before, most }: Claim): Promise<readonly NotedVariant[]> => {
  const { rows } = await sql<NotedVariant>`
    delete from low_stock_note note using (
      select product_id, variant_id from low_stock_note
      where site_id = ${siteId} and created_date <= ${before}
      order by product_id, variant_id limit ${most} for update skip locked
    ) as claimed
    where note.site_id = ${siteId} and note.product_id = claimed.product_id and note.variant_id = claimed.variant_id
    returning note.product_id, note.variant_id`.execute(db)
  return rows
}
