// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  ItemMetadata,
  BulkActionMetadata,
  CursorMetadata,
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
  ExternalOrder,
  PaymentToRefund,
  RefundedThings,
  RefundFollowUps,
} from '../generated.ts'
import { createDraftOrderMoments, refundPaymentsMoments } from '../moments.ts'

/** Updates the contact data, notes and flags of an order, not its prices. Accepts other fields as they were read. */
export const updateOrder: ElevatedEndpoint<
  { params: { id: string }; body: { order: OrderUpdateInput } },
  { order: Order }
> = { route: 'PATCH /ecom/v1/orders/{id}', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/** Updates the texts and extended fields of a line item. To change items or quantities, use `draftOrders`. */
export const updateOrderLineItem: ElevatedEndpoint<
  { params: { id: string; lineItemId: string }; body: { lineItem: OrderLineItemUpdateInput } },
  { order: Order }
> = {
  route: 'PATCH /ecom/v1/orders/{id}/line-item/{lineItemId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Updates up to 100 orders. Each update succeeds or fails independently. */
export const bulkUpdateOrders: ElevatedEndpoint<
  {
    body: {
      orders: readonly { order: OrderToUpdateInput }[]
      /** Whether results contain the updated orders. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/orders/update', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/** Adds and removes tags of up to 100 orders. Each order succeeds or fails independently. */
export const bulkUpdateOrderTags: ElevatedEndpoint<
  { body: { orderIds: readonly string[]; assignTags?: OrderTag; unassignTags?: OrderTag } },
  { results: readonly BulkOrderTagsResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /ecom/v1/bulk/orders/update-tags', repeatable: true, elevated: true }

/** Adds entries to the timeline of an order: notes, or activities outside the platform such as a sent email. */
export const addActivities: ElevatedEndpoint<
  { params: { orderId: string }; body: { orderActivities: readonly OrderActivityInput[] } },
  { order: Order; activityIds: readonly string[] }
> = { route: 'POST /ecom/v1/orders/{orderId}/activities/add', elevated: true, dates: createDraftOrderMoments }

/** Adds a private note or an activity of an app to the timeline of an order. */
export const addActivity: ElevatedEndpoint<
  { params: { id: string }; body: { activity: PublicActivity } },
  { order: Order; activityId: string }
> = { route: 'POST /ecom/v1/orders/{id}/activities', elevated: true, dates: createDraftOrderMoments }

/** Updates a private note or an activity of an app in the timeline of an order. */
export const updateActivity: ElevatedEndpoint<
  { params: { id: string; activityId: string }; body: { activity: PublicActivity } },
  { order: Order }
> = {
  route: 'PATCH /ecom/v1/orders/{id}/activities/{activityId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes a private note or an activity of an app from the timeline of an order. */
export const deleteActivity: ElevatedEndpoint<{ params: { id: string; activityId: string } }, { order: Order }> = {
  route: 'DELETE /ecom/v1/orders/{id}/activities/{activityId}',
  repeatable: true,
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Lists the order tags, sorted by name. */
export const listOrderTags: ElevatedEndpoint<{}, { orderTags: readonly OrderTagName[] }> = {
  route: 'GET /vitrine/v1/order-tags',
  repeatable: true,
  elevated: true,
}

/** Creates an order tag. If one with this name exists, returns it. */
export const saveOrderTag: ElevatedEndpoint<{ body: { name: string } }, { orderTag: OrderTagName }> = {
  route: 'POST /vitrine/v1/order-tags',
  repeatable: true,
  elevated: true,
}

/** Deletes an order tag and removes it from all orders. */
export const deleteOrderTag: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/order-tags/{id}',
  repeatable: true,
  elevated: true,
}

/** Creates an order placed outside the store, such as in a marketplace, and reduces the inventory of its items. */
export const createExternalOrder: ElevatedEndpoint<
  {
    body: {
      order: ExternalOrder
      settings?: {
        /** `PAYMENT_RECEIVED` keeps the order `INITIALIZED` until it is paid in full. */
        orderApprovalStrategy?: 'DEFAULT' | 'PAYMENT_RECEIVED' | 'PAYMENT_METHOD_SAVED'
        notifications?: {
          /** Whether the buyer is notified by email. Default: true. */
          sendNotificationToBuyer?: boolean
          /** Whether the owners are notified by email. Default: false. */
          sendNotificationsToBusiness?: boolean
        }
        /** Must not be `false`: all apps with the permission can edit orders. */
        editableByEveryone?: boolean
        editableByOwnerApps?: { appIds: readonly string[] }
      }
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders', elevated: true, dates: createDraftOrderMoments }

/** Imports a past order. Does not charge anyone, change inventory or send emails. */
export const importOrder: ElevatedEndpoint<{ body: { order: ExternalOrder } }, { order: Order }> = {
  route: 'POST /ecom/v1/orders/import',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Deletes up to 100 imported orders. Other orders are ignored. */
export const bulkDeleteImportedOrders: ElevatedEndpoint<
  { body: { orderIds: readonly string[] } },
  {
    /** Identifies the deletion, which is already complete. */
    jobId: string
  }
> = { route: 'POST /ecom/v1/orders/import/bulk-delete-imported-orders', repeatable: true, elevated: true }

/** Sets the counter of order numbers. The next order gets the number after it. */
export const setOrderNumberCounter: ElevatedEndpoint<
  {
    body: {
      /** The number of the last order, as text. */
      counter: string
      /** Whether the counter can be lowered. Numbers in use are skipped. */
      allowLowerCounter?: boolean
    }
  },
  { oldCounter: string; newCounter: string }
> = { route: 'POST /ecom/v1/orders/import/set-order-number-counter', repeatable: true, elevated: true }

/** Returns an order by its ID. Available to its buyer and to elevated callers. */
export const getOrder: Endpoint<{ params: { id: string } }, { order: Order }> = {
  route: 'GET /ecom/v1/orders/{id}',
  repeatable: true,
  dates: createDraftOrderMoments,
}

/** Lists orders that match a search, newest first. Members see only their own orders. */
export const searchOrders: Endpoint<
  {
    body?: {
      /** A `Search`. */
      search?: unknown
    }
  },
  { orders: readonly Order[]; metadata: CursorMetadata }
> = { route: 'POST /ecom/v1/orders/search', repeatable: true, dates: createDraftOrderMoments }

/** Counts the orders that match each search. Counts are exact up to 1,000. */
export const countOrders: ElevatedEndpoint<
  { body: { searches: readonly unknown[] } },
  { counts: readonly OrderCount[] }
> = { route: 'POST /vitrine/v1/orders/count', repeatable: true, elevated: true }

/** Aggregates orders that match a filter with `$count`, `$sum`, `$avg`, `$min`, `$max` and `$values`. */
export const aggregateOrders: ElevatedEndpoint<
  {
    body?: {
      /** The `filter` of a `Search`. */
      filter?: unknown
      /** At most 20 results by name: `{ "revenue": { "$sum": "priceSummary.total.amount" } }`. Default: `count`. */
      aggregation?: unknown
      hierarchySeparatorOverride?: string
    }
  },
  {
    /** The results by name. */
    aggregates: unknown
  }
> = { route: 'POST /ecom/v1/orders/aggregate', repeatable: true, elevated: true }

/** Cancels an order. Voids authorized payments and refunds captured ones, in full or as in `paymentRefunds`. */
export const cancelOrder: ElevatedEndpoint<
  {
    params: { id: string }
    body?: {
      /** Whether the buyer is notified by email. Default: false. */
      sendOrderCanceledEmail?: boolean
      /** Text to include in the email to the buyer. */
      customMessage?: string
      /** Whether all items return to stock. Default: false. */
      restockAllItems?: boolean
      /** The amount to refund for each payment. An empty list refunds nothing. Default: all payments in full. */
      paymentRefunds?: readonly PaymentRefund[]
    }
  },
  { order: Order }
> = { route: 'POST /ecom/v1/orders/{id}/cancel', repeatable: true, elevated: true, dates: createDraftOrderMoments }

/**
 * Approves an order that is under review or awaits payment, or rejects one under review and returns its
 * payments.
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

/** Records an offline payment for the amount due of an order. */
export const markOrderAsPaid: ElevatedEndpoint<{ params: { ecomOrderId: string } }, { order: Order }> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid',
  elevated: true,
  dates: createDraftOrderMoments,
}

/** Returns whether a payment can be requested for an order, the amount, and if not, why. */
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

/**
 * Returns which payments of an order can be refunded, whether manually or by the provider, and why others
 * cannot.
 */
export const getRefundabilityStatus: ElevatedEndpoint<
  { params: { ecomOrderId: string } },
  {
    refundabilities: readonly Refundability[]
    /** Whether line items can be refunded individually. */
    refundablePerItem: boolean
  }
> = { route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability', repeatable: true, elevated: true }

/** Refunds payments of an order, in full or in part. `orderBilling.refundPayments` returns more details. */
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

/** Captures authorized payments of an order, in full or in part. */
export const captureOrderPayments: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { payments: readonly PaymentCapture[] } },
  { orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments',
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Voids authorized payments of an order and releases the uncaptured amount to the buyer. */
export const voidOrderPayments: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body: { paymentIds: readonly string[] } },
  { orderTransactions: OrderTransactions }
> = {
  route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments',
  elevated: true,
  dates: refundPaymentsMoments,
}

/** Records a payment that was received outside the store, at most the amount due of the order. */
export const recordManuallyCollectedPayment: ElevatedEndpoint<
  { params: { orderId: string }; body: { amount: Price } },
  {}
> = { route: 'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment', elevated: true }

/** Records offline payments for the amounts due of up to 100 orders. Each order succeeds or fails independently. */
export const bulkMarkOrdersAsPaid: ElevatedEndpoint<
  { body: { ecomOrderIds: readonly string[] } },
  { results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /v1/bulk/payments-collector/mark-as-paid', elevated: true, dates: createDraftOrderMoments }

/** Creates a payment request for an order, at most for the amount due. `orderPaymentRequests` returns its page. */
export const preparePaymentCollection: ElevatedEndpoint<
  {
    params: { ecomOrderId: string }
    body: {
      amount: Price
      /** ID of a previous payment request. It is reused if its amount is the same, and replaced otherwise. */
      paymentGatewayOrderId?: string
      delayedCapture?: boolean
      delayedCaptureSettings?: unknown
    }
  },
  {
    /** ID of the payment request. */
    paymentGatewayOrderId: string
  }
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection', elevated: true }

/** Creates a payment request for the amount due of an order. */
export const createPaymentGatewayOrder: ElevatedEndpoint<
  { params: { ecomOrderId: string }; body?: { chargedBy?: unknown } },
  {
    /** ID of the payment request. */
    paymentGatewayOrderId: string
  }
> = { route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order', elevated: true }
