// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, OrderTransactions, OutsidePaymentInput } from '../generated.ts'
import { chargeOrderMoments } from '../moments.ts'

/** Notes money that came in outside the store, at most what is due of the order. */
export const addPayments: ElevatedEndpoint<
  { params: { orderId: string }; body: { payments: readonly OutsidePaymentInput[] } },
  { orderTransactions: OrderTransactions; paymentsIds: readonly string[] }
> = { route: 'POST /ecom/v1/payments/orders/{orderId}/add-payment', elevated: true, dates: chargeOrderMoments }

/** Reads an order's payments and refunds. */
export const listTransactionsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderTransactions: OrderTransactions }
> = { route: 'GET /ecom/v1/payments/orders/{orderId}', repeatable: true, dates: chargeOrderMoments }
