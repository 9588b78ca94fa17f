import type { CallOptions, ElevatedSend, Send } from '../call-options.ts'
import type { CursorMetadata, ElevatedEndpoint, Endpoint, Search } from '../generated.ts'
import type { Conditions, Filter } from './filter.ts'
import { pageOf, queryMethods, type Page, type Turn } from './query-methods.ts'
import type { SortKey, Sorting } from './sort.ts'

/** A search, as sent. A cursor includes filter and order. */
export interface CursorQueryState {
  readonly filter?: Filter
  readonly sort?: readonly SortKey[]
  readonly cursorPaging: { readonly limit: number; readonly cursor?: string }
}

/** One page of results. */
export interface CursorPage<Item> extends Page<Item> {
  /** Store them to return here with `skipTo`. */
  readonly cursors: { readonly next?: string; readonly prev?: string }
}

/** A search builder. Await `find()` for a page, or use `for await` to iterate over all items, page by page. */
export interface CursorQuery<Item, Fields, Sortable extends string>
  extends
    Conditions<Fields, CursorQuery<Item, Fields, Sortable>>,
    Sorting<Sortable, CursorQuery<Item, Fields, Sortable>>,
    AsyncIterable<Item> {
  /** The page size. Default: 50. */
  limit(items: number): CursorQuery<Item, Fields, Sortable>
  /** Continues at a page's cursor, with the cursor's filter and order. */
  skipTo(cursor: string): CursorQuery<Item, Fields, Sortable>
  find(call?: CallOptions): Promise<CursorPage<Item>>
  /** The query, as sent. */
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
  cameFrom?: Turn,
): Promise<CursorPage<Item>> => {
  const { items, metadata } = await load(query, call)
  const { limit } = query.cursorPaging
  const { cursors = {} } = metadata
  const at = (cursor: string | undefined, from?: Turn): Turn | undefined =>
    cursor ? (otherCall) => findPage(load, { cursorPaging: { limit, cursor } }, otherCall, from) : undefined
  const again: Turn = (otherCall) => findPage(load, query, otherCall, cameFrom)
  // Some cursors only lead forward, so the previous page is remembered.
  const page = pageOf(items, limit, at(cursors.next, again), at(cursors.prev) ?? cameFrom)
  return { ...(page as Page<Item>), cursors } as CursorPage<Item>
}

const everything = { filter: {}, cursorPaging: { limit: 50 } }

/** Creates a search builder. Nothing is sent before `find()`. */
export const cursorQuery = <Item, Fields, Sortable extends string>(
  load: LoadCursorPage<Item>,
  query: CursorQueryState = everything,
): CursorQuery<Item, Fields, Sortable> => {
  type Self = CursorQuery<Item, Fields, Sortable>
  const again = (next: CursorQueryState): Self => cursorQuery(load, next)
  const { cursorPaging } = query
  // The methods are created from tables; the interface has their types.
  return {
    ...queryMethods(query, again, (call) => findPage(load, query, call)),
    limit: (limit: number) => again({ ...query, cursorPaging: { ...cursorPaging, limit } }),
    skipTo: (cursor: string) => again({ cursorPaging: { ...cursorPaging, cursor } }),
  } as unknown as Self
}

/** Without arguments, returns a query to build; with one, its result. */
export interface CursorQueryCall<Built, Answer> {
  (): Built
  (query: Search, call?: CallOptions): Promise<Answer>
}

/** Where a response has its paging metadata. */
type Paged = { readonly pagingMetadata: CursorMetadata } | { readonly metadata: CursorMetadata }

/** Creates the method of a query call. `items` is the field of the response with the results. */
export const cursorQueryCall =
  <Item, Fields, Sortable extends string, Answer extends Paged>(
    ...[send, endpoint, items]:
      | [send: Send, endpoint: Endpoint<{ body?: { query?: Search } }, Answer>, items: keyof Answer]
      | [send: ElevatedSend, endpoint: ElevatedEndpoint<{ body?: { query?: Search } }, Answer>, items: keyof Answer]
  ): CursorQueryCall<CursorQuery<Item, Fields, Sortable>, Answer> =>
  (query?: Search, call?: CallOptions) => {
    const ask = (query: Search | CursorQueryState, call: CallOptions | undefined): Promise<Answer> =>
      (send as ElevatedSend)(endpoint, { body: { query } }, { ...call, args: ['query'] })
    const load: LoadCursorPage<Item> = async (built, call) => {
      const answer = await ask(built, call)
      const metadata = 'metadata' in answer ? answer.metadata : answer.pagingMetadata
      return { items: answer[items] as readonly Item[], metadata }
    }
    return (query ? ask(query, call) : cursorQuery(load)) as never
  }
