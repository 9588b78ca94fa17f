import type { Order } from '@vitrine/contract/entities/order.ts'
import { decideBy, type Decision, type Machine } from '../machine.ts'

/**
 * The states of an order, as the specification names them. `INITIALIZED`: made elsewhere, and waits until it is paid in
 * full. `PENDING`: its payment is under review. `REJECTED`: the review turned it down.
 */
export type OrderStatus = Order['status']

/**
 * What happens to an order: it is placed, it is made and waits for its payment, its payment is reviewed; something of it
 * goes out, money comes for it, all of its money has come, it is canceled.
 */
export type OrderEvent =
  | 'PLACED'
  | 'AWAITED'
  | 'REVIEWED'
  | 'REVIEW_PASSED'
  | 'REVIEW_FAILED'
  | 'SENT'
  | 'PAID'
  | 'SETTLED'
  | 'CANCELED'

/**
 * `approve`: those who wait for the order hear of it. `give-back`: the coupons that were used can be used again, and what
 * was paid goes back to where it came from.
 */
export type OrderTask = 'approve' | 'give-back'

/** Why an event does nothing to an order. */
export type OrderRefusal = 'NOT_APPROVED' | 'ALREADY_PLACED' | 'IS_PENDING' | 'IS_CANCELED' | 'IS_REJECTED'

const stays = { to: 'APPROVED', tasks: [] } as const
const waits = { to: 'INITIALIZED', tasks: [] } as const
const approved = { to: 'APPROVED', tasks: ['approve'] } as const
const canceled = { to: 'CANCELED', tasks: ['give-back'] } as const

/** What was canceled stays so, and is canceled again without anything being given back twice. */
export const orderMoves = {
  INITIALIZED: {
    on: {
      PLACED: { to: 'APPROVED', tasks: [] },
      AWAITED: waits,
      REVIEWED: { to: 'PENDING', tasks: [] },
      PAID: waits,
      SETTLED: approved,
      CANCELED: canceled,
    },
    otherwise: 'NOT_APPROVED',
  },
  PENDING: {
    on: { REVIEW_PASSED: approved, REVIEW_FAILED: { to: 'REJECTED', tasks: ['give-back'] } },
    otherwise: 'IS_PENDING',
  },
  APPROVED: { on: { SENT: stays, PAID: stays, SETTLED: stays, CANCELED: canceled }, otherwise: 'ALREADY_PLACED' },
  CANCELED: { on: { CANCELED: { to: 'CANCELED', tasks: [] } }, otherwise: 'IS_CANCELED' },
  REJECTED: { on: {}, otherwise: 'IS_REJECTED' },
} as const satisfies Machine<OrderStatus, OrderEvent, OrderTask, OrderRefusal>

/** By what the store itself brings an order to a status. */
export const eventsToStatus = {
  APPROVED: { INITIALIZED: 'PLACED', PENDING: 'REVIEW_PASSED' },
  REJECTED: { PENDING: 'REVIEW_FAILED' },
} as const satisfies Partial<Record<OrderStatus, Partial<Record<OrderStatus, OrderEvent>>>>

export type StatusAsked =
  | { readonly ok: true; readonly event: 'PLACED' | 'REVIEW_PASSED' | 'REVIEW_FAILED' }
  | { readonly ok: false; readonly code: 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'STATUS_ALREADY_SET' }

/** What is to happen to an order for it to get a status that its store asks for, or why it cannot. */
export const decideStatus = (before: OrderStatus, asked: OrderStatus): StatusAsked => {
  if (asked !== 'APPROVED' && asked !== 'REJECTED') return { ok: false, code: 'STATUS_NOT_SUPPORTED' }
  if (asked === before) return { ok: false, code: 'STATUS_ALREADY_SET' }
  const events: Partial<Record<OrderStatus, 'PLACED' | 'REVIEW_PASSED' | 'REVIEW_FAILED'>> = eventsToStatus[asked]
  const event = events[before]
  return event ? { ok: true, event } : { ok: false, code: 'UNSUPPORTED_TRANSITION' }
}

/** What an event does to an order. */
export const decideOrder = (status: OrderStatus, event: OrderEvent): Decision<OrderStatus, OrderTask, OrderRefusal> =>
  decideBy<OrderStatus, OrderEvent, OrderTask, OrderRefusal>(orderMoves, status, event)
