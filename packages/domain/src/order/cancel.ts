import type { Decided } from '../machine.ts'
import { decideFulfillment, isSentWhole, type FulfillmentStatus, type OrderToSend } from './fulfillment.ts'
import { decideOrder, type OrderRefusal, type OrderStatus, type OrderTask } from './states.ts'

/** An order as canceling sees it. */
export interface OrderToCancel extends OrderToSend {
  /** Its goods have left the stock. */
  readonly stockTaken: boolean
}

/** What the owner wishes beside. */
export interface Cancel {
  readonly restocks: boolean
  readonly tellsBuyer: boolean
}

/** What is to be done, in this order: it is the one in which everyone holds stock, coupons and money. */
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
 * Whether an order may be canceled, and what is done then; nothing where it was before. One that has gone out whole
 * comes back as goods instead.
 */
export const decideCancel = ({ stockTaken, ...order }: OrderToCancel, cancel: Cancel): CancelDecision => {
  const decision = decideOrder(order.status, 'CANCELED')
  if (!decision.ok) return decision
  const { state: status, tasks } = decision
  const fulfillmentStatus = decideFulfillment({ ...order, status })
  if (tasks.length === 0) return { ok: true, status, fulfillmentStatus, tasks: [] }
  if (isSentWhole(order)) return { ok: false, code: 'ALL_SENT' }
  const stock = cancel.restocks && stockTaken ? (['return-stock'] as const) : []
  const email = cancel.tellsBuyer ? (['notify-buyer'] as const) : []
  return { ok: true, status, fulfillmentStatus, tasks: [...stock, ...tasks, ...email] }
}
