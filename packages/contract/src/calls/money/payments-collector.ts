import type { Static } from 'typebox'
import { elevated, room } from '../../call.ts'
import { Price } from '../../entities/common.ts'
import { later } from '../../entities/later.ts'
import {
  AdditionalFeeRefund,
  LineItemRefund,
  PaymentCapture,
  ShippingRefund,
} from '../../entities/money/order-billing.ts'
import { OrderTransactions } from '../../entities/money/order-transactions.ts'
import { BulkActionMetadata, ItemMetadata } from '../../entities/bulk-results.ts'
import { BulkOrderResult } from '../orders/order-details.ts'
import { anything, entity, flag, guid, integer, list, oneOf, optional, shape, text, unbuilt } from '../../schema.ts'

const params = shape({ ecomOrderId: guid() })
const pathOf = (end: string) => ({
  path: `/ecom/v1/payments-collector/orders/{ecomOrderId}/${end}` as const,
  aliases: [`/payments-collector/v1/payments-collector/orders/{ecomOrderId}/${end}`] as const,
})

const PaymentCollectabilityStatus = oneOf(
  [
    'UNKNOWN',
    'COLLECTABLE',
    'NONCOLLECTABLE_ORDER_IS_CANCELLED',
    'NONCOLLECTABLE_ORDER_IS_PAID',
    'NONCOLLECTABLE_MISSING_PAYMENT_METHOD',
    'NONCOLLECTABLE_ORDER_IS_PENDING',
    'NONCOLLECTABLE_ORDER_IS_REJECTED',
    'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS',
    'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS',
    'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED',
    'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION',
    'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED',
  ],
  { title: 'PaymentCollectabilityStatus' },
)

export type Refundability = Static<typeof Refundability>
const Refundability = entity('Refundability', {
  paymentId: guid(),
  refundabilityStatus: oneOf(['NOT_REFUNDABLE', 'MANUAL', 'REFUNDABLE'], {
    description: '`MANUAL`: the store returns the money itself. `REFUNDABLE`: the payment provider does.',
  }),
  nonRefundableReason: optional(
    oneOf([
      'NONE',
      'ALREADY_REFUNDED',
      'PROVIDER_IS_DOWN',
      'INTERNAL_ERROR',
      'NOT_PAID',
      'ACCESS_DENIED',
      'ZERO_PRICE',
      'DISABLED_BY_PROVIDER',
      'PENDING_REFUND',
      'FORBIDDEN',
      'TRANSACTION_NOT_FOUND',
      'ORDER_IS_PENDING',
      'ORDER_IS_REJECTED',
    ]),
  ),
  manuallyRefundableReason: optional(oneOf(['EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'])),
})

const PaymentToRefund = entity('PaymentToRefund', {
  paymentId: guid(),
  amount: optional(Price),
  externalRefund: optional(
    flag({ description: 'Whether the store returns the money itself, without the payment provider.' }),
  ),
})

const lineItems = () => list(LineItemRefund, { maxItems: 300 })
const RefundedThings = entity(
  'RefundedThings',
  {
    items: optional(lineItems()),
    lineItems: optional(lineItems()),
    shippingIncluded: optional(flag({ description: 'Whether the remaining delivery cost is refunded.' })),
    shipping: optional(ShippingRefund),
    additionalFees: optional(list(AdditionalFeeRefund, { maxItems: 100 })),
    reason: optional(text({ maxLength: 200 })),
  },
  {
    description:
      'The items, delivery and fees that a refund is for. `items` is the legacy name of `lineItems`; send only one.',
  },
)

const RestockInfo = entity('RestockInfo', {
  type: oneOf(['NO_ITEMS', 'ALL_ITEMS', 'SOME_ITEMS']),
  items: optional(
    list(shape({ lineItemId: guid(), quantity: optional(integer({ minimum: 1, maximum: 100_000 })) }), {
      maxItems: 300,
    }),
  ),
})

const RefundFollowUps = entity('RefundFollowUps', {
  restockInfo: optional(RestockInfo),
  sendOrderRefundedEmail: optional(flag({ description: 'Whether the buyer is notified by email. Default: false.' })),
  customMessage: optional(
    text({ minLength: 1, maxLength: 1000, description: 'Text to include in the email to the buyer.' }),
  ),
})

const collectErrors = ['NOT_FOUND', 'ORDER_CANCELED', 'ORDER_ALREADY_PAID', 'ORDER_HAS_CHARGEBACKS'] as const
const payments = list(PaymentCapture, { minItems: 1, maxItems: 50 })
const paymentIds = list(guid(), { minItems: 1, maxItems: 50 })
const paymentGatewayOrderId = guid({ description: 'ID of the payment request.' })
const captureErrors = ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'PAYMENT_ALREADY_VOIDED'] as const

/** Legacy calls that request, capture and refund payments of placed orders. */
export const paymentsCollectorCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  getPaymentCollectabilityStatus: {
    method: 'GET',
    ...pathOf('payment-collectability-status'),
    summary: 'Returns whether a payment can be requested for an order, the amount, and if not, why.',
    roles: elevated,
    repeatable: true,
    params,
    response: shape({ status: PaymentCollectabilityStatus, amount: optional(Price) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'orders',
      example: 'const { status, amount } = await owner.orders.getPaymentCollectabilityStatus(unpaidOrder.id)',
    },
  },
  getRefundabilityStatus: {
    method: 'GET',
    ...pathOf('refundability'),
    summary:
      'Returns which payments of an order can be refunded, whether manually or by the provider, and why others cannot.',
    roles: elevated,
    repeatable: true,
    params,
    response: shape({
      refundabilities: list(Refundability),
      refundablePerItem: flag({ description: 'Whether line items can be refunded individually.' }),
    }),
    errors: ['ORDER_NOT_FOUND'],
    client: {
      module: 'orders',
      example: 'const { refundabilities } = await owner.orders.getRefundabilityStatus(order.id)',
    },
  },
  triggerRefund: {
    method: 'POST',
    ...pathOf('trigger-refund'),
    summary: 'Refunds payments of an order, in full or in part. `orderBilling.refundPayments` returns more details.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({
      payments: list(PaymentToRefund, { minItems: 1, maxItems: 50 }),
      details: optional(RefundedThings),
      sideEffects: optional(RefundFollowUps),
    }),
    response: shape({
      orderTransactions: OrderTransactions,
      refundId: guid(),
      failedPaymentIds: list(ItemMetadata),
    }),
    errors: [
      'ORDER_NOT_FOUND',
      'PAYMENTS_NOT_FOUND',
      'REFUND_NOT_AVAILABLE',
      'INVALID_AMOUNT',
      'LINE_ITEM_NOT_FOUND',
      'ADDITIONAL_FEE_NOT_FOUND',
      'SHIPPING_NOT_FOUND',
      'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT',
      'INVALID_SHIPPING_REFUND_AMOUNT',
      'INVALID_LINE_ITEM_REFUND_QUANTITY',
      'INVALID_LINE_ITEM_RESTOCK_QUANTITY',
      'GIFT_CARD_REDEEMED',
    ],
    client: {
      module: 'orders',
      args: 'ecomOrderId payments ...options',
      example: [
        "const payments = [{ paymentId: paidPaymentId, amount: { amount: '1.00' } }]",
        "await owner.orders.triggerRefund(order.id, payments, { details: { reason: 'Scratched' } })",
      ],
    },
  },
  captureOrderPayments: {
    method: 'POST',
    ...pathOf('capture-authorized-payments'),
    summary: 'Captures authorized payments of an order, in full or in part.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({ payments }),
    response: shape({ orderTransactions: OrderTransactions }),
    errors: [
      ...captureErrors,
      'INVALID_AMOUNT',
      'PAYMENT_ALREADY_CAPTURED',
      'PAYMENT_NOT_AUTHORIZED',
      'PAYMENT_HAS_PENDING_CAPTURE',
      'ORDER_HAS_CHARGEBACKS',
    ],
    client: {
      module: 'orders',
      name: 'captureAuthorizedPayments',
      args: 'ecomOrderId payments',
      example: 'await owner.orders.captureAuthorizedPayments(heldOrder.id, [{ paymentId: heldPaymentId }])',
    },
  },
  voidOrderPayments: {
    method: 'POST',
    ...pathOf('void-authorized-payments'),
    summary: 'Voids authorized payments of an order and releases the uncaptured amount to the buyer.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({ paymentIds }),
    response: shape({ orderTransactions: OrderTransactions }),
    errors: [...captureErrors, 'PAYMENT_ALREADY_CAPTURED', 'PAYMENT_NOT_AUTHORIZED', 'PAYMENT_HAS_PENDING_CAPTURE'],
    client: {
      module: 'orders',
      name: 'voidAuthorizedPayments',
      args: 'ecomOrderId paymentIds',
      example: 'await owner.orders.voidAuthorizedPayments(heldOrder.id, [heldPaymentId])',
    },
  },
  recordManuallyCollectedPayment: {
    method: 'POST',
    path: '/ecom/v1/payments-collector/orders/{orderId}/manual-payment',
    aliases: ['/payments-collector/v1/payments-collector/orders/{orderId}/manual-payment'],
    summary: 'Records a payment that was received outside the store, at most the amount due of the order.',
    roles: elevated,
    repeatable: false,
    params: shape({ orderId: guid() }),
    body: shape({ amount: Price }),
    response: shape({}),
    errors: ['NOT_FOUND', 'ORDER_ALREADY_PAID', 'ORDER_CANCELED', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'orders',
      args: 'orderId amount',
      example: "await owner.orders.recordManuallyCollectedPayment(unpaidOrder.id, { amount: '5.00' })",
    },
  },
  bulkMarkOrdersAsPaid: {
    method: 'POST',
    path: '/v1/bulk/payments-collector/mark-as-paid',
    aliases: [
      '/payments-collector/v1/bulk/payments-collector/mark-as-paid',
      '/ecom/v1/bulk/payments-collector/mark-as-paid',
    ],
    summary:
      'Records offline payments for the amounts due of up to 100 orders. Each order succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ ecomOrderIds: list(guid(), { minItems: 1, maxItems: 100 }) }),
    response: shape({ results: list(BulkOrderResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orders',
      args: 'ecomOrderIds',
      example: 'const { results } = await owner.orders.bulkMarkOrdersAsPaid([order.id])',
    },
  },
  preparePaymentCollection: {
    method: 'POST',
    ...pathOf('prepare-payment-collection'),
    summary:
      'Creates a payment request for an order, at most for the amount due. `orderPaymentRequests` returns its page.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({
      amount: Price,
      paymentGatewayOrderId: optional(
        guid({
          description:
            'ID of a previous payment request. It is reused if its amount is the same, and replaced otherwise.',
        }),
      ),
      delayedCapture: optional(unbuilt(flag(), later.linkCapture)),
      delayedCaptureSettings: optional(unbuilt(anything(), later.linkCapture)),
    }),
    response: shape({ paymentGatewayOrderId }),
    errors: [...collectErrors, 'PAYMENT_METHODS_NOT_FOUND', 'NO_ASSOCIATED_ECOM_ORDER'],
    client: {
      module: 'orders',
      args: 'ecomOrderId amount ...options',
      example: [
        "const { paymentGatewayOrderId } = await owner.orders.preparePaymentCollection(unpaidOrder.id, { amount: '5' })",
        'const page = await owner.orderPaymentRequests.getOrderPaymentRequestUrl(paymentGatewayOrderId)',
      ],
    },
  },
  createPaymentGatewayOrder: {
    method: 'POST',
    ...pathOf('create-payment-gateway-order'),
    summary: 'Creates a payment request for the amount due of an order.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({ chargedBy: optional(unbuilt(anything(), later.chargedBy)) }),
    response: shape({ paymentGatewayOrderId }),
    errors: [...collectErrors, 'PAYMENT_METHODS_NOT_FOUND'],
    client: {
      module: 'orders',
      args: 'ecomOrderId ...options',
      example: 'const { paymentGatewayOrderId } = await owner.orders.createPaymentGatewayOrder(unpaidOrder.id)',
    },
  },
  chargeOrderMemberships: {
    method: 'POST',
    ...pathOf('charge-membership'),
    summary: 'Always fails with `MEMBERSHIP_NOT_ELIGIBLE`: memberships are not supported.',
    roles: elevated,
    repeatable: false,
    params,
    body: shape({ memberId: guid(), membershipCharges: optional(list(anything(), { maxItems: 300 })) }),
    response: shape({}),
    errors: ['ORDER_NOT_FOUND', 'MEMBERSHIP_NOT_ELIGIBLE'],
  },
})
