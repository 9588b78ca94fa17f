import './tables.ts'
import type { PriceList, PriceTier, ProductPrices } from '@vitrine/domain/price-list/price-list.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { Document } from '../../ground/document/store.ts'
import type { PriceListRecord } from './tables.ts'

/** Converts a stored list to the form that prices are computed from. */
const listOf = ({ id, body }: Pick<Document<PriceListRecord>, 'id' | 'body'>): PriceList => ({
  id,
  ...(body.memberGroupIds && { memberGroupIds: body.memberGroupIds }),
  ...(body.countries && { countries: body.countries }),
  ...(body.currency !== undefined && { currency: body.currency }),
  ...(body.startDate !== undefined && { starts: new Date(body.startDate) }),
  ...(body.endDate !== undefined && { ends: new Date(body.endDate) }),
  ...(body.percentage !== undefined && { percent: body.percentage }),
  ...(body.rounding && { rounding: body.rounding }),
})

/** Reads the active price lists of a store in the order of their position. */
export const loadPriceLists = async (db: Db, siteId: string): Promise<readonly PriceList[]> => {
  const { rows } = await sql<Document<PriceListRecord>>`
    select id, body from price_list where site_id = ${siteId} and (body->>'active')::boolean
    order by (body->>'position')::int, created_date, id`.execute(db)
  return rows.map(listOf)
}

/** Reads the prices of these lists by product. */
export const readListed = async (
  db: Db,
  siteId: string,
  listIds: readonly string[],
): Promise<readonly { productId: string; listId: string; prices: ProductPrices }[]> => {
  if (listIds.length === 0) return []
  const { rows } = await sql<{ productId: string; listId: string; prices: ProductPrices }>`
    select product_id as "productId", list_id as "listId", jsonb_object_agg(variant_id, tiers) as prices
    from price_list_price where site_id = ${siteId} and list_id = any(${[...listIds]}::text[])
    group by product_id, list_id`.execute(db)
  return rows
}

/** Counts the products with their own prices in each of these lists. */
export const countProducts = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ list_id: string; count: string }>`
    select list_id, count(distinct product_id) as count from price_list_price
    where site_id = ${siteId} and list_id = any(${[...ids]}::text[]) group by list_id`.execute(db)
  return new Map(rows.map(({ list_id: id, count }) => [id, Number(count)]))
}

interface OfList {
  readonly siteId: string
  readonly listId: string
}

/** A price in a list. An empty `variantId` stands for all variants without their own prices. */
export interface SetPrice {
  readonly productId: string
  readonly variantId: string
  readonly tiers: readonly PriceTier[]
}

/** Saves prices, and deletes those without tiers. */
export const savePrices = async (db: Db, { siteId, listId }: OfList, prices: readonly SetPrice[]): Promise<void> => {
  for (const { productId, variantId } of prices.filter(({ tiers }) => tiers.length === 0)) {
    const ofList = db.deleteFrom('price_list_price').where('site_id', '=', siteId).where('list_id', '=', listId)
    await ofList.where('product_id', '=', productId).where('variant_id', '=', variantId).execute()
  }
  const withTiers = prices.filter(({ tiers }) => tiers.length > 0)
  if (withTiers.length === 0) return
  await db
    .insertInto('price_list_price')
    .values(
      withTiers.map(({ productId, variantId, tiers }) => ({
        site_id: siteId,
        list_id: listId,
        product_id: productId,
        variant_id: variantId,
        tiers: JSON.stringify(tiers),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'product_id', 'list_id', 'variant_id'])
        .doUpdateSet(({ ref }) => ({ tiers: ref('excluded.tiers') })),
    )
    .execute()
}

interface PriceRow {
  readonly product_id: string
  readonly variant_id: string
  readonly tiers: readonly PriceTier[]
  readonly total: string
}

/** Lists a page of prices, ordered by product name. */
export const listPrices = async (
  db: Db,
  { siteId, listId }: OfList,
  { productId, limit, offset }: { productId: string | undefined; limit: number; offset: number },
): Promise<{ readonly prices: readonly SetPrice[]; readonly total: number }> => {
  const ofProduct = productId === undefined ? sql`true` : sql`price.product_id = ${productId}`
  const from = sql`
    from price_list_price price
    join product on product.site_id = price.site_id and product.id = price.product_id
    where price.site_id = ${siteId} and price.list_id = ${listId} and ${ofProduct}`
  const { rows } = await sql<PriceRow>`
    select price.product_id, price.variant_id, price.tiers ${from}
    order by product.name, price.product_id, price.variant_id limit ${limit} offset ${offset}`.execute(db)
  const { rows: counted } = await sql<{ total: string }>`select count(*) as total ${from}`.execute(db)
  return {
    prices: rows.map((row) => ({ productId: row.product_id, variantId: row.variant_id, tiers: row.tiers })),
    total: Number(counted[0]!.total),
  }
}
