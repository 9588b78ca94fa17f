import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** Serializes writing products by their handles within a site, so that two transactions never create the same one. */
export const lockHandles = async (db: Db, siteId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`handle:${siteId}`}))`.execute(db)
}

/** Returns the IDs of products by their handles. */
export const findProductsByHandle = async (
  db: Db,
  siteId: string,
  handles: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ handle: string; id: string }>`
    select handle, id from product where site_id = ${siteId} and handle = any(${[...handles]}::text[])`.execute(db)
  return new Map(rows.map(({ handle, id }) => [handle, id]))
}

/** Lists the categories of products. */
export const listCategoriesOf = async (db: Db, siteId: string, productIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct collection_id as id from collection_product
    where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}
