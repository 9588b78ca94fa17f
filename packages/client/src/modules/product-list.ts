// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/product-list.ts'
import type {
  BulkActionMetadata,
  ListedProduct,
  ProductSheetEntry,
  ListedProductResult,
  ProductView,
  ListedProductChange,
  ProductViewInput,
} from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const viewDates = { createdDate: true, updatedDate: true } as const

const createProductViewDates = { view: viewDates } as const

/** Fields that the list of products can be filtered and sorted by. */
export interface ProductListFields {
  id: string
  /** Name, brand, SKUs and barcodes of the product and its variants. Filter only, with `$contains`. */
  searchText: string
  name: string
  status: 'ACTIVE' | 'DRAFT' | 'SCHEDULED' | 'ARCHIVED'
  productType: 'physical' | 'digital'
  isGiftCard: boolean
  isBundle: boolean
  brandId: string
  /** Filter only. */
  ribbonIds: readonly string[]
  /** Filter only. */
  collectionIds: readonly string[]
  /** Filter only. */
  stockStatus: 'IN_STOCK' | 'PARTIALLY_OUT_OF_STOCK' | 'OUT_OF_STOCK'
  /** Filter only. */
  isLowStock: boolean
  /**
   * Total quantity of the variants at all locations that are tracked. Products without a tracked quantity are last
   * in ascending order, unless they are out of stock.
   */
  stockQuantity: number
  /** Price without options. */
  price: string
  publishDate: Date
  createdDate: Date
  updatedDate: Date
}

/** A query builder for products. */
export type ProductListQuery = CursorQuery<ListedProduct, ProductListFields, keyof ProductListFields>

/**
 * Lists products of all statuses for the back office, filtered, sorted and paged. Default: sorted by name.
 * Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.productList.queryProductList().eq('stockStatus', 'OUT_OF_STOCK').find()
 */
export const queryProductList = (
  send: ElevatedSend,
): CursorQueryCall<ProductListQuery, ResponseOf<typeof calls.queryProductList>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /vitrine/v1/product-list/query',
      repeatable: true,
      elevated: true,
      dates: { products: { publishDate: true, createdDate: true, updatedDate: true } },
    },
    'products',
  )

/**
 * Counts the products of the list that match a filter. Elevated.
 *
 * @example
 * const count = await owner.productList.countProductList({ filter: { status: 'DRAFT' } })
 */
export const countProductList = (
  send: ElevatedSend,
): ((options?: { filter?: unknown }, call?: CallOptions) => Promise<number>) =>
  bind(send, { route: 'POST /vitrine/v1/product-list/count ...options', repeatable: true, elevated: true }, 'count')

/**
 * Returns the values of up to 100 products and their variants that can be changed in bulk. Elevated.
 *
 * @example
 * const [entry] = await owner.productList.listProductSheet([product.id])
 */
export const listProductSheet = (
  send: ElevatedSend,
): ((productIds: readonly string[], call?: CallOptions) => Promise<readonly ProductSheetEntry[]>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/product-list/sheet productIds',
      repeatable: true,
      elevated: true,
      dates: { products: { publishDate: true } },
    },
    'products',
  )

/**
 * Changes status, brand, ribbon, collections and variants of up to 100 products. Each product succeeds or fails
 * independently. Elevated.
 *
 * @example
 * const change = { id: product.id, status: 'ACTIVE', ribbon: 'Sale' } as const
 * const { results } = await owner.productList.bulkUpdateListedProducts([change])
 */
export const bulkUpdateListedProducts = (
  send: ElevatedSend,
): ((
  products: readonly ListedProductChange[],
  call?: CallOptions,
) => Promise<{ results: readonly ListedProductResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/bulk/product-list/update products',
    repeatable: true,
    elevated: true,
    dates: { results: { item: { publishDate: true } } },
  })

/**
 * Saves a view of the list of products. A store can have 50. Elevated.
 *
 * @example
 * const name = `Sold out ${Date.now()}`
 * const { id } = await owner.productList.createProductView({ name, query: 'stock=OUT_OF_STOCK' })
 */
export const createProductView = (
  send: ElevatedSend,
): ((view: ProductViewInput, call?: CallOptions) => Promise<ProductView>) =>
  bind(send, { route: 'POST /vitrine/v1/product-views view', elevated: true, dates: createProductViewDates }, 'view')

/**
 * Lists all saved views of the list of products, sorted by name. Elevated.
 *
 * @example
 * const views = await owner.productList.listProductViews()
 */
export const listProductViews = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly ProductView[]>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/product-views', repeatable: true, elevated: true, dates: { views: viewDates } },
    'views',
  )

/**
 * Changes the name or the query of a saved view. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = productView
 * await owner.productList.updateProductView(id, { revision, query: 'status=DRAFT' })
 */
export const updateProductView = (
  send: ElevatedSend,
): ((id: string, view: ProductViewInput, call?: CallOptions) => Promise<ProductView>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/product-views/{id} id view', elevated: true, dates: createProductViewDates },
    'view',
  )

/**
 * Deletes a saved view. The products remain. Elevated.
 *
 * @example
 * await owner.productList.deleteProductView(productView.id)
 */
export const deleteProductView = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/product-views/{id} id', elevated: true }, '')
