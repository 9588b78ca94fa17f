// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/order-billing.ts'
import type {
  Price,
  TransactionsRefund,
  OrderTransactions,
  TransactionsPayment,
  ReceiptInfo,
  RefundItems,
  PaymentCapture,
  DelayedCapture,
} from '../generated.ts'
import { refundPaymentsMoments } from '../moments.ts'

/**
 * Calculates the refund for items of an order. By default, calculates the refund for everything not refunded
 * yet. Elevated.
 *
 * @example
 * const { available, summary } = await owner.orderBilling.calculateRefund(order.id)
 */
export const calculateRefund = (
  send: ElevatedSend,
): ((
  orderId: string,
  options?: { refundItems?: RefundItems },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.calculateRefund>>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/calculate-refund orderId ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Returns how much of each payment and item of an order can be refunded, and why the rest cannot. Elevated.
 *
 * @example
 * const { payments: refundable } = await owner.orderBilling.getOrderRefundability(order.id)
 */
export const getOrderRefundability = (
  send: ElevatedSend,
): ((orderId: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.getOrderRefundability>>) =>
  bind(send, { route: 'POST /ecom/v1/order-billing/get-order-refundability orderId', repeatable: true, elevated: true })

/**
 * Refunds payments of an order, in full or in part. Elevated.
 *
 * @example
 * const { payments } = await owner.orderBilling.getOrderRefundability(order.id)
 * const paymentRefunds = [{ paymentId: payments[0]!.payment!.paymentId, amount: { amount: '1.00' } }]
 * const { refund } = await owner.orderBilling.refundPayments(order.id, { paymentRefunds })
 */
export const refundPayments = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: Omit<BodyOf<typeof calls.refundPayments>, 'orderId'>,
  call?: CallOptions,
) => Promise<{ refund: TransactionsRefund; orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/refund-payments orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Captures authorized payments of an order, in full or in part. Elevated.
 *
 * @example
 * const payments = [{ paymentId: heldPaymentId }]
 * await owner.orderBilling.captureAuthorizedPayments(heldOrder.id, { payments })
 */
export const captureAuthorizedPayments = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { payments: readonly PaymentCapture[] },
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/capture-authorized-payments orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Voids authorized payments of an order and releases the uncaptured amount to the buyer. Elevated.
 *
 * @example
 * await owner.orderBilling.voidAuthorizedPayments(heldOrder.id, { paymentIds: [heldPaymentId] })
 */
export const voidAuthorizedPayments = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { paymentIds: readonly string[] },
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/void-authorized-payments orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Creates receipts for payments of an order and their refunds. If one fails, none are created. Elevated.
 *
 * @example
 * const { receipts } = await owner.orderBilling.generateReceipts(order.id, { paymentIds: [paidPaymentId] })
 */
export const generateReceipts = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { paymentIds: readonly string[] },
  call?: CallOptions,
) => Promise<{ receipts: readonly ReceiptInfo[] }>) =>
  bind(send, { route: 'POST /ecom/v1/order-billing/generate-receipts orderId ...options', elevated: true })

/**
 * Charges the amount due of an order with gift cards and a card. If one charge fails, none are made. Elevated.
 *
 * @example
 * const regularCharge = { paymentIntentId: 'sandbox:pays', amount: { amount: '5' } }
 * const { payments } = await owner.orderBilling.chargeOrder(unpaidOrder.id, { regularCharge })
 */
export const chargeOrder = (
  send: ElevatedSend,
): ((
  orderId: string,
  options?: Omit<BodyOf<typeof calls.chargeOrder>, 'orderId'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.chargeOrder>>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/charge-order orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Pays the amount due of an order, or part of it, with a gift card. Elevated.
 *
 * @example
 * const redemption = { giftCardCode, amount: { amount: '5' }, currency: 'EUR' }
 * const { payment } = await owner.orderBilling.redeemGiftCard(unpaidOrder.id, redemption)
 */
export const redeemGiftCard = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { giftCardCode: string; amount: Price; currency: string },
  call?: CallOptions,
) => Promise<{ orderTransactions: OrderTransactions; payment: TransactionsPayment }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/redeem-gift-card orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })

/**
 * Authorizes an amount on the newest saved payment method of the member who placed an order. Elevated.
 *
 * @example
 * const scheduledAction = 'CAPTURE' as const
 * const options = { amount: { amount: '5' }, currency: 'EUR', delayedCaptureSettings: { scheduledAction } }
 * await owner.orderBilling.authorizeChargeWithSavedPaymentMethod(unpaidOrder.id, options).catch(() => undefined)
 */
export const authorizeChargeWithSavedPaymentMethod = (
  send: ElevatedSend,
): ((
  orderId: string,
  options: { amount: Price; currency: string; delayedCaptureSettings: DelayedCapture },
  call?: CallOptions,
) => Promise<{ payment: TransactionsPayment; orderTransactions: OrderTransactions }>) =>
  bind(send, {
    route: 'POST /ecom/v1/order-billing/authorize-charge-with-saved-payment-method orderId ...options',
    elevated: true,
    dates: refundPaymentsMoments,
  })
