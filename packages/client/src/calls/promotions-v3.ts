// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  AggregationData,
  Tags,
  Promotion,
  PositionedPromotion,
  BulkPromotionResult,
  SearchAggregation,
  SearchDetails,
  PromotionInput,
  PromotionUpdateInput,
  MaskedPromotionInput,
} from '../generated.ts'
import { pack } from '../pack.ts'

const promotionDates = { createdDate: true, updatedDate: true } as const

const createPromotionDates = { promotion: promotionDates } as const

const queryPromotionsDates = { promotions: promotionDates } as const

const bulkCreatePromotionsDates = { results: { item: promotionDates } } as const

/** Creates a promotion: an image with a link, shown among the products of categories. */
export const createPromotion: ElevatedEndpoint<{ body: { promotion: PromotionInput } }, { promotion: Promotion }> = {
  route: 'POST /stores/v3/promotions',
  elevated: true,
  dates: createPromotionDates,
}

/** Returns a promotion. */
export const getPromotion: ElevatedEndpoint<{ params: { promotionId: string } }, { promotion: Promotion }> = {
  route: 'GET /stores/v3/promotions/{promotionId}',
  repeatable: true,
  elevated: true,
  dates: createPromotionDates,
}

/** Updates a promotion. Fields that are not sent do not change. Requires its current revision. */
export const updatePromotion: ElevatedEndpoint<
  { params: { id: string }; body: { promotion: PromotionUpdateInput } },
  { promotion: Promotion }
> = { route: 'PATCH /stores/v3/promotions/{id}', elevated: true, dates: createPromotionDates }

/** Deletes a promotion. */
export const deletePromotion: ElevatedEndpoint<{ params: { promotionId: string } }, {}> = {
  route: 'DELETE /stores/v3/promotions/{promotionId}',
  elevated: true,
}

/** Lists promotions that match a filter, sorted and paged. */
export const queryPromotions: ElevatedEndpoint<
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
    }
  },
  { promotions: readonly Promotion[]; pagingMetadata: CursorMetadata }
> = {
  route: 'GET /stores/v3/promotions/query',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: queryPromotionsDates,
}

/**
 * Finds promotions by words, filters or both, and aggregates all matches. Default order: most relevant first,
 * without words newest first.
 */
export const searchPromotions: ElevatedEndpoint<
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
    }
  },
  { promotions: readonly Promotion[]; pagingMetadata: CursorMetadata; aggregationData?: AggregationData }
> = { route: 'POST /stores/v3/promotions/search', repeatable: true, elevated: true, dates: queryPromotionsDates }

/** Returns the enabled promotions of a category and those that its ancestors apply to subcategories, by position. */
export const resolvePromotions: Endpoint<
  { query: { categoryId: string } },
  { promotions: readonly PositionedPromotion[] }
> = { route: 'GET /stores/v3/promotions/resolve', repeatable: true, dates: { promotions: createPromotionDates } }

/** Creates up to 100 promotions. Each one succeeds or fails independently. */
export const bulkCreatePromotions: ElevatedEndpoint<
  {
    body: {
      promotions: readonly PromotionInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/promotions/create', elevated: true, dates: bulkCreatePromotionsDates }

/** Updates up to 100 promotions by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdatePromotions: ElevatedEndpoint<
  {
    body: {
      promotions: readonly MaskedPromotionInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/promotions/update', elevated: true, dates: bulkCreatePromotionsDates }

/** Deletes up to 100 promotions. Each one succeeds or fails independently. */
export const bulkDeletePromotions: ElevatedEndpoint<
  { body: { promotionIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/promotions/delete', elevated: true }

/** Adds tags to up to 100 promotions and removes tags from them. */
export const bulkUpdatePromotionTags: ElevatedEndpoint<
  {
    body: {
      promotionIds: readonly string[]
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkPromotionResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/promotions/update-tags',
  repeatable: true,
  elevated: true,
  dates: bulkCreatePromotionsDates,
}

/**
 * Starts a job that adds tags to all promotions that match a filter and removes tags from them. An empty filter
 * matches all.
 */
export const bulkUpdatePromotionTagsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field, such as `{"enabled": true}`. */
      filter: unknown
      /** Tags to add. */
      assignTags?: Tags
      /** Tags to remove. A tag that is also added stays. */
      unassignTags?: Tags
    }
  },
  {
    /** ID of the job. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/promotions/update-tags-by-filter', repeatable: true, elevated: true }
