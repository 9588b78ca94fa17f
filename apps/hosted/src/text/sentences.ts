import { ApiError, isApiError, type CartViolation } from '@vitrine/client'
import type { Words } from '../words/en.ts'

/** Messages by error code, or by code and reason. */
const sentences = (words: Words): Readonly<Record<string, string>> => ({
  INVALID_COUPON_CODE: words.couponNotFound,
  INVALID_COUPON_STATUS: words.couponNotApplicable,
  'INVALID_COUPON_STATUS.EXPIRED': words.couponExpired,
  'INVALID_COUPON_STATUS.DISABLED': words.couponNotFound,
  'INVALID_COUPON_STATUS.INACTIVE': words.couponNotFound,
  'INVALID_COUPON_STATUS.MAX_USAGE_EXCEEDED': words.couponLimitReached,
  'INVALID_COUPON_STATUS.MAX_USAGE_PER_CUSTOMER_EXCEEDED': words.couponLimitReached,
  ERROR_COUPON_USAGE_EXCEEDED: words.couponLimitReached,
  INVALID_GIFT_CARD_CODE: words.giftCardNotFound,
  INVALID_GIFT_CARD_STATUS: words.giftCardCurrency,
  'INVALID_GIFT_CARD_STATUS.EXPIRED': words.giftCardExpired,
  'INVALID_GIFT_CARD_STATUS.DISABLED': words.giftCardDisabled,
  'INVALID_GIFT_CARD_STATUS.EMPTY_BALANCE': words.giftCardEmpty,
  ERROR_GIFT_CARD_NOT_ACCEPTED: words.giftCardsNotAccepted,
  CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: words.giftCardForGiftCard,
  CART_PRICES_OUT_OF_SYNC: words.pricesChanged,
  INVALID_PRICE_VERIFICATION_TOKEN: words.pricesChanged,
  INSUFFICIENT_INVENTORY: words.justSoldOut,
  LINE_ITEMS_OUT_OF_STOCK: words.justSoldOut,
  CUSTOM_VALIDATION: words.justSoldOut,
  VIOLATIONS_WITH_ERROR_SEVERITY: words.detailsMissing,
  MISSING_CHECKOUT_DETAILS: words.detailsMissing,
  DELIVERY_NOT_AVAILABLE: words.deliveryUnavailable,
  DELIVERY_METHOD_NO_LONGER_AVAILABLE: words.deliveryUnavailable,
  DELIVERY_METHOD_NOT_APPLIED_TO_ALL_LINE_ITEMS: words.deliveryUnavailable,
  DELIVERY_SLOT_PAST_CUT_OFF: words.slotOver,
  DELIVERY_SLOT_FULL: words.slotFull,
  DELIVERY_SLOT_CLOSED: words.slotClosed,
  PAYMENT_NOT_AVAILABLE: words.paymentMethodUnavailable,
  PAYMENT_NOT_CONFIRMED: words.paymentProcessing,
  'PAYMENT_NOT_CONFIRMED.unanswered': words.paymentUnanswered,
  PAYMENT_DECLINED: words.cardDeclined,
  'PAYMENT_DECLINED.insufficient-funds': words.insufficientFunds,
  'PAYMENT_DECLINED.challenge-refused': words.paymentNotConfirmed,
  'PAYMENT_DECLINED.token-invalid': words.cardDetailsExpired,
  'PAYMENT_DECLINED.amount-not-accepted': words.amountNotAccepted,
  'PAYMENT_DECLINED.method-unavailable': words.paymentMethodUnavailable,
  'PAYMENT_DECLINED.replaced': words.paymentReplaced,
  'PAYMENT_DECLINED.expired': words.paymentExpired,
  'PAYMENT_DECLINED.too-many-challenges': words.tooManyPayments,
  'PAYMENT_DECLINED.already-ordered': words.alreadyOrdered,
  'PAYMENT_DECLINED.unanswered': words.bankNoResponse,
  TOO_MANY_REQUESTS: words.tooManyAttempts,
})

interface ErrorData {
  readonly reason?: string
  /** What prevents the order of a cart. */
  readonly violations?: readonly CartViolation[]
}

/** Returns what names an error in the table, most specific first. */
const namesOf = ({ code, data }: ApiError): string[] => {
  const { reason, violations: [first] = [] }: ErrorData = data
  const { invalidCouponStatusData: coupon, invalidGiftCardStatusData: giftCard } = first ?? {}
  return [`${first?.code}.${(coupon ?? giftCard)?.reason}`, `${first?.code}`, `${code}.${reason}`, code]
}

/** Returns a message for an error that the buyer can fix. Rethrows others. */
export const sentenceFor = (error: unknown, words: Words): string => {
  const table = sentences(words)
  const name = error instanceof ApiError ? namesOf(error).find((one) => one in table) : undefined
  if (name === undefined) throw error
  return table[name]!
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
