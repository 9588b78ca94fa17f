import type { CallOptions, ElevatedSend } from '../call-options.ts'
import * as calls from '../calls/order-fulfillments.ts'
import type { FulfillmentInput, OrderWithFulfillments } from '../generated.ts'

interface Identifiers {
  readonly fulfillmentId: string
  readonly orderId: string
}

interface EmailOption {
  /** Whether to email the buyer. Default: `true`. */
  readonly sendShippingEmail?: boolean
}

interface FulfillmentChange extends EmailOption {
  readonly fulfillment?: FulfillmentInput
  /** Also fulfills the quantity that was refunded and restocked, since those items had been sent and came back. */
  readonly sendRestocked?: boolean
}

/**
 * Updates the tracking, line items or status of a fulfillment. Elevated.
 * @example
 * const fulfillment = { trackingInfo: { trackingNumber: '1Z 999', shippingProvider: 'ups' } }
 * await owner.orderFulfillments.updateFulfillment({ fulfillmentId: sent.id!, orderId: order.id }, { fulfillment })
 */
export const updateFulfillment =
  (send: ElevatedSend) =>
  async (
    { fulfillmentId, orderId }: Identifiers,
    options: FulfillmentChange = {},
    call?: CallOptions,
  ): Promise<OrderWithFulfillments> => {
    const params = { fulfillmentId, orderId }
    const args = ['fulfillmentId', 'orderId', '...options']
    return (await send(calls.updateFulfillment, { params, body: options }, { ...call, args })).orderWithFulfillments
  }

/**
 * Cancels a fulfillment. Its line items can be fulfilled again. Elevated.
 * @example
 * await owner.orderFulfillments.deleteFulfillment({ fulfillmentId: sent.id!, orderId: order.id })
 */
export const deleteFulfillment =
  (send: ElevatedSend) =>
  (
    { fulfillmentId, orderId }: Identifiers,
    options: EmailOption = {},
    call?: CallOptions,
  ): Promise<{ orderWithFulfillments: OrderWithFulfillments }> => {
    const params = { fulfillmentId, orderId }
    const args = ['fulfillmentId', 'orderId', '...options']
    return send(calls.deleteFulfillment, { params, query: options }, { ...call, args })
  }
