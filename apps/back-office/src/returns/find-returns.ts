import type { Order, OrderReturn } from '@vitrine/client'
import { shop } from '../first-shop.ts'
import { filterOf, orderOf, tabNames, type Tab, type ReturnView } from './return-view.ts'

const pageSize = 20
/** Number of orders a search considers: one page. */
export const maxSearchedOrders = 100

type Count = Awaited<ReturnType<typeof shop.returns.countReturns>>[number]

export interface FoundReturns {
  readonly view: ReturnView
  readonly returns: readonly OrderReturn[]
  /** Orders of the returns by ID. */
  readonly orders: ReadonlyMap<string, Order>
  readonly next: string | undefined
  readonly counts: Readonly<Record<Tab, Count>>
  /** Whether the search matched more orders than were considered. */
  readonly hasMoreOrders: boolean
}

/** Returns the orders matching a search that have returns. */
const searchOrders = async (expression: string, signal: AbortSignal) => {
  if (expression === '') return { ids: undefined, hasMore: false }
  const search = { filter: { returnStatus: { $ne: 'NONE' } }, search: { expression } }
  const { orders, metadata } = await shop.orders.searchOrders(
    { ...search, cursorPaging: { limit: maxSearchedOrders } },
    { signal },
  )
  return { ids: orders.map(({ id }) => id), hasMore: metadata.hasNext }
}

const ordersOf = async (returns: readonly OrderReturn[], signal: AbortSignal): Promise<ReadonlyMap<string, Order>> => {
  const ids = [...new Set(returns.map(({ orderId }) => orderId))]
  if (ids.length === 0) return new Map()
  const filter = { id: { $in: ids } }
  const { orders } = await shop.orders.searchOrders({ filter, cursorPaging: { limit: ids.length } }, { signal })
  return new Map(orders.map((order) => [order.id, order]))
}

/** Returns a page of returns with their orders, and counts by tab. */
export const findReturns = async (
  view: ReturnView,
  { after, signal }: { after: string | undefined; signal: AbortSignal },
): Promise<FoundReturns> => {
  const { ids, hasMore: hasMoreOrders } = await searchOrders(view.expression, signal)
  const sort = [{ fieldName: 'createdDate', order: orderOf(view) }]
  const query =
    after === undefined
      ? { filter: filterOf(view, ids), sort, cursorPaging: { limit: pageSize } }
      : { cursorPaging: { limit: pageSize, cursor: after } }
  const [{ orderReturns, pagingMetadata }, counts] = await Promise.all([
    shop.returns.queryReturns({ query }, { signal }),
    shop.returns.countReturns(
      tabNames.map((tab) => ({ filter: filterOf({ ...view, tab }, ids) })),
      { signal },
    ),
  ])
  return {
    view,
    returns: orderReturns,
    orders: await ordersOf(orderReturns, signal),
    next: pagingMetadata.cursors.next,
    counts: Object.fromEntries(tabNames.map((tab, at) => [tab, counts[at]!])) as Record<Tab, Count>,
    hasMoreOrders,
  }
}

/** Counts returns waiting for approval, and received ones waiting for settlement. */
export const countPendingReturns = async (signal?: AbortSignal): Promise<{ requested: number; received: number }> => {
  const queries = (['REQUESTED', 'RECEIVED'] as const).map((status) => ({ filter: { status } }))
  const [requested, received] = await shop.returns.countReturns(queries, signal && { signal })
  return { requested: requested!.count, received: received!.count }
}
