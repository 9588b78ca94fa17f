import type { MemberHooks } from '../../ground/context/context.ts'
import { presentReview } from './present.ts'
import { deleteReviewsOf, reviewsOfMember } from './store.ts'

/** Exports and deletes a member's reviews. */
export const reviewHooks: Partial<MemberHooks> = {
  deleted: (db, { siteId, memberId }) => deleteReviewsOf(db, siteId, memberId),
  exported: async (db, { site, memberId }) => ({
    reviews: (await reviewsOfMember(db, site.id, memberId)).map((review) => presentReview(review, site)),
  }),
}
