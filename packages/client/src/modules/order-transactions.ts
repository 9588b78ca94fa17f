import { bind } from '../bind.ts'
import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { OrderTransactions } from '../generated.ts'

/**
 * Reads an order's payments and refunds.
 *
 * @example
 * const { orderTransactions } = await owner.orderTransactions.listTransactionsForSingleOrder(order.id)
 */
export const listTransactionsForSingleOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, calls.listTransactionsForSingleOrder, 'orderId')
