import type { Static } from 'typebox'
import { described, entity, list, optional, text } from '../schema.ts'

const TagList = entity(
  'TagList',
  { tagIds: list(text({ minLength: 1, maxLength: 5 }), { maxItems: 100, description: 'IDs of tags.' }) },
  { description: 'Tags by ID.' },
)

export type Tags = Static<typeof Tags>
export const Tags = entity(
  'Tags',
  {
    privateTags: optional(described(TagList, 'Tags for the merchant only.')),
    publicTags: optional(described(TagList, 'Tags that apps may show.')),
  },
  { description: 'Labels by which a merchant organizes entities.' },
)

/** What a call that changes tags takes: the tags to add and to remove. */
export const tagChanges = {
  assignTags: optional(described(Tags, 'Tags to add.')),
  unassignTags: optional(described(Tags, 'Tags to remove. A tag that is also added stays.')),
}
