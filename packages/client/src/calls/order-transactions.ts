// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, OrderTransactions } from '../generated.ts'
import { listTransactionsForSingleOrderMoments } from '../moments.ts'

/** Reads an order's payments and refunds. */
export const listTransactionsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderTransactions: OrderTransactions }
> = { route: 'GET /ecom/v1/payments/orders/{orderId}', repeatable: true, dates: listTransactionsForSingleOrderMoments }
