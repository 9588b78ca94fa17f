// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  CategoryTreeReference,
  AggregationData,
  ProductV3,
  SearchAggregation,
  SearchDetails,
} from '../generated.ts'
import { searchProductsV3Moments } from '../moments.ts'
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
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'GET /stores/v3/products/{productId}', repeatable: true, dates: searchProductsV3Moments }

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
      )[]
    }
  },
  { product: ProductV3 }
> = { route: 'GET /stores/v3/products/slug/{slug}', repeatable: true, dates: searchProductsV3Moments }

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
      )[]
    }
  },
  { products: readonly ProductV3[]; pagingMetadata: CursorMetadata }
> = { route: 'GET /stores/v3/products/query', repeatable: true, packed: pack, dates: searchProductsV3Moments }
