// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { PurchaseTerms } from '../generated.ts'

/**
 * Says how many of a product can be ordered, and when it is paid.
 *
 * @example
 * const { minQuantity = 1 } = await client.purchaseTerms.getPurchaseTerms(product.id)
 */
export const getPurchaseTerms = (send: Send): ((id: string, call?: CallOptions) => Promise<PurchaseTerms>) =>
  bind(send, { route: 'GET /vitrine/v1/products/{id}/purchase-terms id', repeatable: true }, 'purchaseTerms')

/**
 * Sets how many of a product can be ordered and when it is paid; what is not sent is not limited. Elevated.
 *
 * @example
 * const deposit = { paymentOption: 'DEPOSIT_ONLINE' as const, depositPercentage: '30' }
 * await owner.purchaseTerms.setPurchaseTerms(product.id, { maxPerCustomer: 2, ...deposit })
 */
export const setPurchaseTerms = (
  send: ElevatedSend,
): ((id: string, purchaseTerms: PurchaseTerms, call?: CallOptions) => Promise<PurchaseTerms>) =>
  bind(
    send,
    { route: 'PUT /vitrine/v1/products/{id}/purchase-terms id purchaseTerms', repeatable: true, elevated: true },
    'purchaseTerms',
  )
