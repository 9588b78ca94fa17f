import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import type { Decided } from '@vitrine/domain/machine.ts'
import { initialModeration, type ReviewStatus } from '@vitrine/domain/review/moderation.ts'
import { isElevated, type Caller } from '../../ground/base/caller.ts'
import { ownersOf } from '../../ground/base/shopper-owner.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { invalidField, Refusal, required } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Site } from '../../ground/site/sites.ts'
import { readAuthor } from './author.ts'
import { recordReviewEvent } from './events.ts'
import { settlePhotos } from './photo-store.ts'
import { photosIn, readImages } from './pictures.ts'
import { presentReview } from './present.ts'
import { hasOrdered, insertReview, isProduct, type StoredReview } from './store.ts'
import type { ReviewRecord } from './tables.ts'

type Writer = Exclude<Caller, { role: 'anyone' }>

/** A validated review. */
export interface NewReview {
  readonly productId: string
  readonly authorId: string | null
  readonly rating: number
  readonly verified: boolean
  readonly reviewDate: Date | undefined
  readonly status: Decided<ReviewStatus>
  readonly record: ReviewRecord
}

interface Sent {
  readonly site: Site
  readonly sent: Input<Review>
  /** Path in the request, for error messages. */
  readonly path: string
}

const productOf = async ({ db }: Context, caller: Writer, { sent, path }: Sent): Promise<string> => {
  required(sent.namespace, `${path}.namespace`)
  const productId = required(sent.entityId, `${path}.entityId`).toLowerCase()
  if (await isProduct(db, { siteId: caller.siteId, productId, seesHidden: isElevated(caller) })) return productId
  throw new Refusal('PRODUCT_NOT_FOUND', `${path}.entityId is not a product of this catalog.`)
}

/** Returns the author as identified in orders: members by account, visitors by visitor ID. */
const buyersOf = (caller: Writer, authorId: string | null): readonly string[] => {
  if (isElevated(caller)) return authorId === null ? [] : [`member:${authorId}`]
  return ownersOf(caller)
}

/** Validates a new review. */
export const readReview = async (context: Context, caller: Writer, at: Sent): Promise<NewReview> => {
  const { sent, path, site } = at
  const { title, body, rating, media } = sent.content ?? {}
  if (sent.reviewDate !== undefined && !isElevated(caller)) {
    throw invalidField(`${path}.reviewDate`, 'is set automatically: leave it out', 'FIELD_NOT_ALLOWED')
  }
  const stars = required(rating, `${path}.content.rating`)
  const productId = await productOf(context, caller, at)
  const author = await readAuthor(context.db, caller, { author: sent.author, path: `${path}.author` })
  const images = await readImages(context, { site, caller, media, path: `${path}.content.media` })
  const owners = buyersOf(caller, author.id)
  const { status, ...moderation } = initialModeration(isElevated(caller))
  return {
    productId,
    authorId: author.id,
    rating: stars,
    verified: await hasOrdered(context.db, { siteId: caller.siteId, productId, owners }),
    reviewDate: sent.reviewDate === undefined ? undefined : new Date(sent.reviewDate),
    status,
    record: {
      ...(title !== undefined && { title }),
      ...(body !== undefined && { body }),
      images,
      authorName: author.name,
      ...moderation,
      ...(caller.role === 'app' && { appId: caller.appId }),
    },
  }
}

/** Assigns photos to a review. Of two concurrent reviews with the same photo, the second is refused. */
export const assignPhotos = async (db: Db, { site_id: siteId, id: reviewId, body }: StoredReview): Promise<void> => {
  if (await settlePhotos(db, { siteId, reviewId, ids: photosIn(body.images) })) return
  throw invalidField('review.content.media', 'refers to a photo that does not exist or belongs to another review')
}

/** Saves a review. Refuses a member's second one for the same product. */
export const writeReview = (context: Context, site: Site, review: NewReview): Promise<StoredReview> =>
  transact(context.db, async (transaction) => {
    const now = context.now()
    const stored = await insertReview(transaction, {
      site_id: site.id,
      id: context.newId(),
      product_id: review.productId,
      author_id: review.authorId,
      status: review.status,
      rating: review.rating,
      verified: review.verified,
      review_date: review.reviewDate ?? now,
      body: JSON.stringify(review.record),
      revision: 1,
      created_date: now,
      updated_date: now,
    })
    if (!stored) throw new Refusal('ALREADY_EXISTS', 'This member has already reviewed the product.')
    await assignPhotos(transaction, stored)
    const created = { siteId: site.id, review: presentReview(stored, site) }
    await recordReviewEvent(transaction, { ...created, what: 'created', body: { entity: created.review } })
    if (stored.status === 'APPROVED') {
      await recordReviewEvent(transaction, { ...created, what: 'review_published', body: { review: created.review } })
    }
    return stored
  })
