import type { Words } from './words/en.ts'
import { ApiError, ConnectionError, isApiError } from '@vitrine/client'

const sentencesIn = ({ shopping, wishList }: Words): Readonly<Record<string, string>> => ({
  INVALID_COUPON_CODE: shopping.couponUnknown,
  INSUFFICIENT_INVENTORY: shopping.stockShort,
  PRODUCT_NOT_FOUND: shopping.unavailable,
  ITEM_NOT_FOUND_IN_CATALOG: shopping.unavailable,
  TOO_MANY_REQUESTS: shopping.tooMany,
  WISH_LIST_FULL: wishList.full,
})

/** Returns why a coupon does not apply. */
const couponSentence = ({ shopping }: Words, reason: unknown): string => {
  if (reason === 'EXPIRED') return shopping.couponExpired
  if (reason === 'DISABLED' || reason === 'INACTIVE') return shopping.couponUnknown
  const isUsedUp = reason === 'MAX_USAGE_EXCEEDED' || reason === 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
  return isUsedUp ? shopping.couponUsedUp : shopping.couponNotForThis
}

/** Returns the message for an error. */
export const sentenceFor = (words: Words, error: unknown): string => {
  if (error instanceof ConnectionError) return words.offline
  if (error instanceof ApiError) {
    if (error.code === 'INVALID_COUPON_STATUS') return couponSentence(words, error.data?.reason)
    const known = sentencesIn(words)[error.code]
    if (isApiError(error, 'ITEM_NOT_FOUND_IN_CATALOG', 'INSUFFICIENT_INVENTORY'))
      return error.message || known || words.broken
    return known ?? words.broken
  }
  return words.broken
}
