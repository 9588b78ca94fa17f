// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/order-transactions.ts'
import type { BulkActionMetadata, OrderTransactions, BulkPaymentResult, OutsidePaymentInput } from '../generated.ts'
import { refundPaymentsMoments } from '../moments.ts'
export * from '../by-hand/order-transactions.ts'

/**
 * Records payments that were received outside the store, at most the amount due of the order. Elevated.
 *
 * @example
 * const cash = { amount: { amount: '5' }, regularPaymentDetails: { offlinePayment: true } }
 * const { paymentsIds } = await owner.orderTransactions.addPayments(unpaidOrder.id, [cash])
 */
export const addPayments = (
  send: ElevatedSend,
): ((
  orderId: string,
  payments: readonly OutsidePaymentInput[],
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions; paymentsIds: readonly string[] }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments/orders/{orderId}/add-payment orderId payments',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Lists the payments and refunds of up to 100 orders. Unknown orders are omitted. Elevated.
 *
 * @example
 * const { orderTransactions } = await owner.orderTransactions.listTransactionsForMultipleOrders([order.id])
 */
export const listTransactionsForMultipleOrders = (
  send: ElevatedSend,
): ((
  orderIds: readonly string[],
  call?: CallOptions,
) => Promise<{ orderTransactions: readonly OrderTransactions[] }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments/list-by-ids orderIds',
    repeatable: true,
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Updates the status of up to 300 offline payments of orders. Each update succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const pairs = [{ orderId: dueOrder.id, paymentId: duePaymentId }]
 * await owner.orderTransactions.bulkUpdatePaymentStatuses(pairs, { status: 'PENDING_MERCHANT' })
 */
export const bulkUpdatePaymentStatuses = (
  send: ElevatedSend,
): ((
  paymentAndOrderIds: readonly { orderId: string; paymentId: string }[],
  options?: Omit<BodyOf<typeof calls.bulkUpdatePaymentStatuses>, 'paymentAndOrderIds'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkPaymentResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /ecom/v1/bulk/payments/update-payment-transaction-status paymentAndOrderIds ...options',
    repeatable: true,
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Returns the payments and refunds of an order.
 *
 * @example
 * const { orderTransactions } = await owner.orderTransactions.listTransactionsForSingleOrder(order.id)
 */
export const listTransactionsForSingleOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'GET /ecom/v1/payments/orders/{orderId} orderId',
    repeatable: true,
    dates: refundPaymentsMoments,
  })
