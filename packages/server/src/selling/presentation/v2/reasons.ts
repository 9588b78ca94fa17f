import type { NotApplied } from '@vitrine/domain/discount/decide.ts'

/** Why a coupon does not apply, as the second generation names it. */
export type CouponReason =
  | 'UNKNOWN_INVALID_COUPON_REASON'
  | 'EXPIRED'
  | 'DISABLED'
  | 'INACTIVE'
  | 'MAX_USAGE_EXCEEDED'
  | 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
  | 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
  | 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
  | 'MIN_SUBTOTAL_NOT_REACHED'

const ofCondition = ({ unmet }: Extract<NotApplied, { reason: 'CONDITION' }>): CouponReason => {
  if (unmet.missingAmount !== undefined) return 'MIN_SUBTOTAL_NOT_REACHED'
  if (unmet.missingQuantity !== undefined) return 'MIN_LINE_ITEM_QUANTITY_NOT_REACHED'
  return 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
}

/** Names the reason of a coupon that does not apply. */
export const couponReason = (notApplied: NotApplied): CouponReason => {
  switch (notApplied.reason) {
    case 'OFF':
      return 'DISABLED'
    case 'NOT_STARTED':
      return 'INACTIVE'
    case 'ENDED':
      return 'EXPIRED'
    case 'USED_UP':
    case 'BUDGET_SPENT':
      return 'MAX_USAGE_EXCEEDED'
    case 'USED_UP_BY_CUSTOMER':
      return 'MAX_USAGE_PER_CUSTOMER_EXCEEDED'
    case 'CONDITION':
      return ofCondition(notApplied)
    case 'NO_ITEMS':
    case 'TAKES_NOTHING':
      return 'NOT_APPLICABLE_TO_SELECTED_LINE_ITEMS'
    case 'NOT_COMBINED':
      return 'UNKNOWN_INVALID_COUPON_REASON'
    default:
      return notApplied satisfies never
  }
}

/** Names the reason of a gift card that cannot be redeemed. */
export const giftCardReason = (
  code: string,
): 'UNKNOWN_INVALID_GIFT_CARD_REASON' | 'EXPIRED' | 'DISABLED' | 'EMPTY_BALANCE' => {
  if (code === 'ERROR_GIFT_CARD_EXPIRED') return 'EXPIRED'
  if (code === 'ERROR_GIFT_CARD_DISABLED') return 'DISABLED'
  return code === 'ERROR_GIFT_CARD_EMPTY' ? 'EMPTY_BALANCE' : 'UNKNOWN_INVALID_GIFT_CARD_REASON'
}
