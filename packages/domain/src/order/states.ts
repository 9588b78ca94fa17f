import type { Order } from '@vitrine/contract/entities/order.ts'
import { decideBy, type Decision, type Machine } from '../machine.ts'

/**
 * The states of an order, as the specification names them. What is placed here is approved at once: nothing leads to
 * `PENDING` or `REJECTED`, which stand for a provider that decides later.
 */
export type OrderStatus = Order['status']

/** What happens to an order: it is placed, something of it goes out, money comes for it, it is canceled. */
export type OrderEvent = 'PLACED' | 'SENT' | 'PAID' | 'CANCELED'

/** `give-back`: the coupons that were used can be used again, and what was paid goes back to where it came from. */
export type OrderTask = 'give-back'

/** Why an event does nothing to an order. */
export type OrderRefusal = 'NOT_APPROVED' | 'ALREADY_PLACED' | 'IS_CANCELED' | 'IS_REJECTED'

const stays = { to: 'APPROVED', tasks: [] } as const
const canceled = { to: 'CANCELED', tasks: ['give-back'] } as const

/** What was canceled stays so, and is canceled again without anything being given back twice. */
export const orderMoves = {
  INITIALIZED: { on: { PLACED: { to: 'APPROVED', tasks: [] }, CANCELED: canceled }, otherwise: 'NOT_APPROVED' },
  PENDING: { on: { CANCELED: canceled }, otherwise: 'NOT_APPROVED' },
  APPROVED: { on: { SENT: stays, PAID: stays, CANCELED: canceled }, otherwise: 'ALREADY_PLACED' },
  CANCELED: { on: { CANCELED: { to: 'CANCELED', tasks: [] } }, otherwise: 'IS_CANCELED' },
  REJECTED: { on: {}, otherwise: 'IS_REJECTED' },
} as const satisfies Machine<OrderStatus, OrderEvent, OrderTask, OrderRefusal>

/** What an event does to an order. */
export const decideOrder = (status: OrderStatus, event: OrderEvent): Decision<OrderStatus, OrderTask, OrderRefusal> =>
  decideBy<OrderStatus, OrderEvent, OrderTask, OrderRefusal>(orderMoves, status, event)
