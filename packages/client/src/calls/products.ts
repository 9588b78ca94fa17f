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

/** Returns a product by its ID. */
export const getProduct: Endpoint<
  {
    params: { id: string }
    query?: {
      /** Also returns cost and profit. Ignored unless the caller is elevated. */
      includeMerchantSpecificData?: boolean
    }
  },
  { product: Product }
> = { route: 'GET /stores-reader/v1/products/{id}', repeatable: true, dates: getProductDates }

/** Lists products that match a filter, sorted and paged. 50 per page by default, at most 100. */
export const queryProducts: Endpoint<
  {
    body?: {
      query?: Query
      /** Also returns cost and profit. Ignored unless the caller is elevated. */
      includeMerchantSpecificData?: boolean
    }
  },
  {
    products: readonly Product[]
    metadata: QueryMetadata
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'GET /stores-reader/v1/products/query-platformized',
  repeatable: true,
  packed: pack,
  dates: { products: productDates },
}

/** Returns the choices available for a selection such as `{ Size: 'S' }`, and the variant once it is complete. */
export const getProductOptionsAvailability: Endpoint<
  { params: { id: string }; body?: { options?: Record<string, string> } },
  ProductOptionsAvailability
> = { route: 'POST /stores-reader/v1/products/{id}/productOptionsAvailability', repeatable: true }

/** Lists a product's variants: all of them, or those with the given choices or IDs. */
export const queryProductVariants: Endpoint<
  {
    params: { id: string }
    body?: {
      choices?: Record<string, string>
      /** Returns only variants with these IDs. */
      variantIds?: readonly string[]
      paging?: {
        /** Page size. Default: 100. At most 1,000. */
        limit?: number
        /** Number of variants to skip. Default: 0. */
        offset?: number
      }
      /** Also returns cost and profit. Ignored unless the caller is elevated. */
      includeMerchantSpecificData?: boolean
    }
  },
  { variants: readonly Variant[]; metadata: QueryMetadata; totalResults: number }
> = { route: 'POST /stores-reader/v1/products/{id}/variants/query', repeatable: true }

/** Lists variants of all products that match a filter, sorted and paged. 50 per page by default, at most 100. */
export const queryStoreVariants: Endpoint<
  { body?: { query?: Query } },
  { variants: readonly StoreVariant[]; metadata: QueryMetadata }
> = { route: 'POST /stores-reader/v1/variants/query', repeatable: true, dates: queryStoreVariantsMoments }

/** Returns a variant by its ID: the product ID and the variant ID, joined by a hyphen. */
export const getStoreVariant: Endpoint<{ params: { id: string } }, { variant: StoreVariant }> = {
  route: 'GET /stores-reader/v1/variants/{id}',
  repeatable: true,
  dates: queryStoreVariantsMoments,
}

/** Updates a product. Fields that are not sent do not change. */
export const updateProduct: ElevatedEndpoint<
  { params: { id: string }; body: { product: ProductInput } },
  { product: Product }
> = { route: 'PATCH /stores/v1/products/{id}', elevated: true, dates: getProductDates }

/** Creates a product with a variant for each combination of choices. Requires a name and a price. */
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

/** Updates the price, cost, weight, SKU or visibility of a product's variants, identified by choices or ID. */
export const updateProductVariants: ElevatedEndpoint<
  { params: { id: string }; body: { variants: readonly VariantOverride[] } },
  { variants: readonly Variant[] }
> = { route: 'PATCH /stores/v1/products/{id}/variants', repeatable: true, elevated: true }

/**
 * Resets the price, cost, weight and SKU of all variants to those of the product, and makes all variants
 * visible.
 */
export const resetAllProductVariantData: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/variants/resetToDefault',
  repeatable: true,
  elevated: true,
}

/** Deletes a product's options and variants. The product's stock becomes the sum of its variants' stock. */
export const deleteProductOptions: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/products/{id}/options',
  repeatable: true,
  elevated: true,
}

/** Adds images, videos and 3D models to a product by file ID or URL, optionally assigned to a choice. */
export const addProductMedia: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaDataForWrite[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/media', repeatable: true, elevated: true }

/** Removes media from a product. Without `mediaIds`, removes all of them. */
export const removeProductMedia: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      /** Default: all media. */
      mediaIds?: readonly string[]
    }
  },
  {}
> = { route: 'POST /stores/v1/products/{id}/media/delete', repeatable: true, elevated: true }

/** Assigns media of a product to choices of its options. */
export const addProductMediaToChoices: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaAssignmentToChoice[] } },
  {}
> = { route: 'PATCH /stores/v1/products/{id}/choices/media', repeatable: true, elevated: true }

/** Removes media from choices, by default all of them. They remain on the product. */
export const removeProductMediaFromChoices: ElevatedEndpoint<
  { params: { id: string }; body: { media: readonly MediaAssignmentToChoice[] } },
  {}
> = { route: 'POST /stores/v1/products/{id}/choices/media/delete', repeatable: true, elevated: true }

/** Removes the brand from a product. */
export const removeBrand: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/remove-brand',
  repeatable: true,
  elevated: true,
}

/** Removes the ribbon from a product. */
export const removeRibbon: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'POST /stores/v1/products/{id}/remove-ribbon',
  repeatable: true,
  elevated: true,
}

/** Updates the price, cost, weight, ribbon or brand of up to 100 products. Each succeeds or fails independently. */
export const bulkUpdateProductsProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; set: SetValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/update', repeatable: true, elevated: true }

/** Adjusts the price, cost or weight of up to 100 products and their variants, by percentage or amount. */
export const bulkAdjustProductProperty: ElevatedEndpoint<
  { body: { ids: readonly string[]; adjust: AdjustValue } },
  BulkUpdateProductsResult
> = { route: 'POST /stores/v1/bulk/products/adjust-properties', elevated: true }

/** Creates a collection. Requires a name. */
export const createCollection: ElevatedEndpoint<{ body: { collection: CollectionInput } }, { collection: Collection }> =
  { route: 'POST /stores/v1/collections', elevated: true, dates: { collection: { lastUpdated: true } } }

/** Updates a collection. Fields that are not sent do not change. */
export const updateCollection: ElevatedEndpoint<
  { params: { id: string }; body: { collection: CollectionInput } },
  { collection: Collection }
> = {
  route: 'PATCH /stores/v1/collections/{id}',
  repeatable: true,
  elevated: true,
  dates: { collection: { lastUpdated: true } },
}

/** Deletes a collection. Its products remain in the catalog. */
export const deleteCollection: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /stores/v1/collections/{id}',
  elevated: true,
}

/** Adds up to 100 products to a collection. */
export const addProductsToCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds', repeatable: true, elevated: true }

/** Removes up to 100 products from a collection. */
export const removeProductsFromCollection: ElevatedEndpoint<
  { params: { id: string }; body: { productIds: readonly string[] } },
  {}
> = { route: 'POST /stores/v1/collections/{id}/productIds/delete', repeatable: true, elevated: true }
