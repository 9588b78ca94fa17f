import type { Static } from 'typebox'
import { entity, flag, integer, list, number, oneOf, optional, shape, text } from '../schema.ts'

export const searchFacetTypes = ['PRICE', 'OPTION', 'BRAND', 'AVAILABILITY', 'ON_SALE', 'COLLECTION'] as const

const word = () => text({ minLength: 1, maxLength: 50, pattern: '^\\S+$' })
const choice = () => text({ minLength: 1, maxLength: 100 })

export type SearchFilter = Static<typeof SearchFilter>
export const SearchFilter = entity(
  'SearchFilter',
  {
    collectionIds: optional(list(text({ minLength: 1, maxLength: 64 }), { maxItems: 50 })),
    price: optional(
      shape({
        from: optional(number({ minimum: 0, maximum: 999_999_999.99 })),
        to: optional(number({ minimum: 0, maximum: 999_999_999.99 })),
      }),
    ),
    options: optional(list(shape({ name: choice(), choices: list(choice(), { maxItems: 50 }) }), { maxItems: 10 })),
    brands: optional(list(choice(), { maxItems: 50 })),
    availability: optional(list(oneOf(['IN_STOCK', 'OUT_OF_STOCK']), { maxItems: 2 })),
    onSale: optional(flag()),
  },
  { description: 'Several values of one field mean “or”, different fields “and”.' },
)

export type SearchFacetValue = Static<typeof SearchFacetValue>
export const SearchFacetValue = entity('SearchFacetValue', {
  id: text({ description: 'The value as the filter takes it.' }),
  label: text(),
  count: integer({ description: 'How many products it leaves, with the choices of all other facets.' }),
  color: optional(text({ description: 'The color of a choice, as `#rrggbb`.' })),
  from: optional(number({ description: 'Of a price band, included.' })),
  to: optional(number({ description: 'Of a price band, included; the last one has none.' })),
})

export type SearchFacet = Static<typeof SearchFacet>
export const SearchFacet = entity('SearchFacet', {
  type: oneOf(searchFacetTypes, { title: 'SearchFacetType' }),
  name: optional(text({ description: 'The name of the option.' })),
  lowest: optional(number({ description: 'The lowest price.' })),
  highest: optional(number({ description: 'The highest price.' })),
  values: list(SearchFacetValue),
})

export type SearchTotal = Static<typeof SearchTotal>
export const SearchTotal = entity('SearchTotal', {
  count: integer(),
  isExact: flag({ description: 'Whether it is the number itself; otherwise there are more than that.' }),
})

export type SearchSynonyms = Static<typeof SearchSynonyms>
export const SearchSynonyms = entity('SearchSynonyms', {
  words: list(word(), { minItems: 1, maxItems: 20 }),
  from: optional(
    text({
      minLength: 1,
      maxLength: 50,
      pattern: '^\\S+$',
      description: 'Only this word finds the others, not the other way round. Without it each finds all.',
    }),
  ),
})

export type SearchSettings = Static<typeof SearchSettings>
export const SearchSettings = entity('SearchSettings', { synonyms: list(SearchSynonyms, { maxItems: 300 }) })

export type ProductSuggestion = Static<typeof ProductSuggestion>
export const ProductSuggestion = entity('ProductSuggestion', {
  id: text(),
  name: text(),
  slug: text(),
  imageUrl: optional(text()),
  formattedPrice: text(),
  formattedDiscountedPrice: text(),
})

export type CollectionSuggestion = Static<typeof CollectionSuggestion>
export const CollectionSuggestion = entity('CollectionSuggestion', { id: text(), name: text(), slug: text() })

export type SearchTerm = Static<typeof SearchTerm>
export const SearchTerm = entity('SearchTerm', {
  term: text({ description: 'What people typed, without case and accents.' }),
  searches: integer({ description: 'How often it was searched for.' }),
  withoutResults: integer({ description: 'How often that found nothing.' }),
})
