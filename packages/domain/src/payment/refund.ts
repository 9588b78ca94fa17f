import { decideBy, decided, type Decided, type Machine } from '../machine.ts'

/**
 * A part of a refund, for one payment.
 * - `scheduled`: saved, to be sent to the provider.
 * - `started`: being sent to the provider.
 * - `pending`: accepted by the provider and in progress.
 * - `succeeded`: refunded.
 * - `failed`: the store still has the money and can try again.
 */
export type RefundState = 'scheduled' | 'started' | 'pending' | 'succeeded' | 'failed'

/**
 * A worker is about to call the provider (`CLAIMED`), or the provider has accepted, completed or finally refused the
 * refund.
 */
export type RefundEvent = 'CLAIMED' | 'ACCEPTED' | 'SUCCEEDED' | 'FAILED'
export type RefundTask = 'note-refunded' | 'note-failed'
export type RefundRefusal = 'PENDING_REFUND' | 'ALREADY_REFUNDED' | 'REFUND_FAILED'

const succeeded = { to: 'succeeded', tasks: ['note-refunded'] } as const
const failed = { to: 'failed', tasks: ['note-failed'] } as const
const accepted = { to: 'pending', tasks: [] } as const
const started = { to: 'started', tasks: [] } as const

/** A completed refund is not refunded again. A failed one counts as completed if the provider reports success later. */
const refundMoves = {
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

/** The states in which a refund is in progress. */
export const openRefundStates = ['scheduled', 'started', 'pending'] as const satisfies readonly RefundState[]

/** The initial states of a refund, and of one that is sent to the provider immediately. */
export const newRefund: Decided<RefundState> = decided('scheduled')
export const startedRefund: Decided<RefundState> = decided('started')

/** Decides how an event changes a refund. */
export const decideRefund = (state: RefundState, event: RefundEvent) =>
  decideBy<RefundState, RefundEvent, RefundTask, RefundRefusal>(refundMoves, state, event)
