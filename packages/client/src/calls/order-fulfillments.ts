// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, OrderWithFulfillments, FulfillmentInput } from '../generated.ts'

const listFulfillmentsForSingleOrderDates = { orderWithFulfillments: { fulfillments: { createdDate: true } } } as const

/** Reads the fulfillments of an order. */
export const listFulfillmentsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  repeatable: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Fulfills line items of an order; everything left if none are given. */
export const createFulfillment: ElevatedEndpoint<
  { params: { orderId: string }; body: { fulfillment: FulfillmentInput } },
  { orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}
