// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, CursorMetadata, Order, PaymentRefund } from '../generated.ts'
import { getOrderMoments } from '../moments.ts'

/** Reads an order; for its buyer and elevated callers. */
export const getOrder: Endpoint<{ params: { id: string } }, { order: Order }> = {
  route: 'GET /ecom/v1/orders/{id}',
  repeatable: true,
  dates: getOrderMoments,
}

/** Finds orders, newest first; members find only their own. */
export const searchOrders: Endpoint<
  {
    body?: {
      /** A `Search`. */
      search?: unknown
    }
  },
  { orders: readonly Order[]; metadata: CursorMetadata }
> = { route: 'POST /ecom/v1/orders/search', repeatable: true, dates: getOrderMoments }

/** Cancels an order: releases what is held and refunds what was paid, all of it or as asked. */
export const cancelOrder: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      sendOrderCanceledEmail?: boolean
      customMessage?: string
      restockAllItems?: boolean
      /** What goes back to which payments; an empty list keeps everything. Without it, everything goes back. */
      paymentRefunds?: readonly PaymentRefund[]
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders/{id}/cancel', repeatable: true, elevated: true, dates: getOrderMoments }

/** Marks the amount due of an order as paid offline. */
export const markOrderAsPaid: ElevatedEndpoint<{ params: { ecomOrderId: string } }, { order: Order }> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  elevated: true,
  dates: getOrderMoments,
}
