import { InvalidRequest, Refusal } from '../../ground/base/refusal.ts'

/** Why one of several could not be done; what is our own bug is thrown again. */
export const failureOf = (error: unknown, id: string | undefined) => {
  const of = id === undefined ? {} : { id }
  if (error instanceof Refusal) return { ...of, error: { code: error.code, description: error.message } }
  if (!(error instanceof InvalidRequest)) throw error
  return { ...of, error: { code: 'INVALID_ARGUMENT', description: error.message } }
}
