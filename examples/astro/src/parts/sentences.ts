import type { Failure } from '@vitrine/react'

const sentences: Readonly<Record<string, string>> = {
  INSUFFICIENT_INVENTORY: 'There isn’t that much in stock. Choose a lower quantity.',
  ERROR_COUPON_DOES_NOT_EXIST: 'This coupon code doesn’t exist. Check the spelling.',
  CONNECTION_FAILED: 'The store can’t be reached. Check your connection and try again.',
  TIMED_OUT: 'The store took too long to answer. Try again.',
  SIGN_IN_EXPIRED: 'This sign-in has expired. Sign in again.',
  access_denied: 'You canceled the sign-in.',
}

/** What a buyer reads about a failure. */
export const sentenceFor = ({ code }: Failure): string => sentences[code] ?? 'That didn’t work. Try again.'
