import { elevated, room, shoppers } from '../call.ts'
import { Fulfillment, OrderFulfillmentsResult, OrderWithFulfillments } from '../entities/order-fulfillments.ts'
import { BulkActionMetadata } from '../entities/product.ts'
import { flag, guid, input, list, optional, shape } from '../schema.ts'

const orderId = shape({ orderId: guid() })
const ofOrder = shape({ fulfillmentId: guid(), orderId: guid() })
const sendShippingEmail = optional(
  flag({ description: 'Whether the buyer gets an email about it; `true` unless set.' }),
)
const sendRestocked = optional(
  flag({
    description:
      'Also fulfills as many pieces as were refunded and restocked, because those had been sent and came back. Without it they are refused.',
  }),
)
const wishes = { sendShippingEmail, sendRestocked }
const orderWithFulfillments = shape({ orderWithFulfillments: OrderWithFulfillments })

export const fulfillmentCalls = room({ scope: 'orders', idempotent: true })({
  listFulfillmentsForSingleOrder: {
    method: 'GET',
    path: '/ecom/v1/fulfillments/orders/{orderId}',
    aliases: ['/_api/fulfillments/v1/fulfillments/orders/{orderId}'],
    summary: 'Reads the fulfillments of an order; for its buyer and elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: orderId,
    response: orderWithFulfillments,
    errors: ['NOT_FOUND'],
    client: {
      module: 'orderFulfillments',
      example:
        'const { orderWithFulfillments } = await owner.orderFulfillments.listFulfillmentsForSingleOrder(order.id)',
    },
  },
  listFulfillmentsForMultipleOrders: {
    method: 'POST',
    path: '/ecom/v1/fulfillments/list-by-ids',
    aliases: ['/_api/fulfillments/v1/fulfillments/list-by-ids'],
    summary: 'Reads the fulfillments of several orders; orders that the caller may not see are left out.',
    roles: ['member', ...elevated],
    repeatable: true,
    body: shape({ orderIds: list(guid(), { maxItems: 100 }) }),
    response: shape({ ordersWithFulfillments: list(OrderWithFulfillments) }),
    client: {
      module: 'orderFulfillments',
      args: 'orderIds',
      example: 'await owner.orderFulfillments.listFulfillmentsForMultipleOrders([order.id])',
    },
  },
  createFulfillment: {
    method: 'POST',
    path: '/ecom/v1/fulfillments/orders/{orderId}/create-fulfillment',
    aliases: ['/_api/fulfillments/v1/fulfillments/orders/{orderId}/create-fulfillment'],
    summary: 'Fulfills line items of an order; everything left if none are given.',
    roles: elevated,
    repeatable: false,
    params: orderId,
    body: shape({ fulfillment: input(Fulfillment), ...wishes }),
    response: shape({ orderWithFulfillments: OrderWithFulfillments, fulfillmentId: guid() }),
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LINE_ITEM_NOT_FOUND', 'TRACKING_NUMBER_ALREADY_EXISTS'],
    client: {
      module: 'orderFulfillments',
      args: 'orderId fulfillment ...options',
      example: [
        "const trackingInfo = { trackingNumber: '1Z 999', shippingProvider: 'ups' }",
        'const { fulfillmentId } = await owner.orderFulfillments.createFulfillment(order.id, { trackingInfo })',
      ],
    },
  },
  bulkCreateFulfillments: {
    method: 'POST',
    path: '/ecom/v1/fulfillments/orders/bulk/create-fulfillments',
    aliases: ['/_api/fulfillments/v1/fulfillments/orders/bulk/create-fulfillments'],
    summary: 'Fulfills several orders; each succeeds with all its fulfillments or fails on its own.',
    roles: elevated,
    repeatable: false,
    body: shape({
      ordersWithFulfillments: list(
        shape({ orderId: guid(), fulfillments: list(input(Fulfillment), { minItems: 1, maxItems: 100 }) }),
        { minItems: 1, maxItems: 100 },
      ),
      sendShippingEmail,
    }),
    response: shape({ results: list(OrderFulfillmentsResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orderFulfillments',
      args: 'ordersWithFulfillments ...options',
      example: [
        'const orders = [{ orderId: order.id, fulfillments: [{}] }]',
        'const { results } = await owner.orderFulfillments.bulkCreateFulfillments(orders)',
      ],
    },
  },
  updateFulfillment: {
    method: 'PATCH',
    path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    aliases: ['/_api/fulfillments/v1/fulfillments/{fulfillmentId}/orders/{orderId}'],
    summary: 'Changes the tracking, the line items or the status of a fulfillment.',
    roles: elevated,
    repeatable: true,
    params: ofOrder,
    body: shape({ fulfillment: optional(input(Fulfillment)), ...wishes }),
    response: orderWithFulfillments,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LINE_ITEM_NOT_FOUND', 'TRACKING_NUMBER_ALREADY_EXISTS'],
    client: { module: 'orderFulfillments', isByHand: true },
  },
  deleteFulfillment: {
    method: 'DELETE',
    path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    aliases: ['/_api/fulfillments/v1/fulfillments/{fulfillmentId}/orders/{orderId}'],
    summary: 'Cancels a fulfillment: its line items are to be fulfilled again.',
    roles: elevated,
    repeatable: false,
    params: ofOrder,
    query: shape({ sendShippingEmail }),
    response: orderWithFulfillments,
    errors: ['NOT_FOUND'],
    client: { module: 'orderFulfillments', isByHand: true },
  },
})
