import type { CallOptions } from '../call-options.ts'
import { conditions, type Filter } from './filter.ts'
import { sorting, type SortKey } from './sort.ts'

/** Common properties of all result pages. */
export interface Page<Item> {
  readonly items: readonly Item[]
  readonly length: number
  /** The page size, as requested or limited by the server. */
  readonly pageSize: number
  hasNext(): boolean
  hasPrev(): boolean
  /** Fetches the next page. Throws `No next page to fetch` on the last one. */
  next(call?: CallOptions): Promise<this>
  /** Fetches the previous page. Throws `No previous page to fetch` on the first one. */
  prev(call?: CallOptions): Promise<this>
}

/** Fetches an adjacent page. */
export type Turn = (call?: CallOptions) => Promise<unknown>

const turn =
  (which: string, go: Turn | false | undefined): Turn =>
  async (call) => {
    if (!go) throw new Error(`No ${which} page to fetch`)
    return go(call)
  }

/** Creates a page. `next` and `prev` are set if such pages exist. */
export const pageOf = <Item>(
  items: readonly Item[],
  pageSize: number,
  next: Turn | false | undefined,
  prev: Turn | false | undefined,
) => ({
  items,
  length: items.length,
  pageSize,
  hasNext: () => !!next,
  hasPrev: () => !!prev,
  next: turn('next', next),
  prev: turn('previous', prev),
})

interface Query {
  readonly filter?: Filter
  readonly sort?: readonly SortKey[]
}

/** Methods of all queries: conditions, sorting and iteration over all items. */
export const queryMethods = <Q extends Query, Item>(
  query: Q,
  again: (query: Q) => unknown,
  find: (call?: CallOptions) => Promise<Page<Item>>,
) => ({
  ...conditions(query.filter ?? {}, (filter) => again({ ...query, filter })),
  ...sorting(query.sort ?? [], (sort) => again({ ...query, sort })),
  find,
  query,
  async *[Symbol.asyncIterator]() {
    for (let page = await find(); ; page = await page.next()) {
      yield* page.items
      if (!page.hasNext()) return
    }
  },
})
