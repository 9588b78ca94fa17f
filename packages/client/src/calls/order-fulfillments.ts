// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkActionMetadata,
  OrderWithFulfillments,
  BulkOrderFulfillmentsResult,
  FulfillmentInput,
} from '../generated.ts'

const orderWithFulfillmentsDates = { fulfillments: { createdDate: true, deliveredDate: true } } as const

const listFulfillmentsForSingleOrderDates = { orderWithFulfillments: orderWithFulfillmentsDates } as const

const listFulfillmentsForMultipleOrdersDates = { ordersWithFulfillments: orderWithFulfillmentsDates } as const

/** Lists the fulfillments of an order. Available to its buyer and to elevated callers. */
export const listFulfillmentsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  repeatable: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Lists the fulfillments of up to 100 orders. Omits orders that the caller cannot access. */
export const listFulfillmentsForMultipleOrders: Endpoint<
  { body: { orderIds: readonly string[] } },
  { ordersWithFulfillments: readonly OrderWithFulfillments[] }
> = { route: 'POST /ecom/v1/fulfillments/list-by-ids', repeatable: true, dates: listFulfillmentsForMultipleOrdersDates }

/** Creates a fulfillment of an order's line items. By default, fulfills everything not fulfilled yet. */
export const createFulfillment: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      fulfillment: FulfillmentInput
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
      /** Whether to accept units that were refunded and restocked, because they were sent and returned. Default: false. */
      sendRestocked?: boolean
    }
  },
  { orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Creates fulfillments for up to 100 orders. Each order succeeds or fails independently, as a whole. */
export const bulkCreateFulfillments: ElevatedEndpoint<
  {
    body: {
      ordersWithFulfillments: readonly { orderId: string; fulfillments: readonly FulfillmentInput[] }[]
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
    }
  },
  { results: readonly BulkOrderFulfillmentsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments',
  elevated: true,
  dates: { results: listFulfillmentsForMultipleOrdersDates },
}

/** Updates the tracking, line items or status of a fulfillment. */
export const updateFulfillment: ElevatedEndpoint<
  {
    params: { fulfillmentId: string; orderId: string }
    body?: {
      fulfillment?: FulfillmentInput
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
      /** Whether to accept units that were refunded and restocked, because they were sent and returned. Default: false. */
      sendRestocked?: boolean
    }
  },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'PATCH /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  repeatable: true,
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Cancels a fulfillment. Its line items become unfulfilled again. */
export const deleteFulfillment: ElevatedEndpoint<
  {
    params: { fulfillmentId: string; orderId: string }
    query?: {
      /** Whether the buyer is notified by email. Default: true. */
      sendShippingEmail?: boolean
    }
  },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}
