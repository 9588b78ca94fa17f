import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { Collection, CollectionInput, Product, ProductInput, Query, StoreVariant, Variant } from '../generated.ts'
import { offsetQueryCall, type OffsetQuery, type OffsetQueryCall } from '../query/offset-query.ts'

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

/** A query for products in the making. */
export type ProductQuery = OffsetQuery<Product, ProductFields, ProductSortField>

type MediaOfChoices = BodyOf<typeof calls.addProductMediaToChoices>['media']

/**
 * Reads one product.
 *
 * @example
 * const { product: lamp } = await client.products.getProduct(product.id)
 */
export const getProduct = (
  send: Send,
): ((id: string, options?: QueryOf<typeof calls.getProduct>, call?: CallOptions) => Promise<{ product: Product }>) =>
  bind(send, calls.getProduct, 'id ...options')

/**
 * Finds products: without arguments a query to build, with one the answer to it.
 *
 * @example
 * for await (const { name } of client.products.queryProducts().startsWith('name', 'Lamp').ascending('price')) console.info(name)
 */
export const queryProducts = (send: Send): OffsetQueryCall<ProductQuery, ResponseOf<typeof calls.queryProducts>> =>
  offsetQueryCall(send, calls.queryProducts, 'products')

/**
 * Tells which choices are left when some are made, such as `{ Size: 'S' }`, and the variant when all are.
 *
 * @example
 * const { selectedVariant } = await client.products.getProductOptionsAvailability(product.id, { Size: 'S' })
 */
export const getProductOptionsAvailability = (
  send: Send,
): ((
  id: string,
  options: Record<string, string>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getProductOptionsAvailability>>) =>
  bind(send, calls.getProductOptionsAvailability, 'id options')

/**
 * Reads a product's variants, all or those with the given choices or ids.
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
) => Promise<ResponseOf<typeof calls.queryProductVariants>>) => bind(send, calls.queryProductVariants, 'id ...options')

/**
 * Finds variants of all products.
 *
 * @example
 * const { variants } = await client.products.queryStoreVariants({ filter: { productId: product.id } })
 */
export const queryStoreVariants = (
  send: Send,
): ((query?: Query, call?: CallOptions) => Promise<ResponseOf<typeof calls.queryStoreVariants>>) =>
  bind(send, calls.queryStoreVariants, 'query')

/**
 * Reads one variant, by its product's id and its own with a dash between.
 *
 * @example
 * const { variant: one } = await client.products.getStoreVariant(`${product.id}-${variant.id}`)
 */
export const getStoreVariant = (send: Send): ((id: string, call?: CallOptions) => Promise<{ variant: StoreVariant }>) =>
  bind(send, calls.getStoreVariant, 'id')

/**
 * Reads the collection that an address names.
 *
 * @example
 * const { collection: found } = await client.products.getCollectionBySlug(collection.slug)
 */
export const getCollectionBySlug = (
  send: Send,
): ((slug: string, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, calls.getCollectionBySlug, 'slug')

/**
 * Adds a product, with a variant for each combination of its choices. Name and price are needed. Elevated.
 *
 * @example
 * const { product: created } = await owner.products.createProduct({ name: 'Bowl', priceData: { price: 20 } })
 */
export const createProduct = (
  send: ElevatedSend,
): ((product: ProductInput, call?: CallOptions) => Promise<{ product: Product }>) =>
  bind(send, calls.createProduct, 'product')

/**
 * Changes the fields of a product that are given; the rest stays. Elevated.
 *
 * @example
 * await owner.products.updateProduct(product.id, { description: 'Warm and dim.' })
 */
export const updateProduct = (
  send: ElevatedSend,
): ((id: string, product: ProductInput, call?: CallOptions) => Promise<{ product: Product }>) =>
  bind(send, calls.updateProduct, 'id product')

/**
 * Takes a product out of the catalog for good. Elevated.
 *
 * @example
 * await owner.products.deleteProduct(product.id)
 */
export const deleteProduct = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteProduct, 'id', '')

/**
 * Gives variants, named by choices or ids, a price, cost, weight or SKU of their own, or hides them. Elevated.
 *
 * @example
 * await owner.products.updateProductVariants(product.id, [{ choices: { Size: 'L' }, price: 25 }])
 */
export const updateProductVariants = (
  send: ElevatedSend,
): ((
  id: string,
  variants: BodyOf<typeof calls.updateProductVariants>['variants'],
  call?: CallOptions,
) => Promise<{ variants: readonly Variant[] }>) => bind(send, calls.updateProductVariants, 'id variants')

/**
 * Gives all variants the product's price, cost, weight and SKU again, and shows them. Elevated.
 *
 * @example
 * await owner.products.resetAllProductVariantData(product.id)
 */
export const resetAllProductVariantData = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.resetAllProductVariantData, 'id', '')

/**
 * Removes a product's options and with them its variants; what they had in stock is added up. Elevated.
 *
 * @example
 * await owner.products.deleteProductOptions(product.id)
 */
export const deleteProductOptions = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteProductOptions, 'id', '')

/**
 * Adds pictures and videos to a product, by the id of a file or by address, and to a choice where one is named. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 */
export const addProductMedia = (
  send: ElevatedSend,
): ((id: string, media: BodyOf<typeof calls.addProductMedia>['media'], call?: CallOptions) => Promise<void>) =>
  bind(send, calls.addProductMedia, 'id media', '')

/**
 * Takes pictures and videos off a product; all of them where none are named. Elevated.
 *
 * @example
 * await owner.products.removeProductMedia(product.id, [])
 */
export const removeProductMedia = (
  send: ElevatedSend,
): ((id: string, mediaIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeProductMedia, 'id mediaIds', '')

/**
 * Shows pictures and videos of a product with some of its choices. Elevated.
 *
 * @example
 * await owner.products.addProductMedia(product.id, [{ url: 'https://static.wixstatic.com/media/lamp.jpg' }])
 * await owner.products.addProductMediaToChoices(product.id, [{ option: 'Size', choice: 'S', mediaIds: ['lamp.jpg'] }])
 */
export const addProductMediaToChoices = (
  send: ElevatedSend,
): ((id: string, media: MediaOfChoices, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.addProductMediaToChoices, 'id media', '')

/**
 * Shows pictures and videos with a choice no more, all of them where none are named; the product keeps them. Elevated.
 *
 * @example
 * await owner.products.removeProductMediaFromChoices(product.id, [{ option: 'Size', choice: 'S' }])
 */
export const removeProductMediaFromChoices = (
  send: ElevatedSend,
): ((id: string, media: MediaOfChoices, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeProductMediaFromChoices, 'id media', '')

/**
 * Removes a product's brand. Elevated.
 *
 * @example
 * await owner.products.removeBrand(product.id)
 */
export const removeBrand = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeBrand, 'id', '')

/**
 * Removes a product's ribbon. Elevated.
 *
 * @example
 * await owner.products.removeRibbon(product.id)
 */
export const removeRibbon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeRibbon, 'id', '')

/**
 * Sets the price, cost, weight, ribbon or brand of many products; those that fail leave the others alone. Elevated.
 *
 * @example
 * await owner.products.bulkUpdateProductsProperty([product.id], { weight: 1.5 })
 */
export const bulkUpdateProductsProperty = (
  send: ElevatedSend,
): ((
  ids: readonly string[],
  set: BodyOf<typeof calls.bulkUpdateProductsProperty>['set'],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkUpdateProductsProperty>>) =>
  bind(send, calls.bulkUpdateProductsProperty, 'ids set')

/**
 * Raises or lowers the price, cost or weight of many products and their variants, by per cent or by an amount. Elevated.
 *
 * @example
 * await owner.products.bulkAdjustProductProperty({ price: { amount: 1 } }, [product.id])
 */
export const bulkAdjustProductProperty = (
  send: ElevatedSend,
): ((
  adjust: BodyOf<typeof calls.bulkAdjustProductProperty>['adjust'],
  ids: readonly string[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkAdjustProductProperty>>) =>
  bind(send, calls.bulkAdjustProductProperty, 'adjust ids')

/**
 * Adds a collection. A name is needed. Elevated.
 *
 * @example
 * const { collection: created } = await owner.products.createCollection({ name: 'Kitchen' })
 */
export const createCollection = (
  send: ElevatedSend,
): ((collection: CollectionInput, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, calls.createCollection, 'collection')

/**
 * Changes the fields of a collection that are given; the rest stays. Elevated.
 *
 * @example
 * await owner.products.updateCollection(collection.id, { description: 'For evenings.' })
 */
export const updateCollection = (
  send: ElevatedSend,
): ((id: string, collection: CollectionInput, call?: CallOptions) => Promise<{ collection: Collection }>) =>
  bind(send, calls.updateCollection, 'id collection')

/**
 * Removes a collection; its products stay in the catalog. Elevated.
 *
 * @example
 * await owner.products.deleteCollection(collection.id)
 */
export const deleteCollection = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCollection, 'id', '')

/**
 * Puts products into a collection. Elevated.
 *
 * @example
 * await owner.products.addProductsToCollection(collection.id, [product.id])
 */
export const addProductsToCollection = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, calls.addProductsToCollection, 'id productIds', '')

/**
 * Takes products out of a collection. Elevated.
 *
 * @example
 * await owner.products.removeProductsFromCollection(collection.id, [product.id])
 */
export const removeProductsFromCollection = (
  send: ElevatedSend,
): ((id: string, productIds: readonly string[], call?: CallOptions) => Promise<void>) =>
  bind(send, calls.removeProductsFromCollection, 'id productIds', '')
