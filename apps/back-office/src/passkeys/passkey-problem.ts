import { isApiError } from '@vitrine/client'
import { words } from '../words/first.ts'

const { problems } = words.passkeys

/** Why a browser neither created nor used a passkey. */
export class PasskeyProblem extends Error {
  override readonly name = 'PasskeyProblem'
  constructor(readonly kind: keyof typeof problems) {
    super(problems[kind])
  }
}

/** What the errors of browsers mean to people (WebAuthn Level 3, sections 5.1.3 and 5.1.4). */
const kinds: Readonly<Record<string, keyof typeof problems>> = {
  // Browsers report cancellation, timeouts and missing passkeys alike, so that pages do not learn who has one.
  NotAllowedError: 'canceled',
  AbortError: 'canceled',
  InvalidStateError: 'exists',
  SecurityError: 'wrongPlace',
  ConstraintError: 'unsuitable',
  NotSupportedError: 'unsuitable',
}

/** Turns an error of the browser into one that people understand. Others, such as those of calls, stay as they are. */
export const passkeyProblemOf = (error: unknown): unknown => {
  const kind = error instanceof Error ? kinds[error.name] : undefined
  return kind === undefined ? error : new PasskeyProblem(kind)
}

/** Returns the message of an error about passkeys; `undefined` for other errors. */
export const passkeyErrorText = (error: unknown): string | undefined => {
  if (error instanceof PasskeyProblem) return error.message
  if (isApiError(error, 'PASSKEY_REFUSED')) return problems.refused
  if (isApiError(error, 'LAST_PASSKEY')) return words.passkeys.last
  if (isApiError(error, 'PASSKEY_LIMIT_EXCEEDED')) return words.passkeys.full
  return undefined
}
