import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../calls/order-transactions.ts'
import type { OrderTransactions, TransactionsPayment } from '../generated.ts'

/**
 * Updates the status of an offline payment that has not been received yet.
 * @example
 * const identifiers = { orderId: dueOrder.id, paymentId: duePaymentId }
 * await owner.orderTransactions.updatePaymentStatus(identifiers, { status: 'PENDING_MERCHANT' })
 */
export const updatePaymentStatus =
  (send: ElevatedSend) =>
  (
    identifiers: { readonly orderId: string; readonly paymentId: string },
    options: { readonly status?: NonNullable<TransactionsPayment['status']> } = {},
    call?: CallOptions,
  ): Promise<{ orderTransactions: OrderTransactions }> =>
    send(
      calls.updatePaymentStatus,
      { params: identifiers, body: options },
      { ...call, args: ['identifiers', '...options'] },
    )
