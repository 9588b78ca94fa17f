import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { decideModeration, type ReviewStatus } from '@vitrine/domain/review/moderation.ts'
import type { Updateable } from 'kysely'
import type { Caller } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { transact } from '../../ground/database/transact.ts'
import { requireRevision } from '../../ground/document/document-store.ts'
import { invalidField, Refusal } from '../../ground/base/refusal.ts'
import { requireSite } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { recordReviewEvent } from './events.ts'
import { readImages } from './pictures.ts'
import { presentReview } from './present.ts'
import { deleteReview, lockReview, saveReview, type StoredReview } from './store.ts'
import type { ReviewRecord, ReviewTable } from './tables.ts'
import { assignPhotos } from './write.ts'

interface At {
  readonly siteId: string
  readonly id: string
}
type Change = Omit<Updateable<ReviewTable>, 'body'> & { readonly record?: ReviewRecord }

const locked = async (db: Db, at: At): Promise<StoredReview> => {
  const review = await lockReview(db, at)
  if (!review) throw new Refusal('NOT_FOUND', 'The review was not found.')
  return review
}

/** Changes a review and records the event. `tellMore` records further events. */
const change = async (
  context: Context,
  at: At,
  edit: (review: StoredReview) => Change | undefined,
  recordMore?: (db: Db, review: Review, before: StoredReview) => Promise<void>,
): Promise<Review> => {
  const site = await requireSite(context.sites, at.siteId)
  return transact(context.db, async (transaction) => {
    const before = await locked(transaction, at)
    const edited = edit(before)
    if (!edited) return presentReview(before, site)
    const { record = before.body, ...columns } = edited
    const row = { ...columns, body: JSON.stringify(record), updated_date: context.now() }
    const saved = await saveReview(transaction, before, row)
    if (record.images !== before.body.images) await assignPhotos(transaction, saved)
    const review = presentReview(saved, site)
    await recordReviewEvent(transaction, {
      siteId: at.siteId,
      review,
      what: 'updated',
      body: { currentEntity: review },
    })
    await recordMore?.(transaction, review, before)
    return review
  })
}

/** Applies the store's moderation to a locked review. */
const moderated = ({ id, status, body: { manuallyChanged, publishCount } }: StoredReview, word: ReviewStatus) => {
  const decision = decideModeration({ status, manuallyChanged, publishCount }, word)
  if (!decision.ok) throw new Error(`Invalid moderation of the review ${id}: ${decision.code}.`)
  return decision
}

/** Approves or rejects a review. */
export const moderate = (
  context: Context,
  { status: word, ...at }: At & { readonly status: 'APPROVED' | 'REJECTED' },
): Promise<Review> =>
  change(
    context,
    at,
    (before) => {
      const { review, tasks } = moderated(before, word)
      if (!tasks.includes('save')) return undefined
      const { status, ...moderation } = review
      return { status, record: { ...before.body, ...moderation } }
    },
    async (db, review, before) => {
      const { tasks } = moderated(before, word)
      const { siteId } = at
      const body = { review, previousModerationStatus: before.status }
      if (tasks.includes('notify-status'))
        await recordReviewEvent(db, { siteId, review, what: 'moderation_status_changed', body })
      if (tasks.includes('notify-published'))
        await recordReviewEvent(db, { siteId, review, what: 'review_published', body: { review } })
    },
  )

/** Sets or removes the store's reply to a review. */
export const reply = (
  context: Context,
  { message, ...at }: At & { readonly message: string | undefined },
): Promise<Review> =>
  change(context, at, ({ body }) => {
    const { reply: before, ...record } = body
    if (message === before?.message) return undefined
    if (message === undefined) return { record }
    const updatedDate = context.now().toISOString()
    return { record: { ...record, reply: { message, createdDate: before?.createdDate ?? updatedDate, updatedDate } } }
  })

const refuseOther = (review: StoredReview, { entityId, author }: Input<Review>): void => {
  const words = 'cannot be changed: leave it out'
  if (entityId !== undefined && entityId.toLowerCase() !== review.product_id) {
    throw invalidField('review.entityId', words, 'FIELD_NOT_ALLOWED')
  }
  const contactId = author?.contactId?.toLowerCase()
  if (contactId !== undefined && contactId !== review.author_id) {
    throw invalidField('review.author.contactId', words, 'FIELD_NOT_ALLOWED')
  }
}

/** Updates the sent fields of a review. */
export const revise = async (
  context: Context,
  caller: Exclude<Caller, { role: 'anyone' }>,
  { sent, id }: { readonly id: string; readonly sent: Input<Review> },
): Promise<Review> => {
  const at = { siteId: caller.siteId, id }
  const revision = requireRevision(sent.revision, 'review.revision')
  const { title, body, rating, media } = sent.content ?? {}
  const site = await requireSite(context.sites, at.siteId)
  const images =
    media && (await readImages(context, { site, caller, reviewId: id, media, path: 'review.content.media' }))
  const authorName = sent.author?.authorName?.trim()
  if (authorName === '') throw invalidField('review.author.authorName', 'must not be empty', 'MIN_LENGTH')
  return change(context, at, (review) => {
    if (String(review.revision) !== revision) {
      throw new Refusal('CONFLICT', 'It was changed in the meantime. Read it again, then retry.')
    }
    refuseOther(review, sent)
    return {
      ...(rating !== undefined && { rating }),
      ...(sent.reviewDate !== undefined && { review_date: new Date(sent.reviewDate) }),
      record: {
        ...review.body,
        ...(title !== undefined && { title }),
        ...(body !== undefined && { body }),
        ...(images && { images }),
        ...(authorName !== undefined && { authorName }),
      },
    }
  })
}

/** Deletes a review. */
export const remove = async ({ db, sites }: Context, at: At): Promise<Review> => {
  const site = await requireSite(sites, at.siteId)
  return transact(db, async (transaction) => {
    const review = presentReview(await locked(transaction, at), site)
    const { siteId } = at
    await recordReviewEvent(transaction, { siteId, review, what: 'deleted', body: { deletedEntity: review } })
    await deleteReview(transaction, at)
    return review
  })
}
