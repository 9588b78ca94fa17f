// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CursorMetadata, Order } from '../generated.ts'
import { getOrderMoments } from '../moments.ts'

/** Reads an order; its buyer and elevated callers may. */
export const getOrder: Endpoint<{ params: { id: string } }, { order: Order }> = {
  route: 'GET /ecom/v1/orders/{id}',
  repeatable: true,
  dates: getOrderMoments,
}

/** Finds orders, newest first; a member finds only their own. */
export const searchOrders: Endpoint<
  {
    body?: {
      /** A `Search`. */
      search?: unknown
    }
  },
  { orders: readonly Order[]; metadata: CursorMetadata }
> = { route: 'POST /ecom/v1/orders/search', repeatable: true, dates: getOrderMoments }

/** Cancels an order and, when asked, puts its items back in stock. */
export const cancelOrder: ElevatedEndpoint<
  {
    params: { id: string }
    body?: { sendOrderCanceledEmail?: boolean; customMessage?: string; restockAllItems?: boolean }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders/{id}/cancel', repeatable: true, elevated: true, dates: getOrderMoments }

/** Says that what was still due of an order was paid outside. */
export const markOrderAsPaid: ElevatedEndpoint<{ params: { ecomOrderId: string } }, { order: Order }> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  elevated: true,
  dates: getOrderMoments,
}
