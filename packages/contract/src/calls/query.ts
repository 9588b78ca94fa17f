import type { Static } from 'typebox'
import { filterBounds, maxCursorLength } from '../bounds.ts'
import { later } from '../entities/later.ts'
import { anyMap, anything, entity, flag, integer, list, optional, oneOf, shape, text, unbuilt } from '../schema.ts'

const cursorOfAnyKind = anything({
  description: 'A cursor from `cursors` of the previous response. It includes the filter and sorting.',
  json: { depth: 1, values: 1, text: maxCursorLength, size: maxCursorLength },
})

const projection = {
  fields: optional(unbuilt(list(text({ maxLength: 200 }), { maxItems: 100 }), later.projection)),
  fieldsets: optional(unbuilt(list(text({ maxLength: 100 }), { maxItems: 10 }), later.projection)),
}

export type Query = Static<typeof Query>
export const Query = entity(
  'Query',
  {
    filter: optional(
      anything({
        description: 'Conditions by field, such as `{"name": {"$startsWith": "A"}}`.',
        json: filterBounds.json,
      }),
    ),
    sort: optional(
      list(shape({ fieldName: text({ maxLength: 200 }), order: optional(oneOf(['ASC', 'DESC'])) }), { maxItems: 10 }),
    ),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
        offset: optional(
          integer({ minimum: 0, maximum: 1_000_000, description: 'Number of matches to skip. Default: 0.' }),
        ),
      }),
    ),
    cursorPaging: optional(
      shape({
        limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
        cursor: optional(
          text({
            maxLength: maxCursorLength,
            description: 'A cursor from `cursors` of the previous response. It includes the filter and sorting.',
          }),
        ),
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
    count: integer({ description: 'Number of items on this page.' }),
    offset: optional(integer({ description: 'Number of items before this page. Absent with cursor paging.' })),
    total: optional(integer({ description: 'Total number of matches. Absent if there are too many to count.' })),
    tooManyToCount: optional(flag({ description: 'Whether there are too many matches to count.' })),
    cursors: optional(shape({ next: optional(text()), prev: optional(text()) })),
    hasNext: optional(flag({ description: 'Whether there is a next page. Set only with cursor paging.' })),
  },
  { description: 'The position of a page among all matches.' },
)

export type CursorMetadata = Static<typeof CursorMetadata>
export const CursorMetadata = entity('CursorMetadata', {
  count: integer({ description: 'Number of items on this page.' }),
  cursors: shape({ next: optional(text()), prev: optional(text()) }),
  hasNext: flag({ description: 'Whether there is a next page.' }),
})

export const querySort = ({ maxSorts }: { readonly maxSorts: number }) =>
  optional(
    list(shape({ fieldName: text({ maxLength: 512 }), order: optional(oneOf(['ASC', 'DESC'])) }), {
      maxItems: maxSorts,
    }),
  )

export const cursorPaging = ({ maxLimit }: { readonly maxLimit: number }) =>
  optional(
    shape({
      limit: optional(
        integer({
          minimum: 0,
          maximum: maxLimit,
          description: `Page size. Default: 50. At most ${maxLimit}.`,
        }),
      ),
      cursor: optional(cursorOfAnyKind),
    }),
  )

/** A query by cursor. Each kind of entity has its own limits. */
export const cursorQuery = ({ maxLimit, maxSorts }: { readonly maxLimit: number; readonly maxSorts: number }) =>
  shape({
    filter: optional(
      anything({
        description: 'Conditions by field, such as `{"name": {"$startsWith": "A"}}`.',
        json: filterBounds.json,
      }),
    ),
    sort: querySort({ maxSorts }),
    cursorPaging: cursorPaging({ maxLimit }),
  })

/** The filter of a call that counts. */
export const countFilter = optional(
  anything({ description: 'Conditions by field. Default: all are counted.', json: filterBounds.json }),
)

export type Search = Static<typeof Search>
export const Search = entity('Search', {
  filter: optional(
    anything({
      description: 'Conditions by field, such as `{"name": {"$startsWith": "A"}}`.',
      json: filterBounds.json,
    }),
  ),
  sort: optional(
    list(shape({ fieldName: text({ maxLength: 200 }), order: optional(oneOf(['ASC', 'DESC'])) }), { maxItems: 10 }),
  ),
  cursorPaging: optional(
    shape({
      limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      cursor: optional(cursorOfAnyKind),
    }),
  ),
  paging: optional(
    shape({
      limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
      offset: optional(
        integer({ minimum: 0, maximum: 1_000_000, description: 'Not supported with cursors: must be 0.' }),
      ),
    }),
  ),
  search: optional(anyMap()),
  ...projection,
})
