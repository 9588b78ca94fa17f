// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { BulkActionMetadata, Review, BulkReviewResult, ReviewSummary, ReviewInput } from '../generated.ts'
export * from '../by-hand/reviews.ts'

const createReviewDates = {
  review: { createdDate: true, updatedDate: true, reviewDate: true, reply: { createdDate: true, updatedDate: true } },
} as const

/**
 * Creates a review of a product. Reviews of shoppers are published once approved.
 *
 * @example
 * const author = { authorName: 'Ada' }
 * const content = { rating: 5, title: 'As described', body: 'Arrived within two days.' }
 * const review = { namespace: 'stores' as const, entityId: product.id, author, content }
 * const { moderation } = await client.reviews.createReview(review)
 */
export const createReview = (send: Send): ((review: ReviewInput, call?: CallOptions) => Promise<Review>) =>
  bind(send, { route: 'POST /reviews/v1/reviews review', dates: createReviewDates }, 'review')

/**
 * Creates up to 100 reviews. Each creation succeeds or fails independently. Elevated.
 *
 * @example
 * const author = { authorName: 'Ada' }
 * const imported = { namespace: 'stores' as const, entityId: product.id, author, content: { rating: 4 } }
 * const { results } = await owner.reviews.bulkCreateReview([{ ...imported, reviewDate: '2024-05-01T12:00:00Z' }])
 */
export const bulkCreateReview = (
  send: ElevatedSend,
): ((
  reviews: readonly ReviewInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkReviewResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /reviews/v1/bulk/reviews/create reviews ...options',
    elevated: true,
    dates: { results: createReviewDates },
  })

/**
 * Returns a review.
 *
 * @example
 * const { content } = await owner.reviews.getReview(review.id, { returnPrivateReviews: true })
 */
export const getReview = (
  send: Send,
): ((reviewId: string, options?: { returnPrivateReviews?: boolean }, call?: CallOptions) => Promise<Review>) =>
  bind(
    send,
    { route: 'GET /reviews/v1/reviews/{reviewId} reviewId ...options', repeatable: true, dates: createReviewDates },
    'review',
  )

/**
 * Counts the reviews that match a filter.
 *
 * @example
 * const { count } = await client.reviews.countReviews({ filter: { entityId: product.id, 'content.rating': 5 } })
 */
export const countReviews = (
  send: Send,
): ((
  options?: { filter?: unknown; includePrivateReviews?: boolean },
  call?: CallOptions,
) => Promise<{ count: number }>) => bind(send, { route: 'POST /reviews/v1/reviews/count ...options', repeatable: true })

/**
 * Returns the number of approved reviews of a product and their average rating.
 *
 * @example
 * const { count, averageRating } = await client.reviews.summarizeReviews(product.id)
 */
export const summarizeReviews = (send: Send): ((entityId: string, call?: CallOptions) => Promise<ReviewSummary>) =>
  bind(send, { route: 'GET /vitrine/v1/reviews/summary entityId', repeatable: true }, 'summary')

/**
 * Updates the content, author name or date of a review. Elevated.
 *
 * @example
 * const { revision } = review
 * await owner.reviews.updateReview(review.id, { revision, author: { authorName: 'A. Byron' } })
 */
export const updateReview = (
  send: ElevatedSend,
): ((id: string, review: ReviewInput, call?: CallOptions) => Promise<Review>) =>
  bind(
    send,
    { route: 'PATCH /reviews/v1/reviews/{id} id review', repeatable: true, elevated: true, dates: createReviewDates },
    'review',
  )

/**
 * Deletes a review. Elevated.
 *
 * @example
 * await owner.reviews.deleteReview(review.id)
 */
export const deleteReview = (
  send: ElevatedSend,
): ((reviewId: string, call?: CallOptions) => Promise<{ review: Review }>) =>
  bind(send, { route: 'DELETE /reviews/v1/reviews/{reviewId} reviewId', elevated: true, dates: createReviewDates })

/**
 * Approves or rejects a review. Elevated.
 *
 * @example
 * await owner.reviews.updateModerationStatus(review.id, { status: 'APPROVED' })
 */
export const updateModerationStatus = (
  send: ElevatedSend,
): ((
  reviewId: string,
  options: { status: 'APPROVED' | 'REJECTED' },
  call?: CallOptions,
) => Promise<{ review: Review }>) =>
  bind(send, {
    route: 'PATCH /reviews/v1/reviews/{reviewId}/moderate reviewId ...options',
    repeatable: true,
    elevated: true,
    dates: createReviewDates,
  })

/**
 * Sets the store's reply to a review. Elevated.
 *
 * @example
 * await owner.reviews.setReply(review.id, 'Thank you!')
 */
export const setReply = (
  send: ElevatedSend,
): ((reviewId: string, message: string, call?: CallOptions) => Promise<{ review: Review }>) =>
  bind(send, {
    route: 'PATCH /reviews/v1/reviews/{reviewId}/reply reviewId message',
    repeatable: true,
    elevated: true,
    dates: createReviewDates,
  })

/**
 * Removes the store's reply to a review. Elevated.
 *
 * @example
 * await owner.reviews.removeReply(review.id)
 */
export const removeReply = (
  send: ElevatedSend,
): ((reviewId: string, call?: CallOptions) => Promise<{ review: Review }>) =>
  bind(send, {
    route: 'DELETE /reviews/v1/reviews/{reviewId}/reply reviewId',
    repeatable: true,
    elevated: true,
    dates: createReviewDates,
  })
