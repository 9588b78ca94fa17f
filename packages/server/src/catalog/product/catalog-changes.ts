import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { CatalogChangeTable } from './tables.ts'

/** A note of what has changed in a catalog. */
export type ChangeNote = Pick<Selectable<CatalogChangeTable>, 'id' | 'notes' | 'product_ids' | 'is_folded' | 'is_stock'>

/** Returns how many changes the catalog of each store has had. */
export const countCatalogChanges = async (db: Db): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ siteId: string; changes: number }>`
    select site_id as "siteId", sum(notes)::float8 as changes from catalog_change group by site_id`.execute(db)
  return new Map(rows.map(({ siteId, changes }) => [siteId, changes]))
}

export const readChangeNotes = (db: Db, siteId: string): Promise<ChangeNote[]> =>
  db
    .selectFrom('catalog_change')
    .select(['id', 'notes', 'product_ids', 'is_folded', 'is_stock'])
    .where('site_id', '=', siteId)
    .execute()
