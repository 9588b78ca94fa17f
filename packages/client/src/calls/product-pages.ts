// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ProductPage } from '../generated.ts'

/** Lists the pages of products, for sitemaps and feeds, in an order that lasts; 1,000 at most. */
export const listProductPages: Endpoint<
  {
    query?: {
      /** The numeric ID of the first one. */
      from?: string
      limit?: number
    }
  },
  {
    pages: readonly ProductPage[]
    /** Where the next ones begin; absent at the end. */
    next?: string
  }
> = { route: 'GET /vitrine/v1/product-pages', repeatable: true, dates: { pages: { lastUpdated: true } } }

/** Lists the numeric ID of every product at which a part begins, so that parts can be made side by side. */
export const listProductPageStarts: Endpoint<
  {
    query: {
      /** How many products are in a part. */
      size: number
    }
  },
  { starts: readonly string[] }
> = { route: 'GET /vitrine/v1/product-pages/starts', repeatable: true }
