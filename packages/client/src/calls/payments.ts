// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, PaymentMethod, PaymentAction, Receipt } from '../generated.ts'

/** Lists the payment methods available for a checkout. */
export const listCheckoutPaymentMethods: Endpoint<
  { params: { id: string } },
  { paymentMethods: readonly PaymentMethod[] }
> = { route: 'GET /vitrine/v1/checkouts/{id}/payment-methods', repeatable: true }

/** Converts a test card into a payment token for a single charge within 10 minutes. */
export const createPaymentToken: Endpoint<
  { body: { cardNumber: string; expiryMonth: number; expiryYear: number; securityCode: string; cardholder?: string } },
  { paymentToken: string }
> = { route: 'POST /vitrine/v1/payments/sandbox/tokens', repeatable: true }

/** Returns the action that the buyer must complete to pay for a checkout, if any. */
export const getPaymentAction: Endpoint<{ params: { id: string } }, { paymentAction?: PaymentAction }> = {
  route: 'GET /vitrine/v1/checkouts/{id}/payment-action',
  repeatable: true,
}

/** Confirms or rejects the bank's challenge for a payment. Confirming it completes the order. */
export const confirmPayment: Endpoint<
  {
    body: {
      /** The token that `createOrderAndCharge` returned. */
      paymentResponseToken: string
      /** Whether the buyer approved the payment. */
      approved: boolean
    }
  },
  { orderId: string }
> = { route: 'POST /vitrine/v1/payments/confirm', repeatable: true }

/** Returns the offline payment method of an unpaid order with its payment instructions, if any. */
export const getPaymentInstructions: Endpoint<{ params: { orderId: string } }, { paymentMethod?: PaymentMethod }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/payment-instructions',
  repeatable: true,
}

/** Lists the receipts of an order, oldest first. Available to its buyer and to elevated callers. */
export const listReceipts: Endpoint<{ params: { orderId: string } }, { receipts: readonly Receipt[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/receipts',
  repeatable: true,
  dates: { receipts: { createdDate: true } },
}

/** Emails a receipt to the buyer of its order, with a link to its page. */
export const sendReceipt: ElevatedEndpoint<
  { params: { orderId: string; receiptId: string } },
  {
    /** Email address of the recipient. */
    recipient: string
  }
> = { route: 'POST /vitrine/v1/orders/{orderId}/receipts/{receiptId}/send', elevated: true }
