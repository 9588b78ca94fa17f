import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { sql } from 'kysely'
import { invalidField, Refusal } from '../base/refusal.ts'
import type { Field } from '../query/conditions.ts'

/** Tags, as fields to filter by, of entities with a column of them. */
export const tagFields: Readonly<Record<string, Field>> = {
  'tags.privateTags.tagIds': {
    kind: 'list',
    column: sql`array(select jsonb_array_elements_text(tags->'privateTags'->'tagIds'))`,
  },
  'tags.publicTags.tagIds': {
    kind: 'list',
    column: sql`array(select jsonb_array_elements_text(tags->'publicTags'->'tagIds'))`,
  },
}

const lists = ['privateTags', 'publicTags'] as const
const maxTags = 100

/** Tags to add and remove. */
export interface TagEdit {
  readonly assignTags?: Input<Tags> | undefined
  readonly unassignTags?: Input<Tags> | undefined
}

const idsOf = (tags: Input<Tags> | undefined, list: (typeof lists)[number]): readonly string[] =>
  tags?.[list]?.tagIds ?? []

/** Refuses an edit without effect. */
export const requireTags = ({ assignTags, unassignTags }: TagEdit): void => {
  const isEmpty = lists.every((list) => idsOf(assignTags, list).length === 0 && idsOf(unassignTags, list).length === 0)
  if (isEmpty) throw new Refusal('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
}

/** Adds and removes tags. A tag in both lists is added. */
export const withTags = (before: Tags | undefined, { assignTags, unassignTags }: TagEdit): Tags => {
  const edited = lists.map((list) => {
    const remaining = idsOf(before, list).filter((id) => !idsOf(unassignTags, list).includes(id))
    const tagIds = [...new Set([...remaining, ...idsOf(assignTags, list)])]
    if (tagIds.length > maxTags)
      throw invalidField(`assignTags.${list}.tagIds`, `leave at most ${maxTags} tags`, 'MAX_SIZE')
    return [list, { tagIds }] as const
  })
  return Object.fromEntries(edited)
}

/** Reads sent tags. */
export const readTags = (sent: Input<Tags> | undefined): Tags | undefined =>
  sent && withTags(undefined, { assignTags: sent })

/** Presents tags. Shoppers see only public ones. */
export const presentTags = ({ publicTags, privateTags }: Tags, forMerchant: boolean): Tags => ({
  ...(publicTags && { publicTags }),
  ...(forMerchant && privateTags && { privateTags }),
})
