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
  Refundability,
  PaymentCapture,
  OrderUpdateInput,
  OrderToUpdateInput,
  OrderActivityInput,
  PublicActivity,
  OrderFromElsewhere,
  PaymentToRefund,
  RefundedThings,
  RefundFollowUps,
} from '../generated.ts'
import { createDraftOrderMoments, refundPaymentsMoments } from '../moments.ts'
export * from '../by-hand/orders.ts'

/**
 * Changes the email, addresses, notes and marks of an order; prices stay as they are. What was read may be sent
 * back. Elevated.
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
 * Changes several orders; each succeeds or fails on its own. Elevated.
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
 * Adds tags to orders, and removes others; each order succeeds or fails on its own. Elevated.
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
 * Adds notes to the timeline of an order, and what was done elsewhere, such as an email that was sent. Elevated.
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
 * Adds a private note, or something that an app has done, to the timeline of an order. Elevated.
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
 * Lists the tags of orders by name. Elevated.
 *
 * @example
 * const tags = await owner.orders.listOrderTags()
 */
export const listOrderTags = (send: ElevatedSend): ((call?: CallOptions) => Promise<readonly OrderTagName[]>) =>
  bind(send, { route: 'GET /vitrine/v1/order-tags', repeatable: true, elevated: true }, 'orderTags')

/**
 * Creates a tag of orders; one with this name is returned as it is. Elevated.
 *
 * @example
 * const { id } = await owner.orders.saveOrderTag('Gift')
 */
export const saveOrderTag = (send: ElevatedSend): ((name: string, call?: CallOptions) => Promise<OrderTagName>) =>
  bind(send, { route: 'POST /vitrine/v1/order-tags name', repeatable: true, elevated: true }, 'orderTag')

/**
 * Deletes a tag, and takes it off all orders. Elevated.
 *
 * @example
 * const { id } = await owner.orders.saveOrderTag('Gift')
 * await owner.orders.deleteOrderTag(id)
 */
export const deleteOrderTag = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/order-tags/{id} id', repeatable: true, elevated: true }, '')

/**
 * Creates an order that was made elsewhere, such as over a counter or in a marketplace; takes its items out of
 * stock. Elevated.
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
  order: OrderFromElsewhere,
  options?: Omit<BodyOf<typeof calls.createOrderFromElsewhere>, 'order'>,
  call?: CallOptions,
) => Promise<Order>) =>
  bind(
    send,
    { route: 'POST /ecom/v1/orders order ...options', elevated: true, dates: createDraftOrderMoments },
    'order',
  )

/**
 * Imports an order of the past: nothing is charged, sent or taken out of stock, and nobody gets an email.
 * Elevated.
 *
 * @example
 * const lineItems = [{ productName: { original: 'Mug' }, quantity: 1, price: { amount: '19.00' } }]
 * const sums = { priceSummary: { subtotal: { amount: '19.00' }, total: { amount: '19.00' } } }
 * const states = { status: 'APPROVED' as const, paymentStatus: 'PAID' as const, channelInfo: { type: 'WEB' as const } }
 * const { order: imported } = await owner.orders.importOrder({ lineItems, ...sums, ...states })
 */
export const importOrder = (
  send: ElevatedSend,
): ((order: OrderFromElsewhere, call?: CallOptions) => Promise<{ order: Order }>) =>
  bind(send, { route: 'POST /ecom/v1/orders/import order', elevated: true, dates: createDraftOrderMoments })

/**
 * Deletes imported orders; others stay. Elevated.
 *
 * @example
 * const { jobId } = await owner.orders.bulkDeleteImportedOrders([order.id])
 */
export const bulkDeleteImportedOrders = (
  send: ElevatedSend,
): ((orderIds: readonly string[], call?: CallOptions) => Promise<{ jobId: string }>) =>
  bind(send, {
    route: 'POST /ecom/v1/orders/import/bulk-delete-imported-orders orderIds',
    repeatable: true,
    elevated: true,
  })

/**
 * Sets the number of the last order: the next one gets the number after it. Elevated.
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
 * Reads an order; for its buyer and elevated callers.
 *
 * @example
 * const { number, status } = await owner.orders.getOrder(order.id)
 */
export const getOrder = (send: Send): ((id: string, call?: CallOptions) => Promise<Order>) =>
  bind(send, { route: 'GET /ecom/v1/orders/{id} id', repeatable: true, dates: createDraftOrderMoments }, 'order')

/**
 * Counts what searches for orders find: exactly up to 1,000, and whether there are more. Elevated.
 *
 * @example
 * const [unpaid] = await owner.orders.countOrders([{ filter: { paymentStatus: 'NOT_PAID' } }])
 */
export const countOrders = (
  send: ElevatedSend,
): ((searches: readonly unknown[], call?: CallOptions) => Promise<readonly OrderCount[]>) =>
  bind(send, { route: 'POST /vitrine/v1/orders/count searches', repeatable: true, elevated: true }, 'counts')

/**
 * Makes figures of the orders that a filter finds: `$count`, or `$sum`, `$avg`, `$min`, `$max` and `$values` of
 * a field, each by a name of the caller’s. Elevated.
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
 * Cancels an order: releases what is held and refunds what was paid, all of it or as asked. Elevated.
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
 * Approves an order whose payment is under review or has not come yet, or rejects one that is under review: its
 * money goes back. Elevated.
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
 * Marks the amount due of an order as paid offline. Elevated.
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
 * Tells whether a payment of an order can be asked for, how much, and why not. Elevated.
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
 * Tells which payments of an order can be refunded, by whom, and why not. Elevated.
 *
 * @example
 * const { refundabilities } = await owner.orders.getRefundabilityStatus(order.id)
 */
export const getRefundabilityStatus = (
  send: ElevatedSend,
): ((
  ecomOrderId: string,
  call?: CallOptions,
) => Promise<{ refundabilities: readonly Refundability[]; refundablePerItem: boolean }>) =>
  bind(send, {
    route: 'GET /ecom/v1/payments-collector/orders/{ecomOrderId}/refundability ecomOrderId',
    repeatable: true,
    elevated: true,
  })

/**
 * Refunds payments of an order, in whole or in part; `orderBilling.refundPayments` tells more of it. Elevated.
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
 * Captures authorized payments of an order, in whole or in part. Elevated.
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
 * Voids authorized payments of an order: what was not captured is released to the buyer. Elevated.
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
 * Notes money that came in outside the store for an order, at most what is due. Elevated.
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
 * Marks what is due of several orders as paid offline; each succeeds or fails on its own. Elevated.
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
 * Asks for a payment of an order, at most what is due, by a payment request; `orderPaymentRequests` tells its
 * page. Elevated.
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
  /** The payment request in which the buyer pays. */
  paymentGatewayOrderId: string
}>) =>
  bind(send, {
    route:
      'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection ecomOrderId amount ...options',
    elevated: true,
  })

/**
 * Asks for all that is due of an order, by a payment request. Elevated.
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
  /** The payment request in which the buyer pays. */
  paymentGatewayOrderId: string
}>) =>
  bind(send, {
    route: 'POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order ecomOrderId ...options',
    elevated: true,
  })
