// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, OrderRemainder, PurchaseTerms, OverdueRemainder } from '../generated.ts'

/** Returns the quantity limits, payment terms and right of withdrawal of a product. */
export const getPurchaseTerms: Endpoint<{ params: { id: string } }, { purchaseTerms: PurchaseTerms }> = {
  route: 'GET /vitrine/v1/products/{id}/purchase-terms',
  repeatable: true,
}

/** Replaces the purchase terms of a product. Terms that are not sent are removed. */
export const setPurchaseTerms: ElevatedEndpoint<
  { params: { id: string }; body: { purchaseTerms: PurchaseTerms } },
  { purchaseTerms: PurchaseTerms }
> = { route: 'PUT /vitrine/v1/products/{id}/purchase-terms', repeatable: true, elevated: true }

/** Says what of an order with a deposit is due when, and how it stands. */
export const listRemainders: Endpoint<{ params: { orderId: string } }, { remainders: readonly OrderRemainder[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/remainders',
  repeatable: true,
}

/** Charges the card that the buyer agreed to, before its day or after it. */
export const chargeRemainder: ElevatedEndpoint<
  {
    params: { orderId: string }
    body?: {
      /** Which one; the earliest that is not paid, unless told. */
      dueDate?: string
    }
  },
  { remainders: readonly OrderRemainder[] }
> = { route: 'POST /vitrine/v1/orders/{orderId}/remainders/charge', repeatable: true, elevated: true }

/** Emails the buyer of an order where to pay what is left of it. */
export const sendRemainder: ElevatedEndpoint<
  {
    params: { orderId: string }
    body?: {
      /** Which one; the earliest that is not paid, unless told. */
      dueDate?: string
    }
  },
  { recipient: string }
> = { route: 'POST /vitrine/v1/orders/{orderId}/remainders/send', elevated: true }

/** Lists what is left of orders and should have been paid by now, up to twenty, and how many there are. */
export const listOverdueRemainders: ElevatedEndpoint<{}, { remainders: readonly OverdueRemainder[]; total: number }> = {
  route: 'GET /vitrine/v1/remainders/overdue',
  repeatable: true,
  elevated: true,
}
