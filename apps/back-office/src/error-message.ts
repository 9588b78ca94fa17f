import { ApiError, ConnectionError, isApiError } from '@vitrine/client'
import { missingPermissionText } from './access/missing-permission.ts'
import { passkeyErrorText } from './passkeys/passkey-problem.ts'
import { words } from './words/first.ts'

/** Returns an error message for the owner. */
export const errorMessage = (error: unknown): string => {
  if (error instanceof ConnectionError) return words.offline
  if (isApiError(error, '-19976')) return words.wrongPassword
  if (isApiError(error, '-19973')) return words.passwordMustChange
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return words.tooManyAttempts
  const aboutPasskeys = passkeyErrorText(error)
  if (aboutPasskeys !== undefined) return aboutPasskeys
  const missing = missingPermissionText(error)
  if (missing !== undefined) return missing
  if (isApiError(error, 'NOT_FOUND', 'PRODUCT_NOT_FOUND')) return words.notFound
  // The message names the external service that does not respond.
  if (isApiError(error, 'UNAVAILABLE')) return error.message
  if (error instanceof ApiError) {
    const { violations, requestId, status, message } = error
    if (violations.length > 0) return violations.map(({ field, description }) => `${field} ${description}`).join('. ')
    if (status >= 500 && requestId) return `${words.failed} ${words.requestId(requestId)}`
    return message
  }
  return words.failed
}
