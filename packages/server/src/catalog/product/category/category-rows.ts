import type { RichContent } from '@vitrine/contract/entities/rich-content.ts'
import type { SeoData } from '@vitrine/contract/entities/catalog/product/product.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CollectionTranslations } from '@vitrine/domain/catalog/translation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { catalogStates, type CatalogStates } from '../read/counts.ts'

/** A category as it is read. */
export interface CategoryRow {
  readonly site_id: string
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly visible: boolean
  readonly media: readonly MediaRecord[]
  readonly translations: CollectionTranslations | null
  readonly position: number
  readonly parent_id: string | null
  readonly revision: number
  readonly rich_description: RichContent | null
  readonly seo_data: SeoData | null
  /** Whether a rule decides which products it has. */
  readonly has_rule: boolean
  readonly created_date: Date
  readonly last_updated: Date
  readonly states: CatalogStates
}

export const categoryColumns = (siteId: string): RawBuilder<unknown> => sql`
  k.site_id, k.id, k.slug, k.name, k.description, k.visible, k.media, k.translations, k.position, k.parent_id,
  k.revision, k.rich_description, k.seo_data, k.rule is not null as has_rule, k.created_date, k.last_updated, ${catalogStates(siteId)} as states`

/** Finds a category by ID or slug. */
export const findCategory = async (
  db: Db,
  siteId: string,
  by: { readonly id: string } | { readonly slug: string },
): Promise<CategoryRow | undefined> => {
  const condition = 'id' in by ? sql`k.id = ${by.id}` : sql`k.slug = ${by.slug}`
  const { rows } = await sql<CategoryRow>`
    select ${categoryColumns(siteId)} from collection k where k.site_id = ${siteId} and ${condition}`.execute(db)
  return rows[0]
}

/** Locks categories until the transaction ends, in the order of their IDs. */
export const lockCategories = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CategoryRow>> => {
  const { rows } = await sql<CategoryRow>`
    select ${categoryColumns(siteId)} from collection k
    where k.site_id = ${siteId} and k.id = any(${[...ids]}::text[]) order by k.id for update of k`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Lists categories by ID. Those that do not exist are left out. */
export const listCategories = async (db: Db, siteId: string, ids: readonly string[]): Promise<CategoryRow[]> => {
  const { rows } = await sql<CategoryRow>`
    select ${categoryColumns(siteId)} from collection k
    where k.site_id = ${siteId} and k.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}
