import { isApiError, type ApiErrorCode, type Violation } from '@vitrine/client'

/** Why something did not work. */
export interface Failure {
  /** A code of the server, such as `INSUFFICIENT_INVENTORY`; `CONNECTION_FAILED` or `TIMED_OUT` where none answered. */
  readonly code: ApiErrorCode
  /** The first field that was wrong, if any: `options.lineItems[0].quantity`. */
  readonly field?: string
  /** All fields that were wrong, with the reasons; for developers. */
  readonly violations: readonly Violation[]
  /** What was thrown. */
  readonly error: unknown
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'UNKNOWN'

/** A caught error as a value, with the code and the field. */
export const toFailure = (error: unknown): Failure => {
  const violations = isApiError(error) ? error.violations : []
  const [first] = violations
  return { code: codeOf(error), ...(first && { field: first.field }), violations, error }
}
