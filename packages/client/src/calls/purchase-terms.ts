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

/** Lists an order's outstanding balances with their due dates and status. */
export const listRemainders: Endpoint<{ params: { orderId: string } }, { remainders: readonly OrderRemainder[] }> = {
  route: 'GET /vitrine/v1/orders/{orderId}/remainders',
  repeatable: true,
}

/** Charges an outstanding balance to the card that the buyer agreed to, before or after its due date. */
export const chargeRemainder: ElevatedEndpoint<
  {
    params: { orderId: string }
    body?: {
      /** Due date of the balance. Default: that of the earliest unpaid balance. */
      dueDate?: string
    }
  },
  { remainders: readonly OrderRemainder[] }
> = { route: 'POST /vitrine/v1/orders/{orderId}/remainders/charge', repeatable: true, elevated: true }

/** Emails the buyer of an order a link to pay an outstanding balance. */
export const sendRemainder: ElevatedEndpoint<
  {
    params: { orderId: string }
    body?: {
      /** Due date of the balance. Default: that of the earliest unpaid balance. */
      dueDate?: string
    }
  },
  { recipient: string }
> = { route: 'POST /vitrine/v1/orders/{orderId}/remainders/send', elevated: true }

/** Lists up to 20 overdue balances of orders, and returns their total number. */
export const listOverdueRemainders: ElevatedEndpoint<{}, { remainders: readonly OverdueRemainder[]; total: number }> = {
  route: 'GET /vitrine/v1/remainders/overdue',
  repeatable: true,
  elevated: true,
}
