import { elevated, room } from '../../call.ts'
import {
  BulkPaymentResult,
  OrderTransactions,
  TransactionsTransaction,
} from '../../entities/money/order-transactions.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import { anyMap, flag, guid, list, oneOf, optional, shape, text } from '../../schema.ts'

/** All statuses of the specification. Those that cannot be set are rejected with `STATUS_NOT_ALLOWED`. */
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

/** Not a GUID, because the provider's client sends `undefined` if it has no order. */
const orderPath = shape({ orderId: text({ maxLength: 100 }) })
const unknownFields = optional(anyMap())

export const orderTransactionCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  listTransactionsForMultipleOrders: {
    method: 'POST',
    path: '/ecom/v1/payments/list-by-ids',
    aliases: ['/ecom/v1/ep-payments/list-by-ids', '/_api/ecom-payments/v1/payments/list-by-ids'],
    summary: 'Lists the payments and refunds of up to 100 orders. Unknown orders are omitted.',
    roles: elevated,
    repeatable: true,
    reads: true,
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
    summary: 'Updates the status of an offline payment that has not been received yet.',
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
    summary: 'Updates the status of up to 300 offline payments of orders. Each update succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({
      paymentAndOrderIds: list(shape({ orderId: guid(), paymentId: guid() }), { minItems: 1, maxItems: 300 }),
      returnFullEntity: optional(flag({ description: 'Whether results contain the updated payments.' })),
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
    summary: 'Does nothing: the specification defines no fields for it. Any field is rejected.',
    roles: elevated,
    repeatable: true,
    params: orderPath,
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
    summary: 'Updates the status, failure reason and external ID of a pending refund that an app makes itself.',
    roles: elevated,
    repeatable: true,
    params: orderPath,
    body: shape({
      orderId: optional(text({ maxLength: 100, description: 'Must match the path.' })),
      refundId: guid(),
      transaction: optional(TransactionsTransaction),
    }),
    response: shape({}),
    errors: ['ORDER_TRANSACTIONS_NOT_FOUND', 'REFUND_NOT_FOUND', 'REFUND_TRANSACTION_NOT_FOUND', 'INVALID_ARGUMENT'],
  },
})
