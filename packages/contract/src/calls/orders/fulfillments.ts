import { elevated, room, shoppers } from '../../call.ts'
import {
  Fulfillment,
  OrderFulfillmentsResult,
  OrderWithFulfillments,
} from '../../entities/orders/order-fulfillments.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import { flag, guid, input, list, optional, shape } from '../../schema.ts'

const orderId = shape({ orderId: guid() })
const fulfillmentPath = shape({ fulfillmentId: guid(), orderId: guid() })
const sendShippingEmail = optional(flag({ description: 'Whether the buyer is notified by email. Default: true.' }))
const sendRestocked = optional(
  flag({
    description:
      'Whether to accept units that were refunded and restocked, because they were sent and returned. Default: false.',
  }),
)
const fulfillmentOptions = { sendShippingEmail, sendRestocked }
const orderWithFulfillments = shape({ orderWithFulfillments: OrderWithFulfillments })

export const fulfillmentCalls = room({ scope: 'orders', area: 'fulfillment', idempotent: true })({
  listFulfillmentsForSingleOrder: {
    method: 'GET',
    path: '/ecom/v1/fulfillments/orders/{orderId}',
    aliases: ['/_api/fulfillments/v1/fulfillments/orders/{orderId}'],
    summary: 'Lists the fulfillments of an order. Available to its buyer and to elevated callers.',
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
    summary: 'Lists the fulfillments of up to 100 orders. Omits orders that the caller cannot access.',
    roles: ['member', ...elevated],
    repeatable: true,
    reads: true,
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
    summary: "Creates a fulfillment of an order's line items. By default, fulfills everything not fulfilled yet.",
    roles: elevated,
    repeatable: false,
    params: orderId,
    body: shape({ fulfillment: input(Fulfillment), ...fulfillmentOptions }),
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
    summary: 'Creates fulfillments for up to 100 orders. Each order succeeds or fails independently, as a whole.',
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
    summary: 'Updates the tracking, line items or status of a fulfillment.',
    roles: elevated,
    repeatable: true,
    params: fulfillmentPath,
    body: shape({ fulfillment: optional(input(Fulfillment)), ...fulfillmentOptions }),
    response: orderWithFulfillments,
    errors: ['NOT_FOUND', 'ILLEGAL_STATE', 'LINE_ITEM_NOT_FOUND', 'TRACKING_NUMBER_ALREADY_EXISTS'],
    client: { module: 'orderFulfillments', isByHand: true },
  },
  deleteFulfillment: {
    method: 'DELETE',
    path: '/ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}',
    aliases: ['/_api/fulfillments/v1/fulfillments/{fulfillmentId}/orders/{orderId}'],
    summary: 'Cancels a fulfillment. Its line items become unfulfilled again.',
    roles: elevated,
    repeatable: false,
    params: fulfillmentPath,
    query: shape({ sendShippingEmail }),
    response: orderWithFulfillments,
    errors: ['NOT_FOUND'],
    client: { module: 'orderFulfillments', isByHand: true },
  },
})
