import { ApiError, isApiError } from '@vitrine/client'
import { useEffect, useRef } from 'react'

/** Whether it was answered, and nothing was done: whoever asks again means something new. */
const isRefused = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status < 500 && !isApiError(failure, 'PAYMENT_NOT_CONFIRMED')

/**
 * The key of what a form asks for. It stays the same for the same fields, however often they are sent, so that a double
 * click, or another try where no answer came, does it once. It is another one after a refusal, and when the form opens again.
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
