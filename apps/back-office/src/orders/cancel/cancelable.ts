import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { isShipment } from '../fulfillment/shippable.ts'

/** Whether an order stands and something of it has not gone out; files come back by their links. */
export const isCancelable = (order: Order, { fulfillments = [] }: OrderWithFulfillments): boolean =>
  order.status === 'APPROVED' &&
  (order.fulfillmentStatus !== 'FULFILLED' || !fulfillments.some((one) => isShipment(order, one)))
