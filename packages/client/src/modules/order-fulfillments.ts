// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type {
  BulkActionMetadata,
  OrderWithFulfillments,
  BulkOrderFulfillmentsResult,
  FulfillmentInput,
} from '../generated.ts'
export * from '../by-hand/order-fulfillments.ts'

const orderWithFulfillmentsDates = { fulfillments: { createdDate: true, deliveredDate: true } } as const

const listFulfillmentsForSingleOrderDates = { orderWithFulfillments: orderWithFulfillmentsDates } as const

const listFulfillmentsForMultipleOrdersDates = { ordersWithFulfillments: orderWithFulfillmentsDates } as const

/**
 * Lists the fulfillments of an order. Available to its buyer and to elevated callers.
 *
 * @example
 * const { orderWithFulfillments } = await owner.orderFulfillments.listFulfillmentsForSingleOrder(order.id)
 */
export const listFulfillmentsForSingleOrder = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<{ orderWithFulfillments: OrderWithFulfillments }>) =>
  bind(send, {
    route: 'GET /ecom/v1/fulfillments/orders/{orderId} orderId',
    repeatable: true,
    dates: listFulfillmentsForSingleOrderDates,
  })

/**
 * Lists the fulfillments of up to 100 orders. Omits orders that the caller cannot access.
 *
 * @example
 * await owner.orderFulfillments.listFulfillmentsForMultipleOrders([order.id])
 */
export const listFulfillmentsForMultipleOrders = (
  send: Send,
): ((
  orderIds: readonly string[],
  call?: CallOptions,
) => Promise<{ ordersWithFulfillments: readonly OrderWithFulfillments[] }>) =>
  bind(send, {
    route: 'POST /ecom/v1/fulfillments/list-by-ids orderIds',
    repeatable: true,
    dates: listFulfillmentsForMultipleOrdersDates,
  })

/**
 * Creates a fulfillment of an order's line items. By default, fulfills everything not fulfilled yet. Elevated.
 *
 * @example
 * const trackingInfo = { trackingNumber: '1Z 999', shippingProvider: 'ups' }
 * const { fulfillmentId } = await owner.orderFulfillments.createFulfillment(order.id, { trackingInfo })
 */
export const createFulfillment = (
  send: ElevatedSend,
): ((
  orderId: string,
  fulfillment: FulfillmentInput,
  options?: { sendShippingEmail?: boolean; sendRestocked?: boolean },
  call?: CallOptions,
) => Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment orderId fulfillment ...options',
    elevated: true,
    dates: listFulfillmentsForSingleOrderDates,
  })

/**
 * Creates fulfillments for up to 100 orders. Each order succeeds or fails independently, as a whole. Elevated.
 *
 * @example
 * const orders = [{ orderId: order.id, fulfillments: [{}] }]
 * const { results } = await owner.orderFulfillments.bulkCreateFulfillments(orders)
 */
export const bulkCreateFulfillments = (
  send: ElevatedSend,
): ((
  ordersWithFulfillments: readonly { orderId: string; fulfillments: readonly FulfillmentInput[] }[],
  options?: { sendShippingEmail?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkOrderFulfillmentsResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /ecom/v1/fulfillments/orders/bulk/create-fulfillments ordersWithFulfillments ...options',
    elevated: true,
    dates: { results: listFulfillmentsForMultipleOrdersDates },
  })
