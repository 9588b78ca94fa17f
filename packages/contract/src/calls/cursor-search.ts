import type { Static } from 'typebox'
import { filterBounds } from '../bounds.ts'
import { SearchAggregation } from '../entities/search-aggregation.ts'
import { anything, described, entity, flag, list, oneOf, optional, shape, text } from '../schema.ts'
import { cursorPaging, querySort } from './query.ts'

export type SearchDetails = Static<typeof SearchDetails>
export const SearchDetails = entity(
  'SearchDetails',
  {
    mode: optional(
      oneOf(['OR', 'AND'], { description: '`OR`: any word must match. `AND`: all words must. Default: `OR`.' }),
    ),
    expression: optional(text({ maxLength: 100, description: 'The words to search for.' })),
    fields: optional(
      list(text({ maxLength: 200 }), { maxItems: 20, description: 'The fields to search in. Default: all.' }),
    ),
    fuzzy: optional(flag({ description: 'Whether typing errors are corrected. Default: false.' })),
  },
  { description: 'A search for words.' },
)

/** A search by cursor. Each kind of entity has its own limits. */
export const cursorSearch = ({ maxLimit }: { readonly maxLimit: number }) =>
  shape({
    filter: optional(
      anything({
        description: 'Conditions by field, such as `{"name": {"$startsWith": "A"}}`.',
        json: filterBounds.json,
      }),
    ),
    sort: querySort({ maxSorts: 10 }),
    cursorPaging: cursorPaging({ maxLimit }),
    search: optional(SearchDetails),
    aggregations: optional(list(SearchAggregation, { maxItems: 10 })),
    timeZone: optional(text({ maxLength: 50, description: 'IANA time zone of date histograms. Default: `UTC`.' })),
  })

export type CursorSearch = Static<ReturnType<typeof cursorSearch>>

/** The words of a call that counts. */
export const countSearch = optional(described(SearchDetails, 'Default: all are counted.'))
