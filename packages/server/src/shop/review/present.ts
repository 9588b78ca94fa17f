import type { Review, ReviewImage } from '@vitrine/contract/entities/review.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'
import type { StoredReview } from './store.ts'
import type { ReviewImageRecord } from './tables.ts'

type MediaSite = Pick<Site, 'publicUrl'>

const presentImage = ({ id, url, ...more }: ReviewImageRecord, site: MediaSite): ReviewImage => ({
  id,
  url: url ?? mediaUrl(site, id),
  ...more,
})

/** A review as the store knows it. */
export const presentReview = (review: StoredReview, site: MediaSite): Review => {
  const { title, body, images, authorName, reply, manuallyChanged, publishCount, appId } = review.body
  return {
    id: review.id,
    revision: String(review.revision),
    createdDate: review.created_date.toISOString(),
    updatedDate: review.updated_date.toISOString(),
    namespace: 'stores',
    entityId: review.product_id,
    content: {
      ...(title !== undefined && { title }),
      ...(body !== undefined && { body }),
      media: images.map((image) => ({ image: presentImage(image, site) })),
      rating: review.rating,
    },
    author: { ...(review.author_id !== null && { contactId: review.author_id }), authorName },
    reviewDate: review.review_date.toISOString(),
    moderation: { moderationStatus: review.status, manuallyChanged },
    ...(reply && { reply }),
    verified: review.verified,
    origin: appId === undefined ? { type: 'ORGANIC' } : { type: 'APP', appId },
    foundHelpful: 0,
    foundUnhelpful: 0,
    helpfulness: 0,
    relevanceScore: 0,
    publishCount,
  }
}

/** A review as this caller may see it: who wrote it is told to nobody but themselves and the store. */
export const presentReviewTo = (caller: Caller, review: StoredReview, site: MediaSite): Review => {
  const whole = presentReview(review, site)
  if (isElevated(caller)) return whole
  if (caller.role === 'member' && caller.memberId === review.author_id) return whole
  const { contactId: _theirs, ...author } = whole.author
  return { ...whole, author }
}
