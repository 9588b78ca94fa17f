// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/orders.ts'
import type { Order } from '../generated.ts'
import { getOrderMoments } from '../moments.ts'
export * from '../by-hand/orders.ts'

/**
 * Reads an order; for its buyer and elevated callers.
 *
 * @example
 * const { number, status } = await owner.orders.getOrder(order.id)
 */
export const getOrder = (send: Send): ((id: string, call?: CallOptions) => Promise<Order>) =>
  bind(send, { route: 'GET /ecom/v1/orders/{id} id', repeatable: true, dates: getOrderMoments }, 'order')

/**
 * Cancels an order: releases what is held and refunds what was paid, all of it or as asked. Elevated.
 *
 * @example
 * const { order: canceled } = await owner.orders.cancelOrder(order.id, { restockAllItems: true })
 */
export const cancelOrder = (
  send: ElevatedSend,
): ((id: string, options?: BodyOf<typeof calls.cancelOrder>, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/{id}/cancel id ...options',
    repeatable: true,
    elevated: true,
    dates: getOrderMoments,
  })

/**
 * Marks the amount due of an order as paid offline. Elevated.
 *
 * @example
 * const { order: paid } = await owner.orders.markOrderAsPaid(unpaidOrder.id)
 */
export const markOrderAsPaid = (
  send: ElevatedSend,
): ((ecomOrderId: string, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid ecomOrderId',
    elevated: true,
    dates: getOrderMoments,
  })
