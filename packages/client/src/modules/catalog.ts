/** What the store owner does to the catalog. Apart, so that no storefront carries it. All but reading is elevated. */
import type { BodyOf, CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type {
  Collection,
  CollectionInput,
  Product,
  ProductInput,
  Query,
  QueryMetadata,
  StoreVariant,
  Variant,
} from '../generated.ts'

/** Finds variants of all products. */
export const queryStoreVariants =
  (send: Send) =>
  (query?: Query, call?: CallOptions): Promise<{ variants: readonly StoreVariant[]; metadata: QueryMetadata }> =>
    send(calls.queryStoreVariants, { body: { ...(query && { query }) } }, call)

/** Reads one variant, by its product's id and its own with a dash between. */
export const getStoreVariant =
  (send: Send) =>
  (id: string, call?: CallOptions): Promise<{ variant: StoreVariant }> =>
    send(calls.getStoreVariant, { params: { id } }, call)

/** Adds a product, with a variant for each combination of its choices. Name and price are needed. */
export const createProduct =
  (send: Send) =>
  (product: ProductInput, call?: CallOptions): Promise<{ product: Product }> =>
    send(calls.createProduct, { body: { product } }, call)

/** Takes a product out of the catalog for good. */
export const deleteProduct =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteProduct, { params: { id } }, call)
  }

/** Gives variants, named by choices or ids, a price, cost, weight or SKU of their own, or hides them. */
export const updateProductVariants =
  (send: Send) =>
  (
    id: string,
    variants: BodyOf<typeof calls.updateProductVariants>['variants'],
    call?: CallOptions,
  ): Promise<{ variants: readonly Variant[] }> =>
    send(calls.updateProductVariants, { params: { id }, body: { variants } }, call)

/** Gives all variants the product's price, cost, weight and SKU again, and shows them. */
export const resetAllProductVariantData =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.resetAllProductVariantData, { params: { id } }, call)
  }

/** Removes a product's options and with them its variants; what they had in stock is added up. */
export const deleteProductOptions =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteProductOptions, { params: { id } }, call)
  }

/** Adds pictures and videos to a product, by the id of a file or by address, and to a choice where one is named. */
export const addProductMedia =
  (send: Send) =>
  async (id: string, media: BodyOf<typeof calls.addProductMedia>['media'], call?: CallOptions): Promise<void> => {
    await send(calls.addProductMedia, { params: { id }, body: { media } }, call)
  }

/** Takes pictures and videos off a product; all of them where none are named. */
export const removeProductMedia =
  (send: Send) =>
  async (id: string, mediaIds: readonly string[], call?: CallOptions): Promise<void> => {
    await send(calls.removeProductMedia, { params: { id }, body: { mediaIds } }, call)
  }

type MediaOfChoices = BodyOf<typeof calls.addProductMediaToChoices>['media']

/** Shows pictures and videos of a product with some of its choices. */
export const addProductMediaToChoices =
  (send: Send) =>
  async (id: string, media: MediaOfChoices, call?: CallOptions): Promise<void> => {
    await send(calls.addProductMediaToChoices, { params: { id }, body: { media } }, call)
  }

/** Shows pictures and videos with a choice no more, all of them where none are named; the product keeps them. */
export const removeProductMediaFromChoices =
  (send: Send) =>
  async (id: string, media: MediaOfChoices, call?: CallOptions): Promise<void> => {
    await send(calls.removeProductMediaFromChoices, { params: { id }, body: { media } }, call)
  }

/** Removes a product's brand. */
export const removeBrand =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.removeBrand, { params: { id } }, call)
  }

/** Removes a product's ribbon. */
export const removeRibbon =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.removeRibbon, { params: { id } }, call)
  }

/** Sets the price, cost, weight, ribbon or brand of many products; those that fail leave the others alone. */
export const bulkUpdateProductsProperty =
  (send: Send) =>
  (ids: readonly string[], set: BodyOf<typeof calls.bulkUpdateProductsProperty>['set'], call?: CallOptions) =>
    send(calls.bulkUpdateProductsProperty, { body: { ids, set } }, call)

/** Raises or lowers the price, cost or weight of many products and their variants, by per cent or by an amount. */
export const bulkAdjustProductProperty =
  (send: Send) =>
  (adjust: BodyOf<typeof calls.bulkAdjustProductProperty>['adjust'], ids: readonly string[], call?: CallOptions) =>
    send(calls.bulkAdjustProductProperty, { body: { ids, adjust } }, call)

/** Adds a collection. A name is needed. */
export const createCollection =
  (send: Send) =>
  (collection: CollectionInput, call?: CallOptions): Promise<{ collection: Collection }> =>
    send(calls.createCollection, { body: { collection } }, call)

/** Changes the fields of a collection that are given; the rest stays. */
export const updateCollection =
  (send: Send) =>
  (id: string, collection: CollectionInput, call?: CallOptions): Promise<{ collection: Collection }> =>
    send(calls.updateCollection, { params: { id }, body: { collection } }, call)

/** Removes a collection; its products stay in the catalog. */
export const deleteCollection =
  (send: Send) =>
  async (id: string, call?: CallOptions): Promise<void> => {
    await send(calls.deleteCollection, { params: { id } }, call)
  }

/** Puts products into a collection. */
export const addProductsToCollection =
  (send: Send) =>
  async (id: string, productIds: readonly string[], call?: CallOptions): Promise<void> => {
    await send(calls.addProductsToCollection, { params: { id }, body: { productIds } }, call)
  }

/** Takes products out of a collection. */
export const removeProductsFromCollection =
  (send: Send) =>
  async (id: string, productIds: readonly string[], call?: CallOptions): Promise<void> => {
    await send(calls.removeProductsFromCollection, { params: { id }, body: { productIds } }, call)
  }
