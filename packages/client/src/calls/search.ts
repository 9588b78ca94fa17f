// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  Product,
  SearchTotal,
  SearchFacet,
  ProductSuggestion,
  CollectionSuggestion,
  SearchSettings,
  SearchTerm,
  SearchFilter,
} from '../generated.ts'

/** Searches products by text and filters, most relevant first. 24 per page by default, at most 100. */
export const searchProducts: Endpoint<
  {
    body?: {
      /** The search text. */
      expression?: string
      filter?: SearchFilter
      /** Sort order of products. Default: `RELEVANCE`. */
      sort?: 'RELEVANCE' | 'BEST_SELLING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'
      paging?: {
        /** Page size. Default: 24. At most 100. */
        limit?: number
        /** Number of products to skip. Default: 0. At most 10,000. */
        offset?: number
      }
      /** Facets to return counts for. Default: none. */
      facets?: readonly ('PRICE' | 'OPTION' | 'BRAND' | 'AVAILABILITY' | 'ON_SALE' | 'COLLECTION')[]
    }
  },
  {
    products: readonly Product[]
    total: SearchTotal
    facets: readonly SearchFacet[]
    /** The corrected search text. Set if a word was unknown and corrected. */
    corrected?: string
    /** Whether products match all words or, because none matches all, any of them. */
    matched: 'ALL_WORDS' | 'ANY_WORD'
  }
> = {
  route: 'POST /vitrine/v1/products/search',
  repeatable: true,
  dates: { products: { lastUpdated: true, createdDate: true } },
}

/** Suggests products, collections and search terms for a partial search text. */
export const suggestProducts: Endpoint<
  {
    query: {
      /** The partial search text. */
      expression: string
      /** Maximum number of suggestions per type. Default: 5. */
      limit?: number
    }
  },
  {
    products: readonly ProductSuggestion[]
    collections: readonly CollectionSuggestion[]
    completions: readonly string[]
  }
> = { route: 'GET /vitrine/v1/products/suggest', repeatable: true }

/** Returns the search synonyms. */
export const getSearchSettings: ElevatedEndpoint<{}, { settings: SearchSettings }> = {
  route: 'GET /vitrine/v1/search/settings',
  repeatable: true,
  elevated: true,
}

/** Replaces the search synonyms. */
export const updateSearchSettings: ElevatedEndpoint<
  { body: { settings: SearchSettings } },
  { settings: SearchSettings }
> = { route: 'PUT /vitrine/v1/search/settings', repeatable: true, elevated: true }

/** Lists the most frequent recent search terms, with the number of searches without results. */
export const listSearchTerms: ElevatedEndpoint<
  {
    query?: {
      /** Number of days, including today. Default: 30. At most 90. */
      days?: number
      /** Whether to return only searches without results, sorted by their number. Default: false. */
      withoutResults?: boolean
      /** Maximum number of terms. Default: 50. At most 100. */
      limit?: number
    }
  },
  { terms: readonly SearchTerm[] }
> = { route: 'GET /vitrine/v1/search/terms', repeatable: true, elevated: true }
