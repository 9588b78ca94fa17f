import { productFactNames, translatedFactNames } from '@vitrine/contract/entities/catalog/product-facts.ts'
import type { OfferedProduct, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { combineStocks, uncounted, type Stock } from '@vitrine/domain/stock/stock.ts'
import type { ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import type { ProductTranslations } from '@vitrine/domain/catalog/translation.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { catalogStates, type CatalogStates } from './counts.ts'

/** Stock of a variant at a location: whether it is tracked, quantity, whether it is in stock if untracked, preorders left. */
type StockTuple = readonly [
  variantId: string,
  tracked: boolean,
  quantity: number,
  inStock: boolean,
  /** Absent if preorders are disabled. */
  preordersLeft?: number,
  preorderMessage?: string | null,
]

/** A product with everything that a response shows, read in one query. */
export interface ProductRow {
  readonly id: string
  readonly numeric_id: number
  readonly slug: string
  readonly name: string
  readonly visible: boolean
  /** Identifies it in imports. */
  readonly handle: string | null
  readonly record: ProductRecord
  readonly translations: ProductTranslations | null
  readonly created_date: Date
  readonly last_updated: Date
  readonly revision: number
  readonly stock: readonly StockTuple[] | null
  readonly collection_ids: readonly string[]
}

/** The stock of a product's variants. The product's table alias is `p`. */
export const stockColumn = sql`
  (select jsonb_agg(case when i.preorder_enabled
      then jsonb_build_array(i.variant_id, i.tracked, i.quantity, i.in_stock, i.preorder_limit - i.preorder_counter,
        i.preorder_message)
      else jsonb_build_array(i.variant_id, i.tracked, i.quantity, i.in_stock) end) from inventory_item i
    where i.site_id = p.site_id and i.product_id = p.id) as stock`
const shelvesColumn = sql`
  array(select c.collection_id from collection_product c
    where c.site_id = p.site_id and c.product_id = p.id order by c.collection_id) as collection_ids`

/** The columns of a row. The product's table alias is `p`. */
export const productColumns: RawBuilder<ProductRow> = sql`
  p.id, p.numeric_id, p.slug, p.name, p.visible, p.handle, p.record, p.translations, p.created_date, p.last_updated, p.revision,
  ${stockColumn}, ${shelvesColumn}`

const stockOfTuple = ([, tracked, quantity, inStock, left, message]: StockTuple): Stock => {
  const stock = tracked ? { tracked, quantity } : { tracked, inStock }
  if (left === undefined) return stock
  const remaining = tracked ? Math.max(0, left) : Infinity
  return { ...stock, preorder: { remaining, ...(typeof message === 'string' && { message }) } }
}

/** Returns a function that looks up the stock of a variant at all its locations. */
export const stockReader = ({ stock }: Pick<ProductRow, 'stock'>): ((variantId: string) => Stock) => {
  const tuples = stock ?? []
  return (variantId) => {
    const found = tuples.filter(([id]) => id === variantId)
    return found.length === 0 ? uncounted : combineStocks(found.map(stockOfTuple))
  }
}

export const findProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ProductRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from product p where p.site_id = ${siteId} and p.id = any(${[...ids]})
  `.execute(db)
  return rows
}

/** The part of a product that carts need. */
export type OfferRow = Pick<
  ProductRow,
  'id' | 'slug' | 'name' | 'visible' | 'stock' | 'collection_ids' | 'translations'
> & {
  readonly record: OfferedProduct
  readonly tax_group_id: string | null
  readonly listed: ListedPrices | null
  readonly terms: Terms | null
  readonly delivery_profile_id: string | null
  /** Revision of the store's pricing rules; see `RulesTable`. `null` until one was set. */
  readonly rules_revision: string | null
}

/** Long fields that are shown on product pages but not in carts. */
const unoffered = [
  'description',
  'richDescription',
  'visibleInPos',
  'tags',
  'extendedFields',
  'mainCategoryId',
  'infoSections',
  'brand',
  'ribbon',
  'additionalRibbons',
  'seo',
  'productDimensions',
  'packageDimensions',
  'pricePerUnit',
  'priorPrices',
  ...productFactNames,
]

const unofferedWords = ['description', 'additionalInfoSections', 'ribbon', 'images', ...translatedFactNames]

const selectOffers = prepared(
  (siteId: string, ids: readonly string[]) => sql<OfferRow>`
    select p.id, p.slug, p.name, p.visible, p.record - ${sql.lit(`{${unoffered.join(',')}}`)}::text[] as record,
      (select jsonb_object_agg(words.key, words.value - ${sql.lit(`{${unofferedWords.join(',')}}`)}::text[])
        from jsonb_each(p.translations) words) as translations,
      ${stockColumn}, ${shelvesColumn},
      (select g.tax_group_id from product_tax_group g where g.site_id = p.site_id and g.product_id = p.id) as tax_group_id,
      (select jsonb_object_agg(listed.list_id, listed.prices) from (
        select l.list_id, jsonb_object_agg(l.variant_id, l.tiers) as prices from price_list_price l
        where l.site_id = p.site_id and l.product_id = p.id group by l.list_id) listed) as listed,
      (select t.terms from purchase_terms t where t.site_id = p.site_id and t.product_id = p.id) as terms,
      (select d.profile_id from product_delivery_profile d where d.site_id = p.site_id and d.product_id = p.id) as delivery_profile_id,
      (select r.revision::text from site_rules r where r.site_id = ${siteId}) as rules_revision
    from product p where p.site_id = ${siteId} and p.id = any(${ids})`,
)

export const findOfferRows = async (db: Db, siteId: string, ids: readonly string[]): Promise<OfferRow[]> =>
  ids.length === 0 ? [] : (await selectOffers(db, siteId, ids)).rows

/** A product with the catalog state in which it was read. */
export type ShownProduct = ProductRow & { readonly state: string }

type StatedRow = ProductRow & { readonly states: CatalogStates }

const shownColumns = (siteId: string) => sql`${productColumns}, ${catalogStates(siteId)} as states`

const withState = (row: StatedRow): ShownProduct => ({ ...row, state: row.states[0] })

const selectShown = (by: 'id' | 'slug') =>
  prepared(
    (siteId: string, value: string) => sql<StatedRow>`
      select ${shownColumns(siteId)} from product p where p.site_id = ${siteId} and p.${sql.ref(by)} = ${value}`,
  )
const selectBy = { id: selectShown('id'), slug: selectShown('slug') }

/** Finds a product by a unique column, as product pages do. */
export const findShownProduct = async (
  db: Db,
  siteId: string,
  by: { readonly id: string } | { readonly slug: string },
): Promise<ShownProduct | undefined> => {
  const { rows } = await ('id' in by ? selectBy.id(db, siteId, by.id) : selectBy.slug(db, siteId, by.slug))
  const [found] = rows
  return found && withState(found)
}

const selectAllShown = prepared(
  (siteId: string, ids: readonly string[]) => sql<StatedRow>`
    select ${shownColumns(siteId)} from product p where p.site_id = ${siteId} and p.id = any(${ids})`,
)

export const findShownProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ShownProduct[]> => {
  if (ids.length === 0) return []
  const { rows } = await selectAllShown(db, siteId, [...ids])
  return rows.map(withState)
}
