// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  OrderTransactions,
  BulkPaymentResult,
  OutsidePaymentInput,
} from '../generated.ts'
import { refundPaymentsMoments } from '../moments.ts'

/** Notes money that came in outside the store, at most what is due of the order. */
export const addPayments: ElevatedEndpoint<
  { params: { orderId: string }; body: { payments: readonly OutsidePaymentInput[] } },
  { orderTransactions: OrderTransactions; paymentsIds: readonly string[] }
> = { route: 'POST /ecom/v1/payments/orders/{orderId}/add-payment', elevated: true, dates: refundPaymentsMoments }

/** Reads the payments and refunds of up to 100 orders; unknown orders are left out. */
export const listTransactionsForMultipleOrders: ElevatedEndpoint<
  { body: { orderIds: readonly string[] } },
  { orderTransactions: readonly OrderTransactions[] }
> = { route: 'POST /ecom/v1/payments/list-by-ids', repeatable: true, elevated: true, dates: refundPaymentsMoments }

/** Updates the status of an offline payment that was not received yet. */
export const updatePaymentStatus: ElevatedEndpoint<
  {
    params: { paymentId: string; orderId: string }
    body?: {
      status?:
        | 'UNDEFINED'
        | 'APPROVED'
        | 'PENDING'
        | 'PENDING_MERCHANT'
        | 'CANCELED'
        | 'DECLINED'
        | 'REFUNDED'
        | 'PARTIALLY_REFUNDED'
        | 'AUTHORIZED'
        | 'VOIDED'
    }
  },
  { orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
  repeatable: true,
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Updates the status of offline payments of several orders, each on its own. */
export const bulkUpdatePaymentStatuses: ElevatedEndpoint<
  {
    body: {
      paymentAndOrderIds: readonly { orderId: string; paymentId: string }[]
      returnFullEntity?: boolean
      status?:
        | 'UNDEFINED'
        | 'APPROVED'
        | 'PENDING'
        | 'PENDING_MERCHANT'
        | 'CANCELED'
        | 'DECLINED'
        | 'REFUNDED'
        | 'PARTIALLY_REFUNDED'
        | 'AUTHORIZED'
        | 'VOIDED'
    }
  },
  { results: readonly BulkPaymentResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /ecom/v1/bulk/payments/update-payment-transaction-status',
  repeatable: true,
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Returns the payments and refunds of an order. */
export const listTransactionsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderTransactions: OrderTransactions }
> = { route: 'GET /ecom/v1/payments/orders/{orderId}', repeatable: true, dates: refundPaymentsMoments }
