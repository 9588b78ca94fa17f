import type { ErrorCode } from './generated.ts'

/** What is wrong with one field of a request. */
export interface Violation {
  /** The field as the caller's arguments name it: `options.lineItems[0].quantity`. */
  readonly field: string
  readonly description: string
  /** The kind of rule that was broken: `MAX_LENGTH`, `REQUIRED_FIELD`, … */
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

/** Every code known today; servers may add others, so a `switch` needs a default. */
export type ApiErrorCode = ErrorCode | PlainErrorCode | (string & {})

/** What an ApiError has besides its message. */
export interface ApiErrorFields {
  readonly code: ApiErrorCode
  /** The HTTP status. */
  readonly status: number
  /** Identifies the request in the server's log. */
  readonly requestId: string | null
  /** What is wrong with which field, sorted by field; empty unless the code is `INVALID_ARGUMENT`. */
  readonly violations: readonly Violation[]
  /** The response's `details`, unchanged. */
  readonly details: unknown
  /** More data from the server, such as `retryAfterSeconds`. */
  readonly data: Readonly<Record<string, unknown>>
  /** How long to wait before a retry, in milliseconds; 0 if the server does not say. */
  readonly retryAfterMs: number
}

/**
 * The server returned an error. Switch on `code`; show your own text to users, and `message` to developers.
 *
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

/** Why there is no response: none came, none in time, or it was unreadable. */
export type ConnectionErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'UNREADABLE_ANSWER'

/**
 * There was no response, or an unreadable one. The network error is in `cause`.
 *
 * @example
 * const lost: unknown = await client.products.getProduct(product.id, {}, { timeoutMs: 0 }).catch((error: unknown) => error)
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
 * Whether a caught value is an ApiError, with one of the given codes if any are given.
 *
 * @example
 * const cart = await client.currentCart.getCurrentCart().catch((error: unknown) => {
 *   if (isApiError(error, 'OWNED_CART_NOT_FOUND')) return undefined
 *   throw error
 * })
 */
export const isApiError = (error: unknown, ...codes: readonly ApiErrorCode[]): error is ApiError =>
  error instanceof ApiError && (!codes[0] || codes.includes(error.code))

/** A refusal of arguments: the server's, or ours before anything is sent. */
export const invalidArgument = (violations: readonly Violation[], from: Partial<ApiErrorFields> = {}): ApiError => {
  const sorted = [...violations].sort((a, b) => (a.field < b.field ? -1 : 1))
  const descriptions = sorted.map(({ field, description }) => `"${field}" ${description}`)
  return new ApiError(`INVALID_ARGUMENT: ${descriptions.join(', ')}`, {
    ...from,
    code: 'INVALID_ARGUMENT',
    violations: sorted,
  })
}
