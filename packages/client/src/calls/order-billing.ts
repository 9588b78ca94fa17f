// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  Price,
  CalculatedRefundNotAvailableStatus,
  AggregatedRefundSummary,
  CalculatedRefundItems,
  PaymentRefundability,
  RefundPaymentsSummary,
  LineItemRefundability,
  ShippingRefundability,
  AdditionalFeeRefundability,
  TransactionsRefund,
  OrderTransactions,
  TransactionsPayment,
  ReceiptInfo,
  PaymentRefund,
  RefundItems,
  RefundSideEffects,
  PaymentCapture,
  RegularChargeInput,
  GiftCardCharge,
  MembershipCharge,
  DelayedCapture,
} from '../generated.ts'
import { refundPaymentsMoments } from '../moments.ts'

/**
 * Calculates the refund for items of an order. By default, calculates the refund for everything not refunded
 * yet.
 */
export const calculateRefund: ElevatedEndpoint<
  { body: { orderId: string; refundItems?: RefundItems } },
  {
    /** Whether the refund can be made. If not, `notAvailable` has the reasons. */
    available: boolean
    notAvailable?: CalculatedRefundNotAvailableStatus
    summary?: AggregatedRefundSummary
    calculatedRefundItems?: CalculatedRefundItems
  }
> = { route: 'POST /ecom/v1/order-billing/calculate-refund', repeatable: true, elevated: true }

/** Returns how much of each payment and item of an order can be refunded, and why the rest cannot. */
export const getOrderRefundability: ElevatedEndpoint<
  { body: { orderId: string } },
  {
    payments: readonly PaymentRefundability[]
    paymentsSummary?: RefundPaymentsSummary
    lineItems: readonly LineItemRefundability[]
    shipping?: ShippingRefundability
    additionalFees: readonly AdditionalFeeRefundability[]
  }
> = { route: 'POST /ecom/v1/order-billing/get-order-refundability', repeatable: true, elevated: true }

/** Refunds payments of an order, in full or in part. */
export const refundPayments: ElevatedEndpoint<
  {
    body: {
      orderId: string
      paymentRefunds: readonly PaymentRefund[]
      sideEffects?: RefundSideEffects
      refundItems?: RefundItems
      /** The reason that the buyer gave. */
      customerReason?: string
    }
  },
  { refund: TransactionsRefund; orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/refund-payments', elevated: true, dates: refundPaymentsMoments }

/** Captures authorized payments of an order, in full or in part. */
export const captureAuthorizedPayments: ElevatedEndpoint<
  { body: { orderId: string; payments: readonly PaymentCapture[] } },
  { orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/capture-authorized-payments', elevated: true, dates: refundPaymentsMoments }

/** Voids authorized payments of an order and releases the uncaptured amount to the buyer. */
export const voidAuthorizedPayments: ElevatedEndpoint<
  { body: { orderId: string; paymentIds: readonly string[] } },
  { orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/void-authorized-payments', elevated: true, dates: refundPaymentsMoments }

/** Creates receipts for payments of an order and their refunds. If one fails, none are created. */
export const generateReceipts: ElevatedEndpoint<
  { body: { orderId: string; paymentIds: readonly string[] } },
  { receipts: readonly ReceiptInfo[] }
> = { route: 'POST /ecom/v1/order-billing/generate-receipts', elevated: true }

/** Charges the amount due of an order with gift cards and a card. If one charge fails, none are made. */
export const chargeOrder: ElevatedEndpoint<
  {
    body: {
      orderId: string
      /** The buyer. Must be the member who placed the order. */
      memberId?: string
      regularCharge?: RegularChargeInput
      giftCards?: readonly GiftCardCharge[]
      memberships?: readonly MembershipCharge[]
      /** Requests with the same key charge the order only once. */
      idempotencyKey?: string
      /** Whether the charge is made without the buyer present. Only saved payment methods can be charged then. */
      merchantInitiated?: boolean
    }
  },
  {
    payments: readonly TransactionsPayment[]
    orderTransactions: OrderTransactions
    /** Set if the buyer's bank requires confirmation. The charge completes only after it. */
    regularChargeResponseToken?: string
  }
> = { route: 'POST /ecom/v1/order-billing/charge-order', elevated: true, dates: refundPaymentsMoments }

/** Pays the amount due of an order, or part of it, with a gift card. */
export const redeemGiftCard: ElevatedEndpoint<
  { body: { orderId: string; giftCardCode: string; amount: Price; currency: string } },
  { orderTransactions: OrderTransactions; payment: TransactionsPayment }
> = { route: 'POST /ecom/v1/order-billing/redeem-gift-card', elevated: true, dates: refundPaymentsMoments }

/** Authorizes an amount on the newest saved payment method of the member who placed an order. */
export const authorizeChargeWithSavedPaymentMethod: ElevatedEndpoint<
  { body: { orderId: string; amount: Price; currency: string; delayedCaptureSettings: DelayedCapture } },
  { payment: TransactionsPayment; orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method',
  elevated: true,
  dates: refundPaymentsMoments,
}
