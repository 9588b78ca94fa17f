// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { ProductHistoryEntry } from '../generated.ts'

/**
 * Lists the changes of a product with who made them, newest first. The latest 500 are kept. Elevated.
 *
 * @example
 * const { entries } = await owner.productHistory.listProductHistory(product.id, { limit: 10 })
 */
export const listProductHistory = (
  send: ElevatedSend,
): ((
  id: string,
  options?: { limit?: number; cursor?: string },
  call?: CallOptions,
) => Promise<{ entries: readonly ProductHistoryEntry[]; nextCursor?: string }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/products/{id}/history id ...options',
    repeatable: true,
    elevated: true,
    dates: { entries: { date: true } },
  })
