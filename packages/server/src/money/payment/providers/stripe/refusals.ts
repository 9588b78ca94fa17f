import type Stripe from 'stripe'
import type { DeclineReason, Outcome } from '../../provider.ts'

type StripeError = Stripe.errors.StripeError

/** An error that Stripe has answered with, whichever copy of the library made it. */
export const asStripeError = (error: unknown): StripeError | undefined =>
  error instanceof Error && typeof (error as Partial<StripeError>).type === 'string' && 'rawType' in error
    ? (error as StripeError)
    : undefined

/** Stripe: “Error handling”, types of errors after which nothing was done, and nothing will be. */
const definite = new Set([
  'StripeCardError',
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
])
/** Stripe: “Error codes”: someone else holds it at this moment. */
const momentary = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit'])

/** Whether Stripe has refused for good; of anything else nobody knows whether it was done. */
export const isDefinite = (error: StripeError): boolean =>
  definite.has(error.type) && !momentary.has(error.code ?? '') && error.statusCode !== 409

/** Stripe: “Decline codes” and “Error codes”. */
const reasonByCode: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient-funds',
  payment_intent_authentication_failure: 'challenge-refused',
  authentication_required: 'challenge-refused',
  amount_too_small: 'amount-not-accepted',
  amount_too_large: 'amount-not-accepted',
  resource_missing: 'token-invalid',
  api_key_expired: 'method-unavailable',
}

interface Coded {
  readonly code?: string | null
  readonly decline_code?: string | null
}

/** Why a card was refused, by what Stripe says of it. */
export const reasonOf = ({ decline_code, code }: Coded): DeclineReason =>
  reasonByCode[decline_code ?? ''] ?? reasonByCode[code ?? ''] ?? 'declined'

/** Why a payment did not begin: the card, the token, the amount, or the account itself. */
export const reasonOfError = (error: StripeError): DeclineReason => {
  if (error.type === 'StripeAuthenticationError' || error.type === 'StripePermissionError') return 'method-unavailable'
  if (error.code === 'resource_missing' && error.param !== 'confirmation_token') return 'method-unavailable'
  if (error.param === 'confirmation_token') return 'token-invalid'
  const isCard = error.type === 'StripeCardError'
  return isCard || error.code !== undefined ? reasonOf(error) : 'method-unavailable'
}

/** A refusal of a movement, for the owner; what is not definite is thrown on. */
export const failedBy = (thrown: unknown): Outcome => {
  const error = asStripeError(thrown)
  if (!error || !isDefinite(error)) throw thrown
  return { status: 'failed', code: error.code ?? error.type, description: error.message }
}
