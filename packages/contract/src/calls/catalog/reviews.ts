import { filterBounds } from '../../bounds.ts'
import { elevated, shoppers, room } from '../../call.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import { BulkReviewResult, Review, ReviewSummary } from '../../entities/catalog/review.ts'
import { anything, flag, guid, input, integer, list, oneOf, optional, shape, text } from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const reviewId = shape({ reviewId: guid() })
const review = shape({ review: Review })
const reviewBody = shape({ review: input(Review) })
const isPrivate = optional(
  flag({ description: 'Whether to include unapproved reviews. Elevated callers only. Default: false.' }),
)

/** Product reviews of buyers. */
export const reviewCalls = room({ scope: 'catalog', area: 'marketing' })({
  createReview: {
    method: 'POST',
    path: '/reviews/v1/reviews',
    aliases: ['/_api/reviews/v1/reviews'],
    summary: 'Creates a review of a product. Reviews of shoppers are published once approved.',
    roles: shoppers,
    repeatable: false,
    body: reviewBody,
    response: review,
    errors: ['ALREADY_EXISTS', 'PRODUCT_NOT_FOUND', 'TOO_MANY_REQUESTS'],
    client: {
      module: 'reviews',
      args: 'review',
      gives: 'review',
      example: [
        "const author = { authorName: 'Ada' }",
        "const content = { rating: 5, title: 'As described', body: 'Arrived within two days.' }",
        "const review = { namespace: 'stores' as const, entityId: product.id, author, content }",
        'const { moderation } = await client.reviews.createReview(review)',
      ],
    },
  },
  bulkCreateReview: {
    method: 'POST',
    path: '/reviews/v1/bulk/reviews/create',
    summary: 'Creates up to 100 reviews. Each creation succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      reviews: list(input(Review), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag({ description: 'Whether results contain the created reviews.' })),
    }),
    response: shape({ results: list(BulkReviewResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'reviews',
      args: 'reviews ...options',
      example: [
        "const author = { authorName: 'Ada' }",
        "const imported = { namespace: 'stores' as const, entityId: product.id, author, content: { rating: 4 } }",
        "const { results } = await owner.reviews.bulkCreateReview([{ ...imported, reviewDate: '2024-05-01T12:00:00Z' }])",
      ],
    },
  },
  getReview: {
    method: 'GET',
    path: '/reviews/v1/reviews/{reviewId}',
    aliases: ['/_api/reviews/v1/reviews/{reviewId}'],
    summary: 'Returns a review.',
    roles: shoppers,
    repeatable: true,
    params: reviewId,
    query: shape({ returnPrivateReviews: isPrivate }),
    response: review,
    errors: ['NOT_FOUND', 'PERMISSION_DENIED'],
    client: {
      module: 'reviews',
      gives: 'review',
      example: 'const { content } = await owner.reviews.getReview(review.id, { returnPrivateReviews: true })',
    },
  },
  queryReviews: {
    method: 'POST',
    path: '/reviews/v1/reviews/query',
    aliases: ['/_api/reviews/v1/reviews/query'],
    summary: 'Lists reviews that match a filter, sorted and paged. Newest first by default.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search), returnPrivateReviews: isPrivate }),
    response: shape({ reviews: list(Review), metadata: CursorMetadata, pagingMetadata: CursorMetadata }),
    errors: ['PERMISSION_DENIED'],
    client: { module: 'reviews', isByHand: true },
  },
  countReviews: {
    method: 'POST',
    path: '/reviews/v1/reviews/count',
    aliases: ['/_api/reviews/v1/reviews/count'],
    summary: 'Counts the reviews that match a filter.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({ filter: optional(anything({ json: filterBounds.json })), includePrivateReviews: isPrivate }),
    response: shape({ count: integer() }),
    errors: ['PERMISSION_DENIED'],
    client: {
      module: 'reviews',
      example:
        "const { count } = await client.reviews.countReviews({ filter: { entityId: product.id, 'content.rating': 5 } })",
    },
  },
  summarizeReviews: {
    method: 'GET',
    path: '/vitrine/v1/reviews/summary',
    summary: 'Returns the number of approved reviews of a product and their average rating.',
    roles: shoppers,
    repeatable: true,
    query: shape({ entityId: guid({ description: 'ID of the product.' }) }),
    response: shape({ summary: ReviewSummary }),
    client: {
      module: 'reviews',
      args: 'entityId',
      gives: 'summary',
      example: 'const { count, averageRating } = await client.reviews.summarizeReviews(product.id)',
    },
  },
  updateReview: {
    method: 'PATCH',
    path: '/reviews/v1/reviews/{id}',
    aliases: ['/_api/reviews/v1/reviews/{id}'],
    summary: 'Updates the content, author name or date of a review.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: reviewBody,
    response: review,
    errors: ['NOT_FOUND', 'CONFLICT'],
    client: {
      module: 'reviews',
      args: 'id review',
      gives: 'review',
      example: [
        'const { revision } = review',
        "await owner.reviews.updateReview(review.id, { revision, author: { authorName: 'A. Byron' } })",
      ],
    },
  },
  deleteReview: {
    method: 'DELETE',
    path: '/reviews/v1/reviews/{reviewId}',
    aliases: ['/_api/reviews/v1/reviews/{reviewId}'],
    summary: 'Deletes a review.',
    roles: elevated,
    repeatable: false,
    params: reviewId,
    response: review,
    errors: ['NOT_FOUND'],
    client: { module: 'reviews', example: 'await owner.reviews.deleteReview(review.id)' },
  },
  updateModerationStatus: {
    method: 'PATCH',
    path: '/reviews/v1/reviews/{reviewId}/moderate',
    aliases: ['/_api/reviews/v1/reviews/{reviewId}/moderate'],
    summary: 'Approves or rejects a review.',
    roles: elevated,
    repeatable: true,
    params: reviewId,
    body: shape({ status: oneOf(['APPROVED', 'REJECTED']) }),
    response: review,
    errors: ['NOT_FOUND'],
    client: {
      module: 'reviews',
      example: "await owner.reviews.updateModerationStatus(review.id, { status: 'APPROVED' })",
    },
  },
  setReply: {
    method: 'PATCH',
    path: '/reviews/v1/reviews/{reviewId}/reply',
    aliases: ['/_api/reviews/v1/reviews/{reviewId}/reply'],
    summary: "Sets the store's reply to a review.",
    roles: elevated,
    repeatable: true,
    params: reviewId,
    body: shape({ message: text({ minLength: 1, maxLength: 1000 }) }),
    response: review,
    errors: ['NOT_FOUND'],
    client: {
      module: 'reviews',
      args: 'reviewId message',
      example: "await owner.reviews.setReply(review.id, 'Thank you!')",
    },
  },
  removeReply: {
    method: 'DELETE',
    path: '/reviews/v1/reviews/{reviewId}/reply',
    aliases: ['/_api/reviews/v1/reviews/{reviewId}/reply'],
    summary: "Removes the store's reply to a review.",
    roles: elevated,
    repeatable: true,
    params: reviewId,
    response: review,
    errors: ['NOT_FOUND'],
    client: { module: 'reviews', example: 'await owner.reviews.removeReply(review.id)' },
  },
})
