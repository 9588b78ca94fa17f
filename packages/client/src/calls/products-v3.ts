// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  CategoryTreeReference,
  AggregationData,
  Tags,
  ProductV3,
  BulkProductV3Result,
  BulkStockResult,
  SearchAggregation,
  SearchDetails,
  ProductV3Input,
  VariantV3Input,
  MaskedProductV3Input,
  ProductV3UpdateInput,
  ProductWithInventoryInput,
  MaskedProductWithInventoryInput,
  ProductWithInventoryUpdateInput,
  ProductRevision,
  PriceAdjustment,
  PriceDiscount,
} from '../generated.ts'
import { bulkCreateInfoSectionsMoments, searchProductsV3Moments } from '../moments.ts'
import { pack } from '../pack.ts'

/** Returns the ID of the category that contains all products of the store. */
export const getAllProductsCategory: Endpoint<{}, { categoryId: string; treeReference?: CategoryTreeReference }> = {
  route: 'GET /stores/v3/all-products-category',
  repeatable: true,
}

/**
 * Finds products by words, filters or both, and aggregates all matches. Default order: most relevant first,
 * without words newest first.
 */
export const searchProductsV3: Endpoint<
  {
    body?: {
      search?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
        search?: SearchDetails
        aggregations?: readonly SearchAggregation[]
        /** IANA time zone of date histograms. Default: `UTC`. */
        timeZone?: string
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { products: readonly ProductV3[]; pagingMetadata: CursorMetadata; aggregationData?: AggregationData }
> = { route: 'GET /stores/v3/products/search', repeatable: true, packed: pack, dates: searchProductsV3Moments }

/** Counts products that match words, a filter or both. Default: all visible products. */
export const countProductsV3: Endpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
      /** Default: all are counted. */
      search?: SearchDetails
      /** Whether hidden products count. Elevated callers only. Default: false. */
      returnNonVisibleProducts?: boolean
    }
  },
  { count: number }
> = { route: 'GET /stores/v3/products/count', repeatable: true, packed: pack }

/** Creates up to 100 products. Each one succeeds or fails independently. */
export const bulkCreateProducts: ElevatedEndpoint<
  {
    body: {
      products: readonly ProductV3Input[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/products/create', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Updates up to 100 products by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateProducts: ElevatedEndpoint<
  {
    body: {
      products: readonly MaskedProductV3Input[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/products/update', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Creates up to 100 products with the stock of their variants. Each one succeeds or fails independently. */
export const bulkCreateProductsWithInventory: ElevatedEndpoint<
  {
    body: {
      products: readonly ProductWithInventoryInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  {
    productResults: { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
    inventoryResults: { results: readonly BulkStockResult[]; bulkActionMetadata: BulkActionMetadata }
  }
> = {
  route: 'POST /stores/v3/bulk/products-with-inventory/create',
  elevated: true,
  dates: bulkCreateInfoSectionsMoments,
}

/**
 * Updates up to 100 products and the stock of their variants, by ID and revision. Each one succeeds or fails
 * independently.
 */
export const bulkUpdateProductsWithInventory: ElevatedEndpoint<
  {
    body: {
      products: readonly MaskedProductWithInventoryInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  {
    productResults: { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
    inventoryResults: { results: readonly BulkStockResult[]; bulkActionMetadata: BulkActionMetadata }
  }
> = {
  route: 'POST /stores/v3/bulk/products-with-inventory/update',
  elevated: true,
  dates: bulkCreateInfoSectionsMoments,
}

/** Deletes up to 100 products. Each one succeeds or fails independently. */
export const bulkDeleteProducts: ElevatedEndpoint<
  { body: { productIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/products/delete', elevated: true }

/** Adds and removes tags of up to 100 products. Each one succeeds or fails independently. */
export const bulkUpdateProductTags: ElevatedEndpoint<
  {
    body: {
      productIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/products/update-tags', repeatable: true, elevated: true }

/** Adds info sections to up to 100 products, after those they have. Each one succeeds or fails independently. */
export const bulkAddInfoSectionsToProducts: ElevatedEndpoint<
  {
    body: {
      products: readonly ProductRevision[]
      infoSectionIds: readonly string[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/products/add-info-sections', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Removes info sections from up to 100 products. Each one succeeds or fails independently. */
export const bulkRemoveInfoSectionsFromProducts: ElevatedEndpoint<
  {
    body: {
      products: readonly ProductRevision[]
      infoSectionIds: readonly string[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { results: readonly BulkProductV3Result[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/products/remove-info-sections',
  elevated: true,
  dates: bulkCreateInfoSectionsMoments,
}

/**
 * Updates the products that match a filter. Runs in the background, and leaves out products that it cannot
 * change.
 */
export const bulkUpdateProductsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter?: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      product: ProductV3Input
      /** Only these fields change; those that are not sent are cleared. Default: all that are sent. */
      fieldMask?: readonly string[]
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/update-by-filter', elevated: true }

/**
 * Updates all variants of the products that match a filter. Runs in the background, and leaves out products that
 * it cannot change.
 */
export const bulkUpdateProductVariantsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      variant: VariantV3Input
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/update-variants-by-filter', elevated: true }

/**
 * Raises or lowers prices and costs of all variants of the products that match a filter. Runs in the background,
 * and leaves out products that it cannot change.
 */
export const bulkAdjustProductVariantsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      actualPrice?: PriceAdjustment
      compareAtPrice?: PriceAdjustment
      compareAtPriceDiscount?: PriceDiscount
      cost?: PriceAdjustment
      /** `NEAREST_WHOLE_NUMBER`: rounds to whole units. Otherwise to the decimals of the currency. */
      rounding?: 'NO_ROUNDING' | 'CURRENCY_PRECISION' | 'NEAREST_WHOLE_NUMBER'
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/adjust-variants-by-filter', elevated: true }

/**
 * Adds the products that match a filter to categories. Runs in the background, and leaves out products that it
 * cannot change.
 */
export const bulkAddProductsToCategoriesByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter?: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      /** IDs of categories. */
      categoryIds: readonly string[]
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/add-to-categories-by-filter', elevated: true }

/**
 * Removes the products that match a filter from categories. Runs in the background, and leaves out products that
 * it cannot change.
 */
export const bulkRemoveProductsFromCategoriesByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter?: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      /** IDs of categories. */
      categoryIds: readonly string[]
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/remove-from-categories-by-filter', elevated: true }

/**
 * Deletes the products that match a filter. Runs in the background, and leaves out products that it cannot
 * change.
 */
export const bulkDeleteProductsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/delete-by-filter', elevated: true }

/**
 * Adds and removes tags of the products that match a filter. Runs in the background, and leaves out products
 * that it cannot change.
 */
export const bulkUpdateProductTagsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/update-tags-by-filter', repeatable: true, elevated: true }

/**
 * Adds info sections to the products that match a filter. Runs in the background, and leaves out products that
 * it cannot change.
 */
export const bulkAddInfoSectionsToProductsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      /** IDs of info sections. */
      infoSectionIds: readonly string[]
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/add-info-sections-by-filter', repeatable: true, elevated: true }

/**
 * Removes info sections from the products that match a filter. Runs in the background, and leaves out products
 * that it cannot change.
 */
export const bulkRemoveInfoSectionsFromProductsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, as in queries of products. An empty filter matches all products. */
      filter: unknown
      /** Only products that match these words change. Then `filter` takes all fields of searches. */
      search?: SearchDetails
      /** IDs of info sections. */
      infoSectionIds: readonly string[]
    }
  },
  {
    /** ID of the background job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/products/remove-info-sections-by-filter', repeatable: true, elevated: true }

/**
 * Creates a product with its variants. Options, modifiers, brand, ribbons and info sections are found by ID or
 * name, or created.
 */
export const createProductV3: ElevatedEndpoint<
  {
    body: {
      product: ProductV3Input
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'POST /stores/v3/products', elevated: true, dates: bulkCreateInfoSectionsMoments }

/**
 * Updates a product. Fields that are not sent do not change; options, modifiers and variants that are sent
 * replace all others. Requires its current revision.
 */
export const updateProductV3: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      product: ProductV3UpdateInput
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'PATCH /stores/v3/products/{id}', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Creates a product with its variants and their stock. */
export const createProductWithInventory: ElevatedEndpoint<
  {
    body: {
      product: ProductWithInventoryInput
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  {
    product: ProductV3
    inventoryResults: { results: readonly BulkStockResult[]; bulkActionMetadata: BulkActionMetadata }
  }
> = { route: 'POST /stores/v3/products-with-inventory', elevated: true, dates: bulkCreateInfoSectionsMoments }

/**
 * Updates a product and the stock of its variants. Fields that are not sent do not change; options, modifiers
 * and variants that are sent replace all others. Requires its current revision.
 */
export const updateProductWithInventory: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      product: ProductWithInventoryUpdateInput
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  {
    product: ProductV3
    inventoryResults: { results: readonly BulkStockResult[]; bulkActionMetadata: BulkActionMetadata }
  }
> = { route: 'PATCH /stores/v3/products-with-inventory/{id}', elevated: true, dates: bulkCreateInfoSectionsMoments }

/** Returns a product with its variants. */
export const getProductV3: Endpoint<
  {
    params: { productId: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'GET /stores/v3/products/{productId}', repeatable: true, dates: bulkCreateInfoSectionsMoments }

/** Returns the product with a slug, with its variants. */
export const getProductBySlug: Endpoint<
  {
    params: { slug: string }
    query?: {
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'GET /stores/v3/products/slug/{slug}', repeatable: true, dates: bulkCreateInfoSectionsMoments }

/** Deletes a product with its variants and their stock. Orders keep their copies. */
export const deleteProductV3: ElevatedEndpoint<{ params: { productId: string } }, {}> = {
  route: 'DELETE /stores/v3/products/{productId}',
  elevated: true,
}

/** Lists products that match a filter, sorted and paged, without their variants. Default order: newest first. */
export const queryProductsV3: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 100. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly (
        | 'URL'
        | 'CURRENCY'
        | 'INFO_SECTION'
        | 'MERCHANT_DATA'
        | 'PLAIN_DESCRIPTION'
        | 'INFO_SECTION_PLAIN_DESCRIPTION'
        | 'WEIGHT_MEASUREMENT_UNIT_INFO'
        | 'VARIANT_OPTION_CHOICE_NAMES'
        | 'MEDIA_ITEMS_INFO'
        | 'DESCRIPTION'
        | 'DIRECT_CATEGORIES_INFO'
        | 'ALL_CATEGORIES_INFO'
        | 'INFO_SECTION_DESCRIPTION'
        | 'THUMBNAIL'
        | 'PRODUCT_CHOICES_MEDIA_REFERENCES'
        | 'PRODUCT_CHOICES_DISPLAY_IMAGE'
        | 'MIN_PRICE_VARIANT'
        | 'SUBSCRIPTION_PRICES_INFO'
        | 'BREADCRUMBS_INFO'
      )[]
    }
  },
  { products: readonly ProductV3[]; pagingMetadata: CursorMetadata }
> = { route: 'GET /stores/v3/products/query', repeatable: true, packed: pack, dates: bulkCreateInfoSectionsMoments }
