import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
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

/** What searches know of a promotion. */
export type SearchedPromotion = Pick<PromotionRow, 'id' | 'name' | 'enabled' | 'tags' | 'created_date' | 'updated_date'>

/** Lists what searches know of all promotions of a store. */
export const listSearchedPromotions = (db: Db, siteId: string): Promise<SearchedPromotion[]> =>
  db
    .selectFrom('promotion')
    .select(['id', 'name', 'enabled', 'tags', 'created_date', 'updated_date'])
    .where('site_id', '=', siteId)
    .execute()
