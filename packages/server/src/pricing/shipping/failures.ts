import { InvalidRequest, Refusal } from '../../ground/base/refusal.ts'

/** Describes why one item of a bulk call failed. Rethrows anything that is a bug. */
export const failureOf = (error: unknown, id: string | undefined) => {
  const of = id === undefined ? {} : { id }
  if (error instanceof Refusal) return { ...of, error: { code: error.code, description: error.message } }
  if (!(error instanceof InvalidRequest)) throw error
  return { ...of, error: { code: 'INVALID_ARGUMENT', description: error.message } }
}
