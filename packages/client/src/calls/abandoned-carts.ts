// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, AbandonedCart, RestQuery } from '../generated.ts'

const abandonedCartDates = { abandonTime: true, activities: { timestamp: true } } as const

/** Returns an abandoned checkout in the legacy format, by the ID of its cart. */
export const getAbandonedCart: ElevatedEndpoint<{ params: { id: string } }, { abandonedCart: AbandonedCart }> = {
  route: 'GET /v1/abandonedCarts/{id}',
  repeatable: true,
  elevated: true,
  dates: { abandonedCart: abandonedCartDates },
}

/** Lists abandoned checkouts in the legacy format, newest first. Filter and sorting are JSON strings. */
export const queryAbandonedCarts: ElevatedEndpoint<
  { body?: { query?: RestQuery } },
  {
    abandonedCarts: readonly AbandonedCart[]
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /v1/abandonedCarts/query',
  repeatable: true,
  elevated: true,
  dates: { abandonedCarts: abandonedCartDates },
}
