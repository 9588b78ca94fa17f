import { elevated, room } from '../../call.ts'
import { Price } from '../../entities/common.ts'
import {
  DelayedCapture,
  GiftCardCharge,
  MembershipCharge,
  OutsidePayment,
  RegularCharge,
} from '../../entities/money/charge.ts'
import { OrderTransactions, TransactionsPayment } from '../../entities/money/order-transactions.ts'
import { currency, flag, guid, input, list, optional, shape, text } from '../../schema.ts'

const giftCardErrors = [
  'CANNOT_PAY_FOR_GIFT_CARD_WITH_GIFT_CARD',
  'GIFT_CARD_NOT_FOUND',
  'GIFT_CARD_EXPIRED',
  'GIFT_CARD_DISABLED',
  'GIFT_CARD_ALREADY_APPLIED',
  'INSUFFICIENT_FUNDS',
  'ALREADY_REDEEMED',
] as const
const orderErrors = ['ORDER_NOT_FOUND', 'ORDER_CANCELED', 'ORDER_PAID', 'INVALID_AMOUNT'] as const

/** Payments for placed orders. */
export const orderChargeCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  chargeOrder: {
    method: 'POST',
    path: '/ecom/v1/order-billing/charge-order',
    aliases: ['/order-billing/v1/order-billing/charge-order'],
    summary: 'Charges the amount due of an order with gift cards and a card. If one charge fails, none are made.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderId: guid(),
      memberId: optional(guid({ description: 'The buyer. Must be the member who placed the order.' })),
      regularCharge: optional(input(RegularCharge)),
      giftCards: optional(list(GiftCardCharge, { maxItems: 5 })),
      memberships: optional(list(MembershipCharge, { maxItems: 100 })),
      idempotencyKey: optional(
        text({ minLength: 1, maxLength: 100, description: 'Requests with the same key charge the order only once.' }),
      ),
      merchantInitiated: optional(
        flag({
          description:
            'Whether the charge is made without the buyer present. Only saved payment methods can be charged then.',
        }),
      ),
    }),
    response: shape({
      payments: list(TransactionsPayment),
      orderTransactions: OrderTransactions,
      regularChargeResponseToken: optional(
        text({ description: "Set if the buyer's bank requires confirmation. The charge completes only after it." }),
      ),
    }),
    errors: [
      ...orderErrors,
      'ORDER_HAS_CHARGEBACKS',
      'PAYMENT_INTENT_ID_REQUIRED',
      ...giftCardErrors,
      'INVALID_GIFT_CARD_CURRENCY',
      'MEMBERSHIP_NOT_ELIGIBLE',
      'LINE_ITEM_PAID',
      'PAYMENT_ATTEMPT_EXPIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ALREADY_APPROVED',
      'PAYMENT_ALREADY_IN_PROGRESS',
      'PAYMENT_DECLINED',
      'INSUFFICIENT_INVENTORY',
    ],
    client: {
      module: 'orderBilling',
      args: 'orderId ...options',
      example: [
        "const regularCharge = { paymentIntentId: 'sandbox:pays', amount: { amount: '5' } }",
        'const { payments } = await owner.orderBilling.chargeOrder(unpaidOrder.id, { regularCharge })',
      ],
    },
  },
  redeemGiftCard: {
    method: 'POST',
    path: '/ecom/v1/order-billing/redeem-gift-card',
    aliases: ['/order-billing/v1/order-billing/redeem-gift-card'],
    summary: 'Pays the amount due of an order, or part of it, with a gift card.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderId: guid(),
      giftCardCode: text({ minLength: 8, maxLength: 20 }),
      amount: Price,
      currency: currency(),
    }),
    response: shape({ orderTransactions: OrderTransactions, payment: TransactionsPayment }),
    errors: [
      ...orderErrors,
      ...giftCardErrors,
      'CURRENCY_MISMATCH',
      'CURRENCY_NOT_SUPPORTED',
      'MAX_GIFT_CARDS_EXCEEDED',
      'PAYMENT_ALREADY_IN_PROGRESS',
      'INSUFFICIENT_INVENTORY',
    ],
    client: {
      module: 'orderBilling',
      args: 'orderId ...options!',
      example: [
        "const redemption = { giftCardCode, amount: { amount: '5' }, currency: 'EUR' }",
        'const { payment } = await owner.orderBilling.redeemGiftCard(unpaidOrder.id, redemption)',
      ],
    },
  },
  authorizeChargeWithSavedPaymentMethod: {
    method: 'POST',
    path: '/ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
    aliases: ['/order-billing/v1/order-billing/authorize-charge-with-saved-payment-method'],
    summary: 'Authorizes an amount on the newest saved payment method of the member who placed an order.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderId: guid(),
      amount: Price,
      currency: currency(),
      delayedCaptureSettings: DelayedCapture,
    }),
    response: shape({ payment: TransactionsPayment, orderTransactions: OrderTransactions }),
    errors: [
      ...orderErrors,
      'NO_SAVED_PAYMENT_METHOD',
      'ORDER_HAS_CHARGEBACKS',
      'INVALID_CURRENCY',
      'PAYMENT_ALREADY_IN_PROGRESS',
      'PAYMENT_DECLINED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'PAYMENT_ATTEMPT_EXPIRED',
      'PAYMENT_NOT_CONFIRMED',
    ],
    client: {
      module: 'orderBilling',
      args: 'orderId ...options!',
      example: [
        "const scheduledAction = 'CAPTURE' as const",
        "const options = { amount: { amount: '5' }, currency: 'EUR', delayedCaptureSettings: { scheduledAction } }",
        'await owner.orderBilling.authorizeChargeWithSavedPaymentMethod(unpaidOrder.id, options).catch(() => undefined)',
      ],
    },
  },
  addPayments: {
    method: 'POST',
    path: '/ecom/v1/payments/orders/{orderId}/add-payment',
    aliases: [
      '/ecom/v1/ep-payments/orders/{orderId}/add-payment',
      '/_api/ecom-payments/v1/payments/orders/{orderId}/add-payment',
    ],
    summary: 'Records payments that were received outside the store, at most the amount due of the order.',
    roles: elevated,
    repeatable: false,
    params: shape({ orderId: guid() }),
    body: shape({ payments: list(input(OutsidePayment), { minItems: 1, maxItems: 50 }) }),
    response: shape({ orderTransactions: OrderTransactions, paymentsIds: list(guid()) }),
    errors: ['NOT_FOUND', 'ORDER_ALREADY_PAID', 'ILLEGAL_STATE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'orderTransactions',
      args: 'orderId payments',
      example: [
        "const cash = { amount: { amount: '5' }, regularPaymentDetails: { offlinePayment: true } }",
        'const { paymentsIds } = await owner.orderTransactions.addPayments(unpaidOrder.id, [cash])',
      ],
    },
  },
})
