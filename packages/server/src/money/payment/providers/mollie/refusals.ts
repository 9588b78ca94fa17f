import type { Outcome } from '../../provider.ts'
import { MollieRefusal } from './mollie-api.ts'

/** Statuses after which nobody knows, or which say that it is too early to ask. */
const momentary = new Set([408, 409, 425, 429])

/** An error by which Mollie has refused for good; of anything else nobody knows whether it was done. */
export const asRefusal = (error: unknown): MollieRefusal | undefined =>
  error instanceof MollieRefusal && error.statusCode < 500 && !momentary.has(error.statusCode) ? error : undefined

/** A refusal of a movement, for the owner; what is not definite is thrown on. */
export const failedBy = (thrown: unknown): Outcome => {
  const refusal = asRefusal(thrown)
  if (!refusal) throw thrown
  return { status: 'failed', code: String(refusal.statusCode), description: refusal.message }
}
