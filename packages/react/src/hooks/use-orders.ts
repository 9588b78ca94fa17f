import type { Order } from '@vitrine/client'
import { getOrder, searchOrders } from '@vitrine/client/orders'
import { useState } from 'react'
import type { Failure } from '../stores/failure.ts'
import { useSession } from '../hooks.ts'
import { useShared } from '../provider.tsx'
import { useAnswer } from './use-answer.ts'

/** The member's orders, newest first. */
export interface OrdersState {
  readonly orders: readonly Order[]
  readonly loading: boolean
  readonly error: Failure | undefined
  /** Whether there are older orders. */
  readonly hasMore: boolean
  /** Loads older orders. */
  readonly more: () => void
  readonly refresh: () => void
}

/** The server's page size limit. */
const maxPageSize = 100

/**
 * The signed-in member's orders: the first `limit` (default: 10), and as many more with each call of `more`. Empty for
 * visitors.
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
      const cursorPaging = cursor ? { cursor } : { limit: Math.min(wanted, maxPageSize) }
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

/** An order. */
export interface OrderState {
  /** Undefined until loaded, or if the order isn't accessible; see `error`. */
  readonly order: Order | undefined
  readonly loading: boolean
  readonly error: Failure | undefined
  readonly refresh: () => void
}

/**
 * An order of this buyer: a member's own, or the one this visitor has just placed.
 * @example
 * const { order } = useOrder(new URLSearchParams(location.search).get('orderId')!)
 */
export const useOrder = (id: string | undefined, { initial }: { readonly initial?: Order } = {}): OrderState => {
  const { send } = useShared().client
  const [known] = useState(initial && id !== undefined ? { key: id, answer: initial } : undefined)
  const { answer: order, ...rest } = useAnswer(id, (signal) => getOrder(send)(id!, { signal }), { known })
  return { order, ...rest }
}
