import type { Review, ReviewImage } from '@vitrine/contract/entities/catalog/review.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { mediaUrl } from '../../ground/media/addresses.ts'
import type { Site } from '../../ground/site/sites.ts'
import { photoKey } from './photos.ts'
import type { StoredReview } from './store.ts'
import type { ReviewImageRecord } from './tables.ts'

type MediaSite = Pick<Site, 'publicUrl'>

const presentImage = ({ id, url, isPhoto: _sent, ...more }: ReviewImageRecord, site: MediaSite): ReviewImage => ({
  id,
  url: url ?? mediaUrl(site, id),
  ...more,
})

/** Presents a review to the store. */
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

/** Adds access keys to the photo URLs of a review that is not public. */
const withKeys = (context: Pick<Context, 'signer'>, review: StoredReview, { content }: Review): Review['content'] => {
  if (review.status === 'APPROVED') return content
  const photos = new Set(review.body.images.flatMap(({ id, isPhoto }) => (isPhoto ? [id] : [])))
  const open = (image: ReviewImage): ReviewImage => {
    if (!image.id || !photos.has(image.id)) return image
    const key = photoKey(context, review.site_id, image.id)
    return { ...image, url: `${image.url}?${new URLSearchParams({ key })}` }
  }
  return { ...content, media: content.media.map(({ image }) => ({ ...(image && { image: open(image) }) })) }
}

/** Presents a review to a caller. The author's identity is shown only to the author and the store. */
export const presentReviewTo = (
  context: Pick<Context, 'signer'>,
  { caller, site }: { readonly caller: Caller; readonly site: MediaSite },
  review: StoredReview,
): Review => {
  const whole = presentReview(review, site)
  if (isElevated(caller)) return { ...whole, content: withKeys(context, review, whole) }
  if (caller.role === 'member' && caller.memberId === review.author_id) return whole
  const { contactId: _theirs, ...author } = whole.author
  return { ...whole, author }
}
