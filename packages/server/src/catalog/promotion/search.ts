import type { CursorSearch } from '@vitrine/contract/calls/cursor-search.ts'
import type { Tags } from '@vitrine/contract/entities/tags.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { SearchField, SearchFieldType } from '../../ground/query/search/search-fields.ts'
import { readListSearch, searchList, type ListKind } from '../../ground/query/search/search-list.ts'
import { listSearchedPromotions, type SearchedPromotion } from './store.ts'

const field = (type: SearchFieldType, more: Partial<SearchField> = {}): SearchField => ({
  type,
  filter: 'all',
  isSortable: true,
  isAggregated: true,
  ...more,
})
const tags = field('text', { filter: 'list' })
const tagIds = (list: keyof Tags) => (promotion: SearchedPromotion) => promotion.tags?.[list]?.tagIds ?? []

const promotions: ListKind<SearchedPromotion> = {
  fields: {
    id: field('text', { isLong: true }),
    enabled: field('flag'),
    createdDate: field('date'),
    updatedDate: field('date'),
    'tags.privateTags.tagIds': tags,
    'tags.publicTags.tagIds': tags,
  },
  values: {
    id: ({ id }) => [id],
    enabled: ({ enabled }) => [Number(enabled)],
    createdDate: ({ created_date: date }) => [date.getTime()],
    updatedDate: ({ updated_date: date }) => [date.getTime()],
    'tags.privateTags.tagIds': tagIds('privateTags'),
    'tags.publicTags.tagIds': tagIds('publicTags'),
  },
  searchable: { name: ({ name }) => [name] },
  defaultSort: [{ field: 'createdDate', descending: true }],
}

/** Finds a page of promotions, and aggregates all that match. */
export const searchPromotions = async (db: Db, siteId: string, sent: CursorSearch | undefined) => {
  const read = readListSearch(promotions, { sent, path: 'search' })
  const { items, ...found } = searchList(promotions, await listSearchedPromotions(db, siteId), read)
  return { ids: items.map(({ id }) => id), ...found }
}
