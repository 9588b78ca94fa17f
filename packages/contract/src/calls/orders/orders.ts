import { searchBounds } from '../../bounds.ts'
import { elevated, shoppers, room } from '../../call.ts'
import { later } from '../../entities/later.ts'
import { Order } from '../../entities/orders/order.ts'
import { PaymentRefund } from '../../entities/money/order-billing.ts'
import { OrderTransactions } from '../../entities/money/order-transactions.ts'
import { SoldGiftCard } from '../../entities/money/gift-card.ts'
import { PaymentMethod } from '../../entities/money/payment-method.ts'
import { anything, entity, flag, guid, integer, list, optional, shape, text, unbuilt } from '../../schema.ts'
import { CursorMetadata } from '../query.ts'

const orderId = shape({ orderId: guid() })

export const OrderCount = entity(
  'OrderCount',
  {
    count: integer({ description: 'At most 1,000.' }),
    hasMore: flag({ description: 'Whether there are more than 1,000.' }),
  },
  { description: 'The number of orders that match a search.' },
)

export const orderCalls = room({ scope: 'orders', area: 'orders', idempotent: true })({
  getOrder: {
    method: 'GET',
    path: '/ecom/v1/orders/{id}',
    aliases: ['/_api/ecom-orders/v1/orders/{id}'],
    summary: 'Returns an order by its ID. Available to its buyer and to elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: shape({ id: guid() }),
    response: shape({ order: Order }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'orders',
      gives: 'order',
      example: 'const { number, status } = await owner.orders.getOrder(order.id)',
    },
  },
  searchOrders: {
    method: 'POST',
    path: '/ecom/v1/orders/search',
    aliases: ['/_api/ecom-orders/v1/orders/search'],
    summary: 'Lists orders that match a search, newest first. Members see only their own orders.',
    roles: ['member', ...elevated],
    repeatable: true,
    reads: true,
    body: shape({ search: optional(anything({ description: 'A `Search`.', json: searchBounds })) }),
    response: shape({ orders: list(Order), metadata: CursorMetadata }),
    client: { module: 'orders', isByHand: true },
  },
  countOrders: {
    method: 'POST',
    path: '/vitrine/v1/orders/count',
    summary: 'Counts the orders that match each search. Counts are exact up to 1,000.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      searches: list(anything({ description: 'A `Search`. Sorting and paging are ignored.', json: searchBounds }), {
        minItems: 1,
        maxItems: 20,
      }),
    }),
    response: shape({ counts: list(OrderCount) }),
    client: {
      module: 'orders',
      gives: 'counts',
      args: 'searches',
      example: "const [unpaid] = await owner.orders.countOrders([{ filter: { paymentStatus: 'NOT_PAID' } }])",
    },
  },
  aggregateOrders: {
    method: 'POST',
    path: '/ecom/v1/orders/aggregate',
    aliases: ['/_api/ecom-orders/v1/orders/aggregate'],
    summary: 'Aggregates orders that match a filter with `$count`, `$sum`, `$avg`, `$min`, `$max` and `$values`.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      filter: optional(anything({ description: 'The `filter` of a `Search`.', json: searchBounds })),
      aggregation: optional(
        anything({
          description:
            'At most 20 results by name: `{ "revenue": { "$sum": "priceSummary.total.amount" } }`. Default: `count`.',
          json: searchBounds,
        }),
      ),
      hierarchySeparatorOverride: optional(unbuilt(text({ maxLength: 10 }), later.hierarchy)),
    }),
    response: shape({ aggregates: anything({ description: 'The results by name.' }) }),
    client: {
      module: 'orders',
      args: '...options',
      example: [
        "const aggregation = { revenue: { $sum: 'priceSummary.total.amount' }, states: { $values: 'paymentStatus' } }",
        'const { aggregates } = await owner.orders.aggregateOrders({ aggregation })',
      ],
    },
  },
  cancelOrder: {
    method: 'POST',
    path: '/ecom/v1/orders/{id}/cancel',
    summary:
      'Cancels an order. Voids authorized payments and refunds captured ones, in full or as in `paymentRefunds`.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({
      sendOrderCanceledEmail: optional(
        flag({ description: 'Whether the buyer is notified by email. Default: false.' }),
      ),
      customMessage: optional(text({ maxLength: 2000, description: 'Text to include in the email to the buyer.' })),
      restockAllItems: optional(flag({ description: 'Whether all items return to stock. Default: false.' })),
      paymentRefunds: optional(
        list(PaymentRefund, {
          maxItems: 100,
          description:
            'The amount to refund for each payment. An empty list refunds nothing. Default: all payments in full.',
        }),
      ),
    }),
    response: shape({ order: Order }),
    errors: [
      'NOT_FOUND',
      'ILLEGAL_STATE',
      'PAYMENT_NOT_FOUND',
      'PAYMENT_NOT_REFUNDABLE',
      'EXTERNAL_REFUND_EXPECTED',
      'INVALID_PAYMENT_REFUND_AMOUNT',
      'GIFT_CARD_REDEEMED',
      'ORDER_IS_PENDING',
      'ORDER_IS_REJECTED',
    ],
    client: {
      module: 'orders',
      example: 'const { order: canceled } = await owner.orders.cancelOrder(order.id, { restockAllItems: true })',
    },
  },
  updateOrderStatus: {
    method: 'POST',
    path: '/ecom/v1/orders/{orderId}/update-status',
    summary:
      'Approves an order that is under review or awaits payment, or rejects one under review and returns its payments.',
    roles: elevated,
    repeatable: false,
    params: orderId,
    body: shape({ status: Order.properties.status }),
    response: shape({ order: Order }),
    errors: [
      'NOT_FOUND',
      'STATUS_NOT_SUPPORTED',
      'UNSUPPORTED_TRANSITION',
      'STATUS_ALREADY_SET',
      'INSUFFICIENT_INVENTORY',
    ],
    client: {
      module: 'orders',
      args: 'orderId status',
      example: [
        "const total = { amount: '19.00' }",
        "const sold = { lineItems: [{ productName: { original: 'Mug' }, quantity: 1, price: total }], priceSummary: { subtotal: total, total } }",
        "const { id } = await owner.orders.createOrder({ ...sold, channelInfo: { type: 'POS' } }, { settings: { orderApprovalStrategy: 'PAYMENT_RECEIVED' } })",
        "await owner.orders.updateOrderStatus(id, 'APPROVED')",
      ],
    },
  },
  markOrderAsPaid: {
    method: 'POST',
    path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
    aliases: ['/payments-collector/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid'],
    summary: 'Records an offline payment for the amount due of an order.',
    roles: elevated,
    repeatable: false,
    params: shape({ ecomOrderId: guid() }),
    response: shape({ order: Order }),
    errors: ['NOT_FOUND', 'ORDER_ALREADY_PAID', 'ILLEGAL_STATE', 'INSUFFICIENT_INVENTORY'],
    client: {
      module: 'orders',
      example: 'const { order: paid } = await owner.orders.markOrderAsPaid(unpaidOrder.id)',
    },
  },
  listGiftCardsOfOrder: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/gift-cards',
    summary:
      'Lists the gift cards bought with an order and their email dates. Available to its buyer and elevated callers.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: orderId,
    response: shape({ giftCards: list(SoldGiftCard) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'giftCards',
      gives: 'giftCards',
      example: 'const soldCards = await owner.giftCards.listGiftCardsOfOrder(order.id)',
    },
  },
  getPaymentInstructions: {
    method: 'GET',
    path: '/vitrine/v1/orders/{orderId}/payment-instructions',
    summary: 'Returns the offline payment method of an unpaid order with its payment instructions, if any.',
    roles: shoppers,
    byCheckoutLink: true,
    repeatable: true,
    params: orderId,
    response: shape({ paymentMethod: optional(PaymentMethod) }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'payments',
      example: 'const { paymentMethod } = await client.payments.getPaymentInstructions(order.id)',
    },
  },
  listTransactionsForSingleOrder: {
    method: 'GET',
    path: '/ecom/v1/payments/orders/{orderId}',
    aliases: ['/_api/ecom-payments/v1/payments/orders/{orderId}', '/ecom/v1/ep-payments/orders/{orderId}'],
    summary: 'Returns the payments and refunds of an order.',
    roles: shoppers,
    repeatable: true,
    params: orderId,
    response: shape({ orderTransactions: OrderTransactions }),
    errors: ['NOT_FOUND'],
    client: {
      module: 'orderTransactions',
      example: 'const { orderTransactions } = await owner.orderTransactions.listTransactionsForSingleOrder(order.id)',
    },
  },
})
