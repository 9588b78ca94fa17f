import { invalidField } from '../../base/refusal.ts'
import { writeCursor, type Listing, type SearchSort, type SortValue } from './read-search.ts'
import { plainName, requireValueField, type SearchFields } from './search-fields.ts'

export interface RowSort {
  /** The field, or the score if it is absent. */
  readonly field?: string
  readonly descending: boolean
}

interface Sortable {
  readonly fields: SearchFields
  /** The order of a search without words. */
  readonly defaultSort: readonly RowSort[]
  /** What is sorted by instead of a field. Default: nothing. */
  readonly sortedColumns?: Readonly<Record<string, string>>
}

interface SortOptions {
  /** Whether the search has words. */
  readonly isScored: boolean
  readonly path: string
}

/** Reads the sort order of a search. Default: most relevant first, without words that of the kind. */
export const readSorts = (
  { sort, beside }: Listing,
  { fields, defaultSort, sortedColumns = {} }: Sortable,
  { isScored, path }: SortOptions,
): readonly RowSort[] => {
  const readOne = ({ fieldName, order }: SearchSort, index: number): RowSort => {
    const name = plainName(fieldName)
    requireValueField(fields, name, { use: 'sorted', path: `${path}.sort[${index}].fieldName` })
    return { field: sortedColumns[name] ?? name, descending: order === 'DESC' }
  }
  const standard = isScored ? [{ descending: true }] : defaultSort
  const sorts = sort.length === 0 ? standard : sort.map(readOne)
  if (beside && beside.row.length !== sorts.length + 1)
    throw invalidField(`${path}.cursorPaging.cursor`, 'is not a cursor from an earlier response')
  return sorts
}

export interface SearchedPage<Place> {
  /** What the page contains, in its order. */
  readonly places: readonly Place[]
  readonly hasNext: boolean
  readonly hasPrev: boolean
  /** The values of a place for a cursor: those it is sorted by, and one that makes the order unique. */
  readonly valuesOf: (place: Place) => readonly SortValue[]
}

/** Returns the cursors of a page. */
export const pagingOf = <Place>({ places, hasNext, hasPrev, valuesOf }: SearchedPage<Place>, listing: Listing) => {
  const cursorAt = (place: Place, before: boolean) =>
    writeCursor({ ...listing, beside: { row: valuesOf(place), before } })
  return {
    count: places.length,
    cursors: {
      ...(hasNext && { next: cursorAt(places.at(-1)!, false) }),
      ...(hasPrev && { prev: cursorAt(places[0]!, true) }),
    },
    hasNext,
  }
}
