import type { Static } from 'typebox'
import {
  described,
  entity,
  text,
  integer,
  flag,
  guid,
  timestamp,
  oneOf,
  list,
  optional,
  translatable,
} from '../../schema.ts'
import { Price } from '../common.ts'
import { CashRoundingAdjustment, CreditCardDetails } from '../orders/order.ts'
import { ItemMetadata } from '../bulk-results.ts'

const FailureDetails = entity(
  'FailureDetails',
  {
    failureCode: optional(text({ maxLength: 100 })),
  },
  { description: 'Why an operation failed.' },
)

const TransactionsCapture = entity(
  'TransactionsCapture',
  {
    id: optional(guid({ readOnly: true })),
    status: optional(oneOf(['PENDING', 'SUCCEEDED', 'FAILED'])),
    amount: optional(Price),
    createdDate: optional(timestamp()),
    failureDetails: optional(FailureDetails),
  },
  { description: 'A capture of an authorized payment.' },
)

const TransactionsVoid = entity(
  'TransactionsVoid',
  {
    status: optional(oneOf(['PENDING', 'SUCCEEDED', 'FAILED'])),
    voidedDate: optional(timestamp()),
    failureDetails: optional(FailureDetails),
    reason: optional(oneOf(['MANUAL', 'SCHEDULED'], { description: '`SCHEDULED`: voided automatically.' })),
  },
  { description: 'The voiding of an authorized payment.' },
)

const ScheduledAction = entity(
  'ScheduledAction',
  {
    actionType: optional(oneOf(['VOID', 'CAPTURE'])),
    executionDate: optional(timestamp()),
  },
  { description: 'What happens automatically to an authorized payment.' },
)

export type AuthorizationDetails = Static<typeof AuthorizationDetails>
export const AuthorizationDetails = entity(
  'AuthorizationDetails',
  {
    delayedCapture: optional(
      flag({ readOnly: true, description: 'Whether the payment was authorized first and is captured later.' }),
    ),
    authorizedDate: optional(timestamp()),
    captures: optional(list(TransactionsCapture)),
    void: optional(TransactionsVoid),
    scheduledAction: optional(ScheduledAction),
  },
  { description: 'Authorization of a payment, and what became of it.' },
)

export type Chargeback = Static<typeof Chargeback>
export const Chargeback = entity(
  'Chargeback',
  {
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp({ readOnly: true })),
    updatedDate: optional(timestamp({ readOnly: true })),
    amount: optional(described(Price, 'Amount withdrawn.')),
    reversalAmount: optional(described(Price, 'Amount returned to the store.')),
    status: optional(oneOf(['APPROVED', 'REVERSED'])),
    externalId: optional(
      guid({ readOnly: true, description: 'ID of the chargeback at the payment provider, if it is a GUID.' }),
    ),
  },
  { description: 'A chargeback of a payment.' },
)

const UserDefinedName = entity(
  'UserDefinedName',
  {
    predefined: optional(oneOf(['CASH', 'BANK_TRANSFER', 'CHECK'])),
    custom: optional(text({ minLength: 1, maxLength: 150 })),
  },
  { description: 'The name that the merchant gave to a payment method.' },
)

export type PaymentMethodName = Static<typeof PaymentMethodName>
export const PaymentMethodName = entity(
  'PaymentMethodName',
  {
    buyerLanguageName: optional(text({ maxLength: 150 })),
    siteLanguageName: optional(text({ maxLength: 150 })),
    userDefinedName: optional(UserDefinedName),
  },
  { description: 'The name of a payment method.' },
)

const RegularPaymentDetails = entity(
  'RegularPaymentDetails',
  {
    creditCardDetails: optional(CreditCardDetails),
    paymentOrderId: optional(text({ maxLength: 100, description: 'ID of the payment in the payment system.' })),
    gatewayTransactionId: optional(
      text({ maxLength: 100, description: 'ID of the transaction at the payment gateway.' }),
    ),
    providerTransactionId: optional(
      text({ maxLength: 100, description: 'ID of the transaction at the payment provider.' }),
    ),
    offlinePayment: optional(
      flag({ description: 'Whether the payment is made offline, for example by bank transfer.' }),
    ),
    savedPaymentMethod: optional(
      flag({ description: 'Whether a saved payment method was charged, or the payment method was saved.' }),
    ),
    authorizationDetails: optional(AuthorizationDetails),
    chargebacks: optional(list(Chargeback)),
    platformFee: optional(described(Price, 'Fee of the platform.')),
    paymentMethodName: optional(PaymentMethodName),
  },
  { description: 'Details of a payment that is not by gift card or membership.' },
)

export type GiftcardPaymentDetails = Static<typeof GiftcardPaymentDetails>
export const GiftcardPaymentDetails = entity(
  'GiftcardPaymentDetails',
  {
    giftCardPaymentId: optional(text({ maxLength: 100, description: 'ID of the payment by gift card.' })),
    appId: optional(guid({ description: 'ID of the app that manages the gift card.' })),
    obfuscatedCode: optional(text({ maxLength: 30, description: 'Last characters of the code.' })),
  },
  { description: 'Details of a payment by gift card.' },
)

const FutureMembership = entity(
  'FutureMembership',
  {
    lineItemId: optional(guid()),
    benefitId: optional(text({ maxLength: 200 })),
  },
  { description: 'A membership bought with the same order.' },
)

const MembershipPaymentDetails = entity(
  'MembershipPaymentDetails',
  {
    membershipId: optional(text({ maxLength: 200 })),
    lineItemId: optional(text({ minLength: 1, maxLength: 100 })),
    name: optional(translatable(100, 100)),
    externalTransactionId: optional(text({ minLength: 1, maxLength: 100 })),
    providerAppId: optional(guid({ description: 'ID of the app that manages the membership.' })),
    futureMembership: optional(FutureMembership),
  },
  { description: 'Details of a payment by membership.' },
)

const CashRounding = entity(
  'CashRounding',
  {
    unroundedAmount: optional(described(Price, 'Exact amount, before rounding.')),
    roundingAdjustment: optional(CashRoundingAdjustment),
  },
  { description: 'The rounding of a cash payment.' },
)

export type TransactionsPayment = Static<typeof TransactionsPayment>
export const TransactionsPayment = entity(
  'TransactionsPayment',
  {
    regularPaymentDetails: optional(RegularPaymentDetails),
    giftcardPaymentDetails: optional(GiftcardPaymentDetails),
    membershipPaymentDetails: optional(MembershipPaymentDetails),
    id: optional(guid({ readOnly: true })),
    createdDate: optional(timestamp()),
    updatedDate: optional(timestamp({ readOnly: true })),
    amount: optional(described(Price, 'Amount of the payment.')),
    refundDisabled: optional(flag({ description: 'Whether the payment cannot be refunded.' })),
    supportReceiptGeneration: optional(flag({ readOnly: true, description: 'Whether a receipt can be created.' })),
    cashRounding: optional(CashRounding),
    status: optional(
      oneOf(
        [
          'PARTIALLY_REFUNDED',
          'PENDING',
          'PENDING_MERCHANT',
          'CANCELED',
          'DECLINED',
          'APPROVED',
          'REFUNDED',
          'AUTHORIZED',
          'VOIDED',
        ],
        {
          description:
            '`PENDING`: being processed, or an offline payment that is due. `PENDING_MERCHANT`: under review.',
        },
      ),
    ),
    chargeCorrelationId: optional(guid({ description: 'ID shared by payments that were charged together.' })),
  },
  { description: 'A payment of an order. One of the `…PaymentDetails` fields is set.' },
)

const RefundStatusInfo = entity(
  'RefundStatusInfo',
  {
    paymentGatewayReasonCode: optional(
      text({ minLength: 1, maxLength: 10, description: 'Short code of the payment provider.' }),
    ),
    description: optional(text({ minLength: 1, maxLength: 1000 })),
  },
  { description: 'Why a refund has its status.' },
)

export type TransactionsTransaction = Static<typeof TransactionsTransaction>
export const TransactionsTransaction = entity(
  'TransactionsTransaction',
  {
    paymentId: optional(guid()),
    amount: optional(described(Price, 'Amount of the refund.')),
    refundStatus: optional(
      oneOf(['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'], {
        description: '`SCHEDULED`: not sent to the payment provider yet. `PENDING`: being processed by the provider.',
      }),
    ),
    refundStatusInfo: optional(RefundStatusInfo),
    gatewayRefundId: optional(guid({ description: 'ID of this refund of one payment.' })),
    providerRefundId: optional(text({ description: 'ID of the refund at the payment provider.' })),
    externalRefund: optional(flag({ description: 'Whether the merchant refunded outside the store.' })),
    storeCredit: optional(flag({ readOnly: true, description: 'Whether the amount became store credit.' })),
    exchange: optional(flag({ readOnly: true, description: 'Whether the amount pays for an exchange.' })),
  },
  { description: 'The refund of one payment.' },
)

const TransactionsItem = entity(
  'TransactionsItem',
  {
    lineItemId: optional(guid()),
    quantity: optional(integer({ minimum: 1, maximum: 100000 })),
  },
  { description: 'A refunded line item.' },
)

const TransactionsAdditionalFee = entity(
  'TransactionsAdditionalFee',
  {
    additionalFeeId: optional(guid()),
    amount: optional(Price),
  },
  { description: 'A refunded fee.' },
)

const TransactionsShipping = entity(
  'TransactionsShipping',
  {
    amount: optional(Price),
  },
  { description: 'The refunded delivery.' },
)

const TransactionsDetails = entity(
  'TransactionsDetails',
  {
    items: optional(list(TransactionsItem, { description: 'Same as `lineItems`.' })),
    shippingIncluded: optional(flag({ description: 'Whether the delivery is refunded.' })),
    reason: optional(text({ maxLength: 200 })),
    lineItems: optional(list(TransactionsItem)),
    additionalFees: optional(list(TransactionsAdditionalFee)),
    shipping: optional(TransactionsShipping),
  },
  { description: 'What a refund is for.' },
)

const TransactionsLineItem = entity(
  'TransactionsLineItem',
  {
    lineItemId: optional(guid()),
    totalRefundedAmount: optional(described(Price, 'Refunded amount.')),
  },
  { description: 'The refunded amount of a line item.' },
)

const TransactionsBreakdown = entity(
  'TransactionsBreakdown',
  {
    lineItems: optional(list(TransactionsLineItem)),
  },
  { description: 'Refunded amounts by line item.' },
)

const TransactionsSummary = entity(
  'TransactionsSummary',
  {
    requestedRefund: optional(described(Price, 'Requested amount.')),
    pendingRefund: optional(described(Price, 'Amount that is still being processed.')),
    refunded: optional(described(Price, 'Amount refunded.')),
    failedRefundAmount: optional(described(Price, 'Amount whose refund failed.')),
    pending: optional(flag({ description: 'Whether a part is still being processed.' })),
    breakdown: optional(TransactionsBreakdown),
  },
  { description: 'Totals of a refund.' },
)

export type TransactionsRefund = Static<typeof TransactionsRefund>
export const TransactionsRefund = entity(
  'TransactionsRefund',
  {
    id: optional(guid({ readOnly: true })),
    transactions: optional(list(TransactionsTransaction)),
    details: optional(TransactionsDetails),
    createdDate: optional(timestamp({ readOnly: true })),
    summary: optional(TransactionsSummary),
    requestingServiceAppId: optional(guid({ readOnly: true, description: 'ID of the app that requested the refund.' })),
  },
  { description: 'A refund of an order, of one or several payments.' },
)

export type OrderTransactions = Static<typeof OrderTransactions>
export const OrderTransactions = entity(
  'OrderTransactions',
  {
    orderId: optional(guid()),
    payments: optional(list(TransactionsPayment)),
    refunds: optional(list(TransactionsRefund)),
  },
  { description: 'Payments and refunds of an order.' },
)

export type BulkPaymentResult = Static<typeof BulkPaymentResult>
export const BulkPaymentResult = entity(
  'BulkPaymentResult',
  {
    itemMetadata: ItemMetadata,
    item: optional(TransactionsPayment),
  },
  { description: 'The result for one payment of a bulk request.' },
)
