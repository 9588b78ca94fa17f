// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/products.ts'
import type {
  Product,
  Variant,
  Collection,
  QueryMetadata,
  ProductOptionsAvailability,
  StoreVariant,
  BulkUpdateProductsResult,
  Query,
  ProductInput,
  VariantOverride,
  MediaDataForWrite,
  MediaAssignmentToChoice,
  SetValue,
  AdjustValue,
  CollectionInput,
} from '../generated.ts'
import { queryStoreVariantsMoments } from '../moments.ts'
import { pack } from '../pack.ts'
import { offsetQueryCall, type OffsetQuery, type OffsetQueryCall } from '../query/offset-query.ts'

const productDates = { lastUpdated: true, createdDate: true } as const

const getProductDates = { product: productDates } as const

/**
 * Returns a product by its ID.
 *
 * @example
 * const { product: lamp } = await client.products.getProduct(product.id)
 */
export const getProduct = (
  send: Send,
): ((
  id: string,
  options?: { includeMerchantSpecificData?: boolean },
  call?: CallOptions,
) => Promise<{ product: Product }>) =>
  bind(send, { route: 'GET /stores-reader/v1/products/{id} id ...options', repeatable: true, dates: getProductDates })

/** Fields that products can be filtered by. */
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
  /** Whether the product is shipped (`physical`) or downloaded (`digital`). */
  productType: 'unspecified_product_type' | 'physical' | 'digital'
  weight: number
  price: number
  'priceData.price': number
  'priceData.discountedPrice': number
  /** `PARTIALLY_OUT_OF_STOCK`: only some variants are in stock. */
  inventoryStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  /** `PARTIALLY_OUT_OF_STOCK`: only some variants are in stock. */
  'stock.inventoryStatus': 'IN_STOCK' | 'OUT_OF_STOCK' | 'PARTIALLY_OUT_OF_STOCK'
  /** IDs of the collections that contain the product. */
  collectionIds: readonly string[]
  lastUpdated: Date
  createdDate: Date
}

/** Fields that products can be sorted by. */
export type ProductSortField =
  | 'name'
  | 'price'
  | 'priceData.price'
  | 'priceData.discountedPrice'
  | 'numericId'
  | 'lastUpdated'
  | 'createdDate'

/** A query builder for products. */
export type ProductQuery = OffsetQuery<Product, ProductFields, ProductSortField>

/**
 * Lists products that match a filter, sorted and paged. 50 per page by default, at most 100. Without arguments,
 * returns a query to build.
 *
 * @example
 * for await (const { name } of client.products.queryProducts().startsWith('name', 'Lamp').ascending('price')) console.info(name)
 */
export const queryProducts = (send: Send): OffsetQueryCall<ProductQuery, ResponseOf<typeof calls.queryProducts>> =>
  offsetQueryCall(
    send,
    {
      route: 'GET /stores-reader/v1/products/query-platformized',
      repeatable: true,
      packed: pack,
      dates: { products: productDates },
    },
    'products',
  )

/**
 * Returns the choices available for a selection such as `{ Size: 'S' }`, and the variant once it is complete.
 *
 * @example
 * const { selectedVariant } = await client.products.getProductOptionsAvailability(product.id, { Size: 'S' })
 */
export const getProductOptionsAvailability = (
  send: Send,
): ((id: string, options: Record<string, string>, call?: CallOptions) => Promise<ProductOptionsAvailability>) =>
  bind(send, { route: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability id options', repeatable: true })

/**
 * Lists a product's variants: all of them, or those with the given choices or IDs.
 *
 * @example
 * const { variants } = await client.products.queryProductVariants(product.id, { choices: { Size: 'S' } })
 */
export const queryProductVariants = (
  send: Send,
): ((
  id: string,
  options?: BodyOf<typeof calls.queryProductVariants>,
  call?: CallOptions,
) => Promise<{ variants: readonly Variant[]; metadata: QueryMetadata; totalResults: number }>) =>
  bind(send, { route: 'POST /stores-reader/v1/products/{id}/variants/query id ...options', repeatable: true })

/**
 * Lists variants of all products that match a filter, sorted and paged. 50 per page by default, at most 100.
 *
 * @example
 * const { variants } = await client.products.queryStoreVariants({ filter: { productId: product.id } })
 */
export const queryStoreVariants = (
  send: Send,
): ((query?: Query, call?: CallOptions) => Promise<{ variants: readonly StoreVariant[]; metadata: QueryMetadata }>) =>
  bind(send, {
    route: 'POST /stores-reader/v1/variants/query query',
    repeatable: true,
    dates: queryStoreVariantsMoments,
  })

/**
 * Returns a variant by its ID: the product ID and the variant ID, joined by a hyphen.
 *
 * @example
 * const { variant: storeVariant } = await client.products.getStoreVariant(`${product.id}-${variant.id}`)
 */
export const getStoreVariant = (send: Send): ((id: string, call?: CallOptions) => Promise<{ variant: StoreVariant }>) =>
  bind(send, { route: 'GET /stores-reader/v1/variants/{id} id', repeatable: true, dates: queryStoreVariantsMoments })

/**
 * Updates a product. Fields that are not sent do not change. Elevated.
 *
 * @example
 * await owner.products.updateProduct(product.id, { description: 'Warm and dim.' })
 */
export const updateProduct = (
  send: ElevatedSend,
): ((id: string, product: ProductInput, call?: CallOptions) => Promise<{ product: Product }>) =>
  bind(send, { route: 'PATCH /stores/v1/products/{id} id product', elevated: true, dates: getProductDates })

/**
 * Creates a product with a variant for each combination of choices. Requires a name and a price. Elevated.
 *
 * @example
 * const { product: created } = await owner.products.createProduct({ name: 'Bowl', priceData: { price: 20 } })
 */
export const createProduct = (
  send: ElevatedSend,
): ((product: ProductInput, call?: CallOptions) => Promise<{ product: Product }>) =>
  bind(send, { route: 'POST /stores/v1/products product', elevated: true, dates: getProductDates })

/**
 * Deletes a product permanently. Elevated.
 *
 * @example
 * await owner.products.deleteProduct(product.id)
 */
export const deleteProduct = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v1/products/{id} id', elevated: true }, '')

/**
 * Updates the price, cost, weight, SKU or visibility of a product's variants, identified by choices or ID.
 * Elevated.
 *
 * @example
 * await owner.products.updateProductVariants(product.id, [{ choices: { Size: 'L' }, price: 25 }])
 */
export const updateProductVariants = (
  send: ElevatedSend,
): ((
  id: string,
  variants: readonly VariantOverride[],
  call?: CallOptions,
) => Promise<{ variants: readonly Variant[] }>) =>
  bind(send, { route: 'PATCH /stores/v1/products/{id}/variants id variants', repeatable: true, elevated: true })

/**
 * Resets the price, cost, weight and SKU of all variants to those of the product, and makes all variants
 * visible. Elevated.
 *
 * @example
 * await owner.products.resetAllProductVariantData(product.id)
 */
export const resetAllProductVariantData = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /stores/v1/products/{id}/variants/resetToDefault id', repeatable: true, elevated: true },
    '',
  )

/**
 * Deletes a product's options and variants. The product's stock becomes the sum of its variants' stock.
 * Elevated.
 *
 * @example
 * await owner.products.deleteProductOptions(product.id)
 */
export const deleteProductOptions = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v1/products/{id}/options id', repeatable: true, elevated: true }, '')

/**
 * Adds images, videos and 3D models to a product by file ID or URL, optionally assigned to a choice. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 */
export const addProductMedia = (
  send: ElevatedSend,
): ((id: string, media: readonly MediaDataForWrite[], call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v1/products/{id}/media id media', repeatable: true, elevated: true }, '')

/**
 * Removes media from a product. Without `mediaIds`, removes all of them. Elevated.
 *
 * @example
 * await owner.products.removeProductMedia(product.id, [])
 */
export const removeProductMedia = (
  send: ElevatedSend,
): ((id: string, mediaIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v1/products/{id}/media/delete id mediaIds', repeatable: true, elevated: true }, '')

/**
 * Assigns media of a product to choices of its options. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 * await owner.products.addProductMediaToChoices(product.id, [{ option: 'Size', choice: 'S', mediaIds: ['lamp.jpg'] }])
 */
export const addProductMediaToChoices = (
  send: ElevatedSend,
): ((id: string, media: readonly MediaAssignmentToChoice[], call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'PATCH /stores/v1/products/{id}/choices/media id media', repeatable: true, elevated: true }, '')

/**
 * Removes media from choices, by default all of them. They remain on the product. Elevated.
 *
 * @example
 * await owner.products.removeProductMediaFromChoices(product.id, [{ option: 'Size', choice: 'S' }])
 */
export const removeProductMediaFromChoices = (
  send: ElevatedSend,
): ((id: string, media: readonly MediaAssignmentToChoice[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /stores/v1/products/{id}/choices/media/delete id media', repeatable: true, elevated: true },
    '',
  )

/**
 * Removes the brand from a product. Elevated.
 *
 * @example
 * await owner.products.removeBrand(product.id)
 */
export const removeBrand = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v1/products/{id}/remove-brand id', repeatable: true, elevated: true }, '')

/**
 * Removes the ribbon from a product. Elevated.
 *
 * @example
 * await owner.products.removeRibbon(product.id)
 */
export const removeRibbon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v1/products/{id}/remove-ribbon id', repeatable: true, elevated: true }, '')

/**
 * Updates the price, cost, weight, ribbon or brand of up to 100 products. Each succeeds or fails independently.
 * Elevated.
 *
 * @example
 * await owner.products.bulkUpdateProductsProperty([product.id], { weight: 1.5 })
 */
export const bulkUpdateProductsProperty = (
  send: ElevatedSend,
): ((ids: readonly string[], set: SetValue, call?: CallOptions) => Promise<BulkUpdateProductsResult>) =>
  bind(send, { route: 'POST /stores/v1/bulk/products/update ids set', repeatable: true, elevated: true })

/**
 * Adjusts the price, cost or weight of up to 100 products and their variants, by percentage or amount. Elevated.
 *
 * @example
 * await owner.products.bulkAdjustProductProperty({ price: { amount: 1 } }, [product.id])
 */
export const bulkAdjustProductProperty = (
  send: ElevatedSend,
): ((adjust: AdjustValue, ids: readonly string[], call?: CallOptions) => Promise<BulkUpdateProductsResult>) =>
  bind(send, { route: 'POST /stores/v1/bulk/products/adjust-properties adjust ids', elevated: true })

/**
 * Returns a collection by its slug.
 *
 * @example
 * const { collection: kitchen } = await client.products.getCollectionBySlug(collection.slug)
 */
export const getCollectionBySlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, {
    route: 'GET /stores-reader/v2/collections/slug/{slug} slug',
    repeatable: true,
    dates: { collection: { lastUpdated: true } },
  })

/**
 * Creates a collection. Requires a name. Elevated.
 *
 * @example
 * const { collection: created } = await owner.products.createCollection({ name: 'Kitchen' })
 */
export const createCollection = (
  send: ElevatedSend,
): ((collection: CollectionInput, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, {
    route: 'POST /stores/v1/collections collection',
    elevated: true,
    dates: { collection: { lastUpdated: true } },
  })

/**
 * Updates a collection. Fields that are not sent do not change. Elevated.
 *
 * @example
 * await owner.products.updateCollection(collection.id, { description: 'For evenings.' })
 */
export const updateCollection = (
  send: ElevatedSend,
): ((id: string, collection: CollectionInput, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, {
    route: 'PATCH /stores/v1/collections/{id} id collection',
    repeatable: true,
    elevated: true,
    dates: { collection: { lastUpdated: true } },
  })

/**
 * Deletes a collection. Its products remain in the catalog. Elevated.
 *
 * @example
 * await owner.products.deleteCollection(collection.id)
 */
export const deleteCollection = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v1/collections/{id} id', elevated: true }, '')

/**
 * Adds up to 100 products to a collection. Elevated.
 *
 * @example
 * await owner.products.addProductsToCollection(collection.id, [product.id])
 */
export const addProductsToCollection = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /stores/v1/collections/{id}/productIds id productIds', repeatable: true, elevated: true },
    '',
  )

/**
 * Removes up to 100 products from a collection. Elevated.
 *
 * @example
 * await owner.products.removeProductsFromCollection(collection.id, [product.id])
 */
export const removeProductsFromCollection = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /stores/v1/collections/{id}/productIds/delete id productIds', repeatable: true, elevated: true },
    '',
  )
