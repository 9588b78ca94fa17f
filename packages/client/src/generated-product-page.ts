// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  CatalogReference,
  CursorMetadata,
  Search,
  Review,
  BackInStockRequest,
  BackInStockItem,
  BackInStockCount,
  BackInStockSettings,
  RecommendationAlgorithm,
  Recommendation,
  AlgorithmInfo,
  ReviewInput,
  BulkReviewResult,
  ReviewSummary,
} from './generated.ts'
import { pack } from './pack.ts'

const reviewDates = {
  createdDate: true,
  updatedDate: true,
  reviewDate: true,
  reply: { createdDate: true, updatedDate: true },
} as const

const createReviewDates = { review: reviewDates } as const

/** Asks for a letter when a product, in the variant that is meant, can be had again. */
export const createBackInStockNotificationRequest: Endpoint<
  {
    body: {
      request: {
        catalogReference: { catalogItemId: string; appId: string; options?: Record<string, unknown> }
        email: string
        itemUrl?: string
      }
      itemDetails: BackInStockItem
    }
  },
  { request: BackInStockRequest }
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests',
  dates: { request: { createdDate: true } },
}

/** Reads a request to hear of a product. */
export const getBackInStockNotificationRequest: ElevatedEndpoint<
  { params: { id: string } },
  { request: BackInStockRequest }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Deletes a request to hear of a product: no letter leaves for it any more. */
export const deleteBackInStockNotificationRequest: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  elevated: true,
}

/** Finds requests to hear of products. */
export const queryBackInStockNotificationRequests: ElevatedEndpoint<
  { body?: { query?: Search } },
  { requests: readonly BackInStockRequest[]; metadata: CursorMetadata }
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/query',
  repeatable: true,
  elevated: true,
  dates: { requests: { createdDate: true } },
}

/** Counts who waits for products: for one variant where options name it, else for any. */
export const getBackInStockNotificationRequestsCountByCatalogReferences: ElevatedEndpoint<
  { body: { catalogReferences: readonly CatalogReference[] } },
  { countsPerCatalogReference: readonly BackInStockCount[] }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  repeatable: true,
  packed: pack,
  elevated: true,
}

/** Notes that whoever waits was told in another way: the shop writes no letter of its own. */
export const markAsNotificationSent: ElevatedEndpoint<{ params: { id: string } }, { request: BackInStockRequest }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Writes at once to those who wait, whatever the stock says, in the words of the report. */
export const reportItemsBackInStock: ElevatedEndpoint<
  {
    body: {
      catalogReference?: CatalogReference
      requestIds?: readonly string[]
      itemDetails: BackInStockItem
      extraAutomationTemplateParameters?: Record<string, string>
    }
  },
  {}
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
  repeatable: true,
  elevated: true,
}

/** Reads for which catalogs the store takes requests. */
export const getBackInStockSettings: ElevatedEndpoint<{}, { settings: BackInStockSettings }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/settings',
  repeatable: true,
  elevated: true,
}

/** Takes requests for the products of an app's catalog. */
export const startCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/start-collecting',
    repeatable: true,
    elevated: true,
  }

/** Takes no more requests; who waits already is still written to. */
export const stopCollectingRequests: ElevatedEndpoint<{ body: { appId: string } }, { settings: BackInStockSettings }> =
  {
    route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/settings/stop-collecting',
    repeatable: true,
    elevated: true,
  }

/** Recommends products: by the first of the given algorithms that knows enough of them. */
export const getRecommendation: Endpoint<
  {
    body: {
      items?: readonly CatalogReference[]
      algorithms: readonly RecommendationAlgorithm[]
      minimumRecommendedItems?: number
    }
  },
  { recommendation: Recommendation }
> = { route: 'POST /v1/recommendations/get', repeatable: true }

/** Lists the algorithms that recommend products here. */
export const listAvailableAlgorithms: Endpoint<{}, { availableAlgorithms: readonly AlgorithmInfo[] }> = {
  route: 'GET /v1/recommendations/algorithms',
  repeatable: true,
}

/** Writes a review of a product. What shoppers write shows once the store has approved it. */
export const createReview: Endpoint<{ body: { review: ReviewInput } }, { review: Review }> = {
  route: 'POST /reviews/v1/reviews',
  dates: createReviewDates,
}

/** Adds many reviews; those that are refused leave the others alone. */
export const bulkCreateReview: ElevatedEndpoint<
  { body: { reviews: readonly ReviewInput[]; returnEntity?: boolean } },
  { results: readonly BulkReviewResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /reviews/v1/bulk/reviews/create', elevated: true, dates: { results: createReviewDates } }

/** Reads a review. */
export const getReview: Endpoint<
  {
    params: { reviewId: string }
    query?: {
      /** Those that are not approved, too. Elevated. */
      returnPrivateReviews?: boolean
    }
  },
  { review: Review }
> = { route: 'GET /reviews/v1/reviews/{reviewId}', repeatable: true, dates: createReviewDates }

/** Finds reviews, the newest first unless told. */
export const queryReviews: Endpoint<
  {
    body?: {
      query?: Search
      /** Those that are not approved, too. Elevated. */
      returnPrivateReviews?: boolean
    }
  },
  { reviews: readonly Review[]; metadata: CursorMetadata; pagingMetadata: CursorMetadata }
> = { route: 'POST /reviews/v1/reviews/query', repeatable: true, dates: { reviews: reviewDates } }

/** Counts reviews. */
export const countReviews: Endpoint<
  {
    body?: {
      filter?: unknown
      /** Those that are not approved, too. Elevated. */
      includePrivateReviews?: boolean
    }
  },
  { count: number }
> = { route: 'POST /reviews/v1/reviews/count', repeatable: true }

/** Tells how many approved reviews a product has, and their stars on average. */
export const summarizeReviews: Endpoint<
  {
    query: {
      /** The product. */
      entityId: string
    }
  },
  { summary: ReviewSummary }
> = { route: 'GET /vitrine/v1/reviews/summary', repeatable: true }

/** Changes the fields of a review that are sent: what it says, the name it shows and its date. */
export const updateReview: ElevatedEndpoint<
  { params: { id: string }; body: { review: ReviewInput } },
  { review: Review }
> = { route: 'PATCH /reviews/v1/reviews/{id}', repeatable: true, elevated: true, dates: createReviewDates }

/** Takes a review away. */
export const deleteReview: ElevatedEndpoint<{ params: { reviewId: string } }, { review: Review }> = {
  route: 'DELETE /reviews/v1/reviews/{reviewId}',
  elevated: true,
  dates: createReviewDates,
}

/** Approves a review, so that everyone sees it, or rejects it. */
export const updateModerationStatus: ElevatedEndpoint<
  { params: { reviewId: string }; body: { status: 'APPROVED' | 'REJECTED' } },
  { review: Review }
> = {
  route: 'PATCH /reviews/v1/reviews/{reviewId}/moderate',
  repeatable: true,
  elevated: true,
  dates: createReviewDates,
}

/** Says something to a review, in place of what was said before. */
export const setReply: ElevatedEndpoint<
  { params: { reviewId: string }; body: { message: string } },
  { review: Review }
> = { route: 'PATCH /reviews/v1/reviews/{reviewId}/reply', repeatable: true, elevated: true, dates: createReviewDates }

/** Takes back what was said to a review. */
export const removeReply: ElevatedEndpoint<{ params: { reviewId: string } }, { review: Review }> = {
  route: 'DELETE /reviews/v1/reviews/{reviewId}/reply',
  repeatable: true,
  elevated: true,
  dates: createReviewDates,
}
