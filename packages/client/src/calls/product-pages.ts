// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ProductPage } from '../generated.ts'

/** Lists the pages of visible products for sitemaps and feeds, oldest product first. */
export const listProductPages: Endpoint<
  {
    query?: {
      /** Numeric ID of the first product to return: `next` of the previous page. */
      from?: string
      /** Default: 100. At most 1,000. */
      limit?: number
    }
  },
  {
    pages: readonly ProductPage[]
    /** The `from` of the next page. Absent on the last page. */
    next?: string
  }
> = { route: 'GET /vitrine/v1/product-pages', repeatable: true, dates: { pages: { lastUpdated: true } } }

/** Returns the numeric IDs at which parts of equal size begin, for fetching product pages in parallel. */
export const listProductPageStarts: Endpoint<
  {
    query: {
      /** Number of products per part. */
      size: number
    }
  },
  { starts: readonly string[] }
> = { route: 'GET /vitrine/v1/product-pages/starts', repeatable: true }
