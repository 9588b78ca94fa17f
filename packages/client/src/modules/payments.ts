// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type * as calls from '../calls/payments.ts'
import type { PaymentMethod, PaymentAction, Receipt } from '../generated.ts'

/**
 * Lists the payment methods available for a checkout.
 *
 * @example
 * const { paymentMethods } = await client.payments.listCheckoutPaymentMethods(checkout.id)
 */
export const listCheckoutPaymentMethods = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ paymentMethods: readonly PaymentMethod[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/checkouts/{id}/payment-methods id', repeatable: true })

/**
 * Converts a test card into a payment token for a single charge within 10 minutes.
 *
 * @example
 * const card = { cardNumber: '4242424242424242', expiryMonth: 12, expiryYear: 2040, securityCode: '123' }
 * const { paymentToken } = await client.payments.createPaymentToken(card)
 */
export const createPaymentToken = (
  send: Send,
): ((options: BodyOf<typeof calls.createPaymentToken>, call?: CallOptions) => Promise<{ paymentToken: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/payments/sandbox/tokens ...options', repeatable: true })

/**
 * Returns the action that the buyer must complete to pay for a checkout, if any.
 *
 * @example
 * const { paymentAction } = await client.payments.getPaymentAction(checkout.id)
 */
export const getPaymentAction = (
  send: Send,
): ((id: string, call?: CallOptions) => Promise<{ paymentAction?: PaymentAction }>) =>
  bind(send, { route: 'GET /vitrine/v1/checkouts/{id}/payment-action id', repeatable: true })

/**
 * Confirms or rejects the bank's challenge for a payment. Confirming it completes the order.
 *
 * @example
 * const { orderId } = await client.payments.confirmPayment({ paymentResponseToken, approved: true })
 */
export const confirmPayment = (
  send: Send,
): ((
  options: { paymentResponseToken: string; approved: boolean },
  call?: CallOptions,
) => Promise<{ orderId: string }>) =>
  bind(send, { route: 'POST /vitrine/v1/payments/confirm ...options', repeatable: true })

/**
 * Returns the offline payment method of an unpaid order with its payment instructions, if any.
 *
 * @example
 * const { paymentMethod } = await client.payments.getPaymentInstructions(order.id)
 */
export const getPaymentInstructions = (
  send: Send,
): ((orderId: string, call?: CallOptions) => Promise<{ paymentMethod?: PaymentMethod }>) =>
  bind(send, { route: 'GET /vitrine/v1/orders/{orderId}/payment-instructions orderId', repeatable: true })

/**
 * Lists the receipts of an order, oldest first. Available to its buyer and to elevated callers.
 *
 * @example
 * const receipts = await client.payments.listReceipts(order.id)
 */
export const listReceipts = (send: Send): ((orderId: string, call?: CallOptions) => Promise<readonly Receipt[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/orders/{orderId}/receipts orderId',
      repeatable: true,
      dates: { receipts: { createdDate: true } },
    },
    'receipts',
  )

/**
 * Emails a receipt to the buyer of its order, with a link to its page. Elevated.
 *
 * @example
 * const { recipient } = await owner.payments.sendReceipt(receipt.orderId, receipt.id)
 */
export const sendReceipt = (
  send: ElevatedSend,
): ((
  orderId: string,
  receiptId: string,
  call?: CallOptions,
) => Promise<{
  /** Email address of the recipient. */
  recipient: string
}>) =>
  bind(send, { route: 'POST /vitrine/v1/orders/{orderId}/receipts/{receiptId}/send orderId receiptId', elevated: true })
