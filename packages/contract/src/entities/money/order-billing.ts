import type { Static } from 'typebox'
import { described, entity, flag, guid, integer, list, oneOf, optional, text, anything, webUrl } from '../../schema.ts'
import { Price } from '../common.ts'
import { CreditCardDetails } from '../orders/order.ts'

export type LineItemRefund = Static<typeof LineItemRefund>
export const LineItemRefund = entity(
  'LineItemRefund',
  {
    lineItemId: guid(),
    quantity: integer({ minimum: 1, maximum: 100_000 }),
  },
  { description: 'Pieces of a line item to refund.' },
)

export type AdditionalFeeRefund = Static<typeof AdditionalFeeRefund>
export const AdditionalFeeRefund = entity(
  'AdditionalFeeRefund',
  {
    additionalFeeId: guid(),
    amount: optional(described(Price, 'Amount to refund. Default: all that can be refunded.')),
  },
  { description: 'An additional fee to refund.' },
)

export type ShippingRefund = Static<typeof ShippingRefund>
export const ShippingRefund = entity(
  'ShippingRefund',
  { amount: optional(described(Price, 'Amount to refund. Default: all that can be refunded.')) },
  { description: 'The delivery to refund.' },
)

export type RefundItems = Static<typeof RefundItems>
export const RefundItems = entity(
  'RefundItems',
  {
    lineItems: optional(list(LineItemRefund, { maxItems: 300 })),
    additionalFees: optional(list(AdditionalFeeRefund, { maxItems: 100 })),
    shipping: optional(ShippingRefund),
  },
  { description: 'What a refund is for.' },
)

export type PaymentRefund = Static<typeof PaymentRefund>
export const PaymentRefund = entity(
  'PaymentRefund',
  {
    paymentId: guid(),
    amount: optional(described(Price, 'Amount to refund. Default: all that can be refunded.')),
    externalRefund: optional(
      flag({ description: 'Whether the merchant refunds outside the store. The payment provider is not called.' }),
    ),
    storeCredit: optional(
      flag({
        description: 'Whether to refund as store credit to the member who placed the order.',
      }),
    ),
  },
  { description: 'A payment to refund.' },
)

export type RestockItem = Static<typeof RestockItem>
export const RestockItem = entity(
  'RestockItem',
  {
    lineItemId: guid(),
    quantity: optional(integer({ minimum: 1, maximum: 100_000, description: 'Number of pieces.' })),
  },
  { description: 'Pieces of a line item to return to stock.' },
)

const RefundRestock = entity(
  'RefundRestock',
  { lineItems: optional(list(RestockItem, { maxItems: 300 })) },
  { description: 'Line items to return to stock. Default: none.' },
)

const RefundNotifications = entity(
  'RefundNotifications',
  {
    sendCustomerEmail: optional(flag({ description: 'Whether to email the buyer.' })),
    customMessage: optional(text({ minLength: 1, maxLength: 1000, description: 'Message to add to the email.' })),
  },
  { description: 'Notifications of a refund.' },
)

export type RefundSideEffects = Static<typeof RefundSideEffects>
export const RefundSideEffects = entity(
  'RefundSideEffects',
  {
    restock: optional(RefundRestock),
    notifications: optional(RefundNotifications),
  },
  { description: 'What else a refund does.' },
)

export type PaymentCapture = Static<typeof PaymentCapture>
export const PaymentCapture = entity(
  'PaymentCapture',
  { paymentId: guid(), amount: optional(described(Price, 'Amount to capture. Default: the authorized amount.')) },
  { description: 'A payment to capture.' },
)

export type AggregatedRefundSummary = Static<typeof AggregatedRefundSummary>
export const AggregatedRefundSummary = entity(
  'AggregatedRefundSummary',
  {
    total: optional(described(Price, 'Amount to refund.')),
    tax: optional(Price),
    discount: optional(Price),
    subtotal: optional(described(Price, 'Price before tax and discount. The total is subtotal − discount + tax.')),
    lineItemsSubtotal: optional(described(Price, 'Subtotal of the line items.')),
    additionalFeesTotal: optional(described(Price, 'Total of the additional fees.')),
  },
  { description: 'Totals of a calculated refund.' },
)

const CalculatedRefundSummary = entity(
  'CalculatedRefundSummary',
  {
    total: optional(described(Price, 'Amount to refund.')),
    tax: optional(Price),
    discount: optional(Price),
    subtotal: optional(described(Price, 'Price before tax and discount. The total is subtotal − discount + tax.')),
  },
  { description: 'Calculated amounts of a part of a refund.' },
)

const CalculatedRefundLineItem = entity(
  'CalculatedRefundLineItem',
  {
    item: optional(LineItemRefund),
    summary: optional(CalculatedRefundSummary),
  },
  { description: 'Calculated refund of a line item.' },
)

const CalculatedAdditionalFee = entity(
  'CalculatedAdditionalFee',
  {
    additionalFee: optional(AdditionalFeeRefund),
    summary: optional(CalculatedRefundSummary),
  },
  { description: 'Calculated refund of an additional fee.' },
)

const CalculatedShipping = entity(
  'CalculatedShipping',
  {
    shipping: optional(ShippingRefund),
    summary: optional(CalculatedRefundSummary),
  },
  { description: 'Calculated refund of the delivery.' },
)

export type CalculatedRefundItems = Static<typeof CalculatedRefundItems>
export const CalculatedRefundItems = entity(
  'CalculatedRefundItems',
  {
    lineItems: list(CalculatedRefundLineItem),
    additionalFees: list(CalculatedAdditionalFee),
    shipping: optional(CalculatedShipping),
  },
  { description: 'Calculated refund of each item.' },
)

const CalculationApplicationError = entity(
  'CalculationApplicationError',
  {
    code: text(),
    description: text(),
    data: optional(anything()),
  },
  { description: 'Why a part of a refund cannot be calculated.' },
)

const CalculationErrorDetails = entity(
  'CalculationErrorDetails',
  {
    applicationError: optional(CalculationApplicationError),
  },
  { description: 'Why a part of a refund cannot be calculated.' },
)

const RefundCalculationError = entity(
  'RefundCalculationError',
  {
    lineItem: optional(LineItemRefund),
    additionalFee: optional(AdditionalFeeRefund),
    shipping: optional(ShippingRefund),
    error: optional(CalculationErrorDetails),
  },
  { description: 'A part of a refund that cannot be calculated.' },
)

export type CalculatedRefundNotAvailableStatus = Static<typeof CalculatedRefundNotAvailableStatus>
export const CalculatedRefundNotAvailableStatus = entity(
  'CalculatedRefundNotAvailableStatus',
  {
    errors: list(RefundCalculationError),
  },
  { description: 'Parts of a refund that cannot be calculated.' },
)

const ManuallyRefundable = entity(
  'ManuallyRefundable',
  {
    reason: oneOf(['UNKNOWN_REASON', 'EXPIRED', 'NOT_SUPPORTED', 'OFFLINE', 'REQUIRES_CARD_READER'], {
      description:
        '`EXPIRED`: too long ago for the payment provider. `NOT_SUPPORTED`: the provider has no partial refunds.',
    }),
  },
  { description: 'Why a payment can only be refunded outside the store.' },
)

const NonRefundable = entity(
  'NonRefundable',
  {
    reason: oneOf(
      [
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
      ],
      { description: '`AMOUNT_OFFSET_BY_CHARGEBACK`: the rest was withdrawn by a chargeback.' },
    ),
  },
  { description: 'Why a payment cannot be refunded.' },
)

const MonetaryPaymentSummary = entity(
  'MonetaryPaymentSummary',
  {
    paid: optional(described(Price, 'Amount paid.')),
    refunded: optional(described(Price, 'Amount refunded.')),
    refundPending: optional(described(Price, 'Amount of refunds that are still being processed.')),
    maxRefund: optional(described(Price, 'Amount that can still be refunded.')),
  },
  { description: 'Amounts of a payment.' },
)

const RefundablePaymentInfo = entity(
  'RefundablePaymentInfo',
  {
    monetary: optional(MonetaryPaymentSummary),
    creditCardDetails: optional(CreditCardDetails),
    paymentId: guid(),
    paymentMethod: optional(text({ maxLength: 150, description: 'Name of the payment method.' })),
    offlinePayment: flag({ description: 'Whether the payment was made offline.' }),
  },
  { description: 'A payment that may be refunded.' },
)

export type PaymentRefundability = Static<typeof PaymentRefundability>
export const PaymentRefundability = entity(
  'PaymentRefundability',
  {
    refundable: optional(flag({ description: 'Whether the payment provider can refund it.' })),
    manuallyRefundable: optional(
      described(ManuallyRefundable, 'Set if the payment can only be refunded outside the store.'),
    ),
    nonRefundable: optional(described(NonRefundable, 'Set if the payment cannot be refunded.')),
    payment: optional(RefundablePaymentInfo),
    providerLink: optional(webUrl({ description: 'Page of the payment at the payment provider.' })),
  },
  { description: 'Whether a payment can be refunded.' },
)

export type RefundPaymentsSummary = Static<typeof RefundPaymentsSummary>
export const RefundPaymentsSummary = entity(
  'RefundPaymentsSummary',
  { monetary: optional(MonetaryPaymentSummary) },
  { description: 'Totals of the payments of an order.' },
)

export type LineItemRefundability = Static<typeof LineItemRefundability>
export const LineItemRefundability = entity(
  'LineItemRefundability',
  {
    lineItemId: guid(),
    originalQuantity: integer(),
    refundedQuantity: integer(),
    availableRefundQuantity: integer({ description: 'Quantity that can still be refunded.' }),
  },
  { description: 'Quantities of a line item that can be refunded.' },
)

export type ShippingRefundability = Static<typeof ShippingRefundability>
export const ShippingRefundability = entity(
  'ShippingRefundability',
  {
    amount: optional(Price),
    refundedAmount: optional(Price),
    availableRefundAmount: optional(described(Price, 'Amount that can still be refunded.')),
  },
  { description: 'Amount of the delivery that can be refunded.' },
)

export type AdditionalFeeRefundability = Static<typeof AdditionalFeeRefundability>
export const AdditionalFeeRefundability = entity(
  'AdditionalFeeRefundability',
  {
    additionalFeeId: guid(),
    amount: optional(Price),
    refundedAmount: optional(Price),
    availableRefundAmount: optional(described(Price, 'Amount that can still be refunded.')),
  },
  { description: 'Amount of a fee that can be refunded.' },
)
