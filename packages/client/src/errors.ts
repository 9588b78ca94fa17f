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

/** Codes that do not stand in the server's catalogue: plain HTTP refusals, OAuth errors and failures without a code. */
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

/** Every code known today; servers may learn others, so a `switch` needs a default. */
export type ApiErrorCode = ErrorCode | PlainErrorCode | (string & {})

/** What an ApiError tells beside its message. */
export interface ApiErrorFields {
  readonly code: ApiErrorCode
  /** The HTTP status. */
  readonly status: number
  /** Names the request in the server's log. */
  readonly requestId: string | null
  /** What is wrong with which field, sorted by field; empty unless the code is `INVALID_ARGUMENT`. */
  readonly violations: readonly Violation[]
  /** The answer's `details`, as they came. */
  readonly details: unknown
  /** What the server tells beside the code, such as `retryAfterSeconds`. */
  readonly data: Readonly<Record<string, unknown>>
  /** How long the server asks to wait before the next try, in milliseconds; 0 when it does not ask. */
  readonly retryAfterMs: number
}

/**
 * The server refused the call. Switch on `code`; show a sentence of your own, or `message` to developers.
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

/** Why there is no answer: none came, none in time, or none that could be read. */
export type ConnectionErrorCode = 'CONNECTION_FAILED' | 'TIMED_OUT' | 'UNREADABLE_ANSWER'

/**
 * No answer came, or none that could be read. What the network said is in `cause`.
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
 * Whether a caught value is the server's refusal, with one of the given codes when some are given.
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
  const says = sorted.map(({ field, description }) => `"${field}" ${description}`)
  return new ApiError(`INVALID_ARGUMENT: ${says.join(', ')}`, { ...from, code: 'INVALID_ARGUMENT', violations: sorted })
}
