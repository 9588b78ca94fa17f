import type { Failure } from '@vitrine/react'

const sentences: Readonly<Record<string, string>> = {
  INSUFFICIENT_INVENTORY: 'There isn’t that much in stock. Choose a lower quantity.',
  INVALID_COUPON_CODE: 'This coupon code doesn’t exist. Check the spelling.',
  CONNECTION_FAILED: 'The store can’t be reached. Check your connection and try again.',
  TIMED_OUT: 'The store took too long to answer. Try again.',
  SIGN_IN_EXPIRED: 'This sign-in has expired. Sign in again.',
  access_denied: 'You canceled the sign-in.',
}

/** What a buyer reads about a failure. While the storefront is developed, it is what the server or the client says. */
export const sentenceFor = ({ code, error }: Failure): string => {
  if (import.meta.env.DEV && error instanceof Error && isOfSetup(code)) return reasonOf(error)
  return sentences[code] ?? 'That didn’t work. Try again.'
}

/** Buyers meet these rarely: they say that the storefront was set up with another address, client ID or origin. */
const isOfSetup = (code: string): boolean => code === 'CONNECTION_FAILED' || !(code in sentences)

/** The server's sentence: that of a refused session stands in the answer that the message quotes. */
const reasonOf = ({ message }: Error): string => /"error_description":"([^"]+)"/.exec(message)?.[1] ?? message
