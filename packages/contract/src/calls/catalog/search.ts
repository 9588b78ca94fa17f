import { elevated, room, shoppers } from '../../call.ts'
import { Product } from '../../entities/catalog/product/product.ts'
import {
  CollectionSuggestion,
  ProductSuggestion,
  SearchFacet,
  searchFacetTypes,
  SearchFilter,
  SearchSettings,
  SearchTerm,
  SearchTotal,
} from '../../entities/catalog/search.ts'
import { flag, integer, list, oneOf, optional, shape, text } from '../../schema.ts'

const maxExpressionLength = 100
/** Limits the cost of deep pages; filters narrow results down instead. */
const maxOffset = 10_000

const settings = shape({ settings: SearchSettings })

/** Full-text product search with facets. */
export const searchCalls = room({ scope: 'catalog', area: 'products' })({
  searchProducts: {
    method: 'POST',
    path: '/vitrine/v1/products/search',
    summary: 'Searches products by text and filters, most relevant first. 24 per page by default, at most 100.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    body: shape({
      expression: optional(text({ maxLength: maxExpressionLength, description: 'The search text.' })),
      filter: optional(SearchFilter),
      sort: optional(
        oneOf(['RELEVANCE', 'BEST_SELLING', 'NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'NAME'], {
          title: 'SearchSort',
          description: 'Sort order of products. Default: `RELEVANCE`.',
        }),
      ),
      paging: optional(
        shape({
          limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 24. At most 100.' })),
          offset: optional(
            integer({
              minimum: 0,
              maximum: maxOffset,
              description: 'Number of products to skip. Default: 0. At most 10,000.',
            }),
          ),
        }),
      ),
      facets: optional(
        list(oneOf(searchFacetTypes), {
          maxItems: searchFacetTypes.length,
          description: 'Facets to return counts for. Default: none.',
        }),
      ),
    }),
    response: shape({
      products: list(Product),
      total: SearchTotal,
      facets: list(SearchFacet),
      corrected: optional(text({ description: 'The corrected search text. Set if a word was unknown and corrected.' })),
      matched: oneOf(['ALL_WORDS', 'ANY_WORD'], {
        description: 'Whether products match all words or, because none matches all, any of them.',
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
    summary: 'Suggests products, collections and search terms for a partial search text.',
    roles: shoppers,
    repeatable: true,
    query: shape({
      expression: text({ minLength: 1, maxLength: maxExpressionLength, description: 'The partial search text.' }),
      limit: optional(
        integer({ minimum: 1, maximum: 10, description: 'Maximum number of suggestions per type. Default: 5.' }),
      ),
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
    summary: 'Returns the search synonyms.',
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
    summary: 'Replaces the search synonyms.',
    roles: elevated,
    repeatable: true,
    area: 'settings',
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
    summary: 'Lists the most frequent recent search terms, with the number of searches without results.',
    roles: elevated,
    repeatable: true,
    query: shape({
      days: optional(
        integer({ minimum: 1, maximum: 90, description: 'Number of days, including today. Default: 30. At most 90.' }),
      ),
      withoutResults: optional(
        flag({
          description: 'Whether to return only searches without results, sorted by their number. Default: false.',
        }),
      ),
      limit: optional(
        integer({ minimum: 1, maximum: 100, description: 'Maximum number of terms. Default: 50. At most 100.' }),
      ),
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
