import type { Review } from '@vitrine/contract/entities/catalog/review.ts'
import { decided, followBy, type Decided, type Moves } from '../machine.ts'

export type ReviewStatus = Review['moderation']['moderationStatus']

/** A moderated review never returns to moderation, but the decision can be changed. */
export const reviewMoves = {
  IN_MODERATION: ['APPROVED', 'REJECTED'],
  APPROVED: ['REJECTED'],
  REJECTED: ['APPROVED'],
} as const satisfies Moves<ReviewStatus>

/** The moderation state of a review. */
export interface ModeratedReview {
  readonly status: ReviewStatus
  /** Whether the store has moderated it. */
  readonly manuallyChanged: boolean
  /** How often it was published. */
  readonly publishCount: number
}

/** Tasks in this order. `notify-status` and `notify-published` publish the change. */
type ModerationTask = 'save' | 'notify-status' | 'notify-published'

export type ModerationDecision =
  | {
      readonly ok: true
      readonly review: Omit<ModeratedReview, 'status'> & { readonly status: Decided<ReviewStatus> }
      readonly tasks: readonly ModerationTask[]
    }
  | { readonly ok: false; readonly code: 'ALREADY_MODERATED' }

/** Moderates a review. Without tasks if the store has made the same decision before. */
export const decideModeration = (before: ModeratedReview, requestedStatus: ReviewStatus): ModerationDecision => {
  const status = followBy<ReviewStatus>(reviewMoves, before.status, requestedStatus)
  if (status === undefined) return { ok: false, code: 'ALREADY_MODERATED' }
  const isMoved = status !== before.status
  const isPublished = isMoved && status === 'APPROVED'
  const tasks: ModerationTask[] = isMoved || !before.manuallyChanged ? ['save'] : []
  if (isMoved) tasks.push('notify-status')
  if (isPublished) tasks.push('notify-published')
  const publishCount = before.publishCount + (isPublished ? 1 : 0)
  return { ok: true, review: { status, manuallyChanged: true, publishCount }, tasks }
}

/** The initial state of a review: published if it comes from the store itself, otherwise in moderation. */
export const initialModeration = (isTrusted: boolean) => ({
  status: decided<ReviewStatus>(isTrusted ? 'APPROVED' : 'IN_MODERATION'),
  manuallyChanged: false,
  publishCount: isTrusted ? 1 : 0,
})
