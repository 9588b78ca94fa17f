// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
  Review,
  BulkReviewResult,
  ReviewSummary,
  Search,
  ReviewInput,
} from '../generated.ts'

const reviewDates = {
  createdDate: true,
  updatedDate: true,
  reviewDate: true,
  reply: { createdDate: true, updatedDate: true },
} as const

const createReviewDates = { review: reviewDates } as const

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
