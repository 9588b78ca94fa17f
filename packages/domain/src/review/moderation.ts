import type { Review } from '@vitrine/contract/entities/review.ts'
import { decided, followBy, type Decided, type Moves } from '../machine.ts'

export type ReviewStatus = Review['moderation']['moderationStatus']

/** What a store has decided on does not wait for it any more; it may think again. */
export const reviewMoves = {
  IN_MODERATION: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
} as const satisfies Moves<ReviewStatus>

/** A review as whoever moderates sees it. */
export interface ModeratedReview {
  readonly status: ReviewStatus
  /** The store has decided on it. */
  readonly manuallyChanged: boolean
  /** How often shoppers were shown it anew. */
  readonly publishCount: number
}

/** What follows, in this order: those who listen hear of the status, and of a review that shoppers see now. */
export type ModerationTask = 'save' | 'notify-status' | 'notify-published'

export type ModerationDecision =
  | {
      readonly ok: true
      readonly review: Omit<ModeratedReview, 'status'> & { readonly status: Decided<ReviewStatus> }
      readonly tasks: readonly ModerationTask[]
    }
  | { readonly ok: false; readonly code: 'ALREADY_MODERATED' }

/** What a store's word does to a review; nothing where it has said the same before. */
export const decideModeration = (before: ModeratedReview, word: ReviewStatus): ModerationDecision => {
  const status = followBy<ReviewStatus>(reviewMoves, before.status, word)
  if (status === undefined) return { ok: false, code: 'ALREADY_MODERATED' }
  const isMoved = status !== before.status
  const isPublished = isMoved && status === 'APPROVED'
  const tasks: ModerationTask[] = isMoved || !before.manuallyChanged ? ['save'] : []
  if (isMoved) tasks.push('notify-status')
  if (isPublished) tasks.push('notify-published')
  const publishCount = before.publishCount + (isPublished ? 1 : 0)
  return { ok: true, review: { status, manuallyChanged: true, publishCount }, tasks }
}

/** How a review begins: what the store itself brings is shown at once, all else waits for its word. */
export const beginModeration = (isTrusted: boolean) => ({
  status: decided<ReviewStatus>(isTrusted ? 'APPROVED' : 'IN_MODERATION'),
  manuallyChanged: false,
  publishCount: isTrusted ? 1 : 0,
})
