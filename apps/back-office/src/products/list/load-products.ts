import type { ListedProduct, ProductView } from '@vitrine/client'
import type { PageRequest } from '@vitrine/web/page/routed-page.tsx'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { listCategories, listRuledIds } from '../../collections/load-categories.ts'
import { shop } from '../../shop.ts'
import { loadColumns } from './columns-store.ts'
import {
  isNarrowed,
  productFilterOf,
  productQueryOf,
  readProductListView,
  tabNames,
  type ColumnName,
  type ProductListView,
  type Tab,
} from './product-view.ts'

const pageSize = 50
/** Numbers of brands and ribbons to filter by. */
const maxBrands = 300
const maxRibbons = 100

/** Something to filter by. */
interface Choice {
  readonly value: string
  readonly label: string
}

export interface ProductsData {
  readonly view: ProductListView
  readonly columns: readonly ColumnName[]
  readonly products: readonly ListedProduct[]
  readonly next: string | undefined
  readonly isFirst: boolean
  /** Number of products that match. The page does not wait until they are counted. */
  readonly count: number | Promise<number>
  /** Number of products of each status, regardless of the search and filters. */
  readonly counts: Readonly<Record<Tab, number>>
  readonly views: readonly ProductView[]
  readonly collections: readonly Choice[]
  /** Collections to which products are not added by hand. */
  readonly ruledIds: ReadonlySet<string>
  readonly brands: readonly Choice[]
  readonly ribbons: readonly Choice[]
  readonly currency: string
  readonly weightUnit: 'KG' | 'LB'
}

const choicesOf = (entities: readonly { readonly id?: string; readonly name?: string }[]): Choice[] =>
  entities.map(({ id = '', name = '' }) => ({ value: id, label: name }))

const loadChoices = async () => {
  const [collections, ruledIds, brands, ribbons] = await Promise.all([
    listCategories(),
    listRuledIds(),
    shop.brandsV3.queryBrands().ascending('name').limit(maxBrands).find(),
    shop.ribbonsV3.queryRibbons().ascending('name').limit(maxRibbons).find(),
  ])
  return {
    collections: choicesOf(collections),
    ruledIds,
    brands: choicesOf(brands.items),
    ribbons: choicesOf(ribbons.items),
  }
}

export const loadProducts = async ({ url, call }: PageRequest): Promise<ProductsData> => {
  const view = readProductListView(url.searchParams)
  const after = url.searchParams.get('after')
  const timeZone = await loadTimeZone()
  const countOf = (filter: object) => shop.productList.countProductList({ filter }, call)
  const query = after === null ? productQueryOf(view, timeZone) : {}
  const cursorPaging = { limit: pageSize, ...(after !== null && { cursor: after }) }
  const found = isNarrowed({ ...view, tab: 'all' }) ? countOf(productFilterOf(view, timeZone)) : undefined
  // If it fails, the page leaves the number out.
  found?.catch(() => undefined)
  const [{ products, pagingMetadata }, tabCounts, views, choices, { siteSettings }] = await Promise.all([
    shop.productList.queryProductList({ ...query, cursorPaging }, call),
    Promise.all(
      tabNames.map((tab) => countOf(productFilterOf({ tab, expression: '', sort: 'name', filters: {} }, timeZone))),
    ),
    shop.productList.listProductViews(call),
    loadChoices(),
    shop.backOffice.getSiteSettings(),
  ])
  const counts = Object.fromEntries(tabNames.map((tab, at) => [tab, tabCounts[at]!])) as Record<Tab, number>
  return {
    view,
    columns: view.columns ?? loadColumns(),
    products,
    next: pagingMetadata.cursors.next,
    isFirst: after === null,
    count: found ?? counts[view.tab],
    counts,
    views,
    ...choices,
    currency: siteSettings.currency,
    weightUnit: siteSettings.weightUnit === 'LB' ? 'LB' : 'KG',
  }
}
