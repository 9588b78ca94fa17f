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

/** Reads the fulfillments of an order; for its buyer and elevated callers. */
export const listFulfillmentsForSingleOrder: Endpoint<
  { params: { orderId: string } },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'GET /ecom/v1/fulfillments/orders/{orderId}',
  repeatable: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Reads the fulfillments of several orders; orders that the caller may not see are left out. */
export const listFulfillmentsForMultipleOrders: Endpoint<
  { body: { orderIds: readonly string[] } },
  { ordersWithFulfillments: readonly OrderWithFulfillments[] }
> = { route: 'POST /ecom/v1/fulfillments/list-by-ids', repeatable: true, dates: listFulfillmentsForMultipleOrdersDates }

/** Fulfills line items of an order; everything left if none are given. */
export const createFulfillment: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      fulfillment: FulfillmentInput
      /** Whether the buyer gets an email about it; `true` unless set. */
      sendShippingEmail?: boolean
      /**
       * Also fulfills as many pieces as were refunded and restocked, because those had been sent and came back.
       * Without it they are refused.
       */
      sendRestocked?: boolean
    }
  },
  { orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}

/** Fulfills several orders; each succeeds with all its fulfillments or fails on its own. */
export const bulkCreateFulfillments: ElevatedEndpoint<
  {
    body: {
      ordersWithFulfillments: readonly { orderId: string; fulfillments: readonly FulfillmentInput[] }[]
      /** Whether the buyer gets an email about it; `true` unless set. */
      sendShippingEmail?: boolean
    }
  },
  { results: readonly BulkOrderFulfillmentsResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments',
  elevated: true,
  dates: { results: listFulfillmentsForMultipleOrdersDates },
}

/** Changes the tracking, the line items or the status of a fulfillment. */
export const updateFulfillment: ElevatedEndpoint<
  {
    params: { fulfillmentId: string; orderId: string }
    body?: {
      fulfillment?: FulfillmentInput
      /** Whether the buyer gets an email about it; `true` unless set. */
      sendShippingEmail?: boolean
      /**
       * Also fulfills as many pieces as were refunded and restocked, because those had been sent and came back.
       * Without it they are refused.
       */
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

/** Cancels a fulfillment: its line items are to be fulfilled again. */
export const deleteFulfillment: ElevatedEndpoint<
  {
    params: { fulfillmentId: string; orderId: string }
    query?: {
      /** Whether the buyer gets an email about it; `true` unless set. */
      sendShippingEmail?: boolean
    }
  },
  { orderWithFulfillments: OrderWithFulfillments }
> = {
  route: 'DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
  elevated: true,
  dates: listFulfillmentsForSingleOrderDates,
}
