import { ApiError, isApiError } from '@vitrine/client'
import type { Words } from '../words/en.ts'

const sentences = (words: Words): Readonly<Record<string, string>> => ({
  ERROR_COUPON_DOES_NOT_EXIST: words.couponNotFound,
  ERROR_COUPON_EXPIRED: words.couponExpired,
  ERROR_COUPON_NOT_APPLICABLE: words.couponNotApplicable,
  ERROR_COUPON_USAGE_EXCEEDED: words.couponLimitReached,
  ERROR_GIFT_CARD_DOES_NOT_EXIST: words.giftCardNotFound,
  ERROR_GIFT_CARD_EXPIRED: words.giftCardExpired,
  ERROR_GIFT_CARD_DISABLED: words.giftCardDisabled,
  ERROR_GIFT_CARD_EMPTY: words.giftCardEmpty,
  ERROR_GIFT_CARD_CURRENCY: words.giftCardCurrency,
  ERROR_GIFT_CARD_NOT_ACCEPTED: words.giftCardsNotAccepted,
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: words.giftCardForGiftCard,
  CART_PRICES_OUT_OF_SYNC: words.pricesChanged,
  PAYMENT_NOT_CONFIRMED: words.paymentProcessing,
  INSUFFICIENT_INVENTORY: words.justSoldOut,
  ITEM_NOT_AVAILABLE: words.justSoldOut,
  MISSING_CHECKOUT_DETAILS: words.detailsMissing,
  PAYMENT_NOT_AVAILABLE: words.paymentMethodUnavailable,
  DELIVERY_NOT_AVAILABLE: words.deliveryUnavailable,
  DELIVERY_SLOT_PAST_CUT_OFF: words.slotOver,
  DELIVERY_SLOT_FULL: words.slotFull,
  DELIVERY_SLOT_CLOSED: words.slotClosed,
  TOO_MANY_REQUESTS: words.tooManyAttempts,
})

const declines = (words: Words): Readonly<Record<string, string>> => ({
  declined: words.cardDeclined,
  'insufficient-funds': words.insufficientFunds,
  'challenge-refused': words.paymentNotConfirmed,
  'token-invalid': words.cardDetailsExpired,
  'amount-not-accepted': words.amountNotAccepted,
  'method-unavailable': words.paymentMethodUnavailable,
  replaced: words.paymentReplaced,
  expired: words.paymentExpired,
  'too-many-challenges': words.tooManyPayments,
  'already-ordered': words.alreadyOrdered,
  unanswered: words.bankNoResponse,
})

/** Returns a message for an error that the buyer can fix. Rethrows others. */
export const sentenceFor = (error: unknown, words: Words): string => {
  if (isApiError(error, 'PAYMENT_DECLINED')) return declines(words)[String(error.data.reason)] ?? words.cardDeclined
  if (isApiError(error, 'PAYMENT_NOT_CONFIRMED') && error.data.reason === 'unanswered') return words.paymentUnanswered
  const known = error instanceof ApiError ? sentences(words)[error.code] : undefined
  if (known === undefined) throw error
  return known
}

/** Returns the message of an error page. */
export const messageFor = (
  error: unknown,
  { path, words }: { path: string; words: Words },
): { status: number; title: string; text: string } => {
  if (isApiError(error, 'CHECKOUT_NOT_FOUND'))
    return { status: 404, title: words.checkoutExpired, text: words.checkoutExpiredHint }
  if (isApiError(error, 'ORDER_PAYMENT_REQUEST_NOT_FOUND'))
    return { status: 404, title: words.payUnknown, text: words.payUnknownHint }
  if (isApiError(error, 'TOO_MANY_REQUESTS')) return { status: 429, title: words.broken, text: words.tooManyAttempts }
  if (error instanceof ApiError && error.status < 500)
    return { status: error.status, title: words.notFound, text: words.notFoundHint }
  const id = error instanceof ApiError ? error.requestId : null
  const hint = /^\/hosted\/(checkout|challenge)\b/.test(path) ? words.brokenHint : words.brokenPlainHint
  return {
    status: 500,
    title: words.broken,
    text: id === null ? hint : `${hint} ${words.requestId(id)}`,
  }
}
