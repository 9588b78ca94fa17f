import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { FulfillmentInput, OrderWithFulfillments } from '../generated.ts'

/** Reads what of an order has been sent. */
export const listFulfillmentsForSingleOrder =
  (send: Send) =>
  (orderId: string, call?: CallOptions): Promise<{ orderWithFulfillments: OrderWithFulfillments }> =>
    send(calls.listFulfillmentsForSingleOrder, { params: { orderId } }, call)

/** Marks lines of an order as sent; all that is left when no lines are named. Elevated. */
export const createFulfillment =
  (send: Send) =>
  (
    orderId: string,
    fulfillment: FulfillmentInput,
    call?: CallOptions,
  ): Promise<{ orderWithFulfillments: OrderWithFulfillments; fulfillmentId: string }> =>
    send(calls.createFulfillment, { params: { orderId }, body: { fulfillment } }, call)
