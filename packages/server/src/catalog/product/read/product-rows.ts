import type { OfferedProduct, ProductRecord } from '@vitrine/domain/catalog/product.ts'
import type { Terms } from '@vitrine/domain/purchase-terms/terms.ts'
import { combineStocks, uncounted, type Stock } from '@vitrine/domain/stock/stock.ts'
import type { ListedPrices } from '@vitrine/domain/price-list/price-list.ts'
import type { ProductTranslations } from '@vitrine/domain/catalog/translation.ts'
import { stockOfBundle, type FindComponent } from '@vitrine/domain/bundle/component.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '../../../ground/database/connection/prepared.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { catalogStates, type CatalogStates } from './counts.ts'
import {
  deliveryProfileOf,
  offeredRecord,
  offeredTranslations,
  stockFor,
  taxGroupOf,
  termsOf,
} from './offer-columns.ts'

/** Stock of a variant at a location: whether it is tracked, quantity, whether it is in stock if untracked, preorders left. */
type StockTuple = readonly [
  variantId: string,
  tracked: boolean,
  quantity: number,
  inStock: boolean,
  /** Absent if preorders are disabled. */
  preordersLeft?: number,
  preorderMessage?: string | null,
  preorderDate?: string | null,
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
  /** The products of its components, if it is a bundle. Those that were deleted are absent. */
  readonly components?: readonly ComponentRow[]
}

/** A product in a bundle. */
export type ComponentRow = Pick<ProductRow, 'id' | 'slug' | 'name' | 'visible' | 'stock' | 'translations'> &
  OfferSettings & { readonly record: OfferedProduct }

/** What other rooms set for offers of a product. */
interface OfferSettings {
  readonly tax_group_id: string | null
  readonly terms: Terms | null
  readonly delivery_profile_id: string | null
}

/** The stock of a product's variants. The product's table alias is `p`. */
export const stockColumn = sql`${stockFor('p')} as stock`
const shelvesColumn = sql`
  array(select c.collection_id from collection_product c
    where c.site_id = p.site_id and c.product_id = p.id order by c.collection_id) as collection_ids`

/** The columns of a row, except components: `withComponents` adds them. The product's table alias is `p`. */
export const productColumns: RawBuilder<ProductRow> = sql`
  p.id, p.numeric_id, p.slug, p.name, p.visible, p.handle, p.record, p.translations, p.created_date, p.last_updated, p.revision,
  ${stockColumn}, ${shelvesColumn}`

const stockOfTuple = ([, tracked, quantity, inStock, left, message, date]: StockTuple): Stock => {
  const stock = tracked ? { tracked, quantity } : { tracked, inStock }
  if (left === undefined) return stock
  const remaining = tracked ? Math.max(0, left) : Infinity
  const preorder = {
    remaining,
    ...(typeof message === 'string' && { message }),
    ...(typeof date === 'string' && { expectedDate: date }),
  }
  return { ...stock, preorder }
}

/** Returns a function that finds the product of a component. */
export const componentFinder = (rows: readonly ComponentRow[] = []): FindComponent => {
  const products = new Map(rows.map((row) => [row.id, { ...row, stockOf: stockReader(row) }]))
  return (productId) => products.get(productId)
}

/** Returns a function that looks up the stock of a variant at all its locations; that of a bundle by its components. */
export const stockReader = ({
  stock,
  record,
  components,
}: Pick<ProductRow, 'stock'> & {
  readonly record?: Pick<OfferedProduct, 'bundle'>
  readonly components?: readonly ComponentRow[]
}): ((variantId: string) => Stock) => {
  if (record?.bundle) {
    const together = stockOfBundle(record.bundle, componentFinder(components))
    return () => together
  }
  const tuples = stock ?? []
  return (variantId) => {
    const found = tuples.filter(([id]) => id === variantId)
    return found.length === 0 ? uncounted : combineStocks(found.map(stockOfTuple))
  }
}

const selectComponents = prepared(
  (siteId: string, ids: readonly string[]) => sql<ComponentRow>`
    select c.id, c.slug, c.name, c.visible, ${offeredRecord('c')} as record, ${offeredTranslations('c')} as translations,
      ${stockFor('c')} as stock, ${taxGroupOf('c')} as tax_group_id, ${termsOf('c')} as terms,
      ${deliveryProfileOf('c')} as delivery_profile_id
    from product c where c.site_id = ${siteId} and c.id = any(${ids})`,
)

/**
 * Adds the products of the components to bundles, by a query of their own: as a column, they cost each reading of any
 * product a fifth more.
 */
export const withComponents = async <Row extends { readonly record: Pick<OfferedProduct, 'bundle'> }>(
  db: Db,
  siteId: string,
  rows: readonly Row[],
): Promise<(Row & { readonly components?: readonly ComponentRow[] })[]> => {
  const idsOf = ({ record: { bundle } }: Row) => (bundle?.components ?? []).map(({ productId }) => productId)
  const ids = [...new Set(rows.flatMap(idsOf))]
  if (ids.length === 0) return [...rows]
  const components = (await selectComponents(db, siteId, ids)).rows
  return rows.map((row) => {
    const own = new Set(idsOf(row))
    return row.record.bundle ? { ...row, components: components.filter(({ id }) => own.has(id)) } : row
  })
}

export const findProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ProductRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductRow>`
    select ${productColumns} from product p where p.site_id = ${siteId} and p.id = any(${[...ids]})
  `.execute(db)
  return withComponents(db, siteId, rows)
}

/** The part of a product that carts need. */
export type OfferRow = ComponentRow &
  Pick<ProductRow, 'collection_ids' | 'components'> & {
    readonly listed: ListedPrices | null
    /** Revision of the store's pricing rules; see `RulesTable`. `null` until one was set. */
    readonly rules_revision: string | null
  }

const selectOffers = prepared(
  (siteId: string, ids: readonly string[]) => sql<OfferRow>`
    select p.id, p.slug, p.name, p.visible, ${offeredRecord('p')} as record, ${offeredTranslations('p')} as translations,
      ${stockColumn}, ${shelvesColumn}, ${taxGroupOf('p')} as tax_group_id,
      (select jsonb_object_agg(listed.list_id, listed.prices) from (
        select l.list_id, jsonb_object_agg(l.variant_id, l.tiers) as prices from price_list_price l
        where l.site_id = p.site_id and l.product_id = p.id group by l.list_id) listed) as listed,
      ${termsOf('p')} as terms, ${deliveryProfileOf('p')} as delivery_profile_id,
      (select r.revision::text from site_rules r where r.site_id = ${siteId}) as rules_revision
    from product p where p.site_id = ${siteId} and p.id = any(${ids})`,
)

export const findOfferRows = async (db: Db, siteId: string, ids: readonly string[]): Promise<OfferRow[]> =>
  ids.length === 0 ? [] : withComponents(db, siteId, (await selectOffers(db, siteId, ids)).rows)

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
  const [found] = await withComponents(db, siteId, rows)
  return found && withState(found)
}

const selectAllShown = prepared(
  (siteId: string, ids: readonly string[]) => sql<StatedRow>`
    select ${shownColumns(siteId)} from product p where p.site_id = ${siteId} and p.id = any(${ids})`,
)

export const findShownProducts = async (db: Db, siteId: string, ids: readonly string[]): Promise<ShownProduct[]> => {
  if (ids.length === 0) return []
  const { rows } = await selectAllShown(db, siteId, [...ids])
  return (await withComponents(db, siteId, rows)).map(withState)
}
