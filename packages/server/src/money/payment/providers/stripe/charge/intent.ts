import type Stripe from 'stripe'
import type { Begun, Card, ClientAction, DeclineReason, ProviderState } from '../../../provider.ts'
import { reasonOf } from '../refusals.ts'

type Intent = Stripe.PaymentIntent

/** Metadata of our payments at Stripe, inherited by charges. */
export const metadataOf = (payment: { readonly attemptId: string; readonly siteId: string }) => ({
  vitrine_attempt: payment.attemptId,
  vitrine_site: payment.siteId,
})

const brandNames: Readonly<Record<string, string>> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

export const cardOf = (card: { brand?: string | null; last4?: string | null } | null | undefined): Card | undefined =>
  card?.brand && card.last4 ? { brand: brandNames[card.brand] ?? card.brand, lastFour: card.last4 } : undefined

/** Returns the expanded charge of a payment. */
export const chargeOf = ({ latest_charge: charge }: Intent): Stripe.Charge | undefined =>
  charge !== null && typeof charge === 'object' ? charge : undefined

const transactionOf = ({ id, latest_charge: charge }: Intent): string =>
  (typeof charge === 'string' ? charge : charge?.id) ?? id

const reasonFor = ({ last_payment_error: error, cancellation_reason: canceled }: Intent): DeclineReason => {
  if (error) return reasonOf(error)
  return canceled === 'abandoned' || canceled === 'automatic' ? 'expired' : 'declined'
}

/** When an authorization expires, if Stripe reports it. */
const heldUntil = (charge: Stripe.Charge | undefined): Date | undefined => {
  const seconds = charge?.payment_method_details?.card?.capture_before
  return seconds === undefined ? undefined : new Date(seconds * 1000)
}

/** Stripe: “Review object”: a payment suspected by Radar is under review. */
const isUnderReview = ({ review }: Intent): boolean =>
  review !== null && review !== undefined && (typeof review === 'string' || review.open)

/** Whether a payment was never confirmed: it has neither a method nor an error. */
const isUntouched = ({ status, last_payment_error: error }: Intent): boolean =>
  (status === 'requires_payment_method' || status === 'requires_confirmation') && !error

/** Stripe: “How PaymentIntents work”, statuses; `undefined` if it was never confirmed. */
export const stateOf = (intent: Intent): ProviderState | undefined => {
  if (isUntouched(intent)) return undefined
  const charge = chargeOf(intent)
  const card = cardOf(charge?.payment_method_details?.card)
  const known = {
    transactionId: transactionOf(intent),
    ...(card && { card }),
    ...(isUnderReview(intent) && { isReviewed: true as const }),
  }
  switch (intent.status) {
    case 'succeeded':
      return { status: 'captured', ...known }
    case 'requires_capture': {
      const until = heldUntil(charge)
      return { status: 'authorized', ...known, ...(until && { until }) }
    }
    case 'processing':
      return { status: 'processing', transactionId: transactionOf(intent) }
    case 'requires_action':
      return { status: 'awaiting' }
    default:
      // Partially captured before the rest was released.
      if (intent.amount_received > 0) return { status: 'captured', ...known }
      return { status: 'declined', reason: reasonFor(intent) }
  }
}

/** Returns the next step in the buyer's page: Stripe's script handles challenges; other methods redirect. */
const actionOf = ({ status, next_action: next, client_secret: clientSecret }: Intent): ClientAction => {
  if (status !== 'requires_action') return { type: 'none' }
  if (next?.redirect_to_url?.url) return { type: 'redirect', url: next.redirect_to_url.url }
  return { type: 'element', clientSecret: clientSecret ?? '' }
}

/** Converts a confirmed payment to our response. */
export const begunOf = (intent: Intent): Begun => ({
  clientAction: actionOf(intent),
  state: stateOf(intent) ?? { status: 'declined', reason: 'declined' },
})
