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

/** Finds products by words and filters, the most relevant first, with counts for further filters. */
export const searchProducts: Endpoint<
  {
    body?: {
      expression?: string
      filter?: SearchFilter
      sort?: 'RELEVANCE' | 'BEST_SELLING' | 'NEWEST' | 'PRICE_ASC' | 'PRICE_DESC' | 'NAME'
      paging?: { limit?: number; offset?: number }
      facets?: readonly ('PRICE' | 'OPTION' | 'BRAND' | 'AVAILABILITY' | 'ON_SALE' | 'COLLECTION')[]
    }
  },
  {
    products: readonly Product[]
    total: SearchTotal
    facets: readonly SearchFacet[]
    /** What was looked for instead, where a word was not known. */
    corrected?: string
    /** Whether products have all words, or, as none has, any of them. */
    matched: 'ALL_WORDS' | 'ANY_WORD'
  }
> = {
  route: 'POST /vitrine/v1/products/search',
  repeatable: true,
  dates: { products: { lastUpdated: true, createdDate: true } },
}

/** Suggests products, collections and words while someone types. */
export const suggestProducts: Endpoint<
  { query: { expression: string; limit?: number } },
  {
    products: readonly ProductSuggestion[]
    collections: readonly CollectionSuggestion[]
    completions: readonly string[]
  }
> = { route: 'GET /vitrine/v1/products/suggest', repeatable: true }

/** Reads the synonyms that searches know. */
export const getSearchSettings: ElevatedEndpoint<{}, { settings: SearchSettings }> = {
  route: 'GET /vitrine/v1/search/settings',
  repeatable: true,
  elevated: true,
}

/** Replaces the synonyms that searches know. */
export const updateSearchSettings: ElevatedEndpoint<
  { body: { settings: SearchSettings } },
  { settings: SearchSettings }
> = { route: 'PUT /vitrine/v1/search/settings', repeatable: true, elevated: true }

/** Lists what people searched for lately, the most frequent first, and how often that found nothing. */
export const listSearchTerms: ElevatedEndpoint<
  {
    query?: {
      /** Of so many days, today included; 30 unless told. */
      days?: number
      /** Only what found nothing, as often as it did. */
      withoutResults?: boolean
      /** 50 unless told. */
      limit?: number
    }
  },
  { terms: readonly SearchTerm[] }
> = { route: 'GET /vitrine/v1/search/terms', repeatable: true, elevated: true }
