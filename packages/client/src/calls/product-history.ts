// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, ProductHistoryEntry } from '../generated.ts'

/** Lists the changes of a product with who made them, newest first. The latest 500 are kept. */
export const listProductHistory: ElevatedEndpoint<
  {
    params: { id: string }
    query?: {
      /** Page size. Default: 20. At most 100. */
      limit?: number
      /** `nextCursor` of the previous response. */
      cursor?: string
    }
  },
  { entries: readonly ProductHistoryEntry[]; nextCursor?: string }
> = {
  route: 'GET /vitrine/v1/products/{id}/history',
  repeatable: true,
  elevated: true,
  dates: { entries: { date: true } },
}
