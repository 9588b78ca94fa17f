import './tables.ts'
import type { ListedProduct } from '@vitrine/contract/entities/catalog/product/product-list.ts'
import type { Search } from '@vitrine/contract/calls/query.ts'
import type { ProductRecord } from '@vitrine/domain/catalog/product.ts'
import { defaultLocationId } from '@vitrine/domain/stock/locations.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { Field } from '../../ground/query/conditions.ts'
import { findKeysetPage, readListing, type CursorPage } from '../../ground/query/keyset.ts'

/** Collections of a product of the list `l`. */
export const collectionIdsOfItem = sql`array(
  select c.collection_id from collection_product c where c.site_id = l.site_id and c.product_id = l.product_id)`

export const productsInCollections = (siteId: string, ids: readonly unknown[]): RawBuilder<unknown> => sql`
  select c.product_id from collection_product c where c.site_id = ${siteId} and c.collection_id = any(${ids}::text[])`

/** The parts of the indexes of items that are out of stock or low. */
const isOut = sql`((i.tracked and i.quantity <= 0) or (not i.tracked and not i.in_stock))`
const isLow = sql`(i.tracked and i.quantity > 0 and i.quantity <= 5)`

/** Whether an item of a product of the list `l` is low. The products are looked up once for a statement. */
export const isLowStock = (siteId: string): RawBuilder<boolean> => sql<boolean>`(l.product_id in (
  select i.product_id from inventory_item i where i.site_id = ${siteId} and ${isLow}))`

/** `inventoryStatusOf` of the domain in SQL. A variant without a stock level is available. */
const countedStatus = sql<ListedProduct['stock']['status']>`(
  select case when not coalesce(bool_or(not v.is_there), false) then 'IN_STOCK'
    when bool_or(v.is_there) or count(*) < greatest(l.variant_count, 1) then 'PARTIALLY_OUT_OF_STOCK'
    else 'OUT_OF_STOCK' end
  from (select bool_or(not ${isOut}) as is_there from inventory_item i
    where i.site_id = l.site_id and i.product_id = l.product_id group by i.variant_id) v)`

/** The stock status of a product of the list `l`. Only products with an item that is out of stock are counted. */
export const stockStatusOfItem = (siteId: string): RawBuilder<unknown> => sql`(
  case when l.product_id in (select i.product_id from inventory_item i where i.site_id = ${siteId} and ${isOut})
  then ${countedStatus} else 'IN_STOCK' end)`

/**
 * The products of the list `l` with their quantities `stock`: those of the tracked items, 0 if untracked ones are out of
 * stock, or null if there is no limit. A statement that names no quantity does not read them, as PostgreSQL leaves out a
 * join that adds neither rows nor columns.
 */
const listWithStock = (siteId: string): RawBuilder<unknown> => sql`product_list_item l left join (
  select i.product_id, case when bool_or(i.tracked) then sum(i.quantity) filter (where i.tracked)
    when not bool_or(i.in_stock) then 0 end as quantity
  from inventory_item i where i.site_id = ${siteId} group by i.product_id
) stock on stock.product_id = l.product_id`

interface Conditions {
  readonly fields: Readonly<Record<string, Field>>
  readonly toMinor: (value: string | number) => number
}

/** Finds the IDs of a page of the list. Default: sorted by name. */
export const findListPage = (
  db: Db,
  query: Search | undefined,
  { siteId, ...conditions }: Conditions & { readonly siteId: string },
): Promise<CursorPage<{ readonly id: string }>> =>
  findKeysetPage(db, readListing(query, { defaultSort: [{ fieldName: 'name', order: 'ASC' }], path: 'query' }), {
    columns: sql`l.product_id as id`,
    from: sql`from ${listWithStock(siteId)} where l.site_id = ${siteId}`,
    tieBreak: [{ kind: 'number', column: sql`l.numeric_id` }],
    path: 'query',
    ...conditions,
  })

/** Counts the products that match a condition. */
export const countList = async (db: Db, siteId: string, condition: RawBuilder<boolean>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${listWithStock(siteId)}
    where l.site_id = ${siteId} and ${condition}`.execute(db)
  return rows[0]!.count
}

/** A product of a page. */
export interface ListRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly revision: number
  readonly record: ProductRecord
  readonly status: ListedProduct['status']
  readonly publish_date: Date | null
  readonly created_date: Date
  readonly last_updated: Date
  readonly collection_ids: readonly string[]
  readonly stock_status: ListedProduct['stock']['status']
  readonly is_tracked: boolean | null
  readonly quantity: number | null
  readonly is_low: boolean | null
}

/** Reads what a page shows, in the order of the IDs. */
export const findListRows = async (db: Db, siteId: string, ids: readonly string[]): Promise<ListRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<ListRow>`
    select l.product_id as id, p.name, p.slug, p.revision, p.record, l.status, l.publish_date, p.created_date,
      p.last_updated, ${collectionIdsOfItem} as collection_ids, ${countedStatus} as stock_status, stock.*
    from product_list_item l
    join product p on p.site_id = l.site_id and p.id = l.product_id
    cross join lateral (
      select bool_or(i.tracked) as is_tracked, sum(case when i.tracked then i.quantity end)::integer as quantity,
        bool_or(${isLow}) as is_low
      from inventory_item i where i.site_id = l.site_id and i.product_id = l.product_id
    ) as stock
    where l.site_id = ${siteId} and l.product_id = any(${[...ids]}::text[])
    order by array_position(${[...ids]}::text[], l.product_id)`.execute(db)
  return rows
}

/** A product with the values of its spreadsheet. */
export interface SheetRow extends Pick<
  ListRow,
  'id' | 'name' | 'revision' | 'record' | 'status' | 'publish_date' | 'collection_ids'
> {
  /** Tracked quantities at the default location, by variant. */
  readonly quantities: Readonly<Record<string, number>> | null
}

/** Reads products for the spreadsheet, in the order of the IDs. */
export const findSheetRows = async (db: Db, siteId: string, ids: readonly string[]): Promise<SheetRow[]> => {
  const { rows } = await sql<SheetRow>`
    select l.product_id as id, p.name, p.revision, p.record, l.status, l.publish_date,
      ${collectionIdsOfItem} as collection_ids, (
        select jsonb_object_agg(i.variant_id, i.quantity) from inventory_item i
        where i.site_id = l.site_id and i.product_id = l.product_id and i.tracked
          and i.location_id = ${defaultLocationId(siteId)}
      ) as quantities
    from product_list_item l
    join product p on p.site_id = l.site_id and p.id = l.product_id
    where l.site_id = ${siteId} and l.product_id = any(${[...ids]}::text[])
    order by array_position(${[...ids]}::text[], l.product_id)`.execute(db)
  return rows
}

interface StatusChange {
  readonly siteId: string
  readonly id: string
  readonly isArchived: boolean
  readonly publishDate: Date | undefined
}

/** Saves the status of a hidden product. */
export const saveStatus = async (db: Db, { siteId, id, isArchived, publishDate }: StatusChange): Promise<void> => {
  await db
    .updateTable('product_list_item')
    .set({ archived: isArchived, publish_date: publishDate ?? null })
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .execute()
}

/** Returns when a hidden product becomes visible. */
export const findPublishDate = async (db: Db, siteId: string, id: string): Promise<Date | undefined> => {
  const items = db.selectFrom('product_list_item').select('publish_date')
  const row = await items
    .where('site_id', '=', siteId)
    .where('product_id', '=', id)
    .where('status', '=', 'SCHEDULED')
    .executeTakeFirst()
  return row?.publish_date ?? undefined
}

/** Returns the status of a product. */
export const findStatus = async (db: Db, siteId: string, id: string): Promise<ListedProduct['status'] | undefined> => {
  const items = db.selectFrom('product_list_item').select('status').where('site_id', '=', siteId)
  return (await items.where('product_id', '=', id).executeTakeFirst())?.status
}
