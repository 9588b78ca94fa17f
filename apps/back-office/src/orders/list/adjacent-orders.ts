import type { Order } from '@vitrine/client'
import { readTimeZone } from '../../clock/store-zone.ts'
import { shop } from '../../shop.ts'
import { orderAddress, searchOf, viewOf, type View } from './order-view.ts'

/** The orders beside one in the list that it was opened from. */
export interface Neighbors {
  readonly view: View
  readonly newer: string | undefined
  readonly older: string | undefined
}

/** So many may have been placed at the same moment. */
const atOnce = 5

const besides = async ({ id, createdDate }: Order, view: View, operator: '$gte' | '$lte') => {
  const order = operator === '$gte' ? 'ASC' : 'DESC'
  const { orders } = await shop.orders.searchOrders({
    ...searchOf(view, await readTimeZone(), { createdDate: { [operator]: createdDate } }),
    sort: [{ fieldName: 'createdDate', order }],
    cursorPaging: { limit: atOnce },
  })
  // The order itself may have left the list meanwhile: then its neighbors are those around its place.
  const next = orders[orders.findIndex((one) => one.id === id) + 1]
  return next && orderAddress(next, view)
}

/** Who stands beside an order, by what its address says of the list. */
export const loadNeighbors = async (order: Order, params: URLSearchParams): Promise<Neighbors> => {
  const view = viewOf(new URLSearchParams(params.get('list') ?? ''))
  const [newer, older] = await Promise.all([besides(order, view, '$gte'), besides(order, view, '$lte')])
  return { view, newer, older }
}
