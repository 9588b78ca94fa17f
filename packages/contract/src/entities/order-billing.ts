import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text, anything, webUrl } from '../schema.ts'
import { Price } from './common.ts'
import { CreditCardDetails } from './order.ts'

export type LineItemRefund = Static<typeof LineItemRefund>
export const LineItemRefund = entity('LineItemRefund', {
  lineItemId: guid(),
  quantity: integer({ minimum: 1, maximum: 100_000 }),
})

export type AdditionalFeeRefund = Static<typeof AdditionalFeeRefund>
export const AdditionalFeeRefund = entity('AdditionalFeeRefund', {
  additionalFeeId: guid(),
  amount: optional(Price),
})

export type ShippingRefund = Static<typeof ShippingRefund>
export const ShippingRefund = entity('ShippingRefund', { amount: optional(Price) })

export type RefundItems = Static<typeof RefundItems>
export const RefundItems = entity(
  'RefundItems',
  {
    lineItems: optional(list(LineItemRefund, { maxItems: 300 })),
    additionalFees: optional(list(AdditionalFeeRefund, { maxItems: 100 })),
    shipping: optional(ShippingRefund),
  },
  { description: 'What a refund is for; an amount that is not sent means all that is left.' },
)

export type PaymentRefund = Static<typeof PaymentRefund>
export const PaymentRefund = entity('PaymentRefund', {
  paymentId: guid(),
  amount: optional(Price),
  externalRefund: optional(flag({ description: 'The store returns the money itself; no payment provider is asked.' })),
  storeCredit: optional(
    flag({
      description: 'The member who placed the order gets the money as store credit; no payment provider is asked.',
    }),
  ),
})

export type RestockItem = Static<typeof RestockItem>
export const RestockItem = entity('RestockItem', {
  lineItemId: guid(),
  quantity: optional(integer({ minimum: 1, maximum: 100_000 })),
})

export type RefundRestock = Static<typeof RefundRestock>
export const RefundRestock = entity('RefundRestock', { lineItems: optional(list(RestockItem, { maxItems: 300 })) })

export type RefundNotifications = Static<typeof RefundNotifications>
export const RefundNotifications = entity('RefundNotifications', {
  sendCustomerEmail: optional(flag()),
  customMessage: optional(text({ minLength: 1, maxLength: 1000 })),
})

export type RefundSideEffects = Static<typeof RefundSideEffects>
export const RefundSideEffects = entity('RefundSideEffects', {
  restock: optional(RefundRestock),
  notifications: optional(RefundNotifications),
})

export type PaymentCapture = Static<typeof PaymentCapture>
export const PaymentCapture = entity('PaymentCapture', { paymentId: guid(), amount: optional(Price) })

export type AggregatedRefundSummary = Static<typeof AggregatedRefundSummary>
export const AggregatedRefundSummary = entity('AggregatedRefundSummary', {
  total: optional(Price),
  tax: optional(Price),
  discount: optional(Price),
  subtotal: optional(Price),
  lineItemsSubtotal: optional(Price),
  additionalFeesTotal: optional(Price),
})

export type CalculatedRefundSummary = Static<typeof CalculatedRefundSummary>
export const CalculatedRefundSummary = entity('CalculatedRefundSummary', {
  total: optional(Price),
  tax: optional(Price),
  discount: optional(Price),
  subtotal: optional(Price),
})

export type CalculatedLineItem = Static<typeof CalculatedLineItem>
export const CalculatedLineItem = entity('CalculatedLineItem', {
  item: optional(LineItemRefund),
  summary: optional(CalculatedRefundSummary),
})

export type CalculatedAdditionalFee = Static<typeof CalculatedAdditionalFee>
export const CalculatedAdditionalFee = entity('CalculatedAdditionalFee', {
  additionalFee: optional(AdditionalFeeRefund),
  summary: optional(CalculatedRefundSummary),
})

export type CalculatedShipping = Static<typeof CalculatedShipping>
export const CalculatedShipping = entity('CalculatedShipping', {
  shipping: optional(ShippingRefund),
  summary: optional(CalculatedRefundSummary),
})

export type CalculatedRefundItems = Static<typeof CalculatedRefundItems>
export const CalculatedRefundItems = entity('CalculatedRefundItems', {
  lineItems: list(CalculatedLineItem),
  additionalFees: list(CalculatedAdditionalFee),
  shipping: optional(CalculatedShipping),
})

export type CalculationApplicationError = Static<typeof CalculationApplicationError>
export const CalculationApplicationError = entity('CalculationApplicationError', {
  code: text(),
  description: text(),
  data: optional(anything()),
})

export type CalculationErrorDetails = Static<typeof CalculationErrorDetails>
export const CalculationErrorDetails = entity('CalculationErrorDetails', {
  applicationError: optional(CalculationApplicationError),
})

export type CalculationError = Static<typeof CalculationError>
export const CalculationError = entity('CalculationError', {
  lineItem: optional(LineItemRefund),
  additionalFee: optional(AdditionalFeeRefund),
  shipping: optional(ShippingRefund),
  error: optional(CalculationErrorDetails),
})

export type CalculatedRefundNotAvailableStatus = Static<typeof CalculatedRefundNotAvailableStatus>
export const CalculatedRefundNotAvailableStatus = entity('CalculatedRefundNotAvailableStatus', {
  errors: list(CalculationError),
})

export type ManuallyRefundable = Static<typeof ManuallyRefundable>
export const ManuallyRefundable = entity('ManuallyRefundable', {
  reason: oneOf(['UNKNOWN_REASON', 'EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER']),
})

export type NonRefundable = Static<typeof NonRefundable>
export const NonRefundable = entity('NonRefundable', {
  reason: oneOf([
    'UNKNOWN_REASON',
    'ALREADY_REFUNDED',
    'PROVIDER_IS_DOWN',
    'NOT_PAID',
    'ZERO_PRICE',
    'DISABLED_BY_PROVIDER',
    'PENDING_REFUND',
    'FORBIDDEN',
    'TRANSACTION_NOT_FOUND',
    'ORDER_IS_PENDING',
    'ORDER_IS_REJECTED',
    'AMOUNT_OFFSET_BY_CHARGEBACK',
  ]),
})

export type MonetaryPaymentSummary = Static<typeof MonetaryPaymentSummary>
export const MonetaryPaymentSummary = entity('MonetaryPaymentSummary', {
  paid: optional(Price),
  refunded: optional(Price),
  refundPending: optional(Price),
  maxRefund: optional(Price),
})

export type RefundablePaymentInfo = Static<typeof RefundablePaymentInfo>
export const RefundablePaymentInfo = entity('RefundablePaymentInfo', {
  monetary: optional(MonetaryPaymentSummary),
  creditCardDetails: optional(CreditCardDetails),
  paymentId: guid(),
  paymentMethod: optional(text({ maxLength: 150 })),
  offlinePayment: flag(),
})

export type PaymentRefundability = Static<typeof PaymentRefundability>
export const PaymentRefundability = entity('PaymentRefundability', {
  refundable: optional(flag()),
  manuallyRefundable: optional(ManuallyRefundable),
  nonRefundable: optional(NonRefundable),
  payment: optional(RefundablePaymentInfo),
  providerLink: optional(webUrl()),
})

export type RefundPaymentsSummary = Static<typeof RefundPaymentsSummary>
export const RefundPaymentsSummary = entity('RefundPaymentsSummary', { monetary: optional(MonetaryPaymentSummary) })

export type LineItemRefundability = Static<typeof LineItemRefundability>
export const LineItemRefundability = entity('LineItemRefundability', {
  lineItemId: guid(),
  originalQuantity: integer(),
  refundedQuantity: integer(),
  availableRefundQuantity: integer(),
})

export type ShippingRefundability = Static<typeof ShippingRefundability>
export const ShippingRefundability = entity('ShippingRefundability', {
  amount: optional(Price),
  refundedAmount: optional(Price),
  availableRefundAmount: optional(Price),
})

export type AdditionalFeeRefundability = Static<typeof AdditionalFeeRefundability>
export const AdditionalFeeRefundability = entity('AdditionalFeeRefundability', {
  additionalFeeId: guid(),
  amount: optional(Price),
  refundedAmount: optional(Price),
  availableRefundAmount: optional(Price),
})
