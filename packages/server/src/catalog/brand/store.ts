import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/** Counts the products of each brand. Products have a copy of their brand: `{"brand": {"id": …, "name": …}}`. */
export const countProductsByBrand = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; count: number }>`
    select record->'brand'->>'id' as id, count(*)::integer as count from product
    where site_id = ${siteId} and record->'brand'->>'id' = any(${[...ids]}::text[])
    group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
