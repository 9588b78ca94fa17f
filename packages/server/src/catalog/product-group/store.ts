import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { ProductGroupTable } from './tables.ts'

export type ProductGroupRow = Selectable<ProductGroupTable>

/** Lists what searches know of all groups of a store, the newest first. */
export const listSearchedGroups = (db: Db, siteId: string) =>
  db
    .selectFrom('product_group')
    .select(['id', 'name', 'created_date', 'grouping_customization_id', 'product_ids'])
    .where('site_id', '=', siteId)
    .orderBy('created_date', 'desc')
    .execute()

/** Returns the grouping customizations of groups. */
export const findGroupingIds = async (db: Db, siteId: string, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct grouping_customization_id as id from product_group
    where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** Counts the products of all groups of a store. Those in several groups count several times. */
export const countMembers = async (db: Db, siteId: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality(product_ids)), 0)::integer as count from product_group
    where site_id = ${siteId}`.execute(db)
  return rows[0]!.count
}
