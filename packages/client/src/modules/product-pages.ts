// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/product-pages.ts'

/**
 * Lists the pages of visible products for sitemaps and feeds, oldest product first.
 *
 * @example
 * const { pages } = await client.productPages.listProductPages({ limit: 100 })
 */
export const listProductPages = (
  send: Send,
): ((
  options?: { from?: string; limit?: number },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listProductPages>>) =>
  bind(send, {
    route: 'GET /vitrine/v1/product-pages ...options',
    repeatable: true,
    dates: { pages: { lastUpdated: true } },
  })

/**
 * Splits all product pages into parts of equal size and returns each part's first numeric ID, so that parts can be
 * fetched in parallel.
 *
 * @example
 * const { starts } = await client.productPages.listProductPageStarts({ size: 10_000 })
 */
export const listProductPageStarts = (
  send: Send,
): ((options: { size: number }, call?: CallOptions) => Promise<{ starts: readonly string[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/product-pages/starts ...options', repeatable: true })
