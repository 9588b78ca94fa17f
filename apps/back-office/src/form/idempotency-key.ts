import { ApiError, isApiError } from '@vitrine/client'
import { useEffect, useRef } from 'react'

/** Whether the server rejected the request without doing anything, so that another attempt is a new request. */
const isRejected = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status < 500 && !isApiError(failure, 'PAYMENT_NOT_CONFIRMED')

/**
 * Provides the idempotency key of a form. The key stays the same for the same input, so that a double click or a retry
 * after a lost response acts once. It changes after a rejection and when the form is opened again.
 */
export const useIdempotencyKey = (isOpen: boolean) => {
  const known = useRef<{ readonly input: string; readonly key: string }>(undefined)
  useEffect(() => {
    if (isOpen) known.current = undefined
  }, [isOpen])
  return {
    keyOf: (form: FormData): string => {
      const input = JSON.stringify([...form])
      if (known.current?.input !== input) known.current = { input, key: crypto.randomUUID() }
      return known.current.key
    },
    noteFailure: (failure: unknown): void => {
      if (isRejected(failure)) known.current = undefined
    },
  }
}
