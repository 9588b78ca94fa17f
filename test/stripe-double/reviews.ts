import type { Book, StripeObject } from './book.ts'
import { missing } from './errors.ts'
import type { Events } from './events.ts'

interface Doubled {
  readonly book: Book
  readonly events: Events
}

/** Stripe: “Reviewing uncaptured payments”: Radar flags a payment for review. */
export const openReview = ({ book, events }: Doubled, intent: StripeObject): StripeObject => {
  const review = book.put({
    id: book.newId('prv'),
    object: 'review',
    charge: intent.latest_charge,
    closed_reason: null,
    created: book.seconds(),
    open: true,
    opened_reason: 'rule',
    payment_intent: intent.id,
    reason: 'rule',
  })
  intent.review = review.id
  events.note('review.opened', review)
  return review
}

export const createReviews = ({ book, events }: Doubled) => ({
  /** Closes a review in Stripe's dashboard. */
  close: (intentId: string, reason: 'approved' | 'refunded_as_fraud'): StripeObject => {
    const review = book.objects.get(String(book.objects.get(intentId)?.review))
    if (review?.object !== 'review') throw missing('review', intentId)
    Object.assign(review, { open: false, reason, closed_reason: reason })
    events.note('review.closed', review)
    return review
  },
})
