import { sql } from 'kysely'
import { inventoryStatus } from '../product/api.ts'
import type { Db } from '../../ground/database/tables.ts'

/** Most orders and products that one recommendation reads: a popular product is in many orders. */
const maxOrders = 300
const maxCollections = 20
const maxOfCollection = 100
const maxSales = 3000
/** More than are returned, since some are hidden or sold out. */
const candidates = 60

const idsOf = ({ rows }: { readonly rows: readonly { readonly product_id: string }[] }): string[] =>
  rows.map(({ product_id }) => product_id)

/**
 * Finds products in the collections of the given ones, most shared collections first. Reads the newest of each
 * collection.
 */
export const sharingCollections = async (db: Db, siteId: string, productIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await sql<{ product_id: string }>`
      with shelf as (
        select collection_id, count(*) as products from collection_product
        where site_id = ${siteId} and product_id = any(${[...productIds]})
        group by collection_id order by products desc, collection_id limit ${sql.lit(maxCollections)})
      select m.product_id from shelf cross join lateral (
        select product_id, numeric_id from collection_product
        where site_id = ${siteId} and collection_id = shelf.collection_id and visible
        order by numeric_id desc limit ${sql.lit(maxOfCollection)}) m
      where m.product_id <> all(${[...productIds]})
      group by m.product_id, m.numeric_id
      order by sum(shelf.products) desc, m.numeric_id desc limit ${sql.lit(candidates)}`.execute(db),
  )

/** Finds products in the newest orders of the given ones, most frequent first. */
export const boughtTogether = async (db: Db, siteId: string, productIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await sql<{ product_id: string }>`
      with bought as (
        select distinct order_id from (
          select order_id from order_product
          where site_id = ${siteId} and product_id = any(${[...productIds]})
          order by placed_date desc limit ${sql.lit(maxOrders)}) newest)
      select o.product_id from bought join order_product o on o.site_id = ${siteId} and o.order_id = bought.order_id
      where o.product_id <> all(${[...productIds]})
      group by o.product_id
      order by count(*) desc, max(o.placed_date) desc, o.product_id limit ${sql.lit(candidates)}`.execute(db),
  )

/** Finds the best sellers of the latest sales, followed by the newest products. */
export const bestSellers = async (db: Db, siteId: string, productIds: readonly string[]): Promise<string[]> =>
  idsOf(
    await sql<{ product_id: string }>`
      select product_id from (
        (select product_id, sum(quantity) as sold, 0 as numeric_id from (
          select product_id, quantity from order_product where site_id = ${siteId}
          order by placed_date desc limit ${sql.lit(maxSales)}) newest group by product_id)
        union all
        (select id, 0, numeric_id from product where site_id = ${siteId} and visible
          order by numeric_id desc limit ${sql.lit(candidates)})) found
      where product_id <> all(${[...productIds]})
      group by product_id
      order by max(sold) desc, max(numeric_id) desc limit ${sql.lit(candidates)}`.execute(db),
  )

/** Keeps only products that are visible and in stock, in the same order. */
export const onlyAvailable = async (db: Db, siteId: string, productIds: readonly string[]): Promise<string[]> => {
  if (productIds.length === 0) return []
  const { rows } = await sql<{ id: string }>`
    select p.id from product p
    where p.site_id = ${siteId} and p.id = any(${[...productIds]}) and p.visible
      and ${inventoryStatus} <> 'OUT_OF_STOCK'`.execute(db)
  const available = new Set(rows.map(({ id }) => id))
  return productIds.filter((id) => available.has(id))
}
