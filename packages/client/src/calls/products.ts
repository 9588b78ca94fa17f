// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
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

const productDates = { lastUpdated: true, createdDate: true } as const

const getProductDates = { product: productDates } as const

/** Reads one product. */
export const getProduct: Endpoint<
  { params: { id: string }; query?: { includeMerchantSpecificData?: boolean } },
  { product: Product }
> = { route: 'GET /stores-reader/v1/products/{id}', repeatable: true, dates: getProductDates }

/** Finds products by filter, sorted and paged; 50 per page by default, at most 100. */
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

/** Finds variants of all products by filter, sorted and paged; 50 per page by default, at most 100. */
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

/** Updates the fields of a product that are sent. */
export const updateProduct: ElevatedEndpoint<
  { params: { id: string }; body: { product: ProductInput } },
  { product: Product }
> = { route: 'PATCH /stores/v1/products/{id}', elevated: true, dates: getProductDates }

/** Creates a product, with a variant for each combination of choices. Name and price are required. */
export const createProduct: ElevatedEndpoint<{ body: { product: ProductInput } }, { product: Product }> = {
  route: 'POST /stores/v1/products',
  elevated: true,
  dates: getProductDates,
}

/** Deletes a product permanently. */
export const deleteProduct: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/products/{id}',
  elevated: true,
}

/** Sets the price, cost, weight, SKU or visibility of variants, given by choices or IDs. */
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

/** Adds images and videos to a product, by file ID or URL, and to a choice if one is given. */
export const addProductMedia: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaDataForWrite[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/media', repeatable: true, elevated: true }

/** Removes images and videos from a product; all of them if none are given. */
export const removeProductMedia: ElevatedEndpoint<
  { params: { id: string }; body?: { mediaIds?: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/media/delete', repeatable: true, elevated: true }

/** Assigns images and videos of a product to choices. */
export const addProductMediaToChoices: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaAssignmentToChoice[] } },
  {}
> = { route: 'PATCH /stores/v1/products/{id}/choices/media', repeatable: true, elevated: true }

/** Removes images and videos from a choice, all of them if none are given; the product keeps them. */
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

/** Sets the price, cost, weight, ribbon or brand of many products; each succeeds or fails on its own. */
export const bulkUpdateProductsProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; set: SetValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/update', repeatable: true, elevated: true }

/** Adjusts the price, cost or weight of many products and their variants, by percentage or amount. */
export const bulkAdjustProductProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; adjust: AdjustValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/adjust-properties', elevated: true }

/** Creates a collection. A name is required. */
export const createCollection: ElevatedEndpoint<{ body: { collection: CollectionInput } }, { collection: Collection }> =
  { route: 'POST /stores/v1/collections', elevated: true, dates: { collection: { lastUpdated: true } } }

/** Updates the fields of a collection that are sent. */
export const updateCollection: ElevatedEndpoint<
  { params: { id: string }; body: { collection: CollectionInput } },
  { collection: Collection }
> = {
  route: 'PATCH /stores/v1/collections/{id}',
  repeatable: true,
  elevated: true,
  dates: { collection: { lastUpdated: true } },
}

/** Deletes a collection; its products stay in the catalog. */
export const deleteCollection: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/collections/{id}',
  elevated: true,
}

/** Adds products to a collection. */
export const addProductsToCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds', repeatable: true, elevated: true }

/** Removes products from a collection. */
export const removeProductsFromCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds/delete', repeatable: true, elevated: true }
