import type { CursorSearch } from '@vitrine/contract/calls/cursor-search.ts'
import type { Db } from '../../ground/database/tables.ts'
import { readListSearch, searchList, usedFields, type ListKind } from '../../ground/query/search/search-list.ts'
import type { SearchField, SearchFieldType } from '../../ground/query/search/search-fields.ts'
import { findProductNames, type NamedProduct } from '../product/api.ts'
import type { GroupView } from './request.ts'

import { listSearchedGroups } from './store.ts'

/** What searches know of a group. */
interface SearchedGroup {
  readonly id: string
  readonly name: string
  readonly createdDate: Date
  readonly groupingCustomizationId: string
  readonly members: readonly NamedProduct[]
}

const sortable = (type: SearchFieldType): SearchField => ({
  type,
  filter: 'all',
  isSortable: true,
  isAggregated: true,
  isLong: type === 'text',
})
const ofMembers: SearchField = { type: 'text', filter: 'list', isAggregated: true, isLong: true }

const groups: ListKind<SearchedGroup> = {
  fields: {
    id: sortable('text'),
    name: sortable('text'),
    createdDate: sortable('date'),
    groupingCustomizationId: { type: 'text', filter: 'all', isAggregated: true },
    'members.productId': ofMembers,
    'members.productName': ofMembers,
  },
  values: {
    id: ({ id }) => [id],
    name: ({ name }) => [name],
    createdDate: ({ createdDate }) => [createdDate.getTime()],
    groupingCustomizationId: ({ groupingCustomizationId }) => [groupingCustomizationId],
    'members.productId': ({ members }) => members.map((product) => product.id),
    'members.productName': ({ members }) => [...new Set(members.map((product) => product.name))],
  },
  searchable: {
    name: ({ name }) => [name],
    'members.productName': ({ members }) => members.map((product) => product.name),
  },
  defaultSort: [{ field: 'createdDate', descending: true }],
}

type SearchedRow = Awaited<ReturnType<typeof listSearchedGroups>>[number]

/** Reads the members of groups. Shoppers find those that they see: visible ones with exactly one choice. */
const readMembers = async (
  db: Db,
  rows: readonly SearchedRow[],
  { site, hidden }: GroupView,
): Promise<(row: SearchedRow) => readonly NamedProduct[]> => {
  const products = await findProductNames(db, site, {
    ids: [...new Set(rows.flatMap((row) => row.product_ids))],
    customizationIds: hidden ? [] : [...new Set(rows.map((row) => row.grouping_customization_id))],
  })
  const isShown = ({ visible, choice_counts: counts }: NamedProduct, id: string) =>
    hidden || (visible && counts?.[id] === 1)
  return ({ product_ids: ids, grouping_customization_id: customizationId }) =>
    ids.flatMap((id) => products.get(id) ?? []).filter((product) => isShown(product, customizationId))
}

const loadGroups = async (db: Db, view: GroupView, hasMembers: boolean): Promise<SearchedGroup[]> => {
  const rows = await listSearchedGroups(db, view.site.id)
  const membersOf = hasMembers ? await readMembers(db, rows, view) : () => []
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    createdDate: row.created_date,
    groupingCustomizationId: row.grouping_customization_id,
    members: membersOf(row),
  }))
}

/** Finds a page of product groups, and aggregates all that match. Shoppers find the members that they see. */
export const searchGroups = async (db: Db, view: GroupView, sent: CursorSearch | undefined) => {
  const read = readListSearch(groups, { sent, path: 'search' })
  const hasMembers = [...usedFields(read)].some((field) => field.startsWith('members.'))
  const { items, ...found } = searchList(groups, await loadGroups(db, view, hasMembers), read)
  return { ids: items.map(({ id }) => id), ...found }
}
