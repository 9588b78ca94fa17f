import type { Static } from 'typebox'
import { entity, text, integer, flag, guid, timestamp, oneOf, list, optional, translatable } from '../schema.ts'
import { Price } from './common.ts'
import { CashRoundingAdjustment, CreditCardDetails } from './order.ts'
import { ItemMetadata } from './product.ts'

export type FailureDetails = Static<typeof FailureDetails>
export const FailureDetails = entity('FailureDetails', {
  failureCode: optional(text({ maxLength: 100 })),
})

export type TransactionsCapture = Static<typeof TransactionsCapture>
export const TransactionsCapture = entity('TransactionsCapture', {
  id: optional(guid({ readOnly: true })),
  status: optional(oneOf(['PENDING', 'SUCCEEDED', 'FAILED'])),
  amount: optional(Price),
  createdDate: optional(timestamp()),
  failureDetails: optional(FailureDetails),
})

export type TransactionsVoid = Static<typeof TransactionsVoid>
export const TransactionsVoid = entity('TransactionsVoid', {
  status: optional(oneOf(['PENDING', 'SUCCEEDED', 'FAILED'])),
  voidedDate: optional(timestamp()),
  failureDetails: optional(FailureDetails),
  reason: optional(oneOf(['MANUAL', 'SCHEDULED'])),
})

export type ScheduledAction = Static<typeof ScheduledAction>
export const ScheduledAction = entity('ScheduledAction', {
  actionType: optional(oneOf(['VOID', 'CAPTURE'])),
  executionDate: optional(timestamp()),
})

export type AuthorizationDetails = Static<typeof AuthorizationDetails>
export const AuthorizationDetails = entity('AuthorizationDetails', {
  delayedCapture: optional(flag({ readOnly: true })),
  authorizedDate: optional(timestamp()),
  captures: optional(list(TransactionsCapture)),
  void: optional(TransactionsVoid),
  scheduledAction: optional(ScheduledAction),
})

export type Chargeback = Static<typeof Chargeback>
export const Chargeback = entity('Chargeback', {
  id: optional(guid({ readOnly: true })),
  createdDate: optional(timestamp({ readOnly: true })),
  updatedDate: optional(timestamp({ readOnly: true })),
  amount: optional(Price),
  reversalAmount: optional(Price),
  status: optional(oneOf(['APPROVED', 'REVERSED'])),
  externalId: optional(guid({ readOnly: true })),
})

export type UserDefinedName = Static<typeof UserDefinedName>
export const UserDefinedName = entity('UserDefinedName', {
  predefined: optional(oneOf(['CASH', 'BANK_TRANSFER', 'CHECK'])),
  custom: optional(text({ minLength: 1, maxLength: 150 })),
})

export type PaymentMethodName = Static<typeof PaymentMethodName>
export const PaymentMethodName = entity('PaymentMethodName', {
  buyerLanguageName: optional(text({ maxLength: 150 })),
  siteLanguageName: optional(text({ maxLength: 150 })),
  userDefinedName: optional(UserDefinedName),
})

export type RegularPaymentDetails = Static<typeof RegularPaymentDetails>
export const RegularPaymentDetails = entity('RegularPaymentDetails', {
  creditCardDetails: optional(CreditCardDetails),
  paymentOrderId: optional(text({ maxLength: 100 })),
  gatewayTransactionId: optional(text({ maxLength: 100 })),
  providerTransactionId: optional(text({ maxLength: 100 })),
  offlinePayment: optional(flag()),
  savedPaymentMethod: optional(flag()),
  authorizationDetails: optional(AuthorizationDetails),
  chargebacks: optional(list(Chargeback)),
  platformFee: optional(Price),
  paymentMethodName: optional(PaymentMethodName),
})

export type GiftcardPaymentDetails = Static<typeof GiftcardPaymentDetails>
export const GiftcardPaymentDetails = entity('GiftcardPaymentDetails', {
  giftCardPaymentId: optional(text({ maxLength: 100 })),
  appId: optional(guid()),
  obfuscatedCode: optional(text({ maxLength: 30 })),
})

export type FutureMembership = Static<typeof FutureMembership>
export const FutureMembership = entity('FutureMembership', {
  lineItemId: optional(guid()),
  benefitId: optional(text({ maxLength: 200 })),
})

export type MembershipPaymentDetails = Static<typeof MembershipPaymentDetails>
export const MembershipPaymentDetails = entity('MembershipPaymentDetails', {
  membershipId: optional(text({ maxLength: 200 })),
  lineItemId: optional(text({ minLength: 1, maxLength: 100 })),
  name: optional(translatable(100, 100)),
  externalTransactionId: optional(text({ minLength: 1, maxLength: 100 })),
  providerAppId: optional(guid()),
  futureMembership: optional(FutureMembership),
})

export type CashRounding = Static<typeof CashRounding>
export const CashRounding = entity('CashRounding', {
  unroundedAmount: optional(Price),
  roundingAdjustment: optional(CashRoundingAdjustment),
})

export type TransactionsPayment = Static<typeof TransactionsPayment>
export const TransactionsPayment = entity('TransactionsPayment', {
  regularPaymentDetails: optional(RegularPaymentDetails),
  giftcardPaymentDetails: optional(GiftcardPaymentDetails),
  membershipPaymentDetails: optional(MembershipPaymentDetails),
  id: optional(guid({ readOnly: true })),
  createdDate: optional(timestamp()),
  updatedDate: optional(timestamp({ readOnly: true })),
  amount: optional(Price),
  refundDisabled: optional(flag()),
  supportReceiptGeneration: optional(flag({ readOnly: true })),
  cashRounding: optional(CashRounding),
  status: optional(
    oneOf([
      'PARTIALLY_REFUNDED',
      'PENDING',
      'PENDING_MERCHANT',
      'CANCELED',
      'DECLINED',
      'APPROVED',
      'REFUNDED',
      'AUTHORIZED',
      'VOIDED',
    ]),
  ),
  chargeCorrelationId: optional(guid()),
})

export type RefundStatusInfo = Static<typeof RefundStatusInfo>
export const RefundStatusInfo = entity('RefundStatusInfo', {
  paymentGatewayReasonCode: optional(text({ minLength: 1, maxLength: 10 })),
  description: optional(text({ minLength: 1, maxLength: 1000 })),
})

export type TransactionsTransaction = Static<typeof TransactionsTransaction>
export const TransactionsTransaction = entity('TransactionsTransaction', {
  paymentId: optional(guid()),
  amount: optional(Price),
  refundStatus: optional(oneOf(['PENDING', 'SUCCEEDED', 'FAILED', 'SCHEDULED', 'STARTED'])),
  refundStatusInfo: optional(RefundStatusInfo),
  gatewayRefundId: optional(guid()),
  providerRefundId: optional(text()),
  externalRefund: optional(flag()),
  storeCredit: optional(flag({ readOnly: true, description: 'It became store credit.' })),
  exchange: optional(flag({ readOnly: true, description: 'It pays for what is sent in exchange.' })),
})

export type TransactionsItem = Static<typeof TransactionsItem>
export const TransactionsItem = entity('TransactionsItem', {
  lineItemId: optional(guid()),
  quantity: optional(integer({ minimum: 1, maximum: 100000 })),
})

export type TransactionsAdditionalFee = Static<typeof TransactionsAdditionalFee>
export const TransactionsAdditionalFee = entity('TransactionsAdditionalFee', {
  additionalFeeId: optional(guid()),
  amount: optional(Price),
})

export type TransactionsShipping = Static<typeof TransactionsShipping>
export const TransactionsShipping = entity('TransactionsShipping', {
  amount: optional(Price),
})

export type TransactionsDetails = Static<typeof TransactionsDetails>
export const TransactionsDetails = entity('TransactionsDetails', {
  items: optional(list(TransactionsItem)),
  shippingIncluded: optional(flag()),
  reason: optional(text({ maxLength: 200 })),
  lineItems: optional(list(TransactionsItem)),
  additionalFees: optional(list(TransactionsAdditionalFee)),
  shipping: optional(TransactionsShipping),
})

export type TransactionsLineItem = Static<typeof TransactionsLineItem>
export const TransactionsLineItem = entity('TransactionsLineItem', {
  lineItemId: optional(guid()),
  totalRefundedAmount: optional(Price),
})

export type TransactionsBreakdown = Static<typeof TransactionsBreakdown>
export const TransactionsBreakdown = entity('TransactionsBreakdown', {
  lineItems: optional(list(TransactionsLineItem)),
})

export type TransactionsSummary = Static<typeof TransactionsSummary>
export const TransactionsSummary = entity('TransactionsSummary', {
  requestedRefund: optional(Price),
  pendingRefund: optional(Price),
  refunded: optional(Price),
  failedRefundAmount: optional(Price),
  pending: optional(flag()),
  breakdown: optional(TransactionsBreakdown),
})

export type TransactionsRefund = Static<typeof TransactionsRefund>
export const TransactionsRefund = entity('TransactionsRefund', {
  id: optional(guid({ readOnly: true })),
  transactions: optional(list(TransactionsTransaction)),
  details: optional(TransactionsDetails),
  createdDate: optional(timestamp({ readOnly: true })),
  summary: optional(TransactionsSummary),
  requestingServiceAppId: optional(guid({ readOnly: true })),
})

export type OrderTransactions = Static<typeof OrderTransactions>
export const OrderTransactions = entity('OrderTransactions', {
  orderId: optional(guid()),
  payments: optional(list(TransactionsPayment)),
  refunds: optional(list(TransactionsRefund)),
})

export type BulkPaymentResult = Static<typeof BulkPaymentResult>
export const BulkPaymentResult = entity('BulkPaymentResult', {
  itemMetadata: ItemMetadata,
  item: optional(TransactionsPayment),
})
