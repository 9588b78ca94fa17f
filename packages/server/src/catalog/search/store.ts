import type { SearchSynonyms } from '@vitrine/contract/entities/catalog/search.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import type { CollectionTranslations } from '@vitrine/domain/catalog/translation.ts'
import { termsOfText } from '@vitrine/domain/search/terms.ts'
import { sql } from 'kysely'
import { prepared } from '../../ground/database/connection/prepared.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Note } from '../product/api.ts'
import { stemAll } from './text/stems.ts'

/** Pieces sold in the last 90 days. */
export const readSales = async (db: Db, siteId: string): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ id: string; sold: number }>`
    select product_id as id, sum(quantity)::float8 as sold from order_product
    where site_id = ${siteId} and placed_date > now() - interval '90 days' group by product_id`.execute(db)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}

export type SearchNote = Note & { readonly is_stock: boolean }

export const readNotes = async (db: Db, siteId: string): Promise<SearchNote[]> =>
  db
    .selectFrom('catalog_change')
    .select(['id', 'notes', 'product_ids', 'is_folded', 'is_stock'])
    .where('site_id', '=', siteId)
    .execute()

export interface IndexedCollection {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly parent_id: string | null
  readonly terms: readonly string[]
  readonly translations: CollectionTranslations | null
}

/** Reads a store's collections with the words of their names. */
export const readCollections = async (db: Db, siteId: string, configuration: string): Promise<IndexedCollection[]> => {
  const rows = await db
    .selectFrom('collection')
    .select(['id', 'name', 'slug', 'visible', 'parent_id', 'translations'])
    .where('site_id', '=', siteId)
    .orderBy('position')
    .orderBy('numeric_id')
    .execute()
  const terms = await stemAll(
    db,
    configuration,
    rows.map(({ name }) => termsOfText(name)),
  )
  return rows.map((row, at) => ({ ...row, terms: terms[at]! }))
}

export const readSynonyms = async (db: Db, siteId: string): Promise<readonly SearchSynonyms[]> => {
  const found = await db
    .selectFrom('search_settings')
    .select('synonyms')
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return found?.synonyms ?? []
}

export const saveSynonyms = async (db: Db, siteId: string, synonyms: readonly SearchSynonyms[]): Promise<void> => {
  const saved = { synonyms: JSON.stringify(synonyms) }
  await db
    .insertInto('search_settings')
    .values({ site_id: siteId, ...saved })
    .onConflict((conflict) => conflict.column('site_id').doUpdateSet(saved))
    .execute()
}

/** The part of a product that a suggestion shows. */
export interface Card {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly visible: boolean
  readonly price: number
  readonly discounted_price: number
  readonly is_gift_card: boolean
  readonly media: MediaRecord | null
}

const selectCards = prepared(
  (siteId: string, ids: readonly string[]) => sql<Card>`
    select id, name, slug, visible, price, discounted_price,
      coalesce(jsonb_path_query_first(record, '$.media[*] ? (@.kind == "image")'), record->'media'->0) as media,
      coalesce((record->>'giftCard')::boolean, false) as is_gift_card from product
    where site_id = ${siteId} and id = any(${ids})`,
)

export const readCards = async (db: Db, siteId: string, ids: readonly string[]): Promise<Card[]> => {
  if (ids.length === 0) return []
  const { rows } = await selectCards(db, siteId, [...ids])
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])
}
