// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  CursorMetadata,
  AggregationData,
  ReadOnlyVariant,
  SearchAggregation,
  SearchDetails,
} from '../generated.ts'

/** Lists variants with data of their products. Default order: of the latest updated products first. */
export const queryReadOnlyVariants: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
      }
      /** Fields to return that are left out otherwise. */
      fields?: readonly ('CURRENCY' | 'MERCHANT_DATA' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'SUBSCRIPTION_PRICES_INFO')[]
    }
  },
  { variants: readonly ReadOnlyVariant[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /stores/v3/products/query-variants', repeatable: true }

/**
 * Finds variants by words, filters or both, and aggregates all matches. Default order: of the latest updated
 * products first.
 */
export const searchReadOnlyVariants: Endpoint<
  {
    body?: {
      search?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
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
      fields?: readonly ('CURRENCY' | 'MERCHANT_DATA' | 'WEIGHT_MEASUREMENT_UNIT_INFO' | 'SUBSCRIPTION_PRICES_INFO')[]
    }
  },
  { variants: readonly ReadOnlyVariant[]; pagingMetadata: CursorMetadata; aggregationData?: AggregationData }
> = { route: 'POST /stores/v3/products/search-variants', repeatable: true }
