import { randomUUID } from 'node:crypto'
import type { ProviderState, ChargeOptions } from '../provider.ts'

/** Test card numbers with their behavior. Any other number is declined. */
export const cards: Readonly<Record<string, Behavior>> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declines',
  '4000000000003220': 'challenge',
  '4000000000009995': 'no-funds',
  // A bank debit that is pending for a minute.
  '4000000000000077': 'debit',
  '4000000000000341': 'debit-fails',
  // Refunds are pending for a minute.
  '4000000000007726': 'refund-pending',
  '4000000000005126': 'refund-fails',
  // Disputed after a minute; the second one is won a minute later.
  '4000000000000259': 'disputed',
  '4000000000002685': 'dispute-won',
  // Under review for a minute.
  '4000000000009235': 'review-passes',
  '4000000000004954': 'review-fails',
}

export const behaviors = [
  'pays',
  'declines',
  'challenge',
  'no-funds',
  'debit',
  'debit-fails',
  'refund-pending',
  'refund-fails',
  'disputed',
  'dispute-won',
  'review-passes',
  'review-fails',
] as const
export type Behavior = (typeof behaviors)[number]

/** Delay of everything that takes time at a bank. */
export const settleMs = 60_000
/** Validity of an authorization, in days. */
const holdDays = 7
const dayMs = 24 * 60 * 60 * 1000

export const visa = (lastFour: string) => ({ brand: 'Visa', lastFour })

/** State of a charge with sufficient funds: captured, or authorized for a later capture. */
export const chargedState = (
  { capture }: ChargeOptions,
  { lastFour, now, behavior }: { lastFour: string; now: Date; behavior: Behavior },
): ProviderState => {
  const isReviewed = behavior === 'review-passes' || behavior === 'review-fails'
  const lookAt = { lookAt: new Date(now.getTime() + settleMs) }
  const review = isReviewed ? { isReviewed: true as const, ...lookAt } : {}
  const charged = { transactionId: randomUUID(), card: visa(lastFour), ...review }
  if (capture === 'later') {
    return { status: 'authorized', ...charged, until: new Date(now.getTime() + holdDays * dayMs) }
  }
  const isDisputed = behavior === 'disputed' || behavior === 'dispute-won'
  return { status: 'captured', ...charged, ...(isDisputed && lookAt) }
}

/** First state of a charge. */
export const firstState = (
  options: ChargeOptions,
  card: { lastFour: string; now: Date; behavior: Behavior },
): ProviderState => {
  switch (card.behavior) {
    case 'declines':
      return { status: 'declined', reason: 'declined' }
    case 'no-funds':
      return { status: 'declined', reason: 'insufficient-funds' }
    case 'challenge':
      return { status: 'awaiting' }
    case 'debit':
    case 'debit-fails':
      return {
        status: 'processing',
        transactionId: randomUUID(),
        lookAt: new Date(card.now.getTime() + settleMs),
      }
    case 'pays':
    case 'refund-pending':
    case 'refund-fails':
    case 'disputed':
    case 'dispute-won':
    case 'review-passes':
    case 'review-fails':
      return chargedState(options, card)
    default:
      return card.behavior satisfies never
  }
}
