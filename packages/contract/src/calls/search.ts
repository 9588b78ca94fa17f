import { elevated, room, shoppers } from '../call.ts'
import { Product } from '../entities/product.ts'
import {
  CollectionSuggestion,
  ProductSuggestion,
  SearchFacet,
  searchFacetTypes,
  SearchFilter,
  SearchSettings,
  SearchTerm,
  SearchTotal,
} from '../entities/search.ts'
import { flag, integer, list, oneOf, optional, shape, text } from '../schema.ts'

/** Longer ones are no search any more. */
const longestExpression = 100
/** Deeper pages nobody reads; a filter leads further. */
const mostSkipped = 10_000

const settings = shape({ settings: SearchSettings })

/** Finding products by words, and by facets with counts. */
export const searchCalls = room({ scope: 'catalog' })({
  searchProducts: {
    method: 'POST',
    path: '/vitrine/v1/products/search',
    summary: 'Finds products by words and filters, the most relevant first, with counts for further filters.',
    roles: shoppers,
    repeatable: true,
    body: shape({
      expression: optional(text({ maxLength: longestExpression })),
      filter: optional(SearchFilter),
      sort: optional(
        oneOf(['RELEVANCE', 'BEST_SELLING', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME'], { title: 'SearchSort' }),
      ),
      paging: optional(
        shape({
          limit: optional(integer({ minimum: 0, maximum: 100 })),
          offset: optional(integer({ minimum: 0, maximum: mostSkipped })),
        }),
      ),
      facets: optional(list(oneOf(searchFacetTypes), { maxItems: searchFacetTypes.length })),
    }),
    response: shape({
      products: list(Product),
      total: SearchTotal,
      facets: list(SearchFacet),
      corrected: optional(text({ description: 'What was looked for instead, where a word was not known.' })),
      matched: oneOf(['ALL_WORDS', 'ANY_WORD'], {
        description: 'Whether products have all words, or, as none has, any of them.',
      }),
    }),
    cached: true,
    client: {
      module: 'search',
      example:
        "const { products, facets } = await client.search.searchProducts({ expression: 'lamps', facets: ['PRICE'] })",
    },
  },
  suggestProducts: {
    method: 'GET',
    path: '/vitrine/v1/products/suggest',
    summary: 'Suggests products, collections and words while someone types.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      expression: text({ minLength: 1, maxLength: longestExpression }),
      limit: optional(integer({ minimum: 1, maximum: 10 })),
    }),
    response: shape({
      products: list(ProductSuggestion),
      collections: list(CollectionSuggestion),
      completions: list(text()),
    }),
    cached: true,
    client: {
      module: 'search',
      args: 'expression ...options',
      example: "const { completions } = await client.search.suggestProducts('lam', { limit: 5 })",
    },
  },
  getSearchSettings: {
    method: 'GET',
    path: '/vitrine/v1/search/settings',
    summary: 'Reads the synonyms that searches know.',
    roles: elevated,
    repeatable: true,
    response: settings,
    client: {
      module: 'search',
      gives: 'settings',
      example: 'const { synonyms } = await owner.search.getSearchSettings()',
    },
  },
  updateSearchSettings: {
    method: 'PUT',
    path: '/vitrine/v1/search/settings',
    summary: 'Replaces the synonyms that searches know.',
    roles: elevated,
    repeatable: true,
    body: settings,
    response: settings,
    client: {
      module: 'search',
      args: 'settings',
      gives: 'settings',
      example: "await owner.search.updateSearchSettings({ synonyms: [{ words: ['sofa', 'couch'] }] })",
    },
  },
  listSearchTerms: {
    method: 'GET',
    path: '/vitrine/v1/search/terms',
    summary: 'Lists what people searched for lately, the most frequent first, and how often that found nothing.',
    roles: elevated,
    repeatable: true,
    query: shape({
      days: optional(
        integer({ minimum: 1, maximum: 90, description: 'Of so many days, today included; 30 unless told.' }),
      ),
      withoutResults: optional(flag({ description: 'Only what found nothing, as often as it did.' })),
      limit: optional(integer({ minimum: 1, maximum: 100, description: '50 unless told.' })),
    }),
    response: shape({ terms: list(SearchTerm) }),
    client: {
      module: 'search',
      args: '...options',
      gives: 'terms',
      example: 'const terms = await owner.search.listSearchTerms({ withoutResults: true })',
    },
  },
})
