import type { CallOptions } from '../call-options.ts'
import type { QueryMetadata } from '../generated.ts'
import { conditions, type Conditions, type Filter } from './filter.ts'
import { sorting, type SortKey, type Sorting } from './sort.ts'

/** A query as it goes over the wire. */
export interface OffsetQueryState {
  readonly filter: Filter
  readonly paging: { readonly offset: number; readonly limit: number }
  readonly sort?: readonly SortKey[]
}

/** One page of what was found. */
export interface OffsetPage<Item> {
  readonly items: readonly Item[]
  readonly length: number
  /** How many items a page holds: what was asked for, or fewer when the server gives fewer. */
  readonly pageSize: number
  /** Counted from 0. */
  readonly currentPage: number
  /** Undefined when there are too many to count. */
  readonly totalPages: number | undefined
  readonly totalCount: number | undefined
  hasNext(): boolean
  hasPrev(): boolean
  next(call?: CallOptions): Promise<OffsetPage<Item>>
  prev(call?: CallOptions): Promise<OffsetPage<Item>>
}

/**
 * A query in the making. Await `find()` for a page, or loop over the query with `for await` for every item there is,
 * page by page.
 */
export interface OffsetQuery<Item, Fields, Sortable extends string>
  extends
    Conditions<Fields, OffsetQuery<Item, Fields, Sortable>>,
    Sorting<Sortable, OffsetQuery<Item, Fields, Sortable>>,
    AsyncIterable<Item> {
  /** How many items a page holds; 50 unless told. */
  limit(items: number): OffsetQuery<Item, Fields, Sortable>
  /** How many items to leave out at the beginning. */
  skip(items: number): OffsetQuery<Item, Fields, Sortable>
  find(call?: CallOptions): Promise<OffsetPage<Item>>
  /** What goes over the wire. */
  readonly query: OffsetQueryState
}

export type LoadPage<Item> = (
  query: OffsetQueryState,
  call?: CallOptions,
) => Promise<{ readonly items: readonly Item[]; readonly metadata: QueryMetadata }>

const findPage = async <Item>(
  load: LoadPage<Item>,
  query: OffsetQueryState,
  call: CallOptions | undefined,
): Promise<OffsetPage<Item>> => {
  const { items, metadata } = await load(query, call)
  const { offset, limit } = query.paging
  const end = offset + items.length
  const total = metadata.tooManyToCount ? undefined : metadata.total
  // Without a total only an empty page is known to be the last; a server may give fewer items than were asked for.
  const more = items.length > 0 && (total === undefined || end < total)
  const pageSize = more ? items.length : limit
  const at = (next: number, otherCall?: CallOptions): Promise<OffsetPage<Item>> =>
    findPage(load, { ...query, paging: { offset: next, limit: pageSize } }, otherCall)

  return {
    items,
    length: items.length,
    pageSize,
    currentPage: pageSize && Math.floor(offset / pageSize),
    totalPages: total === undefined ? undefined : pageSize && Math.ceil(total / pageSize),
    totalCount: total,
    hasNext: () => more,
    hasPrev: () => offset > 0,
    next: async (otherCall) => {
      if (!more) throw new Error('No next page to fetch')
      return at(end, otherCall)
    },
    prev: async (otherCall) => {
      if (offset === 0) throw new Error('No previous page to fetch')
      return at(Math.max(0, offset - pageSize), otherCall)
    },
  }
}

const everything = { filter: {}, paging: { offset: 0, limit: 50 } }

/** Makes a query that is not sent before `find()`. */
export const offsetQuery = <Item, Fields, Sortable extends string>(
  load: LoadPage<Item>,
  query: OffsetQueryState = everything,
): OffsetQuery<Item, Fields, Sortable> => {
  type Self = OffsetQuery<Item, Fields, Sortable>
  const next = (change: Partial<OffsetQueryState>): Self => offsetQuery(load, { ...query, ...change })
  const find = (call?: CallOptions): Promise<OffsetPage<Item>> => findPage(load, query, call)
  // The methods are made from tables; their types stand in the interface.
  return {
    ...conditions(query.filter, (filter) => next({ filter })),
    ...sorting(query.sort ?? [], (sort) => next({ sort })),
    limit: (limit: number) => next({ paging: { ...query.paging, limit } }),
    skip: (offset: number) => next({ paging: { ...query.paging, offset } }),
    find,
    query,
    async *[Symbol.asyncIterator]() {
      for (let page = await find(); ; page = await page.next()) {
        yield* page.items
        if (!page.hasNext()) return
      }
    },
  } as unknown as Self
}
