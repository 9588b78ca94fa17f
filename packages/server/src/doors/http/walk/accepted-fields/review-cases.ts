import { addProduct } from '../../../../../../../test/goods.ts'
import type { Shop } from '../../../../../../../test/shop.ts'
import { changeOf, make, owner, saysWhatWasRead, type Cases } from './case.ts'

const reviewOf = async (shop: Shop) => ({
  namespace: 'stores',
  entityId: (await addProduct(shop.context.db, shop.siteId)).id,
  author: { authorName: 'Ann' },
  content: { rating: 3 },
})
const newReview = async (shop: Shop) =>
  (await make(shop, '/reviews/v1/reviews', { review: await reviewOf(shop) })).review

const pictures = 'review.test.ts: which pictures there may be, and how they are shown'
const only = 'review.test.ts: there is one, and without it or with another a review is refused'
const known = 'review.test.ts: another one than that of the review is refused'

/** What buyers say of products. */
export const reviewCases: Cases = {
  createReview: {
    ask: async (shop) => ({ ...owner(shop), body: { review: await reviewOf(shop) } }),
    elsewhere: { 'review.revision': saysWhatWasRead, 'review.namespace': only, 'review.content.media': pictures },
  },
  bulkCreateReview: {
    ask: async (shop) => ({ ...owner(shop), body: { reviews: [await reviewOf(shop)], returnEntity: true } }),
    elsewhere: {
      'reviews[0].revision': saysWhatWasRead,
      'reviews[0].namespace': only,
      'reviews[0].entityId': 'review.test.ts: what is no product is refused, one by one',
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
