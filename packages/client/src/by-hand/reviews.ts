import type { BodyOf, CallOptions, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../calls/reviews.ts'
import type { Review, Search } from '../generated.ts'
import { cursorQuery, type CursorQuery } from '../query/cursor-query.ts'

/** Fields that reviews can be filtered by. */
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
  | 'createdDate'
  | 'reviewDate'
  | 'content.rating'
  | 'helpfulness'
  | 'relevanceScore'
  | 'origin.type'
  | 'verified'
/** A query builder for reviews. */
export type ReviewQuery = CursorQuery<Review, ReviewFields, Sortable>

/** Also finds reviews that are not approved. For elevated callers. */
export interface PrivateReviews {
  readonly returnPrivateReviews?: boolean
}

/** The moderation of a review. */
export type ModerationOptions = BodyOf<typeof calls.updateModerationStatus>

/** Without a query, returns one to build; with one, its result. */
export interface QueryReviews {
  (options?: PrivateReviews): ReviewQuery
  (query: Search, options?: PrivateReviews, call?: CallOptions): Promise<ResponseOf<typeof calls.queryReviews>>
}

/**
 * Finds reviews. Without a query, returns one to build.
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
