// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, PaymentMethod } from '../generated.ts'

/** Tells in which ways the buyer of a checkout may pay. */
export const listCheckoutPaymentMethods: Endpoint<
  { params: { id: string } },
  { paymentMethods: readonly PaymentMethod[] }
> = { route: 'GET /vitrine/v1/checkouts/{id}/payment-methods', repeatable: true }

/** Turns a test card into a payment token that is good for one charge within 10 minutes. */
export const createPaymentToken: Endpoint<
  { body: { cardNumber: string; expiryMonth: number; expiryYear: number; securityCode: string; cardholder?: string } },
  { paymentToken: string }
> = { route: 'POST /vitrine/v1/payments/sandbox/tokens', repeatable: true }

/** Tells how the buyer answered the bank's challenge; an approved one completes the order. */
export const confirmPayment: Endpoint<
  { body: { paymentResponseToken: string; approved: boolean } },
  { orderId: string }
> = { route: 'POST /vitrine/v1/payments/confirm', repeatable: true }

/** Tells how an order that is still due is to be paid outside; nothing where it is not. */
export const getPaymentInstructions: Endpoint<{ params: { orderId: string } }, { paymentMethod?: PaymentMethod }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/payment-instructions',
  repeatable: true,
}
