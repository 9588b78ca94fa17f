import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import type { Collection } from '@vitrine/contract/entities/catalog/collection.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { translationIn, type CollectionTranslations } from '@vitrine/domain/catalog/translation.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { compileFilter, compileSort, type Field } from '../../../ground/query/conditions.ts'
import { findKeysetPage, readListing } from '../../../ground/query/keyset.ts'
import { catalogStates, countUpTo, type CatalogStates } from '../read/counts.ts'
import { presentMedia } from '../read/present/present-media.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { createCollectionSizes, type CollectionSizes } from '../category/collection-sizes.ts'
import { collectionIndexes, requireShortScan } from '../read/scan-limits.ts'

interface CollectionRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly visible: boolean
  readonly media: readonly MediaRecord[]
  readonly last_updated: Date
  readonly translations: CollectionTranslations | null
  readonly states: CatalogStates
}

const column = (text: string): RawBuilder<unknown> => sql.raw(text)

const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('k.id'), isNeverNull: true },
  name: {
    kind: 'text',
    column: column('k.name'),
    sortBy: column('lower(k.name)'),
    narrowValues: (values) =>
      sql<boolean>`lower(k.name) = any(array(select lower(one) from unnest(${values}::text[]) one))`,
    isNeverNull: true,
  },
  slug: { kind: 'text', column: column('k.slug'), isNeverNull: true },
  description: { kind: 'text', column: column('k.description') },
  visible: { kind: 'flag', column: column('k.visible') },
  position: { kind: 'number', column: column('k.position'), isNeverNull: true },
  lastUpdated: { kind: 'date', column: column('k.last_updated'), isNeverNull: true },
}

/** Number of products checked for a picture. */
const maxCheckedProducts = 10

const firstPictureIn = (products: RawBuilder<unknown>) => sql`(
  select jsonb_build_array(record->'media'->0) from (${products} limit ${sql.lit(maxCheckedProducts)}) first
  where jsonb_array_length(record->'media') > 0 limit 1)`

/** Buyers see the first product picture for a collection without media. */
const shownMedia = sql`case when jsonb_array_length(k.media) > 0 then k.media else coalesce(case
  when k.id = ${sql.lit(allProductsId)} then ${firstPictureIn(sql`
    select p.record from product p where p.site_id = k.site_id and p.visible order by p.numeric_id desc`)}
  else ${firstPictureIn(sql`
    select p.record from collection_product m join product p on p.site_id = m.site_id and p.id = m.product_id
    where m.site_id = k.site_id and m.collection_id = k.id and m.visible order by m.numeric_id desc`)}
  end, k.media) end as media`

const columns = ({ site, hidden }: CatalogView) => sql`
  k.id, k.slug, k.name, k.description, k.visible, k.last_updated, k.translations, ${hidden ? sql`k.media` : shownMedia},
  ${catalogStates(site.id)} as states`

const presentCollection = (row: CollectionRow, { site, size }: { site: Site; size: number }): Collection => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  ...translationIn(row.translations, site.reading),
  visible: row.visible,
  lastUpdated: row.last_updated.toISOString(),
  numberOfProducts: size,
  media: presentMedia(row.media, site),
})

interface CatalogView {
  readonly site: Site
  /** Whether to include hidden collections. */
  readonly hidden: boolean
  /** Cached sizes. Absent in a transaction, which may be rolled back. */
  readonly sizes?: CollectionSizes
}

const presentAll = async (
  db: Db,
  rows: readonly CollectionRow[],
  { site, hidden, sizes = createCollectionSizes() }: CatalogView,
): Promise<Collection[]> => {
  const [first] = rows
  if (!first) return []
  const known = await sizes(db, { siteId: site.id, state: first.states[1], ids: rows.map(({ id }) => id) })
  return rows.map((row) => presentCollection(row, { site, size: known.get(row.id)![hidden ? 'all' : 'visible'] }))
}

const findOne = async (db: Db, view: CatalogView, condition: RawBuilder<boolean>): Promise<Collection | undefined> => {
  const { site, hidden } = view
  const { rows } = await sql<CollectionRow>`
    select ${columns(view)} from collection k
    where k.site_id = ${site.id} and ${condition} ${hidden ? sql`` : sql`and k.visible`}`.execute(db)
  return (await presentAll(db, rows, view))[0]
}

export const findCollection = (db: Db, view: CatalogView, id: string) => findOne(db, view, sql`k.id = ${id}`)

export const findCollectionBySlug = (db: Db, view: CatalogView, slug: string) =>
  findOne(db, view, sql`k.slug = ${slug}`)

const defaultSort = [{ fieldName: 'position' }]

/** Lists a page of collections, in the owner's order by default. */
export const queryCollections = async (
  db: Db,
  { query = {}, ...view }: CatalogView & { query: Query | undefined },
): Promise<{ collections: Collection[]; metadata: QueryMetadata }> => {
  const { site, hidden } = view
  const rows = sql`from collection k where k.site_id = ${site.id}`
  const scan = { rows, indexes: collectionIndexes, of: 'collections' } as const
  const shown = sql`${rows} ${hidden ? sql`` : sql`and k.visible`}`
  if (query.cursorPaging) {
    const wanted = readListing(query, { defaultSort, path: 'query' })
    if (!hidden) await requireShortScan(db, wanted.listing, scan)
    const { rows: found, metadata } = await findKeysetPage<CollectionRow>(db, wanted, {
      columns: columns(view),
      from: shown,
      fields,
      tieBreak: [{ kind: 'number', column: column('k.numeric_id') }],
      toMinor: Number,
      path: 'query',
    })
    return { collections: await presentAll(db, found, view), metadata }
  }
  const { limit = 50, offset = 0 } = query.paging ?? {}
  const condition = compileFilter(query.filter, { fields, toMinor: Number })
  if (!hidden) await requireShortScan(db, query, scan)
  const order = compileSort(query.sort ?? [], { fields, tieBreak: sql`k.position, k.numeric_id` })
  const from = sql`${shown} and ${condition}`
  const { rows: found } = await sql<CollectionRow>`
    select ${columns(view)} from (select * ${from} order by ${order} limit ${limit} offset ${offset}) k
    order by ${order}`.execute(db)
  const collections = await presentAll(db, found, view)
  return { collections, metadata: { count: found.length, offset, ...(await countUpTo(db, from)) } }
}
