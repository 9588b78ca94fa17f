// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/products-v3.ts'
import type { CategoryTreeReference, ProductV3, SearchDetails } from '../generated.ts'
import { searchProductsV3Moments } from '../moments.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/**
 * Returns the ID of the category that contains all products of the store.
 *
 * @example
 * const { categoryId } = await client.productsV3.getAllProductsCategory()
 */
export const getAllProductsCategory = (
  send: Send,
): ((call?: CallOptions) => Promise<{ categoryId: string; treeReference?: CategoryTreeReference }>) =>
  bind(send, { route: 'GET /stores/v3/all-products-category', repeatable: true })

/**
 * Finds products by words, filters or both, and aggregates all matches. Default order: most relevant first,
 * without words newest first.
 *
 * @example
 * const { products } = await client.productsV3.searchProducts({ search: { expression: 'lamps' }, sort: [{ fieldName: 'name' }] })
 */
export const searchProducts = (
  send: Send,
): ((
  search?: NonNullable<BodyOf<typeof calls.searchProductsV3>['search']>,
  options?: Omit<BodyOf<typeof calls.searchProductsV3>, 'search'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchProductsV3>>) =>
  bind(send, {
    route: 'GET /stores/v3/products/search search ...options',
    repeatable: true,
    packed: pack,
    dates: searchProductsV3Moments,
  })

/**
 * Counts products that match words, a filter or both. Default: all visible products.
 *
 * @example
 * const { count } = await client.productsV3.countProducts({ filter: { 'brand.name': 'Hearth' } })
 */
export const countProducts = (
  send: Send,
): ((
  options?: { filter?: unknown; search?: SearchDetails; returnNonVisibleProducts?: boolean },
  call?: CallOptions,
) => Promise<{ count: number }>) =>
  bind(send, { route: 'GET /stores/v3/products/count ...options', repeatable: true, packed: pack })

/**
 * Returns a product with its variants.
 *
 * @example
 * const { actualPriceRange } = await client.productsV3.getProduct(product.id, { fields: ['CURRENCY'] })
 */
export const getProduct = (
  send: Send,
): ((productId: string, options?: QueryOf<typeof calls.getProductV3>, call?: CallOptions) => Promise<ProductV3>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/products/{productId} productId ...options',
      repeatable: true,
      dates: searchProductsV3Moments,
    },
    'product',
  )

/**
 * Returns the product with a slug, with its variants.
 *
 * @example
 * const { product: found } = await client.productsV3.getProductBySlug(product.slug)
 */
export const getProductBySlug = (
  send: Send,
): ((
  slug: string,
  options?: QueryOf<typeof calls.getProductBySlug>,
  call?: CallOptions,
) => Promise<{ product: ProductV3 }>) =>
  bind(send, {
    route: 'GET /stores/v3/products/slug/{slug} slug ...options',
    repeatable: true,
    dates: searchProductsV3Moments,
  })

/**
 * Deletes a product with its variants and their stock. Orders keep their copies. Elevated.
 *
 * @example
 * await owner.productsV3.deleteProduct(product.id)
 */
export const deleteProduct = (send: ElevatedSend): ((productId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/products/{productId} productId', elevated: true }, '')

/** Fields that products can be filtered by. */
export interface ProductV3Fields {
  id: string
  handle: string
  slug: string
  visible: boolean
  'options.id': readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** Fields that products can be sorted by. */
export type ProductV3SortField = 'slug' | 'visible' | 'createdDate' | 'updatedDate'

/** A query builder for products. */
export type ProductV3Query = CursorQuery<ProductV3, ProductV3Fields, ProductV3SortField>

/**
 * Lists products that match a filter, sorted and paged, without their variants. Default order: newest first.
 * Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.productsV3.queryProducts().eq('slug', product.slug).find()
 */
export const queryProducts = (send: Send): CursorQueryCall<ProductV3Query, ResponseOf<typeof calls.queryProductsV3>> =>
  cursorQueryCall(
    send,
    { route: 'GET /stores/v3/products/query', repeatable: true, packed: pack, dates: searchProductsV3Moments },
    'products',
  )
