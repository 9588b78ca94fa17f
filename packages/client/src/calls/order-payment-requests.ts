// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  BulkActionMetadata,
  CursorMetadata,
  OrderPaymentRequest,
  BulkOrderPaymentRequestResult,
  Search,
  OrderPaymentRequestInput,
} from '../generated.ts'
import { createCheckoutTemplateMoments } from '../moments.ts'

const orderPaymentRequestDates = {
  expirationDate: true,
  createdDate: true,
  updatedDate: true,
  image: { urlExpirationDate: true },
} as const

const createOrderPaymentRequestDates = { orderPaymentRequest: orderPaymentRequestDates } as const

/** Creates a payment request for an order, at most for the amount due, and returns its payment page. */
export const createOrderPaymentRequest: ElevatedEndpoint<
  { body: { orderPaymentRequest: OrderPaymentRequestInput } },
  {
    orderPaymentRequest: OrderPaymentRequest
    /** URL of the page where the buyer pays. */
    orderPaymentRequestUrl: string
  }
> = { route: 'POST /ecom/v1/order-payment-requests', elevated: true, dates: createOrderPaymentRequestDates }

/** Creates up to 100 payment requests. Each one succeeds or fails independently. */
export const bulkCreateOrderPaymentRequests: ElevatedEndpoint<
  {
    body: {
      orderPaymentRequests: readonly OrderPaymentRequestInput[]
      /** Whether results contain the created payment requests. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkOrderPaymentRequestResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/order-payment-requests/create', elevated: true, dates: createCheckoutTemplateMoments }

/** Returns a payment request. */
export const getOrderPaymentRequest: ElevatedEndpoint<
  { params: { orderPaymentRequestId: string } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Returns the URL of a payment request's payment page. */
export const getOrderPaymentRequestUrl: ElevatedEndpoint<
  { body: { orderPaymentRequestId: string } },
  {
    /** URL of the page where the buyer pays. */
    orderPaymentRequestUrl: string
  }
> = { route: 'POST /ecom/v1/order-payment-requests/url', repeatable: true, elevated: true }

/** Lists payment requests that match a filter, sorted and paged. */
export const queryOrderPaymentRequests: ElevatedEndpoint<
  { body?: { query?: Search } },
  { orderPaymentRequests: readonly OrderPaymentRequest[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/order-payment-requests/query',
  repeatable: true,
  elevated: true,
  dates: { orderPaymentRequests: orderPaymentRequestDates },
}

/** Updates the title, description or blocked payment methods of an unpaid payment request. */
export const updateOrderPaymentRequest: ElevatedEndpoint<
  { params: { id: string }; body: { orderPaymentRequest: OrderPaymentRequestInput } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'PATCH /ecom/v1/order-payment-requests/{id}',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Updates an app's extended fields of a payment request. */
export const updateOrderPaymentRequestExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'POST /ecom/v1/order-payment-requests/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Deletes an unpaid payment request and its payment page. */
export const deleteOrderPaymentRequest: ElevatedEndpoint<{ params: { orderPaymentRequestId: string } }, {}> = {
  route: 'DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  elevated: true,
}

/** Voids an unpaid payment request. Its payment page shows that it can no longer be paid. */
export const voidOrderPaymentRequest: ElevatedEndpoint<{ body: { orderPaymentRequestId: string } }, {}> = {
  route: 'POST /ecom/v1/order-payment-requests/void',
  repeatable: true,
  elevated: true,
}

/** Charges a payment request. `paymentResponseToken` is set if the buyer's bank requires confirmation. */
export const chargeOrderPaymentRequest: ElevatedEndpoint<
  {
    body: {
      orderPaymentRequestId: string
      /** A token from `createPaymentToken`. */
      paymentToken?: string
    }
  },
  { paymentResponseToken?: string }
> = { route: 'POST /ecom/v1/order-payment-requests/charge', repeatable: true, elevated: true }

/** Emails the buyer of the order a link to an unpaid payment request's payment page. */
export const sendOrderPaymentRequest: ElevatedEndpoint<
  { params: { orderPaymentRequestId: string } },
  {
    /** Email address of the recipient. Empty if the order has none, and nothing is sent. */
    recipient: string
  }
> = { route: 'POST /vitrine/v1/order-payment-requests/{orderPaymentRequestId}/send', elevated: true }
