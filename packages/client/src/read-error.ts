import { ApiError, invalidArgument, type Violation } from './errors.ts'

interface ErrorBody {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: unknown; readonly description?: string; readonly data?: object }
    readonly validationError?: { readonly fieldViolations?: readonly Violation[] }
  }
  /** Code of errors without details. */
  readonly code?: string
  /** RFC 6749, section 5.2. */
  readonly error?: unknown
}

/** HTTP/2 has no status texts, so the usual ones are listed. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
}

/** Returns milliseconds. `Retry-After` is in seconds or a date (RFC 9110, section 10.2.3). */
const delayOf = (retryAfter: string): number =>
  Math.max(0, +retryAfter * 1000 || Date.parse(retryAfter) - Date.now() || 0)

/** Names a field after the caller's arguments. Fields that are not arguments belong to `options`. */
const named = (violation: Violation, args: readonly string[] = []): Violation =>
  !args.includes('...options') || args.includes(violation.field.split(/[.[]/)[0]!)
    ? violation
    : { ...violation, field: `options.${violation.field}` }

/** Creates an ApiError from an unsuccessful response (specification, section 8). */
export const readError = (response: Response, body: unknown, args?: readonly string[]): ApiError => {
  const { status, headers } = response
  const { message = '', details = {}, code, error } = Object(body) as ErrorBody
  const { applicationError, validationError } = details
  const statusText = response.statusText || statusTexts[status] || ''
  const requestId = headers.get('x-wix-request-id')
  const base = { status, requestId, details, retryAfterMs: delayOf(`${headers.get('retry-after')}`) }
  const apiError = (code: string, text: string, data = {}): ApiError => new ApiError(text, { ...base, code, data })

  if (validationError) {
    const { fieldViolations = [] } = validationError
    return invalidArgument(
      fieldViolations.map((violation) => named(violation, args)),
      base,
    )
  }
  if (applicationError) {
    const { description, data } = applicationError
    return apiError(
      String(applicationError.code),
      [...new Set([message, description])].filter(Boolean).join(': '),
      data,
    )
  }
  if (error) {
    const answer = JSON.stringify(body)
    return apiError(
      String(error),
      `Failed to fetch tokens from OAuth API: ${statusText}. request id: ${requestId}. Response: ${answer}`,
    )
  }
  const text = message || statusText
  if (status < 500) return apiError(code ?? statusText.toUpperCase().replace(/\W+/g, '_'), text)
  return apiError('SYSTEM_ERROR', requestId ? `System error occurred, request-id: ${requestId}` : text)
}
