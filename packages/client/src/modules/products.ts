import type { BodyOf, CallOptions, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Product, ProductInput, Query, QueryMetadata } from '../generated.ts'
import { offsetQuery, type OffsetQuery } from '../query/offset-query.ts'

/** What products can be found by. */
export interface ProductFields {
  id: string
  numericId: string | number
  name: string
  slug: string
  sku: string
  description: string
  brand: string
  ribbon: string
  visible: boolean
  manageVariants: boolean
  productType: Product['productType']
  weight: number
  price: number
  'priceData.price': number
  'priceData.discountedPrice': number
  inventoryStatus: Product['stock']['inventoryStatus']
  'stock.inventoryStatus': Product['stock']['inventoryStatus']
  /** In collections with these ids. */
  collectionIds: readonly string[]
  lastUpdated: Date
  createdDate: Date
}

/** What products can be sorted by. */
export type ProductSortField =
  'name' | 'price' | 'priceData.price' | 'priceData.discountedPrice' | 'numericId' | 'lastUpdated' | 'createdDate'

export type ProductQuery = OffsetQuery<Product, ProductFields, ProductSortField>

/** Reads one product. */
export const getProduct =
  (send: Send) =>
  (id: string, options?: QueryOf<typeof calls.getProduct>, call?: CallOptions): Promise<{ product: Product }> =>
    send(calls.getProduct, { params: { id }, query: options }, { ...call, args: ['id'] })

/** Finds products: without arguments a query to build, with one the answer to it. */
export const queryProducts = (send: Send) => {
  function query(): ProductQuery
  function query(
    query: Query,
    call?: CallOptions,
  ): Promise<{ products: readonly Product[]; metadata: QueryMetadata; totalResults?: number }>
  function query(query?: Query, call?: CallOptions) {
    if (query) return send(calls.queryProducts, { body: { query } }, call)
    return offsetQuery<Product, ProductFields, ProductSortField>(async (built, call) => {
      const { products, metadata } = await send(calls.queryProducts, { body: { query: built } }, call)
      return { items: products, metadata }
    })
  }
  return query
}

/** Tells which choices are left when some are made, such as `{ Size: 'S' }`, and the variant when all are. */
export const getProductOptionsAvailability =
  (send: Send) => (id: string, options: Record<string, string>, call?: CallOptions) =>
    send(calls.getProductOptionsAvailability, { params: { id }, body: { options } }, call)

/** Reads a product's variants, all or those with the given choices or ids. */
export const queryProductVariants =
  (send: Send) => (id: string, options?: BodyOf<typeof calls.queryProductVariants>, call?: CallOptions) =>
    send(calls.queryProductVariants, { params: { id }, body: options }, { ...call, args: ['id'] })

/** Changes the fields of a product that are given; the rest stays. Elevated. */
export const updateProduct =
  (send: Send) =>
  (id: string, product: ProductInput, call?: CallOptions): Promise<{ product: Product }> =>
    send(calls.updateProduct, { params: { id }, body: { product } }, call)
