// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
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

/** Creates a review of a product. Reviews of shoppers are published once approved. */
export const createReview: Endpoint<{ body: { review: ReviewInput } }, { review: Review }> = {
  route: 'POST /reviews/v1/reviews',
  dates: createReviewDates,
}

/** Creates up to 100 reviews. Each creation succeeds or fails independently. */
export const bulkCreateReview: ElevatedEndpoint<
  {
    body: {
      reviews: readonly ReviewInput[]
      /** Whether results contain the created reviews. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkReviewResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /reviews/v1/bulk/reviews/create', elevated: true, dates: { results: createReviewDates } }

/** Returns a review. */
export const getReview: Endpoint<
  {
    params: { reviewId: string }
    query?: {
      /** Whether to include unapproved reviews. Elevated callers only. Default: false. */
      returnPrivateReviews?: boolean
    }
  },
  { review: Review }
> = { route: 'GET /reviews/v1/reviews/{reviewId}', repeatable: true, dates: createReviewDates }

/** Lists reviews that match a filter, sorted and paged. Newest first by default. */
export const queryReviews: Endpoint<
  {
    body?: {
      query?: Search
      /** Whether to include unapproved reviews. Elevated callers only. Default: false. */
      returnPrivateReviews?: boolean
    }
  },
  { reviews: readonly Review[]; metadata: CursorMetadata; pagingMetadata: CursorMetadata }
> = { route: 'POST /reviews/v1/reviews/query', repeatable: true, dates: { reviews: reviewDates } }

/** Counts the reviews that match a filter. */
export const countReviews: Endpoint<
  {
    body?: {
      filter?: unknown
      /** Whether to include unapproved reviews. Elevated callers only. Default: false. */
      includePrivateReviews?: boolean
    }
  },
  { count: number }
> = { route: 'POST /reviews/v1/reviews/count', repeatable: true }

/** Returns the number of approved reviews of a product and their average rating. */
export const summarizeReviews: Endpoint<
  {
    query: {
      /** ID of the product. */
      entityId: string
    }
  },
  { summary: ReviewSummary }
> = { route: 'GET /vitrine/v1/reviews/summary', repeatable: true }

/** Updates the content, author name or date of a review. */
export const updateReview: ElevatedEndpoint<
  { params: { id: string }; body: { review: ReviewInput } },
  { review: Review }
> = { route: 'PATCH /reviews/v1/reviews/{id}', repeatable: true, elevated: true, dates: createReviewDates }

/** Deletes a review. */
export const deleteReview: ElevatedEndpoint<{ params: { reviewId: string } }, { review: Review }> = {
  route: 'DELETE /reviews/v1/reviews/{reviewId}',
  elevated: true,
  dates: createReviewDates,
}

/** Approves or rejects a review. */
export const updateModerationStatus: ElevatedEndpoint<
  { params: { reviewId: string }; body: { status: 'APPROVED' | 'REJECTED' } },
  { review: Review }
> = {
  route: 'PATCH /reviews/v1/reviews/{reviewId}/moderate',
  repeatable: true,
  elevated: true,
  dates: createReviewDates,
}

/** Sets the store's reply to a review. */
export const setReply: ElevatedEndpoint<
  { params: { reviewId: string }; body: { message: string } },
  { review: Review }
> = { route: 'PATCH /reviews/v1/reviews/{reviewId}/reply', repeatable: true, elevated: true, dates: createReviewDates }

/** Removes the store's reply to a review. */
export const removeReply: ElevatedEndpoint<{ params: { reviewId: string } }, { review: Review }> = {
  route: 'DELETE /reviews/v1/reviews/{reviewId}/reply',
  repeatable: true,
  elevated: true,
  dates: createReviewDates,
}
