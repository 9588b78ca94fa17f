import type { Order, OrderWithFulfillments } from '@vitrine/client'
import { isShipment } from '../fulfillment/shippable.ts'

/** Whether an order is approved and not shipped completely. Digital files don't count: their links are revoked. */
export const isCancelable = (order: Order, { fulfillments = [] }: OrderWithFulfillments): boolean =>
  order.status === 'APPROVED' &&
  (order.fulfillmentStatus !== 'FULFILLED' || !fulfillments.some((one) => isShipment(order, one)))
