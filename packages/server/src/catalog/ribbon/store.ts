import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'

/**
 * Counts the products with each ribbon. Products have copies of their ribbons:
 * `{"ribbon": {"id": …, "name": …}, "additionalRibbons": [{"id": …, "name": …}]}`.
 */
export const countProductsByRibbon = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const copies = ids.map((id) => JSON.stringify([{ id }]))
  const { rows } = await sql<{ id: string; count: number }>`
    select copy.id, count(*)::integer as count
    from product p cross join lateral (
      select p.record->'ribbon'->>'id' as id
      union
      select one->>'id' from jsonb_array_elements(p.record->'additionalRibbons') one
    ) copy
    where p.site_id = ${siteId} and copy.id = any(${[...ids]}::text[]) and (
      p.record->'ribbon'->>'id' = any(${[...ids]}::text[])
      or p.record->'additionalRibbons' @> any(${copies}::text[]::jsonb[])
    )
    group by copy.id`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
