import { ApiError, type Violation } from '@vitrine/client'

/** The body of an unsuccessful response to an upload, which is not a call of the client. */
export interface ErrorResponse {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: string; readonly data?: Readonly<Record<string, unknown>> }
    readonly validationError?: { readonly fieldViolations?: readonly Violation[] }
  }
}

/** Creates the error of an unsuccessful response to an upload. */
export const responseError = (status: number, { message = '', details = {} }: ErrorResponse): ApiError => {
  const { code, data } = details.applicationError ?? {}
  const { fieldViolations: violations } = details.validationError ?? {}
  if (violations) return new ApiError(message, { status, code: 'INVALID_ARGUMENT', violations })
  const tooLarge = status === 413 ? 'PAYLOAD_TOO_LARGE' : ''
  return new ApiError(message, { status, code: code ?? tooLarge, ...(data && { data }) })
}
