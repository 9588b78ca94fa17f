import type { Static } from 'typebox'
import { entity, flag, integer, list, number, oneOf, optional, shape, text } from '../../schema.ts'

export const searchFacetTypes = ['PRICE', 'OPTION', 'BRAND', 'AVAILABILITY', 'ON_SALE', 'COLLECTION'] as const

const word = () => text({ minLength: 1, maxLength: 50, pattern: '^\\S+$' })
const choice = () => text({ minLength: 1, maxLength: 100 })

export type SearchFilter = Static<typeof SearchFilter>
export const SearchFilter = entity(
  'SearchFilter',
  {
    collectionIds: optional(
      list(text({ minLength: 1, maxLength: 64 }), { maxItems: 50, description: 'IDs of collections.' }),
    ),
    includeSubcategories: optional(
      flag({ description: 'Whether `collectionIds` include their subcategories at any depth. Default: false.' }),
    ),
    price: optional(
      shape(
        {
          from: optional(number({ minimum: 0, maximum: 999_999_999.99 })),
          to: optional(number({ minimum: 0, maximum: 999_999_999.99 })),
        },
        { description: 'Price range, inclusive.' },
      ),
    ),
    options: optional(
      list(shape({ name: choice(), choices: list(choice(), { maxItems: 50 }) }), {
        maxItems: 10,
        description: 'Choices of product options.',
      }),
    ),
    brands: optional(list(choice(), { maxItems: 50, description: 'Names of brands.' })),
    availability: optional(
      list(oneOf(['IN_STOCK', 'OUT_OF_STOCK']), { maxItems: 2, description: 'Whether products are in stock.' }),
    ),
    onSale: optional(flag({ description: 'Whether to return only products with a discount.' })),
  },
  { description: 'A filter for products. Values of a field are combined with "or", fields with "and".' },
)

export type SearchFacetValue = Static<typeof SearchFacetValue>
export const SearchFacetValue = entity(
  'SearchFacetValue',
  {
    id: text({ description: 'Value to use in the filter.' }),
    label: text({ description: 'Text to display.' }),
    count: integer({ description: 'Number of products with this value, given the choices of all other facets.' }),
    color: optional(text({ description: 'Color of a choice, as `#rrggbb`.' })),
    from: optional(number({ description: 'Lower limit of a price range, inclusive.' })),
    to: optional(number({ description: 'Upper limit of a price range, inclusive. Absent for the last range.' })),
  },
  { description: 'A value of a facet.' },
)

export type SearchFacet = Static<typeof SearchFacet>
export const SearchFacet = entity(
  'SearchFacet',
  {
    type: oneOf(searchFacetTypes, { title: 'SearchFacetType' }),
    name: optional(text({ description: 'Name of the product option. Only for `OPTION`.' })),
    lowest: optional(number({ description: 'Lowest price. Only for `PRICE`.' })),
    highest: optional(number({ description: 'Highest price. Only for `PRICE`.' })),
    values: list(SearchFacetValue),
  },
  { description: 'A facet: values by which results can be filtered.' },
)

export type SearchTotal = Static<typeof SearchTotal>
export const SearchTotal = entity(
  'SearchTotal',
  {
    count: integer(),
    isExact: flag({ description: 'Whether `count` is exact. Otherwise there are more results.' }),
  },
  { description: 'The number of results.' },
)

export type SearchSynonyms = Static<typeof SearchSynonyms>
export const SearchSynonyms = entity(
  'SearchSynonyms',
  {
    words: list(word(), { minItems: 1, maxItems: 20 }),
    from: optional(
      text({
        minLength: 1,
        maxLength: 50,
        pattern: '^\\S+$',
        description: 'Word that finds the others, but is not found by them. Without it, each word finds all others.',
      }),
    ),
  },
  { description: 'Words that find each other in search.' },
)

export type SearchSettings = Static<typeof SearchSettings>
export const SearchSettings = entity(
  'SearchSettings',
  { synonyms: list(SearchSynonyms, { maxItems: 300 }) },
  { description: 'Settings of the search.' },
)

export type ProductSuggestion = Static<typeof ProductSuggestion>
export const ProductSuggestion = entity(
  'ProductSuggestion',
  {
    id: text(),
    name: text(),
    slug: text(),
    imageUrl: optional(text()),
    formattedPrice: text({ description: 'Price formatted with its currency symbol.' }),
    formattedDiscountedPrice: text({
      description: "Price after the product's discount, formatted with its currency symbol.",
    }),
  },
  { description: 'A product suggested while typing.' },
)

export type CollectionSuggestion = Static<typeof CollectionSuggestion>
export const CollectionSuggestion = entity(
  'CollectionSuggestion',
  { id: text(), name: text(), slug: text() },
  { description: 'A collection suggested while typing.' },
)

export type SearchTerm = Static<typeof SearchTerm>
export const SearchTerm = entity(
  'SearchTerm',
  {
    term: text({ description: 'Search term, without case and accents.' }),
    searches: integer({ description: 'Number of searches.' }),
    withoutResults: integer({ description: 'Number of searches without results.' }),
  },
  { description: 'A search term that visitors used.' },
)
