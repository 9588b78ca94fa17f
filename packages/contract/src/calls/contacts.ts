/** Contacts as the provider's REST interface has them, for programs that were written for it. */
import { filterBounds } from '../bounds.ts'
import { elevated, room } from '../call.ts'
import { Contact } from '../entities/contact.ts'
import { later } from '../entities/later.ts'
import { anything, flag, integer, list, oneOf, optional, shape, text, unbuilt } from '../schema.ts'

export const contactCalls = room({ scope: 'members' })({
  queryContacts: {
    method: 'POST',
    path: '/contacts/v4/contacts/query',
    summary: 'Finds contacts: members of the store, and people who bought without an account; oldest first.',
    roles: elevated,
    repeatable: true,
    body: shape({
      query: optional(
        shape({
          filter: optional(
            anything({
              description: 'Conditions by field, as an object or as JSON in text: `{"info.name.last": "Lee"}`.',
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
              limit: optional(integer({ minimum: 0, maximum: 1000 })),
              offset: optional(integer({ minimum: 0, maximum: 1_000_000 })),
            }),
          ),
          fieldsets: optional(list(oneOf(['FULL']), { maxItems: 1, description: 'Answers have all fields.' })),
          fields: optional(unbuilt(list(text({ maxLength: 200 }), { maxItems: 100 }), later.projection)),
        }),
      ),
      search: optional(unbuilt(text({ maxLength: 1000 }), later.search)),
    }),
    response: shape({
      contacts: list(Contact),
      pagingMetadata: shape({
        count: integer({ description: 'The number of contacts on this page.' }),
        offset: integer({ description: 'The number of contacts before it.' }),
        total: optional(integer({ description: 'The total number of matches; absent if too many to count.' })),
        tooManyToCount: flag(),
      }),
    }),
  },
})
