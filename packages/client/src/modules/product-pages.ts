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
 * Returns the numeric IDs at which parts of equal size begin, for fetching product pages in parallel.
 *
 * @example
 * const { starts } = await client.productPages.listProductPageStarts({ size: 10_000 })
 */
export const listProductPageStarts = (
  send: Send,
): ((options: { size: number }, call?: CallOptions) => Promise<{ starts: readonly string[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/product-pages/starts ...options', repeatable: true })
