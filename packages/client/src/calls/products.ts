// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  Product,
  Variant,
  QueryMetadata,
  ProductOptionsAvailability,
  StoreVariant,
  BulkUpdateProductsResult,
  Collection,
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

const productDates = { lastUpdated: true, createdDate: true } as const

const getProductDates = { product: productDates } as const

/** Reads one product. */
export const getProduct: Endpoint<
  { params: { id: string }; query?: { includeMerchantSpecificData?: boolean } },
  { product: Product }
> = { route: 'GET /stores-reader/v1/products/{id}', repeatable: true, dates: getProductDates }

/** Finds products by filter, sorted and in pages; 50 a page by default, 100 at the most. */
export const queryProducts: Endpoint<
  { body?: { query?: Query; includeMerchantSpecificData?: boolean } },
  { products: readonly Product[]; metadata: QueryMetadata; totalResults?: number }
> = {
  route: 'GET /stores-reader/v1/products/query-platformized',
  repeatable: true,
  packed: pack,
  dates: { products: productDates },
}

/** Tells which choices are left when some are made, such as `{ Size: 'S' }`, and the variant when all are. */
export const getProductOptionsAvailability: Endpoint<
  { params: { id: string }; body?: { options?: Record<string, string> } },
  ProductOptionsAvailability
> = { route: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability', repeatable: true }

/** Reads a product's variants, all or those with the given choices or ids. */
export const queryProductVariants: Endpoint<
  {
    params: { id: string }
    body?: {
      choices?: Record<string, string>
      variantIds?: readonly string[]
      paging?: { limit?: number; offset?: number }
      includeMerchantSpecificData?: boolean
    }
  },
  { variants: readonly Variant[]; metadata: QueryMetadata; totalResults: number }
> = { route: 'POST /stores-reader/v1/products/{id}/variants/query', repeatable: true }

/** Finds variants of all products by filter, sorted and in pages; 50 a page by default, 100 at the most. */
export const queryStoreVariants: Endpoint<
  { body?: { query?: Query } },
  { variants: readonly StoreVariant[]; metadata: QueryMetadata }
> = { route: 'POST /stores-reader/v1/variants/query', repeatable: true, dates: queryStoreVariantsMoments }

/** Reads one variant, by its product's id and its own with a dash between. */
export const getStoreVariant: Endpoint<{ params: { id: string } }, { variant: StoreVariant }> = {
  route: 'GET /stores-reader/v1/variants/{id}',
  repeatable: true,
  dates: queryStoreVariantsMoments,
}

/** Changes the fields of a product that are sent; the rest stays. */
export const updateProduct: ElevatedEndpoint<
  { params: { id: string }; body: { product: ProductInput } },
  { product: Product }
> = { route: 'PATCH /stores/v1/products/{id}', elevated: true, dates: getProductDates }

/** Adds a product, with a variant for each combination of its choices. Name and price are needed. */
export const createProduct: ElevatedEndpoint<{ body: { product: ProductInput } }, { product: Product }> = {
  route: 'POST /stores/v1/products',
  elevated: true,
  dates: getProductDates,
}

/** Takes a product out of the catalog for good. */
export const deleteProduct: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/products/{id}',
  elevated: true,
}

/** Gives variants, named by choices or ids, a price, cost, weight or SKU of their own, or hides them. */
export const updateProductVariants: ElevatedEndpoint<
  { params: { id: string }; body: { variants: readonly VariantOverride[] } },
  { variants: readonly Variant[] }
> = { route: 'PATCH /stores/v1/products/{id}/variants', repeatable: true, elevated: true }

/** Gives all variants the product's price, cost, weight and SKU again, and shows them. */
export const resetAllProductVariantData: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/variants/resetToDefault',
  repeatable: true,
  elevated: true,
}

/** Removes a product's options and with them its variants; what they had in stock is added up. */
export const deleteProductOptions: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/products/{id}/options',
  repeatable: true,
  elevated: true,
}

/** Adds pictures and videos to a product, by the id of a file or by address, and to a choice where one is named. */
export const addProductMedia: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaDataForWrite[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/media', repeatable: true, elevated: true }

/** Takes pictures and videos off a product; all of them where none are named. */
export const removeProductMedia: ElevatedEndpoint<
  { params: { id: string }; body?: { mediaIds?: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/media/delete', repeatable: true, elevated: true }

/** Shows pictures and videos of a product with some of its choices. */
export const addProductMediaToChoices: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaAssignmentToChoice[] } },
  {}
> = { route: 'PATCH /stores/v1/products/{id}/choices/media', repeatable: true, elevated: true }

/** Shows pictures and videos with a choice no more, all of them where none are named; the product keeps them. */
export const removeProductMediaFromChoices: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaAssignmentToChoice[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/choices/media/delete', repeatable: true, elevated: true }

/** Removes a product's brand. */
export const removeBrand: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/remove-brand',
  repeatable: true,
  elevated: true,
}

/** Removes a product's ribbon. */
export const removeRibbon: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/remove-ribbon',
  repeatable: true,
  elevated: true,
}

/** Sets the price, cost, weight, ribbon or brand of many products; those that fail leave the others alone. */
export const bulkUpdateProductsProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; set: SetValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/update', repeatable: true, elevated: true }

/** Raises or lowers the price, cost or weight of many products and their variants, by per cent or by an amount. */
export const bulkAdjustProductProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; adjust: AdjustValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/adjust-properties', elevated: true }

/** Adds a collection. A name is needed. */
export const createCollection: ElevatedEndpoint<{ body: { collection: CollectionInput } }, { collection: Collection }> =
  { route: 'POST /stores/v1/collections', elevated: true }

/** Changes the fields of a collection that are sent; the rest stays. */
export const updateCollection: ElevatedEndpoint<
  { params: { id: string }; body: { collection: CollectionInput } },
  { collection: Collection }
> = { route: 'PATCH /stores/v1/collections/{id}', repeatable: true, elevated: true }

/** Removes a collection; its products stay in the catalog. */
export const deleteCollection: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/collections/{id}',
  elevated: true,
}

/** Puts products into a collection. */
export const addProductsToCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds', repeatable: true, elevated: true }

/** Takes products out of a collection. */
export const removeProductsFromCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds/delete', repeatable: true, elevated: true }
