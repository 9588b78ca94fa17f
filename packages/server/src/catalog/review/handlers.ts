import type { reviewCalls } from '@vitrine/contract'
import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { bulkError } from '../../ground/entity/bulk.ts'
import type { Context } from '../../ground/context/context.ts'
import type { Handlers } from '../../ground/base/handlers.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { enforceReviewLimits } from './limits.ts'
import { moderate, remove, reply, revise } from './changes.ts'
import { presentReviewTo } from './present.ts'
import { countFoundReviews, searchReviews } from './search.ts'
import { findReview, summarizeReviews } from './store.ts'
import { readReview, writeReview } from './write.ts'

/** Whether to include reviews that are not approved. Refuses shoppers who request them. */
const withPrivate = (caller: Caller, isRequested: boolean | undefined): boolean => {
  if (!isRequested) return false
  if (isElevated(caller)) return true
  throw new Refusal('PERMISSION_DENIED', 'Only the store can read reviews that are not approved.')
}

/** Creates the handlers for calls about product reviews. */
export const createReviewHandlers = (context: Context): Handlers<typeof reviewCalls> => {
  const { db, sites } = context

  const createAll = async (caller: Parameters<typeof readReview>[1], reviews: readonly Input<Review>[]) => {
    const site = await requireSite(sites, caller.siteId)
    const results = []
    for (const [originalIndex, sent] of reviews.entries()) {
      const at = { sent, path: `reviews[${originalIndex}]` }
      const made = await readReview(context, caller, { site, ...at })
        .then((review) => writeReview(context, site, review))
        .then(
          (stored) => ({ review: presentReviewTo(context, { caller, site }, stored) }),
          (error: unknown) => ({ error: bulkError(error) }),
        )
      results.push({ originalIndex, ...made })
    }
    return results
  }

  return {
    createReview: async (caller, { body }, exchange) => {
      const site = await requireSite(sites, caller.siteId)
      const review = await readReview(context, caller, { site, sent: body.review, path: 'review' })
      await enforceReviewLimits(context, caller, exchange)
      return { review: presentReviewTo(context, { caller, site }, await writeReview(context, site, review)) }
    },

    bulkCreateReview: async (caller, { body: { reviews, returnEntity = false } }) => {
      const made = await createAll(caller, reviews)
      const totalSuccesses = made.filter((one) => 'review' in one).length
      return {
        results: made.map((one) =>
          'review' in one
            ? {
                itemMetadata: { id: one.review.id, originalIndex: one.originalIndex, success: true },
                ...(returnEntity && { review: one.review }),
              }
            : { itemMetadata: { originalIndex: one.originalIndex, success: false, error: one.error } },
        ),
        bulkActionMetadata: { totalSuccesses, totalFailures: made.length - totalSuccesses, undetailedFailures: 0 },
      }
    },

    getReview: async (caller, { params, query }) => {
      const { siteId } = caller
      const seesAll = withPrivate(caller, query.returnPrivateReviews)
      const review = await findReview(db, { siteId, id: params.reviewId })
      if (!review || (review.status !== 'APPROVED' && !seesAll))
        throw new Refusal('NOT_FOUND', 'The review was not found.')
      const site = await requireSite(sites, siteId)
      return { review: presentReviewTo(context, { caller, site }, review) }
    },

    queryReviews: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const scope = { caller, site, withPrivate: withPrivate(caller, body.returnPrivateReviews) }
      const { rows, metadata } = await searchReviews(db, { ...scope, query: body.query })
      const reviews = rows.map((row) => presentReviewTo(context, { caller, site }, row))
      // Older storefronts read `metadata`, the SDK's paging reads `pagingMetadata`.
      return { reviews, metadata, pagingMetadata: metadata }
    },

    countReviews: async (caller, { body }) => {
      const site = await requireSite(sites, caller.siteId)
      const scope = { caller, site, withPrivate: withPrivate(caller, body.includePrivateReviews) }
      return { count: await countFoundReviews(db, { ...scope, filter: body.filter }) }
    },

    summarizeReviews: async ({ siteId }, { query }) => ({
      summary: await summarizeReviews(db, { siteId, productId: query.entityId.toLowerCase() }),
    }),

    updateReview: async (caller, { params, body }) => ({
      review: await revise(context, caller, { id: params.id, sent: body.review }),
    }),
    deleteReview: async ({ siteId }, { params }) => ({
      review: await remove(context, { siteId, id: params.reviewId }),
    }),
    updateModerationStatus: async ({ siteId }, { params, body }) => ({
      review: await moderate(context, { siteId, id: params.reviewId, status: body.status }),
    }),
    setReply: async ({ siteId }, { params, body }) => ({
      review: await reply(context, { siteId, id: params.reviewId, message: body.message }),
    }),
    removeReply: async ({ siteId }, { params }) => ({
      review: await reply(context, { siteId, id: params.reviewId, message: undefined }),
    }),
  }
}
