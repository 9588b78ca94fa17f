import { ApiError, ConnectionError, isApiError } from '@vitrine/client'
import { words } from './words/en.ts'
import { shoppingWords } from './words/shopping-en.ts'

const sentences: Readonly<Record<string, string>> = {
  ERROR_COUPON_DOES_NOT_EXIST: shoppingWords.couponUnknown,
  ERROR_COUPON_EXPIRED: shoppingWords.couponExpired,
  ERROR_COUPON_NOT_APPLICABLE: shoppingWords.couponNotForThis,
  ERROR_COUPON_USAGE_EXCEEDED: shoppingWords.couponUsedUp,
  INSUFFICIENT_INVENTORY: shoppingWords.stockShort,
  ITEM_NOT_AVAILABLE: shoppingWords.stockGone,
  PRODUCT_NOT_FOUND: shoppingWords.stockGone,
  TOO_MANY_REQUESTS: shoppingWords.tooMany,
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
