// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, OrderWithFulfillments, FulfillmentInput } from '../generated.ts'

const listFulfillmentsForSingleOrderDates = { orderWithFulfillments: { fulfillments: { createdDate: true } } } as const

/** Reads what of an order has been sent. */
export const listFulfillmentsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  repeatable: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Marks lines of an order as sent; all that is left when no lines are named. */
export const createFulfillment: ElevatedEndpoint<
  { params: { orderId: string }; body: { fulfillment: FulfillmentInput } },
  { orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}
