import type { Query, QueryMetadata } from '@vitrine/contract/calls/query.ts'
import type { Collection } from '@vitrine/contract/entities/collection.ts'
import type { MediaRecord } from '@vitrine/domain/catalog/product.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Site } from '../site/sites.ts'
import type { Db } from '../tables.ts'
import { compileFilter, compileSort, type Field } from '../query/conditions.ts'
import { findKeysetPage, readListing } from '../query/keyset.ts'
import { presentMedia } from './present-media.ts'
import { allProductsId } from './present-product.ts'

interface CollectionRow {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly description: string
  readonly visible: boolean
  readonly media: readonly MediaRecord[]
  readonly number_of_products: number
}

const column = (text: string): RawBuilder<unknown> => sql.raw(text)

const fields: Readonly<Record<string, Field>> = {
  id: { kind: 'text', column: column('k.id'), always: true },
  name: { kind: 'text', column: column('k.name'), sortBy: column('lower(k.name)'), always: true },
  slug: { kind: 'text', column: column('k.slug'), always: true },
  description: { kind: 'text', column: column('k.description') },
  visible: { kind: 'flag', column: column('k.visible') },
  position: { kind: 'number', column: column('k.position'), always: true },
  lastUpdated: { kind: 'date', column: column('k.last_updated'), always: true },
}

/** So many products of a collection are looked at for a picture. */
const mostLookedAt = 10

const firstPictureIn = (products: RawBuilder<unknown>) => sql`(
  select jsonb_build_array(record->'media'->0) from (${products} limit ${sql.lit(mostLookedAt)}) first
  where jsonb_array_length(record->'media') > 0 limit 1)`

/** To buyers a collection without a picture shows that of its first product that has one. */
const shownMedia = sql`case when jsonb_array_length(k.media) > 0 then k.media else coalesce(case
  when k.id = ${sql.lit(allProductsId)} then ${firstPictureIn(sql`
    select p.record from product p where p.site_id = k.site_id and p.visible order by p.numeric_id desc`)}
  else ${firstPictureIn(sql`
    select p.record from collection_product m join product p on p.site_id = m.site_id and p.id = m.product_id
    where m.site_id = k.site_id and m.collection_id = k.id and m.visible order by m.numeric_id desc`)}
  end, k.media) end as media`

/** Collections, with the one of all products, which has no rows of its own to count. */
const columns = (hidden: boolean) => sql`
  k.id, k.slug, k.name, k.description, k.visible, ${hidden ? sql`k.media` : shownMedia},
  (case when k.id = ${sql.lit(allProductsId)}
    then (select count(*) from product p where p.site_id = k.site_id ${hidden ? sql`` : sql`and p.visible`})
    else (select count(*) from collection_product m
      where m.site_id = k.site_id and m.collection_id = k.id ${hidden ? sql`` : sql`and m.visible`})
  end)::int as number_of_products`

export const presentCollection = (row: CollectionRow, site: Site): Collection => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  description: row.description,
  visible: row.visible,
  numberOfProducts: row.number_of_products,
  media: presentMedia(row.media, site),
})

interface Looking {
  readonly site: Site
  /** Hidden collections show only where this is set. */
  readonly hidden: boolean
}

const findOne = async (
  db: Db,
  { site, hidden }: Looking,
  condition: RawBuilder<boolean>,
): Promise<Collection | undefined> => {
  const { rows } = await sql<CollectionRow>`
    select ${columns(hidden)} from collection k
    where k.site_id = ${site.id} and ${condition} ${hidden ? sql`` : sql`and k.visible`}`.execute(db)
  return rows[0] && presentCollection(rows[0], site)
}

export const findCollection = (db: Db, looking: Looking, id: string) => findOne(db, looking, sql`k.id = ${id}`)

export const findCollectionBySlug = (db: Db, looking: Looking, slug: string) =>
  findOne(db, looking, sql`k.slug = ${slug}`)

/** A page of collections, in the owner's order unless the query says otherwise. */
export const queryCollections = async (
  db: Db,
  { site, hidden, query = {} }: Looking & { query: Query | undefined },
): Promise<{ collections: Collection[]; metadata: QueryMetadata }> => {
  const shown = sql`from collection k where k.site_id = ${site.id} ${hidden ? sql`` : sql`and k.visible`}`
  if (query.cursorPaging) {
    const { rows, metadata } = await findKeysetPage<CollectionRow>(
      db,
      readListing(query, { defaultSort: [{ fieldName: 'position' }], path: 'query' }),
      {
        columns: columns(hidden),
        from: shown,
        fields,
        tieBreak: [{ kind: 'number', column: column('k.numeric_id') }],
        toMinor: Number,
        path: 'query',
      },
    )
    return { collections: rows.map((row) => presentCollection(row, site)), metadata }
  }
  const { limit = 50, offset = 0 } = query.paging ?? {}
  const condition = compileFilter(query.filter, { fields, toMinor: Number })
  const order = compileSort(query.sort ?? [], { fields, tieBreak: sql`k.position, k.numeric_id` })
  const from = sql`${shown} and ${condition}`
  const { rows } =
    await sql<CollectionRow>`select ${columns(hidden)} ${from} order by ${order} limit ${limit} offset ${offset}`.execute(
      db,
    )
  const counted = await sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db)
  return {
    collections: rows.map((row) => presentCollection(row, site)),
    metadata: { count: rows.length, offset, total: counted.rows[0]!.count },
  }
}
