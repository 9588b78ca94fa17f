/** Queries of the provider's REST interface, which sends filter and sorting as JSON strings. */
import { filterBounds } from '../bounds.ts'
import { entity, integer, optional, shape, text } from '../schema.ts'

export const RestQuery = entity(
  'RestQuery',
  {
    filter: optional(
      text({
        maxLength: filterBounds.json.size,
        description: 'Conditions by field, as a JSON string: `"{\\"price\\": {\\"$lt\\": 20}}"`.',
      }),
    ),
    sort: optional(
      text({
        maxLength: 2000,
        description: 'Fields with `asc` or `desc`, as a JSON string: `"[{\\"price\\": \\"desc\\"}]"`.',
      }),
    ),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100, description: 'Page size. Default: 50. At most 100.' })),
        offset: optional(
          integer({ minimum: 0, maximum: 1_000_000, description: 'Number of matches to skip. Default: 0.' }),
        ),
      }),
    ),
  },
  { description: 'Filter, sorting and paging.' },
)

export const restMetadata = shape({
  items: integer({ description: 'Number of items on this page.' }),
  offset: integer({ description: 'Number of items before this page.' }),
})
export const totalResults = optional(
  integer({ description: 'Total number of matches. Absent if there are too many to count.' }),
)
