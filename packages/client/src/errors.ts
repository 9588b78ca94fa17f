import type { ErrorCode } from './generated.ts'

/** An invalid field of a request. */
export interface Violation {
  /** The field, as the caller's arguments name it: `options.lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  /** The violated rule: `MAX_LENGTH`, `REQUIRED_FIELD`, … */
  readonly violatedRule?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Codes outside the server's error list: plain HTTP errors, OAuth errors and failures without a code. */
export type PlainErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'SYSTEM_ERROR'
  | 'invalid_grant'
  | 'invalid_client'
  | 'invalid_request'
  | 'unauthorized_client'
  | 'unsupported_grant_type'

/** All known codes. Servers may add others, so a `switch` needs a default. */
export type ApiErrorCode = ErrorCode | PlainErrorCode | (string & {})

/** Properties of an ApiError besides its message. */
export interface ApiErrorFields {
  readonly code: ApiErrorCode
  /** The HTTP status. */
  readonly status: number
  /** Identifies the request in the server's log. */
  readonly requestId: string | null
  /** Invalid fields, sorted by name. Empty unless the code is `INVALID_ARGUMENT`. */
  readonly violations: readonly Violation[]
  /** The response's `details`, unchanged. */
  readonly details: unknown
  /** Additional data from the server, such as `retryAfterSeconds`. */
  readonly data: Readonly<Record<string, unknown>>
  /** Delay before a retry in milliseconds. 0 if the server names none. */
  readonly retryAfterMs: number
}

/**
 * The server returned an error. Switch on `code`. Show your own text to users; `message` is for developers.
 * @example
 * const refused: unknown = await client.products.getProduct('nosuch').catch((error: unknown) => error)
 * if (refused instanceof ApiError) console.info(refused.code, refused.status, refused.requestId)
 */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode = ''
  readonly status: number = 400
  readonly requestId: string | null = null
  readonly violations: readonly Violation[] = []
  readonly details: unknown = {}
  readonly data: Readonly<Record<string, unknown>> = {}
  readonly retryAfterMs: number = 0

  constructor(message: string, fields: Partial<ApiErrorFields>) {
    super(message)
    Object.assign(this, fields)
  }
}

/** Why there is no response: none arrived, none in time, or it was unreadable. */
export type ConnectionErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'UNREADABLE_ANSWER'

/**
 * There was no response, or an unreadable one. The network error is in `cause`.
 * @example
 * const lost: unknown = await client.products.getProduct(product.id, {}, { timeoutMs: 0 }).catch((error: unknown) =>
 * error)
 * if (lost instanceof ConnectionError) console.info(lost.code)
 */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError'

  constructor(
    readonly code: ConnectionErrorCode,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause })
  }
}

/**
 * Returns whether a caught value is an ApiError, with one of the given codes if any are given.
 * @example
 * const cart = await client.currentCart.getCurrentCart().catch((error: unknown) => {
 * if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return undefined
 * throw error
 * })
 */
export const isApiError = (error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (!codes[0] || codes.includes(error.code))

/** Creates an error for invalid arguments, found by the server or before sending. */
export const invalidArgument = (violations: readonly Violation[], from: Partial<ApiErrorFields> = {}): ApiError => {
  const sorted = [...violations].sort((a, b) => (a.field < b.field ? -1 : 1))
  const descriptions = sorted.map(({ field, description }) => `"${field}" ${description}`)
  return new ApiError(`INVALID_ARGUMENT: ${descriptions.join(', ')}`, {
    ...from,
    code: 'INVALID_ARGUMENT',
    violations: sorted,
  })
}
