import { ApiError, invalidArgument, type Violation } from './errors.ts'

interface ErrorBody {
  readonly message?: string
  readonly details?: {
    readonly applicationError?: { readonly code?: unknown; readonly description?: string; readonly data?: object }
    readonly validationError?: { readonly fieldViolations?: readonly Violation[] }
  }
  /** RFC 6749, section 5.2. */
  readonly error?: unknown
  readonly error_description?: string
}

/** HTTP/2 has no status texts, so the usual ones are spelled out. */
const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  409: 'Conflict',
  429: 'Too Many Requests',
}

const parse = (text: string): ErrorBody => {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? body : {}
  } catch {
    return {}
  }
}

/** `Retry-After` is seconds or a moment (RFC 9110, section 10.2.3). */
const delayOf = (retryAfter: string | null): number | undefined => {
  if (!retryAfter) return undefined
  const seconds = Number(retryAfter)
  return Math.max(0, Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000) || undefined
}

/** Names a field after the caller's arguments: what is no argument of its own came in `options`. */
const named = (violation: Violation, args: readonly string[] | undefined): Violation =>
  !args || args.includes(violation.field.split(/[.[]/)[0]!)
    ? violation
    : { ...violation, field: `options.${violation.field}` }

/** Makes an ApiError of an answer that is not a success (specification, section 8). */
export const readError = (response: Response, body: string, args?: readonly string[]): ApiError => {
  const { status, headers } = response
  const { message = '', details = {}, error, error_description: says } = parse(body)
  const statusText = response.statusText || statusTexts[status] || ''
  const requestId = headers.get('x-wix-request-id')
  const { applicationError, validationError } = details
  const retryAfterMs = delayOf(headers.get('retry-after'))
  const base = { status, requestId, details, retryAfterMs, violations: [], data: {} }

  if (validationError)
    return invalidArgument(
      (validationError.fieldViolations ?? []).map((violation) => named(violation, args)),
      base,
    )
  if (applicationError) {
    const { code, description = '', data } = applicationError
    const text =
      message && description && message !== description ? `${message}: ${description}` : message || description
    return new ApiError(text, { ...base, code: String(code), data: { ...data } })
  }
  if (typeof error === 'string')
    return new ApiError(`Failed to fetch tokens from OAuth API: ${statusText}: ${says ?? error}`, {
      ...base,
      code: error,
    })
  if (status < 500)
    return new ApiError(message || statusText, { ...base, code: statusText.toUpperCase().replaceAll(/\W+/g, '_') })
  return new ApiError(requestId === null ? message || statusText : `System error occurred, request-id: ${requestId}`, {
    ...base,
    code: 'SYSTEM_ERROR',
  })
}
