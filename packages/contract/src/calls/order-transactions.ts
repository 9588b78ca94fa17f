import { elevated, room } from '../call.ts'
import { BulkPaymentResult, OrderTransactions, TransactionsTransaction } from '../entities/order-transactions.ts'
import { BulkActionMetadata } from '../entities/product.ts'
import { anyMap, flag, guid, list, oneOf, optional, shape, text } from '../schema.ts'

/** The states that a payment may be given; the provider names all of them, and tells by `STATUS_NOT_ALLOWED` which may be. */
const status = optional(
  oneOf([
    'UNDEFINED',
    'APPROVED',
    'PENDING',
    'PENDING_MERCHANT',
    'CANCELED',
    'DECLINED',
    'REFUNDED',
    'PARTIALLY_REFUNDED',
    'AUTHORIZED',
    'VOIDED',
  ]),
)

/** The provider's own client writes the word `undefined` where it has no order. */
const named = shape({ orderId: text({ maxLength: 100 }) })
const unknownFields = optional(anyMap())

export const orderTransactionCalls = room({ scope: 'orders', idempotent: true })({
  listTransactionsForMultipleOrders: {
    method: 'POST',
    path: '/ecom/v1/payments/list-by-ids',
    aliases: ['/ecom/v1/ep-payments/list-by-ids', '/_api/ecom-payments/v1/payments/list-by-ids'],
    summary: 'Reads the payments and refunds of up to 100 orders; unknown orders are left out.',
    roles: elevated,
    repeatable: true,
    body: shape({ orderIds: list(guid(), { minItems: 1, maxItems: 100 }) }),
    response: shape({ orderTransactions: list(OrderTransactions) }),
    client: {
      module: 'orderTransactions',
      args: 'orderIds',
      example:
        'const { orderTransactions } = await owner.orderTransactions.listTransactionsForMultipleOrders([order.id])',
    },
  },
  updatePaymentStatus: {
    method: 'POST',
    path: '/ecom/v1/payments/{paymentId}/orders/{orderId}/update-payment-transaction-status',
    aliases: ['/ecom/v1/ep-payments/{paymentId}/orders/{orderId}/update-payment-transaction-status'],
    summary: 'Updates the status of an offline payment that was not received yet.',
    roles: elevated,
    repeatable: true,
    params: shape({ paymentId: guid(), orderId: guid() }),
    body: shape({ status }),
    response: shape({ orderTransactions: OrderTransactions }),
    errors: ['ORDER_NOT_FOUND', 'PAYMENT_NOT_FOUND', 'STATUS_NOT_ALLOWED', 'INSUFFICIENT_INVENTORY'],
    client: { module: 'orderTransactions', isByHand: true },
  },
  bulkUpdatePaymentStatuses: {
    method: 'POST',
    path: '/ecom/v1/bulk/payments/update-payment-transaction-status',
    summary: 'Updates the status of offline payments of several orders, each on its own.',
    roles: elevated,
    repeatable: true,
    body: shape({
      paymentAndOrderIds: list(shape({ orderId: guid(), paymentId: guid() }), { minItems: 1, maxItems: 300 }),
      returnFullEntity: optional(flag()),
      status,
    }),
    response: shape({ results: list(BulkPaymentResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orderTransactions',
      args: 'paymentAndOrderIds ...options',
      example: [
        'const pairs = [{ orderId: dueOrder.id, paymentId: duePaymentId }]',
        "await owner.orderTransactions.bulkUpdatePaymentStatuses(pairs, { status: 'PENDING_MERCHANT' })",
      ],
    },
  },
  updatePayments: {
    method: 'POST',
    path: '/ecom/v1/payments/orders/{orderId}/update-payments',
    aliases: [
      '/ecom/v1/ep-payments/orders/{orderId}/update-payments',
      '/_api/ecom-payments/v1/payments/orders/{orderId}/update-payments',
    ],
    summary: 'Changes nothing: the specification names no field of it. Any field is refused.',
    roles: elevated,
    repeatable: true,
    params: named,
    body: unknownFields,
    response: shape({}),
    errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'INVALID_ARGUMENT'],
  },
  updateRefundTransaction: {
    method: 'POST',
    path: '/ecom/v1/payments/orders/{orderId}/update-refund-transaction',
    aliases: [
      '/ecom/v1/ep-payments/orders/{orderId}/update-refund-transaction',
      '/_api/ecom-payments/v1/payments/orders/{orderId}/update-refund-transaction',
    ],
    summary:
      'Says what has become of a refund that an app makes itself, while it is pending: its status, why, and the ID that it has there. What was refunded in another way is read from its provider, or final.',
    roles: elevated,
    repeatable: true,
    params: named,
    body: shape({
      orderId: optional(text({ maxLength: 100, description: 'The one of the path.' })),
      refundId: guid(),
      transaction: optional(TransactionsTransaction),
    }),
    response: shape({}),
    errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'REFUND_NOT_FOUND', 'REFUND_TRANSACTION_NOT_FOUND', 'INVALID_ARGUMENT'],
  },
})
