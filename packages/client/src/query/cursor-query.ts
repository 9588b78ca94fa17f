import type { CallOptions } from '../call-options.ts'
import type { CursorMetadata } from '../generated.ts'
import { conditions, type Conditions, type Filter } from './filter.ts'
import { sorting, type SortKey, type Sorting } from './sort.ts'

/** A search as it goes over the wire. A cursor carries filter and order with it. */
export type CursorQueryState =
  | {
      readonly filter: Filter
      readonly cursorPaging: { readonly limit: number }
      readonly sort?: readonly SortKey[]
    }
  | {
      readonly filter?: never
      readonly sort?: never
      readonly cursorPaging: { readonly limit: number; readonly cursor: string }
    }

/** One page of what was found. */
export interface CursorPage<Item> {
  readonly items: readonly Item[]
  readonly length: number
  readonly pageSize: number
  /** Keep them to come back to this place with `skipTo`. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
  hasNext(): boolean
  hasPrev(): boolean
  next(call?: CallOptions): Promise<CursorPage<Item>>
  prev(call?: CallOptions): Promise<CursorPage<Item>>
}

/**
 * A search in the making. Await `find()` for a page, or loop over it with `for await` for every item there is, page
 * by page.
 */
export interface CursorQuery<Item, Fields, Sortable extends string>
  extends
    Conditions<Fields, CursorQuery<Item, Fields, Sortable>>,
    Sorting<Sortable, CursorQuery<Item, Fields, Sortable>>,
    AsyncIterable<Item> {
  /** How many items a page holds; 50 unless told. */
  limit(items: number): CursorQuery<Item, Fields, Sortable>
  /** Goes on at a page's cursor, with the filter and order that the cursor carries. */
  skipTo(cursor: string): CursorQuery<Item, Fields, Sortable>
  find(call?: CallOptions): Promise<CursorPage<Item>>
  /** What goes over the wire. */
  readonly query: CursorQueryState
}

export type LoadCursorPage<Item> = (
  query: CursorQueryState,
  call?: CallOptions,
) => Promise<{ readonly items: readonly Item[]; readonly metadata: CursorMetadata }>

const findPage = async <Item>(
  load: LoadCursorPage<Item>,
  query: CursorQueryState,
  call: CallOptions | undefined,
): Promise<CursorPage<Item>> => {
  const { items, metadata } = await load(query, call)
  const { limit } = query.cursorPaging
  const cursors = metadata.cursors ?? {}
  const at = async (cursor: string | undefined, which: string, otherCall?: CallOptions) => {
    if (!cursor) throw new Error(`No ${which} page to fetch`)
    return findPage(load, { cursorPaging: { limit, cursor } }, otherCall)
  }
  return {
    items,
    length: items.length,
    pageSize: limit,
    cursors,
    hasNext: () => !!cursors.next,
    hasPrev: () => !!cursors.prev,
    next: (otherCall) => at(cursors.next, 'next', otherCall),
    prev: (otherCall) => at(cursors.prev, 'previous', otherCall),
  }
}

const everything = { filter: {}, cursorPaging: { limit: 50 } }

/** Makes a search that is not sent before `find()`. */
export const cursorQuery = <Item, Fields, Sortable extends string>(
  load: LoadCursorPage<Item>,
  query: CursorQueryState = everything,
): CursorQuery<Item, Fields, Sortable> => {
  type Self = CursorQuery<Item, Fields, Sortable>
  const { filter = {}, sort, cursorPaging } = query
  const next = (change: Partial<CursorQueryState>): Self =>
    cursorQuery(load, { filter, cursorPaging, ...(sort && { sort }), ...change } as CursorQueryState)
  const find = (call?: CallOptions): Promise<CursorPage<Item>> => findPage(load, query, call)
  // The methods are made from tables; their types stand in the interface.
  return {
    ...conditions(filter, (filter) => next({ filter })),
    ...sorting(sort ?? [], (sort) => next({ sort })),
    limit: (limit: number) => next({ cursorPaging: { ...cursorPaging, limit } }),
    skipTo: (cursor: string) => cursorQuery(load, { cursorPaging: { ...cursorPaging, cursor } }),
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
