import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { noMoney } from '../../ground/entity/entity-kind.ts'
import { compileFilter, type Field } from '../../ground/query/conditions.ts'
import type { PromotionTable } from './tables.ts'

export type PromotionRow = Selectable<PromotionTable>

/** Lists the enabled promotions that are assigned to any of the categories. */
export const listEnabledPromotions = (
  db: Db,
  siteId: string,
  categoryIds: readonly string[],
): Promise<PromotionRow[]> =>
  db
    .selectFrom('promotion')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('enabled', '=', true)
    .where(sql<boolean>`category_ids && ${[...categoryIds]}::text[]`)
    .orderBy('created_date')
    .orderBy('id')
    .execute()

/** Lists the IDs of promotions that match a filter, in the order of their IDs. */
export const listMatchingIds = async (
  db: Db,
  siteId: string,
  { filter, fields, after, limit }: FilteredIds,
): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from promotion where site_id = ${siteId} and id > ${after}
      and ${compileFilter(filter, { fields, toMinor: noMoney, path: '' })}
    order by id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

interface FilteredIds {
  readonly filter: unknown
  readonly fields: Readonly<Record<string, Field>>
  /** Only greater IDs. */
  readonly after: string
  readonly limit: number
}
