import type { Order, OrderWithFulfillments } from '@vitrine/client'

/** Whether an order stands and something of it has not gone out. */
export const isCancelable = (
  { status, fulfillmentStatus }: Order,
  { fulfillments = [] }: OrderWithFulfillments,
): boolean => status === 'APPROVED' && (fulfillmentStatus !== 'FULFILLED' || fulfillments.length === 0)
