import type { ListedPriceChange, PriceHistory, PublicItem, RulePeriod } from '@vitrine/domain/catalog/public-price.ts'
import { onlyVariantId, type VariantRecord } from '@vitrine/domain/catalog/product.ts'
import type { Minor } from '@vitrine/domain/money.ts'
import { productPrices, type ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** What is known of the prices of a product. */
interface KnownPrices {
  readonly created: Date
  readonly collectionIds: readonly string[]
  readonly listed: ListedPrices
  readonly catalogChanges: readonly { readonly variantId: string; readonly price: Minor; readonly ended: string }[]
  readonly listedChanges: readonly (Omit<ListedPriceChange, 'ended'> & { readonly ended: string })[]
}

/** Most changes of a product that are considered, the latest ones. */
const maxChanges = 200

const selectKnown = (siteId: string, ids: readonly string[], since: Date) => sql<KnownPrices & { id: string }>`
  select p.id, p.created_date as created,
    array(select c.collection_id from collection_product c where c.site_id = p.site_id and c.product_id = p.id)
      as "collectionIds",
    coalesce((select jsonb_object_agg(listed.list_id, listed.prices) from (
      select l.list_id, jsonb_object_agg(l.variant_id, l.tiers) as prices from price_list_price l
      where l.site_id = p.site_id and l.product_id = p.id group by l.list_id) listed), '{}') as listed,
    coalesce((select jsonb_agg(jsonb_build_object('variantId', variant_id, 'price', price, 'ended', ended_date)) from (
      select variant_id, price, ended_date from price_change h
      where h.site_id = p.site_id and h.product_id = p.id and h.ended_date > ${since.toISOString()}::timestamptz
      order by h.ended_date desc limit ${sql.lit(maxChanges)}) changes), '[]') as "catalogChanges",
    coalesce((select jsonb_agg(jsonb_build_object('listId', list_id, 'variantId', variant_id, 'tiers', tiers,
        'ended', ended_date)) from (
      select list_id, variant_id, tiers, ended_date from listed_price_change h
      where h.site_id = p.site_id and h.product_id = p.id and h.ended_date > ${since.toISOString()}::timestamptz
      order by h.ended_date desc limit ${sql.lit(maxChanges)}) changes), '[]') as "listedChanges"
  from product p where p.site_id = ${siteId} and p.id = any(${[...ids]}::text[])`

/** A variant, and what it cost. */
interface KnownItem {
  readonly item: PublicItem
  readonly history: PriceHistory
}

type PricedVariant = Pick<VariantRecord, 'id' | 'price'>

/** Returns the prices in lists that a variant has or may get: its own, and those of the product. */
const pricesOfVariant = (listed: ListedPrices, variantId: string): ListedPrices =>
  Object.fromEntries(
    Object.entries(listed).map(([listId, prices]) => [
      listId,
      Object.fromEntries(
        [productPrices, variantId].flatMap((key) => (Object.hasOwn(prices, key) ? [[key, prices[key]!]] : [])),
      ),
    ]),
  )

/** Returns a variant with its history. Its price is that of the product, if it has none of its own. */
export type FindItem = (
  productId: string,
  variant: PricedVariant,
  sold: Pick<PublicItem, 'price' | 'quantity'>,
) => KnownItem | undefined

const itemOf = (
  { created, collectionIds, listed, catalogChanges, listedChanges }: KnownPrices,
  rules: readonly RulePeriod[],
  [productId, variant, sold]: Parameters<FindItem>,
): KnownItem => {
  const priced = variant.price === undefined ? onlyVariantId : variant.id
  const dated = <Change extends { readonly ended: string }>(change: Change) => ({
    ...change,
    ended: new Date(change.ended),
  })
  return {
    item: {
      productId,
      variantId: variant.id,
      collectionIds,
      listed: pricesOfVariant(listed, variant.id),
      created,
      ...sold,
    },
    history: {
      catalog: catalogChanges.filter(({ variantId }) => variantId === priced).map(dated),
      listed: listedChanges
        .filter(({ variantId }) => variantId === productPrices || variantId === variant.id)
        .map(dated),
      rules,
    },
  }
}

/** Reads what products have cost everybody since a date, given the rules of the store since then. */
export const readHistories = async (
  db: Db,
  siteId: string,
  {
    ids,
    since,
    rules,
  }: { readonly ids: readonly string[]; readonly since: Date; readonly rules: readonly RulePeriod[] },
): Promise<FindItem> => {
  const { rows } = await selectKnown(siteId, ids, since).execute(db)
  const known = new Map(rows.map((row) => [row.id, row]))
  return (...of) => {
    const found = known.get(of[0])
    return found && itemOf(found, rules, of)
  }
}
