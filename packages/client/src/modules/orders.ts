// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/orders.ts'
import type {
  BulkActionMetadata,
  Price,
  Order,
  OrderTag,
  OrderTransactions,
  BulkOrderResult,
  BulkOrderTagsResult,
  OrderTagName,
  OrderCount,
  PaymentCapture,
  OrderUpdateInput,
  OrderToUpdateInput,
  OrderActivityInput,
  PublicActivity,
  ExternalOrder,
  PaymentToRefund,
  RefundedThings,
  RefundFollowUps,
} from '../generated.ts'
import { createDraftOrderMoments, refundPaymentsMoments } from '../moments.ts'
export * from '../by-hand/orders.ts'

/**
 * Updates the contact data, notes and flags of an order, not its prices. Accepts other fields as they were read.
 * Elevated.
 *
 * @example
 * const { archived } = await owner.orders.updateOrder(order.id, { archived: true })
 */
export const updateOrder = (
  send: ElevatedSend,
): ((id: string, order: OrderUpdateInput, call?: CallOptions) => Promise<Order>) =>
  bind(
    send,
    { route: 'PATCH /ecom/v1/orders/{id} id order', repeatable: true, elevated: true, dates: createDraftOrderMoments },
    'order',
  )

/**
 * Updates up to 100 orders. Each update succeeds or fails independently. Elevated.
 *
 * @example
 * const { results } = await owner.orders.bulkUpdateOrders([{ order: { id: order.id, archived: true } }])
 */
export const bulkUpdateOrders = (
  send: ElevatedSend,
): ((
  orders: readonly { order: OrderToUpdateInput }[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /ecom/v1/bulk/orders/update orders ...options',
    repeatable: true,
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Adds and removes tags of up to 100 orders. Each order succeeds or fails independently. Elevated.
 *
 * @example
 * const assignTags = { privateTags: { tagIds: ['gift'] } }
 * const { results } = await owner.orders.bulkUpdateOrderTags([order.id], { assignTags })
 */
export const bulkUpdateOrderTags = (
  send: ElevatedSend,
): ((
  orderIds: readonly string[],
  options?: { assignTags?: OrderTag; unassignTags?: OrderTag },
  call?: CallOptions,
) => Promise<{ results: readonly BulkOrderTagsResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /ecom/v1/bulk/orders/update-tags orderIds ...options', repeatable: true, elevated: true })

/**
 * Adds entries to the timeline of an order: notes, or activities outside the platform such as a sent email.
 * Elevated.
 *
 * @example
 * const orderActivities = [{ merchantComment: { message: 'Asked for gift wrapping' } }]
 * const { activityIds } = await owner.orders.addActivities(order.id, { orderActivities })
 */
export const addActivities = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { orderActivities: readonly OrderActivityInput[] },
  call?: CallOptions,
) => Promise<{ order: Order; activityIds: readonly string[] }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/{orderId}/activities/add orderId ...options',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Adds a private note or an activity of an app to the timeline of an order. Elevated.
 *
 * @example
 * const note = { merchantComment: { message: 'Called back' } }
 * const { activityId } = await owner.orders.addActivity(order.id, note)
 */
export const addActivity = (
  send: ElevatedSend,
): ((id: string, activity: PublicActivity, call?: CallOptions) => Promise<{ order: Order; activityId: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/{id}/activities id activity',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Lists the order tags, sorted by name. Elevated.
 *
 * @example
 * const tags = await owner.orders.listOrderTags()
 */
export const listOrderTags = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly OrderTagName[]>) =>
  bind(send, { route: 'GET /vitrine/v1/order-tags', repeatable: true, elevated: true }, 'orderTags')

/**
 * Creates an order tag. If one with this name exists, returns it. Elevated.
 *
 * @example
 * const { id } = await owner.orders.saveOrderTag('Gift')
 */
export const saveOrderTag = (send: ElevatedSend): ((name: string, call?: CallOptions) => Promise<OrderTagName>) =>
  bind(send, { route: 'POST /vitrine/v1/order-tags name', repeatable: true, elevated: true }, 'orderTag')

/**
 * Deletes an order tag and removes it from all orders. Elevated.
 *
 * @example
 * const { id } = await owner.orders.saveOrderTag('Gift')
 * await owner.orders.deleteOrderTag(id)
 */
export const deleteOrderTag = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/order-tags/{id} id', repeatable: true, elevated: true }, '')

/**
 * Creates an order placed outside the store, such as in a marketplace, and reduces the inventory of its items.
 * Elevated.
 *
 * @example
 * const lineItems = [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }]
 * const priceSummary = { subtotal: { amount: '19.00' }, total: { amount: '19.00' } }
 * const sold = { lineItems, priceSummary, channelInfo: { type: 'POS' as const } }
 * const { number } = await owner.orders.createOrder(sold)
 */
export const createOrder = (
  send: ElevatedSend,
): ((
  order: ExternalOrder,
  options?: Omit<BodyOf<typeof calls.createExternalOrder>, 'order'>,
  call?: CallOptions,
) => Promise<Order>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/orders order ...options', elevated: true, dates: createDraftOrderMoments },
    'order',
  )

/**
 * Imports a past order. Does not charge anyone, change inventory or send emails. Elevated.
 *
 * @example
 * const lineItems = [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }]
 * const sums = { priceSummary: { subtotal: { amount: '19.00' }, total: { amount: '19.00' } } }
 * const states = { status: 'APPROVED' as const, paymentStatus: 'PAID' as const, channelInfo: { type: 'WEB' as const } }
 * const { order: imported } = await owner.orders.importOrder({ lineItems, ...sums, ...states })
 */
export const importOrder = (
  send: ElevatedSend,
): ((order: ExternalOrder, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, { route: 'POST /ecom/v1/orders/import order', elevated: true, dates: createDraftOrderMoments })

/**
 * Deletes up to 100 imported orders. Other orders are ignored. Elevated.
 *
 * @example
 * const { jobId } = await owner.orders.bulkDeleteImportedOrders([order.id])
 */
export const bulkDeleteImportedOrders = (
  send: ElevatedSend,
): ((
  orderIds: readonly string[],
  call?: CallOptions,
) => Promise<{
  /** Identifies the deletion, which is already complete. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/import/bulk-delete-imported-orders orderIds',
    repeatable: true,
    elevated: true,
  })

/**
 * Sets the counter of order numbers. The next order gets the number after it. Elevated.
 *
 * @example
 * const { oldCounter, newCounter } = await owner.orders.setOrderNumberCounter('20000')
 */
export const setOrderNumberCounter = (
  send: ElevatedSend,
): ((
  counter: string,
  options?: { allowLowerCounter?: boolean },
  call?: CallOptions,
) => Promise<{ oldCounter: string; newCounter: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/import/set-order-number-counter counter ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Returns an order by its ID. Available to its buyer and to elevated callers.
 *
 * @example
 * const { number, status } = await owner.orders.getOrder(order.id)
 */
export const getOrder = (send: Send): ((id: string, call?: CallOptions) => Promise<Order>) =>
  bind(send, { route: 'GET /ecom/v1/orders/{id} id', repeatable: true, dates: createDraftOrderMoments }, 'order')

/**
 * Counts the orders that match each search. Counts are exact up to 1,000. Elevated.
 *
 * @example
 * const [unpaid] = await owner.orders.countOrders([{ filter: { paymentStatus: 'NOT_PAID' } }])
 */
export const countOrders = (
  send: ElevatedSend,
): ((searches: readonly unknown[], call?: CallOptions) => Promise<readonly OrderCount[]>) =>
  bind(send, { route: 'POST /vitrine/v1/orders/count searches', repeatable: true, elevated: true }, 'counts')

/**
 * Aggregates orders that match a filter with `$count`, `$sum`, `$avg`, `$min`, `$max` and `$values`. Elevated.
 *
 * @example
 * const aggregation = { revenue: { $sum: 'priceSummary.total.amount' }, states: { $values: 'paymentStatus' } }
 * const { aggregates } = await owner.orders.aggregateOrders({ aggregation })
 */
export const aggregateOrders = (
  send: ElevatedSend,
): ((
  options?: { filter?: unknown; aggregation?: unknown; hierarchySeparatorOverride?: string },
  call?: CallOptions,
) => Promise<{
  /** The results by name. */
  aggregates: unknown
}>) => bind(send, { route: 'POST /ecom/v1/orders/aggregate ...options', repeatable: true, elevated: true })

/**
 * Cancels an order. Voids authorized payments and refunds captured ones, in full or as in `paymentRefunds`.
 * Elevated.
 *
 * @example
 * const { order: canceled } = await owner.orders.cancelOrder(order.id, { restockAllItems: true })
 */
export const cancelOrder = (
  send: ElevatedSend,
): ((id: string, options?: BodyOf<typeof calls.cancelOrder>, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/{id}/cancel id ...options',
    repeatable: true,
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Approves an order that is under review or awaits payment, or rejects one under review and returns its
 * payments. Elevated.
 *
 * @example
 * const total = { amount: '19.00' }
 * const sold = { lineItems: [{ productName: { original: 'Mug' }, quantity: 1, price: total }], priceSummary: { subtotal: total, total } }
 * const { id } = await owner.orders.createOrder({ ...sold, channelInfo: { type: 'POS' } }, { settings: { orderApprovalStrategy: 'PAYMENT_RECEIVED' } })
 * await owner.orders.updateOrderStatus(id, 'APPROVED')
 */
export const updateOrderStatus = (
  send: ElevatedSend,
): ((
  orderId: string,
  status: 'PENDING' | 'CANCELED' | 'INITIALIZED' | 'APPROVED' | 'REJECTED',
  call?: CallOptions,
) => Promise<{ order: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/{orderId}/update-status orderId status',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Records an offline payment for the amount due of an order. Elevated.
 *
 * @example
 * const { order: paid } = await owner.orders.markOrderAsPaid(unpaidOrder.id)
 */
export const markOrderAsPaid = (
  send: ElevatedSend,
): ((ecomOrderId: string, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/mark-as-paid ecomOrderId',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Returns whether a payment can be requested for an order, the amount, and if not, why. Elevated.
 *
 * @example
 * const { status, amount } = await owner.orders.getPaymentCollectabilityStatus(unpaidOrder.id)
 */
export const getPaymentCollectabilityStatus = (
  send: ElevatedSend,
): ((ecomOrderId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getPaymentCollectabilityStatus>>) =>
  bind(send, {
    route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/payment-collectability-status ecomOrderId',
    repeatable: true,
    elevated: true,
  })

/**
 * Returns which payments of an order can be refunded, whether manually or by the provider, and why others
 * cannot. Elevated.
 *
 * @example
 * const { refundabilities } = await owner.orders.getRefundabilityStatus(order.id)
 */
export const getRefundabilityStatus = (
  send: ElevatedSend,
): ((ecomOrderId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getRefundabilityStatus>>) =>
  bind(send, {
    route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability ecomOrderId',
    repeatable: true,
    elevated: true,
  })

/**
 * Refunds payments of an order, in full or in part. `orderBilling.refundPayments` returns more details.
 * Elevated.
 *
 * @example
 * const payments = [{ paymentId: paidPaymentId, amount: { amount: '1.00' } }]
 * await owner.orders.triggerRefund(order.id, payments, { details: { reason: 'Scratched' } })
 */
export const triggerRefund = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  payments: readonly PaymentToRefund[],
  options?: { details?: RefundedThings; sideEffects?: RefundFollowUps },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.triggerRefund>>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund ecomOrderId payments ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Captures authorized payments of an order, in full or in part. Elevated.
 *
 * @example
 * await owner.orders.captureAuthorizedPayments(heldOrder.id, [{ paymentId: heldPaymentId }])
 */
export const captureAuthorizedPayments = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  payments: readonly PaymentCapture[],
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/capture-authorized-payments ecomOrderId payments',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Voids authorized payments of an order and releases the uncaptured amount to the buyer. Elevated.
 *
 * @example
 * await owner.orders.voidAuthorizedPayments(heldOrder.id, [heldPaymentId])
 */
export const voidAuthorizedPayments = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  paymentIds: readonly string[],
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/void-authorized-payments ecomOrderId paymentIds',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Records a payment that was received outside the store, at most the amount due of the order. Elevated.
 *
 * @example
 * await owner.orders.recordManuallyCollectedPayment(unpaidOrder.id, { amount: '5.00' })
 */
export const recordManuallyCollectedPayment = (
  send: ElevatedSend,
): ((orderId: string, amount: Price, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/payments-collector/orders/{orderId}/manual-payment orderId amount', elevated: true },
    '',
  )

/**
 * Records offline payments for the amounts due of up to 100 orders. Each order succeeds or fails independently.
 * Elevated.
 *
 * @example
 * const { results } = await owner.orders.bulkMarkOrdersAsPaid([order.id])
 */
export const bulkMarkOrdersAsPaid = (
  send: ElevatedSend,
): ((
  ecomOrderIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkOrderResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /v1/bulk/payments-collector/mark-as-paid ecomOrderIds',
    elevated: true,
    dates: createDraftOrderMoments,
  })

/**
 * Creates a payment request for an order, at most for the amount due. `orderPaymentRequests` returns its page.
 * Elevated.
 *
 * @example
 * const { paymentGatewayOrderId } = await owner.orders.preparePaymentCollection(unpaidOrder.id, { amount: '5' })
 * const page = await owner.orderPaymentRequests.getOrderPaymentRequestUrl(paymentGatewayOrderId)
 */
export const preparePaymentCollection = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  amount: Price,
  options?: Omit<BodyOf<typeof calls.preparePaymentCollection>, 'amount'>,
  call?: CallOptions,
) => Promise<{
  /** ID of the payment request. */
  paymentGatewayOrderId: string
}>) =>
  bind(send, {
    route:
      'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection ecomOrderId amount ...options',
    elevated: true,
  })

/**
 * Creates a payment request for the amount due of an order. Elevated.
 *
 * @example
 * const { paymentGatewayOrderId } = await owner.orders.createPaymentGatewayOrder(unpaidOrder.id)
 */
export const createPaymentGatewayOrder = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  options?: { chargedBy?: unknown },
  call?: CallOptions,
) => Promise<{
  /** ID of the payment request. */
  paymentGatewayOrderId: string
}>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order ecomOrderId ...options',
    elevated: true,
  })
