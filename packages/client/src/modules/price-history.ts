// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { PriceHistory } from '../generated.ts'

/**
 * Returns the prices that a product and its variants had, and the lowest of the last 30 days. Elevated.
 *
 * @example
 * const { prices, changes } = await owner.priceHistory.getProductPriceHistory(product.id)
 */
export const getProductPriceHistory = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<PriceHistory>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/products/{id}/price-history id',
      repeatable: true,
      elevated: true,
      dates: { priceHistory: { changes: { endedDate: true } } },
    },
    'priceHistory',
  )
