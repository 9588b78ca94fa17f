import type { Beside, SortValue } from './read-search.ts'
import type { RowSort, SearchedPage } from './search-order.ts'

const compareValues = (one: SortValue, other: SortValue): number => {
  if (one === other) return 0
  if (one === null) return -1
  if (other === null) return 1
  return one < other ? -1 : 1
}

/** Texts are sorted without regard to case. */
export const sortValueOf = (value: string | number | undefined): SortValue =>
  typeof value === 'string' ? value.toLowerCase() : (value ?? null)

/** An item with what it is sorted by. */
interface Sorted<Item> {
  readonly item: Item
  readonly row: readonly SortValue[]
}

interface PageOptions {
  readonly sorts: readonly RowSort[]
  readonly limit: number
  readonly beside: Beside | undefined
}

/** Returns a page of items in their order. */
export const pageOf = <Item>(sorted: readonly Sorted<Item>[], { sorts, limit, beside }: PageOptions) => {
  const compare = (one: readonly SortValue[], other: readonly SortValue[]): number => {
    for (const [at, value] of one.entries()) {
      const order = compareValues(value, other[at]!)
      if (order !== 0) return sorts[at]?.descending ? -order : order
    }
    return 0
  }
  const inOrder = sorted.toSorted((one, other) => compare(one.row, other.row))
  const isBeyond = ({ row }: Sorted<Item>): boolean => {
    const order = beside ? compare(row, beside.row) : 1
    return beside?.before ? order < 0 : order > 0
  }
  const beyond = inOrder.filter(isBeyond)
  const before = beside?.before ?? false
  const places = before ? beyond.slice(-limit) : beyond.slice(0, limit)
  const hasMore = beyond.length > places.length
  const page: SearchedPage<Sorted<Item>> = {
    places,
    hasNext: places.length > 0 && (before || hasMore),
    hasPrev: places.length > 0 && (before ? hasMore : beside !== undefined),
    valuesOf: ({ row }) => row,
  }
  return page
}
