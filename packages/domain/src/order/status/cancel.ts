import type { Decided } from '../../machine.ts'
import {
  decideFulfillment,
  isFullyShipped,
  type FulfillmentStatus,
  type OrderToSend,
} from '../fulfillment/fulfillment.ts'
import { decideOrder, type OrderRefusal, type OrderStatus, type OrderTask } from '../states.ts'

/** The properties of an order that canceling depends on. */
export interface OrderToCancel extends OrderToSend {
  /** Whether its goods were taken from stock. */
  readonly stockTaken: boolean
}

/** The merchant's choices. */
export interface Cancel {
  readonly restocks: boolean
  readonly notifiesBuyer: boolean
}

/** Tasks in this order, in which stock, coupons and payments are locked everywhere. */
export type CancelTask = 'return-stock' | OrderTask | 'notify-buyer'

export type CancelDecision =
  | {
      readonly ok: true
      readonly status: Decided<OrderStatus>
      readonly fulfillmentStatus: Decided<FulfillmentStatus>
      readonly tasks: readonly CancelTask[]
    }
  | { readonly ok: false; readonly code: OrderRefusal | 'ALL_SENT' }

/**
 * Decides whether an order can be canceled, and the tasks to perform; none if it was canceled before. A fully shipped
 * order has to be returned instead.
 */
export const decideCancel = ({ stockTaken, ...order }: OrderToCancel, cancel: Cancel): CancelDecision => {
  const decision = decideOrder(order.status, 'CANCELED')
  if (!decision.ok) return decision
  const { state: status, tasks } = decision
  const fulfillmentStatus = decideFulfillment({ ...order, status })
  if (tasks.length === 0) return { ok: true, status, fulfillmentStatus, tasks: [] }
  if (isFullyShipped(order)) return { ok: false, code: 'ALL_SENT' }
  const stock = cancel.restocks && stockTaken ? (['return-stock'] as const) : []
  const email = cancel.notifiesBuyer ? (['notify-buyer'] as const) : []
  return { ok: true, status, fulfillmentStatus, tasks: [...stock, ...tasks, ...email] }
}
