// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { OrderTransactions, OutsidePaymentInput } from '../generated.ts'
import { chargeOrderMoments } from '../moments.ts'

/**
 * Notes money that came in outside the store, at most what is due of the order. Elevated.
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
    dates: chargeOrderMoments,
  })

/**
 * Reads an order's payments and refunds.
 *
 * @example
 * const { orderTransactions } = await owner.orderTransactions.listTransactionsForSingleOrder(order.id)
 */
export const listTransactionsForSingleOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, { route: 'GET /ecom/v1/payments/orders/{orderId} orderId', repeatable: true, dates: chargeOrderMoments })
