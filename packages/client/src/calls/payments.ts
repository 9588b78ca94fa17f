// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, PaymentMethod, PaymentAction, Receipt } from '../generated.ts'

/** Lists the payment methods available for a checkout. */
export const listCheckoutPaymentMethods: Endpoint<
  { params: { id: string } },
  { paymentMethods: readonly PaymentMethod[] }
> = { route: 'GET /vitrine/v1/checkouts/{id}/payment-methods', repeatable: true }

/** Turns a test card into a payment token for one charge within 10 minutes. */
export const createPaymentToken: Endpoint<
  { body: { cardNumber: string; expiryMonth: number; expiryYear: number; securityCode: string; cardholder?: string } },
  { paymentToken: string }
> = { route: 'POST /vitrine/v1/payments/sandbox/tokens', repeatable: true }

/** Returns what the buyer is to do for the payment of a checkout that waits for them, if one does. */
export const getPaymentAction: Endpoint<{ params: { id: string } }, { paymentAction?: PaymentAction }> = {
  route: 'GET /vitrine/v1/checkouts/{id}/payment-action',
  repeatable: true,
}

/** Tells how the buyer answered the bank's challenge; an approved one completes the order. */
export const confirmPayment: Endpoint<
  { body: { paymentResponseToken: string; approved: boolean } },
  { orderId: string }
> = { route: 'POST /vitrine/v1/payments/confirm', repeatable: true }

/** Returns the offline payment instructions of an unpaid order, if any. */
export const getPaymentInstructions: Endpoint<{ params: { orderId: string } }, { paymentMethod?: PaymentMethod }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/payment-instructions',
  repeatable: true,
}

/** Lists the receipts of an order, oldest first; for its buyer and elevated callers. */
export const listReceipts: Endpoint<{ params: { orderId: string } }, { receipts: readonly Receipt[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/receipts',
  repeatable: true,
  dates: { receipts: { createdDate: true } },
}

/** Emails a receipt to the buyer of its order, with the address of its page. */
export const sendReceipt: ElevatedEndpoint<{ params: { orderId: string; receiptId: string } }, { recipient: string }> =
  { route: 'POST /vitrine/v1/orders/{orderId}/receipts/{receiptId}/send', elevated: true }
