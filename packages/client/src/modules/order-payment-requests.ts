// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/order-payment-requests.ts'
import type { OrderPaymentRequest, OrderPaymentRequestInput } from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const orderPaymentRequestDates = {
  expirationDate: true,
  createdDate: true,
  updatedDate: true,
  image: { urlExpirationDate: true },
} as const

const createOrderPaymentRequestDates = { orderPaymentRequest: orderPaymentRequestDates } as const

/**
 * Creates a payment request for an order, at most for the amount due, and returns its payment page. Elevated.
 *
 * @example
 * const paymentRequest = { orderId: unpaidOrder.id, amount: { amount: '5' }, title: 'Deposit' }
 * await owner.orderPaymentRequests.createOrderPaymentRequest({ orderPaymentRequest: paymentRequest })
 */
export const createOrderPaymentRequest = (
  send: ElevatedSend,
): ((options: { orderPaymentRequest: OrderPaymentRequestInput }, call?: CallOptions) => Promise<OrderPaymentRequest>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/order-payment-requests ...options', elevated: true, dates: createOrderPaymentRequestDates },
    'orderPaymentRequest',
  )

/**
 * Creates up to 100 payment requests. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const paymentRequest = { orderId: unpaidOrder.id, amount: { amount: '5' }, title: 'Deposit' }
 * const { results } = await owner.orderPaymentRequests.bulkCreateOrderPaymentRequests([paymentRequest])
 */
export const bulkCreateOrderPaymentRequests = (
  send: ElevatedSend,
): ((
  orderPaymentRequests: readonly OrderPaymentRequestInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.bulkCreateOrderPaymentRequests>>) =>
  bind(send, {
    route: 'POST /v1/bulk/order-payment-requests/create orderPaymentRequests ...options',
    elevated: true,
    dates: createCheckoutTemplateMoments,
  })

/**
 * Returns a payment request. Elevated.
 *
 * @example
 * const { status } = await owner.orderPaymentRequests.getOrderPaymentRequest(paymentRequest.id)
 */
export const getOrderPaymentRequest = (
  send: ElevatedSend,
): ((orderPaymentRequestId: string, call?: CallOptions) => Promise<OrderPaymentRequest>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/order-payment-requests/{orderPaymentRequestId} orderPaymentRequestId',
      repeatable: true,
      elevated: true,
      dates: createOrderPaymentRequestDates,
    },
    'orderPaymentRequest',
  )

/**
 * Returns the URL of a payment request's payment page. Elevated.
 *
 * @example
 * const link = await owner.orderPaymentRequests.getOrderPaymentRequestUrl(paymentRequest.id)
 */
export const getOrderPaymentRequestUrl = (
  send: ElevatedSend,
): ((
  orderPaymentRequestId: string,
  call?: CallOptions,
) => Promise<{
  /** URL of the page where the buyer pays. */
  orderPaymentRequestUrl: string
}>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-payment-requests/url orderPaymentRequestId',
    repeatable: true,
    elevated: true,
  })

/** Fields that payment requests can be filtered by. */
export interface OrderPaymentRequestFields {
  id: string
  orderId: string
  paymentGatewayOrderId: string
  'source.appId': string
  'source.externalId': string
  createdDate: Date
  updatedDate: Date
  description: string
  expirationDate: Date
  orderNumber: string
  status: string
  title: string
  'amount.amount': string
}

/** Fields that payment requests can be sorted by. */
export type OrderPaymentRequestSortField =
  | 'createdDate'
  | 'updatedDate'
  | 'description'
  | 'expirationDate'
  | 'orderNumber'
  | 'status'
  | 'title'
  | 'amount.amount'

/** A query builder for order payment requests. */
export type OrderPaymentRequestQuery = CursorQuery<
  OrderPaymentRequest,
  OrderPaymentRequestFields,
  OrderPaymentRequestSortField
>

/**
 * Lists payment requests that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * await owner.orderPaymentRequests.queryOrderPaymentRequests().eq('orderId', order.id).find()
 */
export const queryOrderPaymentRequests = (
  send: ElevatedSend,
): CursorQueryCall<OrderPaymentRequestQuery, ResponseOf<typeof calls.queryOrderPaymentRequests>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /ecom/v1/order-payment-requests/query',
      repeatable: true,
      elevated: true,
      dates: { orderPaymentRequests: orderPaymentRequestDates },
    },
    'orderPaymentRequests',
  )

/**
 * Updates the title, description or blocked payment methods of an unpaid payment request. Elevated.
 *
 * @example
 * await owner.orderPaymentRequests.updateOrderPaymentRequest(paymentRequest.id, { title: 'Second payment' })
 */
export const updateOrderPaymentRequest = (
  send: ElevatedSend,
): ((id: string, orderPaymentRequest: OrderPaymentRequestInput, call?: CallOptions) => Promise<OrderPaymentRequest>) =>
  bind(
    send,
    {
      route: 'PATCH /ecom/v1/order-payment-requests/{id} id orderPaymentRequest',
      repeatable: true,
      elevated: true,
      dates: createOrderPaymentRequestDates,
    },
    'orderPaymentRequest',
  )

/**
 * Updates an app's extended fields of a payment request. Elevated.
 *
 * @example
 * const namespaceData = { ledger: 7 }
 * await owner.orderPaymentRequests.updateExtendedFields(paymentRequest.id, '@mine', { namespaceData })
 */
export const updateExtendedFields = (
  send: ElevatedSend,
): ((
  id: string,
  namespace: string,
  options: { namespaceData: Record<string, unknown> },
  call?: CallOptions,
) => Promise<{ orderPaymentRequest: OrderPaymentRequest }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-payment-requests/{id}/update-extended-fields id namespace ...options',
    repeatable: true,
    elevated: true,
    dates: createOrderPaymentRequestDates,
  })

/**
 * Deletes an unpaid payment request and its payment page. Elevated.
 *
 * @example
 * await owner.orderPaymentRequests.deleteOrderPaymentRequest(paymentRequest.id)
 */
export const deleteOrderPaymentRequest = (
  send: ElevatedSend,
): ((orderPaymentRequestId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId} orderPaymentRequestId', elevated: true },
    '',
  )

/**
 * Voids an unpaid payment request. Its payment page shows that it can no longer be paid. Elevated.
 *
 * @example
 * await owner.orderPaymentRequests.voidOrderPaymentRequest(paymentRequest.id)
 */
export const voidOrderPaymentRequest = (
  send: ElevatedSend,
): ((orderPaymentRequestId: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/order-payment-requests/void orderPaymentRequestId', repeatable: true, elevated: true },
    '',
  )

/**
 * Charges a payment request. `paymentResponseToken` is set if the buyer's bank requires confirmation. Elevated.
 *
 * @example
 * await owner.orderPaymentRequests.chargeOrderPaymentRequest(paymentRequest.id, { paymentToken: 'sandbox:pays' })
 */
export const chargeOrderPaymentRequest = (
  send: ElevatedSend,
): ((
  orderPaymentRequestId: string,
  options?: { paymentToken?: string },
  call?: CallOptions,
) => Promise<{ paymentResponseToken?: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-payment-requests/charge orderPaymentRequestId ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Emails the buyer of the order a link to an unpaid payment request's payment page. Elevated.
 *
 * @example
 * const { recipient } = await owner.orderPaymentRequests.sendOrderPaymentRequest(paymentRequest.id)
 */
export const sendOrderPaymentRequest = (
  send: ElevatedSend,
): ((orderPaymentRequestId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.sendOrderPaymentRequest>>) =>
  bind(send, {
    route: 'POST /vitrine/v1/order-payment-requests/{orderPaymentRequestId}/send orderPaymentRequestId',
    elevated: true,
  })
