import { errors, type ErrorCode } from '@vitrine/contract/errors.ts'
import { AmountTooLargeError } from '@vitrine/domain/money.ts'
import { sqlState, sqlStates } from '../../../ground/database/database-errors.ts'
import { invalidField, InvalidRequest, OAuthError, Refusal } from '../../../ground/base/refusal.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** A bug, which is logged with its cause. */
  readonly unexpected?: true
  readonly headers?: Readonly<Record<string, string>>
}

/** When to retry, in the standard header and those of the rate limit draft (draft-ietf-httpapi-ratelimit-headers). */
const waitHeaders = ({ data, limit }: Refusal): Pick<ErrorAnswer, 'headers'> => {
  const seconds = data?.retryAfterSeconds
  if (typeof seconds !== 'number') return {}
  const limitHeaders = limit && {
    ratelimit: `"${limit.name}";r=0;t=${seconds}`,
    'ratelimit-policy': `"${limit.name}";q=${limit.tries};w=${limit.seconds}`,
  }
  return { headers: { 'retry-after': String(seconds), ...limitHeaders } }
}

/**
 * The provider's SDK turns these into the code 404 if they are plain 404 responses; storefront builds fail on any other
 * code. So the code is placed where the SDK does not look.
 */
const plain: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['COLLECTION_NOT_FOUND'])

const applicationError = (refusal: Refusal): ErrorAnswer => {
  const { code, message: description, data = {} } = refusal
  return {
    status: errors[code].status,
    body: plain.has(code)
      ? { message: description, code, details: {} }
      : { message: description, details: { applicationError: { code, description, data } } },
    ...waitHeaders(refusal),
  }
}

/**
 * The provider's SDK reads violations when registering, but requires a code when signing in, so an invalid email is
 * reported in both ways. The SDK treats any unknown code as an invalid email there.
 */
const emailCode = ({ violations }: InvalidRequest): object => {
  const about = violations.find(({ data }) => data?.type === 'EMAIL')
  const description = `"${about?.field}" ${about?.description}`
  return about ? { applicationError: { code: 'INVALID_ARGUMENT', description, data: {} } } : {}
}

const validationError = (error: InvalidRequest): ErrorAnswer => {
  const { violations } = error
  const words = violations.map(({ field, description }) => `"${field}" ${description}`).join(', ')
  const fieldViolations = violations.map((violation) => ({ data: {}, ...violation }))
  return {
    status: 400,
    body: {
      message: `INVALID_ARGUMENT: ${words}`,
      details: { validationError: { fieldViolations }, ...emailCode(error) },
    },
  }
}

/** Converts anything thrown to an error response of the specification (section 8). */
export const answerFor = (error: unknown, requestId: string): ErrorAnswer => {
  if (error instanceof Refusal) return applicationError(error)
  if (error instanceof OAuthError) {
    const { code, message } = error
    return { status: code === 'invalid_client' ? 401 : 400, body: { error: code, error_description: message } }
  }
  if (error instanceof InvalidRequest) return validationError(error)
  if (error instanceof AmountTooLargeError) {
    const words = 'add up to more than can be calculated exactly'
    return validationError(invalidField('lineItems', words, 'MAX'))
  }
  if (isUnstorableText(error)) {
    const text = 'A text contains characters that cannot be stored: NUL, or half of a surrogate pair.'
    return { status: 400, body: { message: text, details: {} } }
  }
  const failure = databaseRefusal(error)
  if (failure) return applicationError(failure)
  // Refusals of the HTTP framework (invalid JSON, too large a body) have their own status.
  const { statusCode, message } = error as { statusCode?: number; message?: string }
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { message: message ?? 'Bad request', details: {} } }
  }
  return {
    status: 500,
    body: { message: `System error occurred, request-id: ${requestId}`, details: {} },
    unexpected: true,
  }
}

/** SQLSTATEs that are not bugs, by class or full code. */
const refusalBySqlState: Readonly<Record<string, ErrorCode>> = {
  [sqlStates.statementCanceled]: 'DEADLINE_EXCEEDED',
  [sqlStates.diskFull]: 'STORAGE_FULL',
  [sqlStates.readOnly]: 'STORAGE_FULL',
  '53300': 'UNAVAILABLE',
  '08': 'UNAVAILABLE',
  '57P': 'UNAVAILABLE',
}

/** Returns the refusal for a database that is unavailable or out of resources; `undefined` for any other error. */
const databaseRefusal = (error: unknown): Refusal | undefined => {
  if ((error as { code?: unknown } | null)?.code === 'ENOSPC') return new Refusal('STORAGE_FULL')
  const state = sqlState(error)
  if (state === null) return undefined
  const code = [state, state.slice(0, 3), state.slice(0, 2)].map((key) => refusalBySqlState[key]).find(Boolean)
  return code && new Refusal(code, undefined, code === 'UNAVAILABLE' ? { retryAfterSeconds: 1 } : undefined)
}

/** The database's errors for NUL characters and lone surrogates (22021, 22P05), also within JSON. */
const isUnstorableText = (error: unknown): boolean => {
  const { code, detail } = error as { code?: unknown; detail?: unknown }
  if (code === '22021' || code === '22P05') return true
  return code === '22P02' && typeof detail === 'string' && detail.startsWith('Unicode')
}
