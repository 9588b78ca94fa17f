import { InvalidRequest, Refusal } from '../../../ground/base/refusal.ts'
import { bulkError, type Outcome } from '../../../ground/entity/bulk.ts'

/** What was done for an item of a request, or why it was refused. */
export type Attempt<Made> = { readonly made: Made } | { readonly refusal: Error }

/** Does work that may refuse an item by throwing. Other errors are bugs, and fail the whole request. */
export const attempt = <Made>(work: () => Made): Attempt<Made> => {
  try {
    return { made: work() }
  } catch (error) {
    if (error instanceof Refusal || error instanceof InvalidRequest) return { refusal: error }
    throw error
  }
}

export const madeBy = <Made>(attempts: readonly Attempt<Made>[]): Made[] =>
  attempts.flatMap((one) => ('made' in one ? [one.made] : []))

/** Returns what was made, or throws the refusal: for requests with one item. */
export const unwrap = <Made>([only]: readonly Attempt<Made>[]): Made => {
  if ('refusal' in only!) throw only.refusal
  return only!.made
}

/** Returns the outcomes of a bulk request. */
export const toOutcomes = <Made>(attempts: readonly Attempt<Made>[]): Outcome<Made>[] =>
  attempts.map((one) => ('refusal' in one ? { error: bulkError(one.refusal) } : one))
