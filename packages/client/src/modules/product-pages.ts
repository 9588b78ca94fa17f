// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/product-pages.ts'

/**
 * Lists the pages of products, for sitemaps and feeds, in an order that lasts; 1,000 at most.
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
 * Lists the numeric ID of every product at which a part begins, so that parts can be made side by side.
 *
 * @example
 * const { starts } = await client.productPages.listProductPageStarts({ size: 10_000 })
 */
export const listProductPageStarts = (
  send: Send,
): ((options: { size: number }, call?: CallOptions) => Promise<{ starts: readonly string[] }>) =>
  bind(send, { route: 'GET /vitrine/v1/product-pages/starts ...options', repeatable: true })
