import type { CallOptions, Send } from '../call-options.ts'
import type { Endpoint, Query, QueryMetadata } from '../generated.ts'
import type { Conditions, Filter } from './filter.ts'
import { pageOf, queryMethods, type Page } from './query-methods.ts'
import type { SortKey, Sorting } from './sort.ts'

/** A query, as sent. */
interface OffsetQueryState {
  readonly filter: Filter
  readonly paging: { readonly offset: number; readonly limit: number }
  readonly sort?: readonly SortKey[]
}

/** One page of results. */
export interface OffsetPage<Item> extends Page<Item> {
  /** Zero-based. */
  readonly currentPage: number
  /** Undefined if there are too many to count. */
  readonly totalPages: number | undefined
  readonly totalCount: number | undefined
}

/** A query builder. Await `find()` for a page, or use `for await` to iterate over all items, page by page. */
export interface OffsetQuery<Item, Fields, Sortable extends string>
  extends
    Conditions<Fields, OffsetQuery<Item, Fields, Sortable>>,
    Sorting<Sortable, OffsetQuery<Item, Fields, Sortable>>,
    AsyncIterable<Item> {
  /** The page size. Default: 50. */
  limit(items: number): OffsetQuery<Item, Fields, Sortable>
  /** The number of items to skip. */
  skip(items: number): OffsetQuery<Item, Fields, Sortable>
  find(call?: CallOptions): Promise<OffsetPage<Item>>
  /** The query, as sent. */
  readonly query: OffsetQueryState
}

type LoadPage<Item> = (
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
  // Without a total, only an empty page is known to be the last, since servers may return fewer items than requested.
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

/** Creates a query builder. Nothing is sent before `find()`. */
const offsetQuery = <Item, Fields, Sortable extends string>(
  load: LoadPage<Item>,
  query: OffsetQueryState = everything,
): OffsetQuery<Item, Fields, Sortable> => {
  type Self = OffsetQuery<Item, Fields, Sortable>
  const again = (next: OffsetQueryState): Self => offsetQuery(load, next)
  const page = (change: Partial<OffsetQueryState['paging']>): Self =>
    again({ ...query, paging: { ...query.paging, ...change } })
  // The methods are created from tables; the interface has their types.
  return {
    ...queryMethods(query, again, (call) => findPage(load, query, call)),
    limit: (limit: number) => page({ limit }),
    skip: (offset: number) => page({ offset }),
  } as unknown as Self
}

/** Without arguments, returns a query to build; with one, its result. */
export interface OffsetQueryCall<Built, Answer> {
  (): Built
  (query: Query, call?: CallOptions): Promise<Answer>
}

/** Creates the method of a query call. `items` is the field of the response with the results. */
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
