import type Stripe from 'stripe'
import type { DisputeFact, PaymentFacts, PaymentRef, RefundFact } from '../../provider.ts'
import { fromStripe } from './amounts.ts'
import { chargeOf, stateOf } from './charge/intent.ts'
import type { Finding } from './moves.ts'

const dateOf = (seconds: number): Date => new Date(seconds * 1000)

/** Stripe: “Refund object”, status. */
const refundStatusOf = (status: string | null): RefundFact['status'] => {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

const refundFactOf = (refund: Stripe.Refund): RefundFact => {
  const { id: reference, metadata, amount, currency, status, failure_reason: code, created } = refund
  const id = metadata?.vitrine_refund
  return {
    ...(id !== undefined && { id }),
    reference,
    amount: fromStripe(amount, currency),
    status: refundStatusOf(status),
    ...(code !== undefined && { code, description: `The bank did not take the refund: ${code.replaceAll('_', ' ')}.` }),
    date: dateOf(created),
  }
}

/** Stripe: “Dispute object”, status. Inquiries withdraw no money but are answered like disputes. */
const disputeStatusOf = (status: string): DisputeFact['status'] => {
  if (status.endsWith('needs_response')) return 'open'
  if (status === 'won' || status === 'warning_closed' || status === 'prevented') return 'won'
  return status === 'lost' ? 'lost' : 'answered'
}

const disputeFactOf = (dispute: Stripe.Dispute): DisputeFact => {
  const { id: reference, amount, currency, balance_transactions: lines, status, reason, evidence_details } = dispute
  const moved = lines.map((line) => fromStripe(line.amount, line.currency))
  const due = evidence_details.due_by
  return {
    reference,
    amount: fromStripe(amount, currency),
    withdrawn: moved.filter((part) => part < 0).reduce((sum, part) => sum - part, 0),
    returned: moved.filter((part) => part > 0).reduce((sum, part) => sum + part, 0),
    status: disputeStatusOf(status),
    reason,
    ...(due !== null && { answerBefore: dateOf(due) }),
    date: dateOf(dispute.created),
  }
}

/** Stripe's fee, if the account has the currency of the payment. */
const feeOf = (intent: Stripe.PaymentIntent): number | undefined => {
  const line = chargeOf(intent)?.balance_transaction
  if (line === null || typeof line !== 'object' || line.currency !== intent.currency) return undefined
  return fromStripe(line.fee, line.currency)
}

/** Stripe: “Review object”, closed_reason: approved, or any other reason. */
const reviewOf = ({ review }: Stripe.PaymentIntent): PaymentFacts['review'] => {
  if (review === null || review === undefined) return undefined
  if (typeof review === 'string' || review.open) return 'open'
  return review.reason === 'approved' ? 'passed' : 'failed'
}

/** Page size, and the maximum number of refunds read per payment. */
const [pageSize, most] = [100, 1000]

/** Stripe: “Charge object”, refunds: the ten newest are part of the charge, all of them are listed separately. */
const readRefunds = async (stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.Refund[]> => {
  const charge = chargeOf(intent)
  if (!charge) return []
  if (charge.refunds && !charge.refunds.has_more) return charge.refunds.data
  return stripe.refunds.list({ payment_intent: intent.id, limit: pageSize }).autoPagingToArray({ limit: most })
}

const readDisputes = async (stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.Dispute[]> => {
  if (!chargeOf(intent)?.disputed) return []
  return stripe.disputes.list({ payment_intent: intent.id, limit: pageSize }).autoPagingToArray({ limit: most })
}

/** Reads Stripe's record of a payment, usually in one request. */
export const createFacts =
  (find: Finding) =>
  async (payment: PaymentRef): Promise<PaymentFacts | undefined> => {
    const named = await find(payment)
    if (!named) return undefined
    const { stripe, intentId } = named
    const intent = await stripe.paymentIntents.retrieve(intentId, {
      expand: ['latest_charge.balance_transaction', 'latest_charge.refunds', 'review'],
    })
    const [refunds, disputes] = await Promise.all([readRefunds(stripe, intent), readDisputes(stripe, intent)])
    const state = stateOf(intent)
    if (!state) return undefined
    const [fee, review] = [feeOf(intent), reviewOf(intent)]
    const captured = fromStripe(intent.amount_received, intent.currency)
    const isHeld = intent.capture_method === 'manual'
    return {
      state,
      captured,
      isReleased:
        isHeld && (intent.status === 'canceled' || (intent.status === 'succeeded' && captured < payment.amount)),
      refunds: refunds.map(refundFactOf),
      disputes: disputes.map(disputeFactOf),
      ...(fee !== undefined && { fee }),
      ...(review && { review }),
    }
  }
