import { askingStates, isBeingAsked } from '@vitrine/domain/payment/attempt.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { Attempt } from './attempts.ts'

const reason = 'unanswered'

/**
 * Whether the provider was asked about an attempt and did not answer: nobody waits for it any more but the reconciler,
 * and its buyer may pay in another way. Should it have charged after all, that is taken back.
 */
export const isUnanswered = (attempt: Pick<Attempt, 'state' | 'reason'>): boolean =>
  isBeingAsked(attempt.state) && attempt.reason === reason

/** Writes down that a provider did not answer; what became of the attempt meanwhile stays. */
export const noteUnanswered = async (
  db: Db,
  { site_id: siteId, id }: Pick<Attempt, 'site_id' | 'id'>,
): Promise<void> => {
  await db
    .updateTable('payment_attempt')
    .set({ reason })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('state', 'in', askingStates)
    .execute()
}

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
