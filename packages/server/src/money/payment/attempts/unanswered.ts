import { isProviderPending } from '@vitrine/domain/payment/attempt.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Attempt } from './attempts.ts'
import type { DeclineReason } from '../provider.ts'

const reason = 'unanswered' satisfies DeclineReason

/**
 * Whether the provider was asked about an attempt and did not answer: nobody waits for it any more but the reconciler,
 * and its buyer may pay in another way. Should it have charged after all, that is taken back.
 */
export const isUnanswered = (attempt: Pick<Attempt, 'state' | 'reason'>): boolean =>
  isProviderPending(attempt.state) && attempt.reason === reason

/** Tells who pays that nobody knows how it ended, and what they can do. */
export const unanswered = (): Refusal =>
  new Refusal(
    'PAYMENT_NOT_CONFIRMED',
    'The payment provider is not answering. Choose another way to pay, or try again later: nobody is charged twice.',
    { reason },
  )

/** Tells who asks for what is saved that nobody knows it now. */
export const unansweredList = (): Refusal =>
  new Refusal('PAYMENT_NOT_CONFIRMED', 'The payment provider is not answering. Try again later.', { reason })
