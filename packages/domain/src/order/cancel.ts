import type { Decided } from '../machine.ts'
import { isSentWhole, type OrderedLine, type SentLine } from './fulfillment.ts'
import { decideOrder, type OrderRefusal, type OrderStatus, type OrderTask } from './states.ts'

/** An order as canceling sees it. */
export interface OrderToCancel {
  readonly status: OrderStatus
  /** Its goods have left the stock. */
  readonly stockTaken: boolean
  readonly ordered: readonly OrderedLine[]
  readonly sent: readonly SentLine[]
}

/** What the owner wishes beside. */
export interface Cancel {
  readonly restocks: boolean
  readonly tellsBuyer: boolean
}

/** What is to be done, in this order: it is the one in which everyone holds stock, coupons and money. */
export type CancelTask = 'return-stock' | OrderTask | 'tell-buyer'

export type CancelDecision =
  | { readonly ok: true; readonly status: Decided<OrderStatus>; readonly tasks: readonly CancelTask[] }
  | { readonly ok: false; readonly code: OrderRefusal | 'ALL_SENT' }

/**
 * Whether an order may be canceled, and what is done then; nothing where it was before. One that has gone out whole
 * comes back as goods instead.
 */
export const decideCancel = ({ status, stockTaken, ordered, sent }: OrderToCancel, cancel: Cancel): CancelDecision => {
  const decision = decideOrder(status, 'CANCELED')
  if (!decision.ok) return decision
  const { state, tasks } = decision
  if (tasks.length === 0) return { ok: true, status: state, tasks: [] }
  if (isSentWhole(ordered, sent)) return { ok: false, code: 'ALL_SENT' }
  const stock = cancel.restocks && stockTaken ? (['return-stock'] as const) : []
  const email = cancel.tellsBuyer ? (['tell-buyer'] as const) : []
  return { ok: true, status: state, tasks: [...stock, ...tasks, ...email] }
}
