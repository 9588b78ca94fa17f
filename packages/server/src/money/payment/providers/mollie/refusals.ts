import type { Outcome } from '../../provider.ts'
import { MollieRefusal } from './mollie-api.ts'

/** Statuses with an unknown outcome, or that ask to retry. */
const momentary = new Set([408, 409, 425, 429])

/** Returns a permanent refusal of Mollie; after any other error the outcome is unknown. */
export const asRefusal = (error: unknown): MollieRefusal | undefined =>
  error instanceof MollieRefusal && error.statusCode < 500 && !momentary.has(error.statusCode) ? error : undefined

/** Converts a permanent refusal to a failed outcome, and rethrows any other error. */
export const failedBy = (thrown: unknown): Outcome => {
  const refusal = asRefusal(thrown)
  if (!refusal) throw thrown
  return { status: 'failed', code: String(refusal.statusCode), description: refusal.message }
}
