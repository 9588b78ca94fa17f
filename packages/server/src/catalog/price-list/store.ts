import './tables.ts'
import type { PriceList, PriceTier, ProductPrices } from '@vitrine/domain/price-list/price-list.ts'
import type { PublicRule } from '@vitrine/domain/catalog/public-price.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { Document } from '../../ground/document/store.ts'
import { daysBefore, keptDays } from '../product/api.ts'
import type { PriceListRecord } from './tables.ts'

/** Returns a list that is for everybody. `undefined` if it is for members, or off. */
export const publicListOf = ({ id, body }: Pick<Document<PriceListRecord>, 'id' | 'body'>): PublicRule | undefined =>
  body.active && !body.memberGroupIds
    ? { kind: 'LIST', position: body.position, list: listOf({ id, body }) }
    : undefined

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

/** Notes prices that end. Those of products that are older than a year are deleted. */
const noteChanges = async (
  db: Db,
  { siteId, listId }: OfList,
  { prices, now }: { readonly prices: readonly SetPrice[]; readonly now: Date },
): Promise<void> => {
  await sql`
    insert into listed_price_change (site_id, product_id, list_id, variant_id, ended_date, tiers)
    select ${siteId}, sent."productId", ${listId}, sent."variantId", ${now.toISOString()}::timestamptz,
      coalesce(known.tiers, '[]')
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as sent("productId" text, "variantId" text, tiers jsonb)
    left join price_list_price known on known.site_id = ${siteId} and known.list_id = ${listId}
      and known.product_id = sent."productId" and known.variant_id = sent."variantId"
    where coalesce(known.tiers, '[]') <> sent.tiers
    on conflict do nothing`.execute(db)
  await db
    .deleteFrom('listed_price_change')
    .where('site_id', '=', siteId)
    .where('product_id', 'in', [...new Set(prices.map(({ productId }) => productId))])
    .where('ended_date', '<', daysBefore(now, keptDays))
    .execute()
}

/** Saves prices, and deletes those without tiers. */
export const savePrices = async (
  db: Db,
  { siteId, listId, now }: OfList & { readonly now: Date },
  prices: readonly SetPrice[],
): Promise<void> => {
  await noteChanges(db, { siteId, listId }, { prices, now })
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
