// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, PurchaseTerms } from '../generated.ts'

/** Says how many of a product can be ordered, and when it is paid. */
export const getPurchaseTerms: Endpoint<{ params: { id: string } }, { purchaseTerms: PurchaseTerms }> = {
  route: 'GET /vitrine/v1/products/{id}/purchase-terms',
  repeatable: true,
}

/** Sets how many of a product can be ordered and when it is paid; what is not sent is not limited. */
export const setPurchaseTerms: ElevatedEndpoint<
  { params: { id: string }; body: { purchaseTerms: PurchaseTerms } },
  { purchaseTerms: PurchaseTerms }
> = { route: 'PUT /vitrine/v1/products/{id}/purchase-terms', repeatable: true, elevated: true }
