import { errors, type ErrorCode } from '@vitrine/contract/errors.ts'
import { AmountTooLargeError } from '@vitrine/domain/money.ts'
import { sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import { invalidField, InvalidRequest, OAuthError, Refusal } from '../../ground/base/refusal.ts'

export interface ErrorAnswer {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  /** Our own bug: logged with its cause. */
  readonly unexpected?: true
  readonly headers?: Readonly<Record<string, string>>
}

/** When to try again, in the standard's words and in those of the draft for limits (draft-ietf-httpapi-ratelimit-headers). */
const waitHeaders = ({ data, limit }: Refusal): Pick<ErrorAnswer, 'headers'> => {
  const seconds = data?.retryAfterSeconds
  if (typeof seconds !== 'number') return {}
  const told = limit && {
    ratelimit: `"${limit.name}";r=0;t=${seconds}`,
    'ratelimit-policy': `"${limit.name}";q=${limit.tries};w=${limit.seconds}`,
  }
  return { headers: { 'retry-after': String(seconds), ...told } }
}

/**
 * Storefronts on the provider's SDK expect these as a plain 404, of which the SDK makes the code 404: their builds fail
 * on any other. Here the code stands where the SDK does not look.
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
 * The provider's SDK reads violations where it registers, and a code where it signs in, and fails without one: an email
 * that is none is told in both ways. Any code that it does not know means an invalid email there.
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

/** The answer for anything that was thrown, in the specification's error forms (section 8). */
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
  // What the HTTP framework itself refuses (a body that is not JSON, or too large) carries its status.
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

/** SQLSTATEs that are nobody's bug, by class or whole. */
const refusalBySqlState: Readonly<Record<string, ErrorCode>> = {
  [sqlStates.statementCanceled]: 'DEADLINE_EXCEEDED',
  [sqlStates.diskFull]: 'STORAGE_FULL',
  [sqlStates.readOnly]: 'STORAGE_FULL',
  '53300': 'UNAVAILABLE',
  '08': 'UNAVAILABLE',
  '57P': 'UNAVAILABLE',
}

/** What a database in trouble means for whoever asked; nothing for any other error. */
const databaseRefusal = (error: unknown): Refusal | undefined => {
  if ((error as { code?: unknown } | null)?.code === 'ENOSPC') return new Refusal('STORAGE_FULL')
  const state = sqlState(error)
  if (state === null) return undefined
  const code = [state, state.slice(0, 3), state.slice(0, 2)].map((key) => refusalBySqlState[key]).find(Boolean)
  return code && new Refusal(code, undefined, code === 'UNAVAILABLE' ? { retryAfterSeconds: 1 } : undefined)
}

/** What the database says of text with NUL characters or lone surrogates (22021, 22P05), and of JSON with them. */
const isUnstorableText = (error: unknown): boolean => {
  const { code, detail } = error as { code?: unknown; detail?: unknown }
  if (code === '22021' || code === '22P05') return true
  return code === '22P02' && typeof detail === 'string' && detail.startsWith('Unicode')
}
