import { ApiError, ConnectionError, isApiError, type Violation } from '@vitrine/client'
import { missingPermissionText } from './access/missing-permission.ts'
import { errorText } from './errors/error-text.ts'
import { labelOf } from './errors/field-name.ts'
import { PageError } from './errors/page-error.ts'
import { violationText } from './errors/violation-text.ts'
import { passkeyErrorText } from './passkeys/passkey-problem.ts'
import { words } from './words/first.ts'

/** Returns the message of an invalid field, with how people know the field. */
export const violationMessage = (violation: Violation): string => {
  const label = labelOf(violation.field)
  return label === undefined ? violationText(violation) : `${label}: ${violationText(violation)}`
}

/** Returns the message of an error whose text belongs to the first page. */
const firstMessage = (error: ApiError): string | undefined => {
  if (isApiError(error, '-19976')) return words.wrongPassword
  if (isApiError(error, '-19973')) return words.passwordMustChange
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return words.tooManyAttempts
  if (isApiError(error, 'NOT_FOUND')) return words.notFound
  return passkeyErrorText(error) ?? missingPermissionText(error)
}

const apiMessage = (error: ApiError): string => {
  const { violations, requestId, status, message } = error
  if (violations.length > 0) return violations.map(violationMessage).join(' ')
  const text = firstMessage(error) ?? errorText(error)
  if (text !== undefined) return text
  if (status >= 500) return requestId ? `${words.failed} ${words.requestId(requestId)}` : words.failed
  return message
}

/** Returns an error message for the owner. */
export const errorMessage = (error: unknown): string => {
  if (error instanceof ConnectionError) return words.offline
  if (error instanceof ApiError) return apiMessage(error)
  if (error instanceof PageError) return error.message
  return passkeyErrorText(error) ?? words.failed
}
