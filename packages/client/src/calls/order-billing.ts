// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
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
  RefundItems,
  PaymentRefund,
  RefundSideEffects,
  PaymentCapture,
} from '../generated.ts'
import { refundPaymentsMoments } from '../moments.ts'

/** Calculates what is refunded for items of an order, to the cent; for everything left if none are given. */
export const calculateRefund: ElevatedEndpoint<
  { body: { orderId: string; refundItems?: RefundItems } },
  {
    available: boolean
    notAvailable?: CalculatedRefundNotAvailableStatus
    summary?: AggregatedRefundSummary
    calculatedRefundItems?: CalculatedRefundItems
  }
> = { route: 'POST /ecom/v1/order-billing/calculate-refund', repeatable: true, elevated: true }

/** Tells how much of each payment and item of an order can be refunded, and why not. */
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

/** Refunds payments of an order, in whole or in part. */
export const refundPayments: ElevatedEndpoint<
  {
    body: {
      orderId: string
      paymentRefunds: readonly PaymentRefund[]
      sideEffects?: RefundSideEffects
      refundItems?: RefundItems
      customerReason?: string
    }
  },
  { refund: TransactionsRefund; orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/refund-payments', elevated: true, dates: refundPaymentsMoments }

/** Captures authorized payments of an order, in whole or in part. */
export const captureAuthorizedPayments: ElevatedEndpoint<
  { body: { orderId: string; payments: readonly PaymentCapture[] } },
  { orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/capture-authorized-payments', elevated: true, dates: refundPaymentsMoments }

/** Voids authorized payments of an order: what was not captured is released to the buyer. */
export const voidAuthorizedPayments: ElevatedEndpoint<
  { body: { orderId: string; paymentIds: readonly string[] } },
  { orderTransactions: OrderTransactions }
> = { route: 'POST /ecom/v1/order-billing/void-authorized-payments', elevated: true, dates: refundPaymentsMoments }
