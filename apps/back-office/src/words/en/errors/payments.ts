const paid = 'The order is already paid in full.'
const expiredCard = 'The gift card has expired.'
const inactiveCard = 'The gift card was deactivated.'
const noCard = 'There is no gift card with this code. Check the code.'
const otherCurrency = 'The gift card is in another currency.'
const emptyCard = 'The gift card has no balance left.'
const paidRequest = 'This payment request is already paid.'
const expiredRequest = 'This payment request has expired. Create a new one.'
const subscription = 'A subscription can’t be paid this way.'

/** Texts of errors about payments, refunds, gift cards and tips, by code. */
export const paymentErrorWords = {
  paymentErrors: {
    ALREADY_REDEEMED: emptyCard,
    CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST: expiredRequest,
    CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST: 'This payment request was canceled. Create a new one.',
    CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET: 'Only one of the suggested tips can be selected at first.',
    CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD: 'Gift cards and store credit can’t pay for gift cards.',
    CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST: 'This payment request has expired already.',
    CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST: paidRequest,
    DEFAULT_SETTINGS_ALREADY_EXISTS: 'The store already has settings for tips. Reload the page to change them.',
    ERROR_COUPON_DOES_NOT_EXIST: 'There is no coupon with this code. Check the code.',
    ERROR_GIFT_CARD_CURRENCY: otherCurrency,
    ERROR_GIFT_CARD_DISABLED: inactiveCard,
    ERROR_GIFT_CARD_DOES_NOT_EXIST: noCard,
    ERROR_GIFT_CARD_EMPTY: emptyCard,
    ERROR_GIFT_CARD_EXPIRED: expiredCard,
    ERROR_GIFT_CARD_NOT_ACCEPTED: 'Gift cards aren’t accepted here.',
    EXTERNAL_REFUND_EXPECTED: 'This payment can only be refunded outside the store. Choose a manual refund.',
    GIFT_CARD_ALREADY_APPLIED: 'The gift card is already applied to this order.',
    GIFT_CARD_DISABLED: inactiveCard,
    GIFT_CARD_EXPIRED: expiredCard,
    GIFT_CARD_NOT_FOUND: noCard,
    GIFT_CARD_REDEEMED:
      'A gift card of this order was redeemed, so its price can’t be refunded. Deactivate the gift card and refund its balance instead.',
    INSUFFICIENT_FUNDS: 'The balance of the gift card is less than the amount.',
    INVALID_ADDITIONAL_FEE_REFUND_AMOUNT: 'The amount is more than can be refunded of the fee.',
    INVALID_AMOUNT: 'The amount must be more than 0 and at most the amount due.',
    INVALID_GIFT_CARD_CURRENCY: otherCurrency,
    INVALID_LINE_ITEM_REFUND_QUANTITY: 'The quantity is more than can be refunded of the item.',
    INVALID_LINE_ITEM_RESTOCK_QUANTITY: 'The quantity is more than can be restocked of the item.',
    INVALID_ORDER_STATUS_FOR_SUBSCRIPTION: 'The subscription of this order can’t be paid at the moment.',
    INVALID_PAYMENT_REFUND_AMOUNT: 'The amount is more than can be refunded of the payment.',
    INVALID_PAYMENT_STATUS: 'Nothing was received with this payment.',
    INVALID_PAYMENT_TYPE: 'A payment of this kind can’t have a receipt.',
    INVALID_SHIPPING_REFUND_AMOUNT: 'The amount is more than can be refunded of the delivery.',
    LINE_ITEM_PAID: 'The item is already paid.',
    MEMBERSHIP_NOT_ELIGIBLE: 'The membership doesn’t pay for this item.',
    NO_SAVED_PAYMENT_METHOD: 'The customer has no saved payment method. Send a payment request instead.',
    ORDER_ALREADY_PAID: paid,
    ORDER_HAS_CHARGEBACKS: 'The customer has disputed a payment of this order with their bank.',
    ORDER_PAID: paid,
    ORDER_PAYMENT_REQUEST_NOT_FOUND: 'This payment request no longer exists.',
    ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND: 'This payment request has no page to pay it.',
    PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION: 'A subscription can’t be paid in parts.',
    PAYMENT_ALREADY_APPROVED: 'This payment was already made.',
    PAYMENT_ALREADY_CAPTURED: 'This payment was already captured.',
    PAYMENT_ALREADY_IN_PROGRESS: 'Another payment of this order is being processed. Try again in a moment.',
    PAYMENT_ALREADY_VOIDED: 'This payment was already voided.',
    PAYMENT_ATTEMPT_EXPIRED: 'The card details have expired. Nothing was charged. Enter them again.',
    PAYMENT_DECLINED: 'The payment was declined. Nothing was charged. Ask the customer for another payment method.',
    PAYMENT_HAS_PENDING_CAPTURE: 'This payment is being captured. Try again in a moment.',
    PAYMENT_INTENT_ID_REQUIRED: 'Choose how the order is paid.',
    PAYMENT_METHOD_UNAVAILABLE: 'This payment method isn’t available. Choose another one.',
    PAYMENT_NOT_AUTHORIZED: 'This payment isn’t authorized, so it can’t be captured or voided.',
    PAYMENT_NOT_CONFIRMED:
      'The payment provider hasn’t confirmed this yet. Try again in a moment: nobody is charged twice.',
    PAYMENT_NOT_FOUND: 'The order doesn’t have this payment. Reload the page and try again.',
    PAYMENT_NOT_REFUNDABLE: 'This payment can’t be refunded this way.',
    PRESET_PERCENTAGE_TOO_HIGH: 'A suggested tip can be at most 100 percent.',
    SHIPPING_NOT_FOUND: 'No delivery was charged for this order.',
    SITE_NOT_PUBLISHED: 'The store isn’t published yet.',
    SUBSCRIPTION_ALREADY_STARTED: subscription,
  },
}
