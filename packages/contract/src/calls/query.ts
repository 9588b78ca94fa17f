import type { Static } from 'typebox'
import { filterBounds, maxCursorLength } from '../bounds.ts'
import { later } from '../entities/later.ts'
import { anyMap, anything, entity, flag, integer, list, optional, oneOf, shape, text, unbuilt } from '../schema.ts'

const cursorOfAnyKind = anything({ json: { depth: 1, values: 1, text: maxCursorLength, size: maxCursorLength } })

const projection = {
  fields: optional(unbuilt(list(text({ maxLength: 200 }), { maxItems: 100 }), later.projection)),
  fieldsets: optional(unbuilt(list(text({ maxLength: 100 }), { maxItems: 10 }), later.projection)),
}

export type Query = Static<typeof Query>
export const Query = entity(
  'Query',
  {
    filter: optional(
      anything({ description: 'Conditions by field: `{"name": {"$startsWith": "A"}}`.', json: filterBounds.json }),
    ),
    sort: optional(
      list(shape({ fieldName: text({ maxLength: 200 }), order: optional(oneOf(['ASC', 'DESC'])) }), { maxItems: 10 }),
    ),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100 })),
        offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
      }),
    ),
    cursorPaging: optional(
      shape({
        limit: optional(integer({ minimum: 1, maximum: 100 })),
        cursor: optional(text({ maxLength: maxCursorLength })),
      }),
    ),
    ...projection,
  },
  { description: 'Filter, sorting and paging.' },
)

export type QueryMetadata = Static<typeof QueryMetadata>
export const QueryMetadata = entity(
  'QueryMetadata',
  {
    count: integer({ description: 'The number of items on this page.' }),
    offset: optional(integer({ description: 'The number of items before it; absent with cursor paging.' })),
    total: optional(integer({ description: 'The total number of matches; absent if too many to count.' })),
    tooManyToCount: optional(flag()),
    cursors: optional(shape({ next: optional(text()), prev: optional(text()) })),
    hasNext: optional(flag({ description: 'Whether there is a next page, with cursor paging.' })),
  },
  { description: 'The position of a page among all matches.' },
)

export type CursorMetadata = Static<typeof CursorMetadata>
export const CursorMetadata = entity('CursorMetadata', {
  count: integer(),
  cursors: shape({ next: optional(text()), prev: optional(text()) }),
  hasNext: flag(),
})

export type Search = Static<typeof Search>
export const Search = entity('Search', {
  filter: optional(anything({ json: filterBounds.json })),
  sort: optional(
    list(shape({ fieldName: text({ maxLength: 200 }), order: optional(oneOf(['ASC', 'DESC'])) }), { maxItems: 10 }),
  ),
  cursorPaging: optional(
    shape({ limit: optional(integer({ minimum: 0, maximum: 100 })), cursor: optional(cursorOfAnyKind) }),
  ),
  paging: optional(
    shape({
      limit: optional(integer({ minimum: 0, maximum: 100 })),
      offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
    }),
  ),
  search: optional(anyMap()),
  ...projection,
})
