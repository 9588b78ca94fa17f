import type { Words } from './words/en.ts'
import { ApiError, ConnectionError, isApiError } from '@vitrine/client'

const sentencesIn = ({ shopping, wishList }: Words): Readonly<Record<string, string>> => ({
  ERROR_COUPON_DOES_NOT_EXIST: shopping.couponUnknown,
  ERROR_COUPON_EXPIRED: shopping.couponExpired,
  ERROR_COUPON_NOT_APPLICABLE: shopping.couponNotForThis,
  ERROR_COUPON_USAGE_EXCEEDED: shopping.couponUsedUp,
  INSUFFICIENT_INVENTORY: shopping.stockShort,
  ITEM_NOT_AVAILABLE: shopping.unavailable,
  PRODUCT_NOT_FOUND: shopping.unavailable,
  TOO_MANY_REQUESTS: shopping.tooMany,
  WISH_LIST_FULL: wishList.full,
})

/** Returns the message for an error. */
export const sentenceFor = (words: Words, error: unknown): string => {
  if (error instanceof ConnectionError) return words.offline
  if (error instanceof ApiError) {
    const known = sentencesIn(words)[error.code]
    if (isApiError(error, 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY')) return error.message || known || words.broken
    return known ?? words.broken
  }
  return words.broken
}
