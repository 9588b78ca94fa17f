/** What buyers say of products. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-product-page.ts'
import type { Review, ReviewInput, ReviewSummary, Search } from '../generated.ts'
import { cursorQuery, type CursorQuery } from '../query/cursor-query.ts'

/** What reviews can be found by. */
export interface ReviewFields {
  id: string
  namespace: Review['namespace']
  entityId: string
  'author.contactId': string
  'moderation.moderationStatus': Review['moderation']['moderationStatus']
  createdDate: Date | string
  reviewDate: Date | string
  'content.rating': number
  helpfulness: number
  relevanceScore: number
  'origin.type': Review['origin']['type']
  verified: boolean
  'content.media': readonly string[]
}
type Sortable =
  'createdDate' | 'reviewDate' | 'content.rating' | 'helpfulness' | 'relevanceScore' | 'origin.type' | 'verified'
/** A query for reviews in the making. */
export type ReviewQuery = CursorQuery<Review, ReviewFields, Sortable>

/** Reviews that are not approved are found, too. For elevated callers. */
export interface PrivateReviews {
  readonly returnPrivateReviews?: boolean
}

/**
 * Writes a review of a product. It shows once the store has approved it.
 *
 * @example
 * const author = { authorName: 'Ada' }
 * const content = { rating: 5, title: 'As described', body: 'Arrived within two days.' }
 * const review = { namespace: 'stores' as const, entityId: product.id, author, content }
 * const { moderation } = await client.reviews.createReview(review)
 */
export const createReview = (send: Send): ((review: ReviewInput, call?: CallOptions) => Promise<Review>) =>
  bind(send, calls.createReview, 'review', 'review')

/**
 * Adds many reviews; those that are refused leave the others alone. Elevated.
 *
 * @example
 * const author = { authorName: 'Ada' }
 * const old = { namespace: 'stores' as const, entityId: product.id, author, content: { rating: 4 } }
 * const { results } = await owner.reviews.bulkCreateReview([{ ...old, reviewDate: '2024-05-01T12:00:00Z' }])
 */
export const bulkCreateReview = (
  send: ElevatedSend,
): ((
  reviews: BodyOf<typeof calls.bulkCreateReview>['reviews'],
  options?: { readonly returnEntity?: boolean },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateReview>>) => bind(send, calls.bulkCreateReview, 'reviews ...options')

/**
 * Reads a review.
 *
 * @example
 * const { content } = await owner.reviews.getReview(review.id, { returnPrivateReviews: true })
 */
export const getReview = (
  send: Send,
): ((reviewId: string, options?: PrivateReviews, call?: CallOptions) => Promise<Review>) =>
  bind(send, calls.getReview, 'reviewId ...options', 'review')

/** Without a query one to build, with one the answer to it. */
export interface QueryReviews {
  (options?: PrivateReviews): ReviewQuery
  (query: Search, options?: PrivateReviews, call?: CallOptions): Promise<ResponseOf<typeof calls.queryReviews>>
}

/**
 * Finds reviews: without a query one to build, with one the answer to it.
 *
 * @example
 * const { items } = await client.reviews.queryReviews().eq('entityId', product.id).descending('reviewDate').find()
 */
export const queryReviews =
  (send: Send): QueryReviews =>
  (...given: [query?: Search | PrivateReviews, options?: PrivateReviews, call?: CallOptions]) => {
    const [query = {}, options, call] = given
    const ask = (body: BodyOf<typeof calls.queryReviews>, turn: CallOptions | undefined) =>
      send(calls.queryReviews, { body }, { ...turn, args: ['query', '...options'] })
    const isBuilt = given.length < 2 && Object.keys(query).every((name) => name === 'returnPrivateReviews')
    if (!isBuilt) return ask({ ...(given[0] && { query: query as Search }), ...options }, call) as never
    return cursorQuery<Review, ReviewFields, Sortable>(async (built, turn) => {
      const { reviews, metadata } = await ask({ query: built as Search, ...(query as PrivateReviews) }, turn)
      return { items: reviews, metadata }
    }) as never
  }

/** Which reviews to count. */
export type CountReviewsOptions = BodyOf<typeof calls.countReviews>

/**
 * Counts reviews.
 *
 * @example
 * const { count } = await client.reviews.countReviews({ filter: { entityId: product.id, 'content.rating': 5 } })
 */
export const countReviews = (
  send: Send,
): ((options?: CountReviewsOptions, call?: CallOptions) => Promise<ResponseOf<typeof calls.countReviews>>) =>
  bind(send, calls.countReviews, '...options')

/**
 * Tells how many approved reviews a product has, and their stars on average.
 *
 * @example
 * const { count, averageRating } = await client.reviews.summarizeReviews(product.id)
 */
export const summarizeReviews = (send: Send): ((entityId: string, call?: CallOptions) => Promise<ReviewSummary>) =>
  bind(send, calls.summarizeReviews, 'entityId', 'summary')

/**
 * Changes the fields of a review that are sent. Elevated.
 *
 * @example
 * const { revision } = review
 * await owner.reviews.updateReview(review.id, { revision, author: { authorName: 'A. Byron' } })
 */
export const updateReview = (
  send: ElevatedSend,
): ((id: string, review: ReviewInput, call?: CallOptions) => Promise<Review>) =>
  bind(send, calls.updateReview, 'id review', 'review')

/**
 * Takes a review away. Elevated.
 *
 * @example
 * await owner.reviews.deleteReview(review.id)
 */
export const deleteReview = (
  send: ElevatedSend,
): ((reviewId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.deleteReview>>) =>
  bind(send, calls.deleteReview, 'reviewId')

/** What becomes of a review. */
export type ModerationOptions = BodyOf<typeof calls.updateModerationStatus>

/**
 * Approves a review, so that everyone sees it, or rejects it. Elevated.
 *
 * @example
 * await owner.reviews.updateModerationStatus(review.id, { status: 'APPROVED' })
 */
export const updateModerationStatus = (
  send: ElevatedSend,
): ((
  reviewId: string,
  options: ModerationOptions,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.updateModerationStatus>>) =>
  bind(send, calls.updateModerationStatus, 'reviewId ...options')

/**
 * Says something to a review, in place of what was said before. Elevated.
 *
 * @example
 * await owner.reviews.setReply(review.id, 'Thank you!')
 */
export const setReply = (
  send: ElevatedSend,
): ((reviewId: string, message: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.setReply>>) =>
  bind(send, calls.setReply, 'reviewId message')

/**
 * Takes back what was said to a review. Elevated.
 *
 * @example
 * await owner.reviews.removeReply(review.id)
 */
export const removeReply = (
  send: ElevatedSend,
): ((reviewId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.removeReply>>) =>
  bind(send, calls.removeReply, 'reviewId')
