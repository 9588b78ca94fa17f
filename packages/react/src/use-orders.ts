import type { Order } from '@vitrine/client'
import { getOrder, searchOrders } from '@vitrine/client/orders'
import { useState } from 'react'
import type { Failure } from './failure.ts'
import { useSession } from './hooks.ts'
import { useShared } from './provider.tsx'
import { useAnswer } from './use-answer.ts'

/** The orders of the member, newest first. */
export interface OrdersState {
  readonly orders: readonly Order[]
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Whether there are older ones. */
  readonly hasMore: boolean
  /** Shows more of the older ones. */
  readonly more: () => void
  readonly refresh: () => void
}

/** The most orders that the server gives at a time. */
const most = 100

/**
 * The orders of the signed-in member, `limit` of them (10 unless told), and more with each `more`; none for a visitor.
 *
 * @example
 * const { orders, hasMore, more } = useOrders({ limit: 5 })
 */
export const useOrders = ({ limit = 10 }: { readonly limit?: number } = {}): OrdersState => {
  const { send } = useShared().client
  const isMember = useSession() === 'member'
  const [wanted, setWanted] = useState(limit)
  const find = async (signal: AbortSignal) => {
    const search = { sort: [{ fieldName: 'createdDate', order: 'DESC' }] as const }
    const orders: Order[] = []
    let cursor: string | null | undefined
    do {
      const cursorPaging = cursor ? { cursor } : { limit: Math.min(wanted, most) }
      const found = await searchOrders(send)({ ...(!cursor && search), cursorPaging }, { signal })
      orders.push(...found.orders)
      cursor = found.metadata.cursors?.next
    } while (cursor && orders.length < wanted)
    return { orders, hasMore: Boolean(cursor) }
  }
  const { answer, ...rest } = useAnswer(isMember ? `orders ${wanted}` : undefined, find)
  return {
    orders: answer?.orders ?? [],
    hasMore: answer?.hasMore ?? false,
    more: () => setWanted((before) => before + limit),
    ...rest,
  }
}

/** One order. */
export interface OrderState {
  /** Undefined until it is read; stays so where it is nobody's business, see `error`. */
  readonly order: Order | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
  readonly refresh: () => void
}

/**
 * One order of this buyer: a member's own, or the one that this visitor has just placed.
 *
 * @example
 * const { order } = useOrder(new URLSearchParams(location.search).get('orderId')!)
 */
export const useOrder = (id: string | undefined, { initial }: { readonly initial?: Order } = {}): OrderState => {
  const { send } = useShared().client
  const [known] = useState(initial && id !== undefined ? { key: id, answer: initial } : undefined)
  const { answer: order, ...rest } = useAnswer(id, (signal) => getOrder(send)(id!, { signal }), { known })
  return { order, ...rest }
}
