import { writeLine } from './balance.ts'
import type { Book, StripeObject } from './book.ts'
import { missing } from './errors.ts'
import type { Events } from './events.ts'
import { groupOf, textOf, type Fields } from './form.ts'

/** The double's dispute fee, in minor units. */
const disputeFee = 2000

interface Doubled {
  readonly book: Book
  readonly events: Events
}

/** Stripe: “How disputes work”: the bank withdraws the amount and a fee at once. */
export const openDispute = ({ book, events }: Doubled, charge: StripeObject, reason: string): StripeObject => {
  const dispute = book.put({
    id: book.newId('dp'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    payment_intent: charge.payment_intent,
    currency: charge.currency,
    created: book.seconds(),
    reason,
    status: 'needs_response',
    evidence: {},
    evidence_details: { due_by: book.seconds() + 7 * 86_400, submission_count: 0 },
    metadata: {},
    balance_transactions: [] as StripeObject[],
  })
  dispute.balance_transactions = [
    writeLine(book, {
      type: 'adjustment',
      amount: 0 - Number(charge.amount),
      fee: disputeFee,
      currency: charge.currency,
      source: dispute.id,
    }),
  ]
  charge.disputed = true
  events.note('charge.dispute.created', dispute)
  events.note('charge.dispute.funds_withdrawn', dispute)
  return dispute
}

export const createDisputes = ({ book, events }: Doubled) => {
  const find = (id: string): StripeObject => {
    const dispute = book.objects.get(id)
    if (dispute?.object !== 'dispute') throw missing('dispute', id, 'dispute')
    return dispute
  }

  /** The bank decides. A won dispute returns the money. */
  const decide = (id: string, status: 'won' | 'lost'): StripeObject => {
    const dispute = find(id)
    dispute.status = status
    if (status === 'won') {
      const { amount, currency } = dispute
      const line = writeLine(book, { type: 'adjustment', amount: Number(amount), currency, source: id })
      dispute.balance_transactions = [...(dispute.balance_transactions as StripeObject[]), line]
      events.note('charge.dispute.funds_reinstated', dispute)
    }
    events.note('charge.dispute.closed', dispute)
    return dispute
  }

  return {
    find,
    decide,
    close: (id: string): StripeObject => decide(id, 'lost'),
    update: (id: string, body: Fields): StripeObject => {
      const dispute = find(id)
      dispute.evidence = groupOf(body.evidence)
      if (textOf(body.submit) !== 'false') dispute.status = 'under_review'
      events.note('charge.dispute.updated', dispute)
      return dispute
    },
  }
}
