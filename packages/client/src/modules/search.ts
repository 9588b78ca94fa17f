// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/search.ts'
import type { SearchSettings, SearchTerm } from '../generated.ts'

/**
 * Searches products by text and filters, most relevant first. 24 per page by default, at most 100.
 *
 * @example
 * const { products, facets } = await client.search.searchProducts({ expression: 'lamps', facets: ['PRICE'] })
 */
export const searchProducts = (
  send: Send,
): ((
  options?: BodyOf<typeof calls.searchProducts>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchProducts>>) =>
  bind(send, {
    route: 'POST /vitrine/v1/products/search ...options',
    repeatable: true,
    dates: { products: { lastUpdated: true, createdDate: true } },
  })

/**
 * Suggests products, collections and search terms for a partial search text.
 *
 * @example
 * const { completions } = await client.search.suggestProducts('lam', { limit: 5 })
 */
export const suggestProducts = (
  send: Send,
): ((
  expression: string,
  options?: { limit?: number },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.suggestProducts>>) =>
  bind(send, { route: 'GET /vitrine/v1/products/suggest expression ...options', repeatable: true })

/**
 * Returns the search synonyms. Elevated.
 *
 * @example
 * const { synonyms } = await owner.search.getSearchSettings()
 */
export const getSearchSettings = (send: ElevatedSend): ((call?: CallOptions) => Promise<SearchSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/search/settings', repeatable: true, elevated: true }, 'settings')

/**
 * Replaces the search synonyms. Elevated.
 *
 * @example
 * await owner.search.updateSearchSettings({ synonyms: [{ words: ['sofa', 'couch'] }] })
 */
export const updateSearchSettings = (
  send: ElevatedSend,
): ((settings: SearchSettings, call?: CallOptions) => Promise<SearchSettings>) =>
  bind(send, { route: 'PUT /vitrine/v1/search/settings settings', repeatable: true, elevated: true }, 'settings')

/**
 * Lists the most frequent recent search terms, with the number of searches without results. Elevated.
 *
 * @example
 * const terms = await owner.search.listSearchTerms({ withoutResults: true })
 */
export const listSearchTerms = (
  send: ElevatedSend,
): ((
  options?: { days?: number; withoutResults?: boolean; limit?: number },
  call?: CallOptions,
) => Promise<readonly SearchTerm[]>) =>
  bind(send, { route: 'GET /vitrine/v1/search/terms ...options', repeatable: true, elevated: true }, 'terms')
