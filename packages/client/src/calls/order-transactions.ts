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

/** Records payments that were received outside the store, at most the amount due of the order. */
export const addPayments: ElevatedEndpoint<
  { params: { orderId: string }; body: { payments: readonly OutsidePaymentInput[] } },
  { orderTransactions: OrderTransactions; paymentsIds: readonly string[] }
> = { route: 'POST /ecom/v1/payments/orders/{orderId}/add-payment', elevated: true, dates: refundPaymentsMoments }

/** Lists the payments and refunds of up to 100 orders. Unknown orders are omitted. */
export const listTransactionsForMultipleOrders: ElevatedEndpoint<
  { body: { orderIds: readonly string[] } },
  { orderTransactions: readonly OrderTransactions[] }
> = { route: 'POST /ecom/v1/payments/list-by-ids', repeatable: true, elevated: true, dates: refundPaymentsMoments }

/** Updates the status of an offline payment that has not been received yet. */
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

/** Updates the status of up to 300 offline payments of orders. Each update succeeds or fails independently. */
export const bulkUpdatePaymentStatuses: ElevatedEndpoint<
  {
    body: {
      paymentAndOrderIds: readonly { orderId: string; paymentId: string }[]
      /** Whether results contain the updated payments. */
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
