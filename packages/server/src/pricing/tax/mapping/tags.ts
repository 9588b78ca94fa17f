import type { TaxTags } from '@vitrine/contract/entities/pricing/tax.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { invalidField, Refusal } from '../../../ground/base/refusal.ts'

const lists = ['privateTags', 'publicTags'] as const
const maxTags = 100

/** Tags to add and remove. */
export interface TagEdit {
  readonly assignTags?: Input<TaxTags> | undefined
  readonly unassignTags?: Input<TaxTags> | undefined
}

const idsOf = (tags: Input<TaxTags> | undefined, list: (typeof lists)[number]): readonly string[] =>
  tags?.[list]?.tagIds ?? []

/** Refuses an edit without effect. */
export const requireTags = ({ assignTags, unassignTags }: TagEdit): void => {
  const isEmpty = lists.every((list) => idsOf(assignTags, list).length === 0 && idsOf(unassignTags, list).length === 0)
  if (isEmpty) throw new Refusal('EMPTY_ASSIGN_AND_UNASSIGN_LISTS')
}

/** Adds and removes tags. A tag in both lists is added. */
export const withTags = (before: TaxTags | undefined, { assignTags, unassignTags }: TagEdit): TaxTags => {
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
export const readTags = (sent: Input<TaxTags> | undefined): TaxTags | undefined =>
  sent && withTags(undefined, { assignTags: sent })
