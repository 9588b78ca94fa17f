import type { OrderStatus } from '../order/states.ts'
import { toMinor, type Minor } from '../money.ts'

/** What an order adds to the figures of its customer. */
export interface OrderFigures {
  readonly currency: string
  /** Paid less refunded, in minor units. */
  readonly spent: Minor
  /** Whether it counts as an order. */
  readonly counts: boolean
}

/** Orders that were never placed for good. */
const uncounted: ReadonlySet<OrderStatus> = new Set<OrderStatus>(['CANCELED', 'REJECTED', 'INITIALIZED'])

/** Returns whether an order counts as one: it was placed, and neither canceled nor rejected. */
export const countsAsOrder = (status: OrderStatus): boolean => !uncounted.has(status)

interface OrderMoney {
  readonly status: OrderStatus
  readonly currency: string
  readonly paid: string | undefined
  readonly refunded: string | undefined
}

/** Computes what an order adds to the figures of its customer. */
export const orderFigures = ({ status, currency, paid = '0', refunded = '0' }: OrderMoney): OrderFigures => ({
  currency,
  spent: toMinor(paid, currency) - toMinor(refunded, currency),
  counts: countsAsOrder(status),
})
