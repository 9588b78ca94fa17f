import { elevated, room } from '../../call.ts'
import { BulkOrderPaymentRequestResult, OrderPaymentRequest } from '../../entities/money/order-payment-request.ts'
import { BulkActionMetadata } from '../../entities/bulk-results.ts'
import {
  amount,
  anyMap,
  entity,
  flag,
  guid,
  input,
  list,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
  webUrl,
} from '../../schema.ts'
import { CursorMetadata, Search } from '../query.ts'

const byId = shape({ orderPaymentRequestId: guid() })
const orderPaymentRequest = shape({ orderPaymentRequest: OrderPaymentRequest })
const url = webUrl({ description: 'URL of the page where the buyer pays.' })

const PaymentRequestFields = entity(
  'OrderPaymentRequestFields',
  {
    id: text(),
    orderId: text(),
    paymentGatewayOrderId: text(),
    'source.appId': text(),
    'source.externalId': text(),
    createdDate: timestamp(),
    updatedDate: timestamp(),
    description: text(),
    expirationDate: timestamp(),
    orderNumber: text(),
    status: text(),
    title: text(),
    'amount.amount': amount(),
  },
  { description: 'Fields that payment requests can be filtered by.' },
)
const PaymentRequestSortField = oneOf(
  ['createdDate', 'updatedDate', 'description', 'expirationDate', 'orderNumber', 'status', 'title', 'amount.amount'],
  { title: 'OrderPaymentRequestSortField', description: 'Fields that payment requests can be sorted by.' },
)

export const paymentRequestCalls = room({ scope: 'orders', area: 'payments', idempotent: true })({
  createOrderPaymentRequest: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests',
    summary: 'Creates a payment request for an order, at most for the amount due, and returns its payment page.',
    roles: elevated,
    repeatable: false,
    body: shape({ orderPaymentRequest: input(OrderPaymentRequest) }),
    response: shape({ orderPaymentRequest: OrderPaymentRequest, orderPaymentRequestUrl: url }),
    errors: [
      'ORDER_NOT_FOUND',
      'ORDER_CANCELED',
      'ORDER_PAID',
      'SITE_NOT_PUBLISHED',
      'PARTIAL_PAYMENT_NOT_SUPPORTED_FOR_SUBSCRIPTION',
      'INVALID_ORDER_STATUS_FOR_SUBSCRIPTION',
      'SUBSCRIPTION_ALREADY_STARTED',
      'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND',
    ],
    client: {
      module: 'orderPaymentRequests',
      gives: 'orderPaymentRequest',
      args: '...options',
      example: [
        "const paymentRequest = { orderId: unpaidOrder.id, amount: { amount: '5' }, title: 'Deposit' }",
        'await owner.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: paymentRequest })',
      ],
    },
  },
  bulkCreateOrderPaymentRequests: {
    method: 'POST',
    path: '/v1/bulk/order-payment-requests/create',
    aliases: ['/ecom/v1/bulk/order-payment-requests/create'],
    summary: 'Creates up to 100 payment requests. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      orderPaymentRequests: list(input(OrderPaymentRequest), { minItems: 1, maxItems: 100 }),
      returnEntity: optional(flag({ description: 'Whether results contain the created payment requests.' })),
    }),
    response: shape({ results: list(BulkOrderPaymentRequestResult), bulkActionMetadata: BulkActionMetadata }),
    client: {
      module: 'orderPaymentRequests',
      args: 'orderPaymentRequests ...options',
      example: [
        "const paymentRequest = { orderId: unpaidOrder.id, amount: { amount: '5' }, title: 'Deposit' }",
        'const { results } = await owner.orderPaymentRequests.bulkCreateOrderPaymentRequests([paymentRequest])',
      ],
    },
  },
  getOrderPaymentRequest: {
    method: 'GET',
    path: '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
    summary: 'Returns a payment request.',
    roles: elevated,
    repeatable: true,
    params: byId,
    response: orderPaymentRequest,
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
    client: {
      module: 'orderPaymentRequests',
      gives: 'orderPaymentRequest',
      example: 'const { status } = await owner.orderPaymentRequests.getOrderPaymentRequest(paymentRequest.id)',
    },
  },
  getOrderPaymentRequestUrl: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests/url',
    summary: "Returns the URL of a payment request's payment page.",
    roles: elevated,
    repeatable: true,
    reads: true,
    body: byId,
    response: shape({ orderPaymentRequestUrl: url }),
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'ORDER_PAYMENT_REQUEST_PAGE_NOT_FOUND'],
    client: {
      module: 'orderPaymentRequests',
      args: 'orderPaymentRequestId',
      example: 'const link = await owner.orderPaymentRequests.getOrderPaymentRequestUrl(paymentRequest.id)',
    },
  },
  queryOrderPaymentRequests: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests/query',
    summary: 'Lists payment requests that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ orderPaymentRequests: list(OrderPaymentRequest), pagingMetadata: CursorMetadata }),
    client: {
      module: 'orderPaymentRequests',
      finds: { fields: PaymentRequestFields, sortBy: PaymentRequestSortField },
      example: "await owner.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', order.id).find()",
    },
  },
  updateOrderPaymentRequest: {
    method: 'PATCH',
    path: '/ecom/v1/order-payment-requests/{id}',
    summary: 'Updates the title, description or blocked payment methods of an unpaid payment request.',
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ orderPaymentRequest: input(OrderPaymentRequest) }),
    response: orderPaymentRequest,
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_UPDATE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_UPDATE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_UPDATE_VOIDED_ORDER_PAYMENT_REQUEST',
      'CANNOT_UPDATE_ORDER_PAYMENT_REQUEST_AMOUNT',
    ],
    client: {
      module: 'orderPaymentRequests',
      args: 'id orderPaymentRequest',
      gives: 'orderPaymentRequest',
      example:
        "await owner.orderPaymentRequests.updateOrderPaymentRequest(paymentRequest.id, { title: 'Second payment' })",
    },
  },
  updateOrderPaymentRequestExtendedFields: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests/{id}/update-extended-fields',
    summary: "Updates an app's extended fields of a payment request.",
    roles: elevated,
    repeatable: true,
    params: shape({ id: guid() }),
    body: shape({ namespace: text({ minLength: 1, maxLength: 164 }), namespaceData: anyMap() }),
    response: orderPaymentRequest,
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND'],
    client: {
      module: 'orderPaymentRequests',
      name: 'updateExtendedFields',
      args: 'id namespace ...options',
      example: [
        'const namespaceData = { ledger: 7 }',
        "await owner.orderPaymentRequests.updateExtendedFields(paymentRequest.id, '@mine', { namespaceData })",
      ],
    },
  },
  deleteOrderPaymentRequest: {
    method: 'DELETE',
    path: '/ecom/v1/order-payment-requests/{orderPaymentRequestId}',
    summary: 'Deletes an unpaid payment request and its payment page.',
    roles: elevated,
    repeatable: false,
    params: byId,
    response: shape({}),
    errors: ['ORDER_PAYMENT_REQUEST_NOT_FOUND', 'CANNOT_DELETE_PAID_ORDER_PAYMENT_REQUEST'],
    client: {
      module: 'orderPaymentRequests',
      example: 'await owner.orderPaymentRequests.deleteOrderPaymentRequest(paymentRequest.id)',
    },
  },
  voidOrderPaymentRequest: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests/void',
    summary: 'Voids an unpaid payment request. Its payment page shows that it can no longer be paid.',
    roles: elevated,
    repeatable: true,
    body: byId,
    response: shape({}),
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_VOID_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_VOID_EXPIRED_ORDER_PAYMENT_REQUEST',
    ],
    client: {
      module: 'orderPaymentRequests',
      args: 'orderPaymentRequestId',
      example: 'await owner.orderPaymentRequests.voidOrderPaymentRequest(paymentRequest.id)',
    },
  },
  chargeOrderPaymentRequest: {
    method: 'POST',
    path: '/ecom/v1/order-payment-requests/charge',
    summary: "Charges a payment request. `paymentResponseToken` is set if the buyer's bank requires confirmation.",
    roles: elevated,
    repeatable: true,
    body: shape({
      orderPaymentRequestId: guid(),
      paymentToken: optional(text({ maxLength: 2048, description: 'A token from `createPaymentToken`.' })),
    }),
    response: shape({ paymentResponseToken: optional(text()) }),
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
      'ORDER_CANCELED',
      'INVALID_AMOUNT',
      'PAYMENT_IN_PROGRESS',
      'PAYMENT_ATTEMPT_EXPIRED',
      'PAYMENT_METHOD_UNAVAILABLE',
      'INVALID_PAYMENT_STATUS',
      'INSUFFICIENT_INVENTORY',
    ],
    client: {
      module: 'orderPaymentRequests',
      args: 'orderPaymentRequestId ...options',
      example:
        "await owner.orderPaymentRequests.chargeOrderPaymentRequest(paymentRequest.id, { paymentToken: 'sandbox:pays' })",
    },
  },
  sendOrderPaymentRequest: {
    method: 'POST',
    path: '/vitrine/v1/order-payment-requests/{orderPaymentRequestId}/send',
    summary: "Emails the buyer of the order a link to an unpaid payment request's payment page.",
    roles: elevated,
    repeatable: false,
    params: byId,
    response: shape({
      recipient: text({
        description: 'Email address of the recipient. Empty if the order has none, and nothing is sent.',
      }),
    }),
    errors: [
      'ORDER_PAYMENT_REQUEST_NOT_FOUND',
      'CANNOT_CHARGE_PAID_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_EXPIRED_ORDER_PAYMENT_REQUEST',
      'CANNOT_CHARGE_VOIDED_ORDER_PAYMENT_REQUEST',
      'ORDER_CANCELED',
      'INVALID_AMOUNT',
    ],
    client: {
      module: 'orderPaymentRequests',
      example: 'const { recipient } = await owner.orderPaymentRequests.sendOrderPaymentRequest(paymentRequest.id)',
    },
  },
})
