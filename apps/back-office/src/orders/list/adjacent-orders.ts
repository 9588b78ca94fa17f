import type { Order } from '@vitrine/client'
import { loadTimeZone } from '../../clock/store-zone.ts'
import { shop } from '../../shop.ts'
import { orderAddress, searchOf, readOrderView, type OrderView } from './order-view.ts'

/** The orders before and after one in the list it was opened from. */
export interface AdjacentOrders {
  readonly view: OrderView
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** Upper bound for orders created at the same instant. */
const lookahead = 5

const findAdjacent = async ({ id, createdDate }: Order, view: OrderView, operator: '$gte' | '$lte') => {
  const order = operator === '$gte' ? 'ASC' : 'DESC'
  const { orders } = await shop.orders.searchOrders({
    ...searchOf(view, await loadTimeZone(), { createdDate: { [operator]: createdDate } }),
    sort: [{ fieldName: 'createdDate', order }],
    cursorPaging: { limit: lookahead },
  })
  // The order itself may have left the list meanwhile. Its neighbors are then those around its position.
  const next = orders[orders.findIndex((one) => one.id === id) + 1]
  return next && orderAddress(next, view)
}

/** Loads the orders adjacent to one in the list that its URL describes. */
export const loadAdjacentOrders = async (order: Order, params: URLSearchParams): Promise<AdjacentOrders> => {
  const view = readOrderView(new URLSearchParams(params.get('list') ?? ''))
  const [newer, older] = await Promise.all([findAdjacent(order, view, '$gte'), findAdjacent(order, view, '$lte')])
  return { view, newer, older }
}
