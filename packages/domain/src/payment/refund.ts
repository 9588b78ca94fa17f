import { decideBy, decided, type Decided, type Machine } from '../machine.ts'

/**
 * A part of a refund, to one payment. `scheduled`: written down, and the provider is yet to be told. `started`: the
 * provider is being asked. `pending`: it has accepted, and the money is on its way. `succeeded`: the money has gone back.
 * `failed`: it stays with the shop, and can be asked for again.
 */
export type RefundState = 'scheduled' | 'started' | 'pending' | 'succeeded' | 'failed'

/** What happens to it: someone is about to tell the provider, which has accepted it, done it or refused it for good. */
export type RefundEvent = 'CLAIMED' | 'ACCEPTED' | 'SUCCEEDED' | 'FAILED'
export type RefundTask = 'note-refunded' | 'note-failed'
export type RefundRefusal = 'PENDING_REFUND' | 'ALREADY_REFUNDED' | 'REFUND_FAILED'

const succeeded = { to: 'succeeded', tasks: ['note-refunded'] } as const
const failed = { to: 'failed', tasks: ['note-failed'] } as const
const accepted = { to: 'pending', tasks: [] } as const
const started = { to: 'started', tasks: [] } as const

/** What was given back is given back once. What failed counts as done where the provider says that it did it after all. */
export const refundMoves = {
  scheduled: {
    on: { CLAIMED: started, ACCEPTED: accepted, SUCCEEDED: succeeded, FAILED: failed },
    otherwise: 'PENDING_REFUND',
  },
  started: {
    on: { CLAIMED: started, ACCEPTED: accepted, SUCCEEDED: succeeded, FAILED: failed },
    otherwise: 'PENDING_REFUND',
  },
  pending: {
    on: { CLAIMED: accepted, ACCEPTED: accepted, SUCCEEDED: succeeded, FAILED: failed },
    otherwise: 'PENDING_REFUND',
  },
  succeeded: { on: {}, otherwise: 'ALREADY_REFUNDED' },
  failed: { on: { SUCCEEDED: succeeded }, otherwise: 'REFUND_FAILED' },
} as const satisfies Machine<RefundState, RefundEvent, RefundTask, RefundRefusal>

/** The states in which money is on its way back. */
export const openRefundStates = ['scheduled', 'started', 'pending'] as const satisfies readonly RefundState[]

/** How a refund to a payment begins, and how one begins whose writer tells the provider as soon as it is written down. */
export const newRefund: Decided<RefundState> = decided('scheduled')
export const startedRefund: Decided<RefundState> = decided('started')

/** What happens to a refund. */
export const decideRefund = (state: RefundState, event: RefundEvent) =>
  decideBy<RefundState, RefundEvent, RefundTask, RefundRefusal>(refundMoves, state, event)
