import { isProviderPending } from '@vitrine/domain/payment/attempt.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Attempt } from './attempts.ts'
import type { DeclineReason } from '../provider.ts'

const reason = 'unanswered' satisfies DeclineReason

/**
 * Whether the provider was called for an attempt and did not respond. Only the reconciler waits for it, and the buyer
 * may pay by other means. If it was charged after all, the charge is voided.
 */
export const isUnanswered = (attempt: Pick<Attempt, 'state' | 'reason'>): boolean =>
  isProviderPending(attempt.state) && attempt.reason === reason

/** Creates the refusal for a payment with an unknown outcome. */
export const unanswered = (): Refusal =>
  new Refusal(
    'PAYMENT_NOT_CONFIRMED',
    'The payment provider is not answering. Choose another way to pay, or try again later: nobody is charged twice.',
    { reason },
  )

/** Creates the refusal for saved payment methods that cannot be read. */
export const unansweredList = (): Refusal =>
  new Refusal('PAYMENT_NOT_CONFIRMED', 'The payment provider is not answering. Try again later.', { reason })
