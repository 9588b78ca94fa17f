import type { CallOptions, Send } from '../call-options.ts'
import type { Endpoint, Query, QueryMetadata } from '../generated.ts'
import type { Conditions, Filter } from './filter.ts'
import { pageOf, queryMethods, type Page } from './query-methods.ts'
import type { SortKey, Sorting } from './sort.ts'

/** A query as it goes over the wire. */
export interface OffsetQueryState {
  readonly filter: Filter
  readonly paging: { readonly offset: number; readonly limit: number }
  readonly sort?: readonly SortKey[]
}

/** One page of what was found. */
export interface OffsetPage<Item> extends Page<Item> {
  /** Counted from 0. */
  readonly currentPage: number
  /** Undefined when there are too many to count. */
  readonly totalPages: number | undefined
  readonly totalCount: number | undefined
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

  const next = more && ((otherCall?: CallOptions) => at(end, otherCall))
  const prev = offset > 0 && ((otherCall?: CallOptions) => at(Math.max(0, offset - pageSize), otherCall))
  return {
    ...(pageOf(items, pageSize, next, prev) as Page<Item>),
    currentPage: pageSize && Math.floor(offset / pageSize),
    totalPages: total === undefined ? undefined : pageSize && Math.ceil(total / pageSize),
    totalCount: total,
  } as OffsetPage<Item>
}

const everything = { filter: {}, paging: { offset: 0, limit: 50 } }

/** Makes a query that is not sent before `find()`. */
export const offsetQuery = <Item, Fields, Sortable extends string>(
  load: LoadPage<Item>,
  query: OffsetQueryState = everything,
): OffsetQuery<Item, Fields, Sortable> => {
  type Self = OffsetQuery<Item, Fields, Sortable>
  const again = (next: OffsetQueryState): Self => offsetQuery(load, next)
  const page = (change: Partial<OffsetQueryState['paging']>): Self =>
    again({ ...query, paging: { ...query.paging, ...change } })
  // The methods are made from tables; their types stand in the interface.
  return {
    ...queryMethods(query, again, (call) => findPage(load, query, call)),
    limit: (limit: number) => page({ limit }),
    skip: (offset: number) => page({ offset }),
  } as unknown as Self
}

/** Without arguments a query to build, with one the answer to it. */
export interface OffsetQueryCall<Built, Answer> {
  (): Built
  (query: Query, call?: CallOptions): Promise<Answer>
}

/** Makes the method of a call that answers queries; `items` is the field of the answer that lists what was found. */
export const offsetQueryCall =
  <Item, Fields, Sortable extends string, Answer extends { readonly metadata: QueryMetadata }>(
    send: Send,
    endpoint: Endpoint<{ body?: { query?: Query } }, Answer>,
    items: keyof Answer,
  ): OffsetQueryCall<OffsetQuery<Item, Fields, Sortable>, Answer> =>
  (query?: Query, call?: CallOptions) => {
    const ask = (query: Query | OffsetQueryState, call: CallOptions | undefined): Promise<Answer> =>
      send(endpoint, { body: { query } }, { ...call, args: ['query'] })
    const load: LoadPage<Item> = async (built, call) => {
      const answer = await ask(built, call)
      return { items: answer[items] as readonly Item[], metadata: answer.metadata }
    }
    return (query ? ask(query, call) : offsetQuery(load)) as never
  }
