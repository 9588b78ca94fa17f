import { ApiError, ConnectionError, isApiError } from '@vitrine/client'
import { words } from './words/en.ts'

const sentences: Readonly<Record<string, string>> = {
  ERROR_COUPON_DOES_NOT_EXIST: words.couponUnknown,
  ERROR_COUPON_EXPIRED: words.couponExpired,
  ERROR_COUPON_NOT_APPLICABLE: words.couponNotForThis,
  ERROR_COUPON_USAGE_EXCEEDED: words.couponUsedUp,
  INSUFFICIENT_INVENTORY: words.stockShort,
  ITEM_NOT_AVAILABLE: words.stockGone,
  PRODUCT_NOT_FOUND: words.stockGone,
  TOO_MANY_REQUESTS: words.tooMany,
}

/** What went wrong, as a sentence for the visitor. */
export const sentenceFor = (error: unknown): string => {
  if (error instanceof ConnectionError) return words.offline
  if (error instanceof ApiError) {
    const known = sentences[error.code]
    if (isApiError(error, 'ITEM_NOT_AVAILABLE', 'INSUFFICIENT_INVENTORY')) return error.message || known || words.broken
    return known ?? words.broken
  }
  return words.broken
}
