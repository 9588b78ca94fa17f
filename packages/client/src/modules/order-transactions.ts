// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import type { OrderTransactions } from '../generated.ts'
import { listTransactionsForSingleOrderMoments } from '../moments.ts'

/**
 * Reads an order's payments and refunds.
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
    dates: listTransactionsForSingleOrderMoments,
  })
