// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, PriceHistory } from '../generated.ts'

/** Returns the prices that a product and its variants had, and the lowest of the last 30 days. */
export const getProductPriceHistory: ElevatedEndpoint<{ params: { id: string } }, { priceHistory: PriceHistory }> = {
  route: 'GET /vitrine/v1/products/{id}/price-history',
  repeatable: true,
  elevated: true,
  dates: { priceHistory: { changes: { endedDate: true } } },
}
