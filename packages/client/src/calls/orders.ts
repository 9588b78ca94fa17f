// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CursorMetadata,
  ItemMetadata,
  BulkActionMetadata,
  Price,
  Order,
  OrderTag,
  OrderTransactions,
  BulkOrderResult,
  BulkOrderTagsResult,
  OrderTagName,
  OrderCount,
  Refundability,
  PaymentRefund,
  PaymentCapture,
  OrderUpdateInput,
  OrderLineItemUpdateInput,
  OrderToUpdateInput,
  OrderActivityInput,
  PublicActivity,
  OrderFromElsewhere,
  PaymentToRefund,
  RefundedThings,
  RefundFollowUps,
} from '../generated.ts'
import { createDraftOrderMoments, refundPaymentsMoments } from '../moments.ts'

/**
 * Changes the email, addresses, notes and marks of an order; prices stay as they are. What was read may be sent
 * back.
 */
export const updateOrder: ElevatedEndpoint<
  { params: { id: string }; body: { order: OrderUpdateInput } },
  { order: Order }
> = { route: 'PATCH /ecom/v1/orders/{id}', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/**
 * Changes the name, the description and the extended fields of a line item; `draftOrders` changes what is
 * bought.
 */
export const updateOrderLineItem: ElevatedEndpoint<
  { params: { id: string; lineItemId: string }; body: { lineItem: OrderLineItemUpdateInput } },
  { order: Order }
> = {
  route: 'PATCH /ecom/v1/orders/{id}/line-item/{lineItemId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Changes several orders; each succeeds or fails on its own. */
export const bulkUpdateOrders: ElevatedEndpoint<
  { body: { orders: readonly { order: OrderToUpdateInput }[]; returnEntity?: boolean } },
  { results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/orders/update', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/** Adds tags to orders, and removes others; each order succeeds or fails on its own. */
export const bulkUpdateOrderTags: ElevatedEndpoint<
  { body: { orderIds: readonly string[]; assignTags?: OrderTag; unassignTags?: OrderTag } },
  { results: readonly BulkOrderTagsResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/orders/update-tags', repeatable: true, elevated: true }

/** Adds notes to the timeline of an order, and what was done elsewhere, such as an email that was sent. */
export const addActivities: ElevatedEndpoint<
  { params: { orderId: string }; body: { orderActivities: readonly OrderActivityInput[] } },
  { order: Order; activityIds: readonly string[] }
> = { route: 'POST /ecom/v1/orders/{orderId}/activities/add', elevated: true, dates: createDraftOrderMoments }

/** Adds a private note, or something that an app has done, to the timeline of an order. */
export const addActivity: ElevatedEndpoint<
  { params: { id: string }; body: { activity: PublicActivity } },
  { order: Order; activityId: string }
> = { route: 'POST /ecom/v1/orders/{id}/activities', elevated: true, dates: createDraftOrderMoments }

/** Changes a private note, or what an app has added. */
export const updateActivity: ElevatedEndpoint<
  { params: { id: string; activityId: string }; body: { activity: PublicActivity } },
  { order: Order }
> = {
  route: 'PATCH /ecom/v1/orders/{id}/activities/{activityId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Removes a private note, or what an app has added. */
export const deleteActivity: ElevatedEndpoint<{ params: { id: string; activityId: string } }, { order: Order }> = {
  route: 'DELETE /ecom/v1/orders/{id}/activities/{activityId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Lists the tags of orders by name. */
export const listOrderTags: ElevatedEndpoint<{}, { orderTags: readonly OrderTagName[] }> = {
  route: 'GET /vitrine/v1/order-tags',
  repeatable: true,
  elevated: true,
}

/** Creates a tag of orders; one with this name is returned as it is. */
export const saveOrderTag: ElevatedEndpoint<{ body: { name: string } }, { orderTag: OrderTagName }> = {
  route: 'POST /vitrine/v1/order-tags',
  repeatable: true,
  elevated: true,
}

/** Deletes a tag, and takes it off all orders. */
export const deleteOrderTag: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/order-tags/{id}',
  repeatable: true,
  elevated: true,
}

/**
 * Creates an order that was made elsewhere, such as over a counter or in a marketplace; takes its items out of
 * stock.
 */
export const createOrderFromElsewhere: ElevatedEndpoint<
  {
    body: {
      order: OrderFromElsewhere
      settings?: {
        /** `PAYMENT_RECEIVED`: the order is `INITIALIZED` until it is paid in full. */
        orderApprovalStrategy?: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED'
        notifications?: { sendNotificationToBuyer?: boolean; sendNotificationsToBusiness?: boolean }
        editableByEveryone?: boolean
        editableByOwnerApps?: { appIds: readonly string[] }
      }
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders', elevated: true, dates: createDraftOrderMoments }

/** Imports an order of the past: nothing is charged, sent or taken out of stock, and nobody gets an email. */
export const importOrder: ElevatedEndpoint<{ body: { order: OrderFromElsewhere } }, { order: Order }> = {
  route: 'POST /ecom/v1/orders/import',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes imported orders; others stay. */
export const bulkDeleteImportedOrders: ElevatedEndpoint<{ body: { orderIds: readonly string[] } }, { jobId: string }> =
  { route: 'POST /ecom/v1/orders/import/bulk-delete-imported-orders', repeatable: true, elevated: true }

/** Sets the number of the last order: the next one gets the number after it. */
export const setOrderNumberCounter: ElevatedEndpoint<
  {
    body: {
      counter: string
      /** Numbers that are taken are left out. */
      allowLowerCounter?: boolean
    }
  },
  { oldCounter: string; newCounter: string }
> = { route: 'POST /ecom/v1/orders/import/set-order-number-counter', repeatable: true, elevated: true }

/** Reads an order; for its buyer and elevated callers. */
export const getOrder: Endpoint<{ params: { id: string } }, { order: Order }> = {
  route: 'GET /ecom/v1/orders/{id}',
  repeatable: true,
  dates: createDraftOrderMoments,
}

/** Finds orders, newest first; members find only their own. */
export const searchOrders: Endpoint<
  {
    body?: {
      /** A `Search`. */
      search?: unknown
    }
  },
  { orders: readonly Order[]; metadata: CursorMetadata }
> = { route: 'POST /ecom/v1/orders/search', repeatable: true, dates: createDraftOrderMoments }

/** Counts what searches for orders find: exactly up to 1,000, and whether there are more. */
export const countOrders: ElevatedEndpoint<
  { body: { searches: readonly unknown[] } },
  { counts: readonly OrderCount[] }
> = { route: 'POST /vitrine/v1/orders/count', repeatable: true, elevated: true }

/**
 * Makes figures of the orders that a filter finds: `$count`, or `$sum`, `$avg`, `$min`, `$max` and `$values` of
 * a field, each by a name of the caller’s.
 */
export const aggregateOrders: ElevatedEndpoint<
  {
    body?: {
      /** As in a `Search`. */
      filter?: unknown
      /**
       * Up to 20 results by name, such as `{ "revenue": { "$sum": "priceSummary.total.amount" } }`; `count` unless
       * told.
       */
      aggregation?: unknown
      hierarchySeparatorOverride?: string
    }
  },
  {
    /** The results by name. */
    aggregates: unknown
  }
> = { route: 'POST /ecom/v1/orders/aggregate', repeatable: true, elevated: true }

/** Cancels an order: releases what is held and refunds what was paid, all of it or as asked. */
export const cancelOrder: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      sendOrderCanceledEmail?: boolean
      customMessage?: string
      restockAllItems?: boolean
      /** What goes back to which payments; an empty list keeps everything. Without it, everything goes back. */
      paymentRefunds?: readonly PaymentRefund[]
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders/{id}/cancel', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/**
 * Approves an order whose payment is under review or has not come yet, or rejects one that is under review: its
 * money goes back.
 */
export const updateOrderStatus: ElevatedEndpoint<
  {
    params: { orderId: string }
    body: {
      /**
       * `INITIALIZED`: created outside the store and not paid in full. `PENDING`: under review. `REJECTED`: failed
       * review.
       */
      status: 'PENDING' | 'CANCELED' | 'INITIALIZED' | 'APPROVED' | 'REJECTED'
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders/{orderId}/update-status', elevated: true, dates: createDraftOrderMoments }

/** Marks the amount due of an order as paid offline. */
export const markOrderAsPaid: ElevatedEndpoint<{ params: { ecomOrderId: string } }, { order: Order }> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Tells whether a payment of an order can be asked for, how much, and why not. */
export const getPaymentCollectabilityStatus: ElevatedEndpoint<
  { params: { ecomOrderId: string } },
  {
    status:
      | 'UNKNOWN'
      | 'COLLECTABLE'
      | 'NONCOLLECTABLE_ORDER_IS_CANCELLED'
      | 'NONCOLLECTABLE_ORDER_IS_PAID'
      | 'NONCOLLECTABLE_MISSING_PAYMENT_METHOD'
      | 'NONCOLLECTABLE_ORDER_IS_PENDING'
      | 'NONCOLLECTABLE_ORDER_IS_REJECTED'
      | 'NONCOLLECTABLE_ORDER_HAS_SUBSCRIPTIONS'
      | 'NONCOLLECTABLE_ORDER_HAS_CHARGEBACKS'
      | 'NONCOLLECTABLE_SUBSCRIPTION_CYCLE_ALREADY_PASSED'
      | 'NONCOLLECTABLE_ORDER_HAS_UNSUPPORTED_SUBSCRIPTION'
      | 'NONCOLLECTABLE_CUSTOM_AMOUNT_NOT_SUPPORTED'
    amount?: Price
  }
> = {
  route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status',
  repeatable: true,
  elevated: true,
}

/** Tells which payments of an order can be refunded, by whom, and why not. */
export const getRefundabilityStatus: ElevatedEndpoint<
  { params: { ecomOrderId: string } },
  { refundabilities: readonly Refundability[]; refundablePerItem: boolean }
> = { route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability', repeatable: true, elevated: true }

/** Refunds payments of an order, in whole or in part; `orderBilling.refundPayments` tells more of it. */
export const triggerRefund: ElevatedEndpoint<
  {
    params: { ecomOrderId: string }
    body: { payments: readonly PaymentToRefund[]; details?: RefundedThings; sideEffects?: RefundFollowUps }
  },
  { orderTransactions: OrderTransactions; refundId: string; failedPaymentIds: readonly ItemMetadata[] }
> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Captures authorized payments of an order, in whole or in part. */
export const captureOrderPayments: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { payments: readonly PaymentCapture[] } },
  { orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Voids authorized payments of an order: what was not captured is released to the buyer. */
export const voidOrderPayments: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { paymentIds: readonly string[] } },
  { orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Notes money that came in outside the store for an order, at most what is due. */
export const recordManuallyCollectedPayment: ElevatedEndpoint<
  { params: { orderId: string }; body: { amount: Price } },
  {}
> = { route: 'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment', elevated: true }

/** Marks what is due of several orders as paid offline; each succeeds or fails on its own. */
export const bulkMarkOrdersAsPaid: ElevatedEndpoint<
  { body: { ecomOrderIds: readonly string[] } },
  { results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/payments-collector/mark-as-paid', elevated: true, dates: createDraftOrderMoments }

/**
 * Asks for a payment of an order, at most what is due, by a payment request; `orderPaymentRequests` tells its
 * page.
 */
export const preparePaymentCollection: ElevatedEndpoint<
  {
    params: { ecomOrderId: string }
    body: {
      amount: Price
      /** What was asked for before: it is kept if it is for the same amount, or else replaced. */
      paymentGatewayOrderId?: string
      delayedCapture?: boolean
      delayedCaptureSettings?: unknown
    }
  },
  {
    /** The payment request in which the buyer pays. */
    paymentGatewayOrderId: string
  }
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection', elevated: true }

/** Asks for all that is due of an order, by a payment request. */
export const createPaymentGatewayOrder: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body?: { chargedBy?: unknown } },
  {
    /** The payment request in which the buyer pays. */
    paymentGatewayOrderId: string
  }
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order', elevated: true }
