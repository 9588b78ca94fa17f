/** Contacts of the provider's REST interface. */
import { filterBounds } from '../../bounds.ts'
import { elevated, room } from '../../call.ts'
import { Contact } from '../../entities/people/contact.ts'
import { later } from '../../entities/later.ts'
import { anything, flag, integer, list, oneOf, optional, shape, text, unbuilt } from '../../schema.ts'

export const contactCalls = room({ scope: 'members', area: 'customers' })({
  queryContacts: {
    method: 'POST',
    path: '/contacts/v4/contacts/query',
    summary: 'Lists contacts, oldest first: members, and buyers without an account.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({
      query: optional(
        shape({
          filter: optional(
            anything({
              description: 'Conditions by field, as an object or JSON string, such as `{"info.name.last": "Lee"}`.',
              json: filterBounds.json,
            }),
          ),
          sort: optional(
            list(shape({ fieldName: text({ maxLength: 200 }), order: optional(oneOf(['ASC', 'DESC'])) }), {
              maxItems: 10,
            }),
          ),
          paging: optional(
            shape({
              limit: optional(
                integer({ minimum: 0, maximum: 1000, description: 'Page size. Default: 50. At most 1,000.' }),
              ),
              offset: optional(
                integer({ minimum: 0, maximum: 1_000_000, description: 'Number of contacts to skip. Default: 0.' }),
              ),
            }),
          ),
          fieldsets: optional(
            list(oneOf(['FULL']), { maxItems: 1, description: 'Has no effect: responses always have all fields.' }),
          ),
          fields: optional(unbuilt(list(text({ maxLength: 200 }), { maxItems: 100 }), later.projection)),
        }),
      ),
      search: optional(unbuilt(text({ maxLength: 1000 }), later.search)),
    }),
    response: shape({
      contacts: list(Contact),
      pagingMetadata: shape({
        count: integer({ description: 'Number of contacts on this page.' }),
        offset: integer({ description: 'Number of contacts before this page.' }),
        total: optional(integer({ description: 'Total number of matches. Absent if there are too many to count.' })),
        tooManyToCount: flag(),
      }),
    }),
  },
})
