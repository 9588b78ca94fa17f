// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  ElevatedEndpoint,
  CursorMetadata,
  BulkActionMetadata,
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

/** Asks for a payment of an order, at most what is due, and returns the page where it is paid. */
export const createOrderPaymentRequest: ElevatedEndpoint<
  { body: { orderPaymentRequest: OrderPaymentRequestInput } },
  {
    orderPaymentRequest: OrderPaymentRequest
    /** The page where the buyer pays. */
    orderPaymentRequestUrl: string
  }
> = { route: 'POST /ecom/v1/order-payment-requests', elevated: true, dates: createOrderPaymentRequestDates }

/** Asks for several payments at once; each succeeds or fails on its own. */
export const bulkCreateOrderPaymentRequests: ElevatedEndpoint<
  { body: { orderPaymentRequests: readonly OrderPaymentRequestInput[]; returnEntity?: boolean } },
  { results: readonly BulkOrderPaymentRequestResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/order-payment-requests/create', elevated: true, dates: createCheckoutTemplateMoments }

/** Reads a payment request. */
export const getOrderPaymentRequest: ElevatedEndpoint<
  { params: { orderPaymentRequestId: string } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'GET /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Returns the page where a payment request is paid. */
export const getOrderPaymentRequestUrl: ElevatedEndpoint<
  { body: { orderPaymentRequestId: string } },
  {
    /** The page where the buyer pays. */
    orderPaymentRequestUrl: string
  }
> = { route: 'POST /ecom/v1/order-payment-requests/url', repeatable: true, elevated: true }

/** Finds payment requests. */
export const queryOrderPaymentRequests: ElevatedEndpoint<
  { body?: { query?: Search } },
  { orderPaymentRequests: readonly OrderPaymentRequest[]; pagingMetadata: CursorMetadata }
> = {
  route: 'POST /ecom/v1/order-payment-requests/query',
  repeatable: true,
  elevated: true,
  dates: { orderPaymentRequests: orderPaymentRequestDates },
}

/** Changes the title, the description or the blocked payment methods of an unpaid payment request. */
export const updateOrderPaymentRequest: ElevatedEndpoint<
  { params: { id: string }; body: { orderPaymentRequest: OrderPaymentRequestInput } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'PATCH /ecom/v1/order-payment-requests/{id}',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Sets fields that an app keeps on a payment request, in its namespace. */
export const updateOrderPaymentRequestExtendedFields: ElevatedEndpoint<
  { params: { id: string }; body: { namespace: string; namespaceData: Record<string, unknown> } },
  { orderPaymentRequest: OrderPaymentRequest }
> = {
  route: 'POST /ecom/v1/order-payment-requests/{id}/update-extended-fields',
  repeatable: true,
  elevated: true,
  dates: createOrderPaymentRequestDates,
}

/** Deletes a payment request that was not paid; its page is gone. */
export const deleteOrderPaymentRequest: ElevatedEndpoint<{ params: { orderPaymentRequestId: string } }, {}> = {
  route: 'DELETE /ecom/v1/order-payment-requests/{orderPaymentRequestId}',
  elevated: true,
}

/** Ends a payment request: its page says so, and nothing can be paid there. */
export const voidOrderPaymentRequest: ElevatedEndpoint<{ body: { orderPaymentRequestId: string } }, {}> = {
  route: 'POST /ecom/v1/order-payment-requests/void',
  repeatable: true,
  elevated: true,
}

/** Charges a payment request. `paymentResponseToken` is set if the buyer's bank asks them to confirm. */
export const chargeOrderPaymentRequest: ElevatedEndpoint<
  {
    body: {
      orderPaymentRequestId: string
      /** Of `createPaymentToken`. */
      paymentToken?: string
    }
  },
  { paymentResponseToken?: string }
> = { route: 'POST /ecom/v1/order-payment-requests/charge', repeatable: true, elevated: true }

/** Emails the buyer of the order the page where an unpaid payment request is paid. */
export const sendOrderPaymentRequest: ElevatedEndpoint<
  { params: { orderPaymentRequestId: string } },
  { recipient: string }
> = { route: 'POST /vitrine/v1/order-payment-requests/{orderPaymentRequestId}/send', elevated: true }
