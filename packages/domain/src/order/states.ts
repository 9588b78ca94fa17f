import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import { decideBy, type Decision, type Machine } from '../machine.ts'

/**
 * The order states of the specification. `INITIALIZED`: created elsewhere and waiting for full payment. `PENDING`: the
 * payment is under review. `REJECTED`: the review failed.
 */
export type OrderStatus = Order['status']

/**
 * The events of an order: placed, created while waiting for payment, under review and its outcome, shipped in part,
 * payment received, fully paid, canceled.
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

/** `approve`: notify whatever waits for the order. `give-back`: release coupons and refund payments. */
export type OrderTask = 'approve' | 'give-back'

/** Why an event does not change an order. */
export type OrderRefusal = 'NOT_APPROVED' | 'ALREADY_PLACED' | 'IS_PENDING' | 'IS_CANCELED' | 'IS_REJECTED'

const stays = { to: 'APPROVED', tasks: [] } as const
const waits = { to: 'INITIALIZED', tasks: [] } as const
const approved = { to: 'APPROVED', tasks: ['approve'] } as const
const canceled = { to: 'CANCELED', tasks: ['give-back'] } as const

/** A canceled order stays canceled. Canceling it again refunds nothing twice. */
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

/** The events with which a store sets the status of an order. */
const eventsToStatus = {
  APPROVED: { INITIALIZED: 'PLACED', PENDING: 'REVIEW_PASSED' },
  REJECTED: { PENDING: 'REVIEW_FAILED' },
} as const satisfies Partial<Record<OrderStatus, Partial<Record<OrderStatus, OrderEvent>>>>

export type StatusDecision =
  | { readonly ok: true; readonly event: 'PLACED' | 'REVIEW_PASSED' | 'REVIEW_FAILED' }
  | { readonly ok: false; readonly code: 'STATUS_NOT_SUPPORTED' | 'UNSUPPORTED_TRANSITION' | 'STATUS_ALREADY_SET' }

/** Returns the event that gives an order the requested status, or why it cannot have it. */
export const decideStatus = (before: OrderStatus, requested: OrderStatus): StatusDecision => {
  if (requested !== 'APPROVED' && requested !== 'REJECTED') return { ok: false, code: 'STATUS_NOT_SUPPORTED' }
  if (requested === before) return { ok: false, code: 'STATUS_ALREADY_SET' }
  const events: Partial<Record<OrderStatus, 'PLACED' | 'REVIEW_PASSED' | 'REVIEW_FAILED'>> = eventsToStatus[requested]
  const event = events[before]
  return event ? { ok: true, event } : { ok: false, code: 'UNSUPPORTED_TRANSITION' }
}

/** Decides how an event changes an order. */
export const decideOrder = (status: OrderStatus, event: OrderEvent): Decision<OrderStatus, OrderTask, OrderRefusal> =>
  decideBy<OrderStatus, OrderEvent, OrderTask, OrderRefusal>(orderMoves, status, event)
