/** Questions of the provider's REST interface, in which filter and order travel as JSON in text. */
import { filterBounds } from '../bounds.ts'
import { entity, integer, optional, shape, text } from '../schema.ts'

export const RestQuery = entity(
  'RestQuery',
  {
    filter: optional(
      text({
        maxLength: filterBounds.json.size,
        description: 'Conditions by field, as JSON in text: `"{\\"price\\": {\\"$lt\\": 20}}"`.',
      }),
    ),
    sort: optional(
      text({
        maxLength: 2000,
        description: 'Fields with `asc` or `desc`, as JSON in text: `"[{\\"price\\": \\"desc\\"}]"`.',
      }),
    ),
    paging: optional(
      shape({
        limit: optional(integer({ minimum: 0, maximum: 100 })),
        offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
      }),
    ),
  },
  { description: 'Filter, sorting and paging; 50 per page by default, at most 100.' },
)

export const restMetadata = shape({
  items: integer({ description: 'The number of items on this page.' }),
  offset: integer({ description: 'The number of items before it.' }),
})
export const totalResults = optional(
  integer({ description: 'The total number of matches; absent if too many to count.' }),
)
