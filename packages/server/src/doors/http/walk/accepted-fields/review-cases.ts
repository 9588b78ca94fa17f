import { addProduct } from '../../../../../../../test/goods.ts'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, make, owner, isRevisionRead, type Cases } from './case.ts'

const reviewOf = async (shop: Shop) => ({
  namespace: 'stores',
  entityId: (await addProduct(shop.context.db, shop.siteId)).id,
  author: { authorName: 'Ann' },
  content: { rating: 3 },
})
const newReview = async (shop: Shop) =>
  (await make(shop, '/reviews/v1/reviews', { review: await reviewOf(shop) })).review

const pictures = 'review.test.ts: allowed pictures and their presentation'
const only = 'review.test.ts: there is a single one, and any other is refused'
const known = 'review.test.ts: a different one is refused'

/** Product reviews. */
export const reviewCases: Cases = {
  createReview: {
    ask: async (shop) => ({ ...owner(shop), body: { review: await reviewOf(shop) } }),
    elsewhere: { 'review.revision': isRevisionRead, 'review.namespace': only, 'review.content.media': pictures },
  },
  bulkCreateReview: {
    ask: async (shop) => ({ ...owner(shop), body: { reviews: [await reviewOf(shop)], returnEntity: true } }),
    elsewhere: {
      'reviews[0].revision': isRevisionRead,
      'reviews[0].namespace': only,
      'reviews[0].entityId': 'review.test.ts: unknown products are refused one by one',
      'reviews[0].content.media': pictures,
    },
  },
  updateReview: {
    ask: async (shop) => changeOf(shop, 'review', await newReview(shop)),
    elsewhere: {
      'review.namespace': known,
      'review.entityId': known,
      'review.author.contactId': known,
      'review.content.media': pictures,
    },
  },
  updateModerationStatus: {
    ask: async (shop) => ({
      ...owner(shop),
      params: { reviewId: (await newReview(shop)).id },
      body: { status: 'REJECTED' },
    }),
  },
  setReply: {
    ask: async (shop) => ({
      ...owner(shop),
      params: { reviewId: (await newReview(shop)).id },
      body: { message: 'Thanks' },
    }),
  },
}
