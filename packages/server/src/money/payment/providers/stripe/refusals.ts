import type Stripe from 'stripe'
import type { DeclineReason, Outcome } from '../../provider.ts'

type StripeError = Stripe.errors.StripeError

/** Returns an error response of Stripe, from any copy of the library. */
export const asStripeError = (error: unknown): StripeError | undefined =>
  error instanceof Error && typeof (error as Partial<StripeError>).type === 'string' && 'rawType' in error
    ? (error as StripeError)
    : undefined

/** Stripe: “Error handling”, error types that guarantee that nothing was done. */
const definite = new Set([
  'StripeCardError',
  'StripeInvalidRequestError',
  'StripeAuthenticationError',
  'StripePermissionError',
])
/** Stripe: “Error codes”: temporary conflicts. */
const momentary = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit'])

/** Whether an error is permanent; after any other error the outcome is unknown. */
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

/** Maps a decline to our reason. */
export const reasonOf = ({ decline_code, code }: Coded): DeclineReason =>
  reasonByCode[decline_code ?? ''] ?? reasonByCode[code ?? ''] ?? 'declined'

/** Maps why a payment did not start: the card, the token, the amount or the account. */
export const reasonOfError = (error: StripeError): DeclineReason => {
  if (error.type === 'StripeAuthenticationError' || error.type === 'StripePermissionError') return 'method-unavailable'
  if (error.code === 'resource_missing' && error.param !== 'confirmation_token') return 'method-unavailable'
  if (error.param === 'confirmation_token') return 'token-invalid'
  const isCard = error.type === 'StripeCardError'
  return isCard || error.code !== undefined ? reasonOf(error) : 'method-unavailable'
}

/** Converts a permanent refusal to a failed outcome, and rethrows any other error. */
export const failedBy = (thrown: unknown): Outcome => {
  const error = asStripeError(thrown)
  if (!error || !isDefinite(error)) throw thrown
  return { status: 'failed', code: error.code ?? error.type, description: error.message }
}
