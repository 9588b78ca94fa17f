import { decideBy, decided, type Decided, type Machine } from '../machine.ts'

/** `pending`: the provider is yet to say yes. `succeeded`: the money has gone back. */
export type RefundState = 'pending' | 'succeeded'
export type RefundTask = 'note-refunded'

/** What was given back is given back once. */
export const refundMoves = {
  pending: { on: { SUCCEEDED: { to: 'succeeded', tasks: ['note-refunded'] } }, otherwise: 'PENDING_REFUND' },
  succeeded: { on: {}, otherwise: 'ALREADY_REFUNDED' },
} as const satisfies Machine<RefundState, 'SUCCEEDED', RefundTask, 'PENDING_REFUND' | 'ALREADY_REFUNDED'>

/** How a refund begins. */
export const newRefund: Decided<RefundState> = decided('pending')

/** What an answer of the provider does to a refund. */
export const decideRefund = (state: RefundState, event: 'SUCCEEDED') =>
  decideBy<RefundState, 'SUCCEEDED', RefundTask, 'PENDING_REFUND' | 'ALREADY_REFUNDED'>(refundMoves, state, event)
