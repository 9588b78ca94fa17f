// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { OrderWithFulfillments, FulfillmentInput } from '../generated.ts'

const listFulfillmentsForSingleOrderDates = { orderWithFulfillments: { fulfillments: { createdDate: true } } } as const

/**
 * Reads the fulfillments of an order.
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
 * Fulfills line items of an order; everything left if none are given. Elevated.
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
  call?: CallOptions,
) => Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment orderId fulfillment',
    elevated: true,
    dates: listFulfillmentsForSingleOrderDates,
  })
