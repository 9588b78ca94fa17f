import { ApiError, isApiError } from '@vitrine/client'
import { useEffect, useRef } from 'react'

/** Whether the server rejected the request without doing anything, so that another attempt is a new request. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status < 500 && !isApiError(failure, 'PAYMENT_NOT_CONFIRMED')

/**
 * Provides the idempotency key of a form. The key stays the same for the same input, so that a double click or a retry
 * after a lost response acts once. It changes after a rejection and when the form is opened again.
 */
export const useAskingKey = (isOpen: boolean) => {
  const known = useRef<{ readonly asked: string; readonly key: string }>(undefined)
  useEffect(() => {
    if (isOpen) known.current = undefined
  }, [isOpen])
  return {
    keyOf: (form: FormData): string => {
      const asked = JSON.stringify([...form])
      if (known.current?.asked !== asked) known.current = { asked, key: crypto.randomUUID() }
      return known.current.key
    },
    noteFailure: (failure: unknown): void => {
      if (isRefused(failure)) known.current = undefined
    },
  }
}
