import { isApiError, type ApiErrorCode, type Violation } from '@vitrine/client'

/** An error as a value. */
export interface Failure {
  /**
   * Error code of the server, such as `INSUFFICIENT_INVENTORY`, or `CONNECTION_FAILED` or `TIMED_OUT` without a
   * response.
   */
  readonly code: ApiErrorCode
  /** The first invalid field, if any, such as `options.lineItems[0].quantity`. */
  readonly field?: string
  /** All invalid fields with reasons, for developers. */
  readonly violations: readonly Violation[]
  /** The thrown error. */
  readonly error: unknown
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'

/** Converts a caught error to a value. */
export const toFailure = (error: unknown): Failure => {
  const violations = isApiError(error) ? error.violations : []
  const [first] = violations
  return { code: codeOf(error), ...(first && { field: first.field }), violations, error }
}
