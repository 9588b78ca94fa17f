import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * - `REQUESTED` by the buyer.
 * - `APPROVED`: the buyer may send the goods.
 * - `RECEIVED`: all or some of the goods have arrived.
 * - `SETTLED`: refunded or exchanged.
 * - `DECLINED` by the store.
 * - `CANCELED` by whoever requested it, or because no goods arrived.
 */
export type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'

export type ReturnEvent = 'APPROVE' | 'DECLINE' | 'CANCEL' | 'RECEIVE' | 'SETTLE'

export type ReturnRefusal =
  | 'IS_REQUESTED'
  | 'IS_APPROVED'
  | 'IS_DECLINED'
  | 'IS_CANCELED'
  | 'IS_RECEIVED'
  | 'IS_SETTLED'

const canceled = { to: 'CANCELED', tasks: [] } as const
const received = { to: 'RECEIVED', tasks: [] } as const

/** Declined, canceled and settled returns are final. */
export const returnMoves = {
  REQUESTED: {
    on: {
      APPROVE: { to: 'APPROVED', tasks: [] },
      DECLINE: { to: 'DECLINED', tasks: [] },
      CANCEL: canceled,
    },
    otherwise: 'IS_REQUESTED',
  },
  APPROVED: { on: { RECEIVE: received, CANCEL: canceled }, otherwise: 'IS_APPROVED' },
  RECEIVED: { on: { SETTLE: { to: 'SETTLED', tasks: [] } }, otherwise: 'IS_RECEIVED' },
  DECLINED: { on: {}, otherwise: 'IS_DECLINED' },
  CANCELED: { on: {}, otherwise: 'IS_CANCELED' },
  SETTLED: { on: {}, otherwise: 'IS_SETTLED' },
} as const satisfies Machine<ReturnStatus, ReturnEvent, never, ReturnRefusal>

/** The initial state of a return requested by the buyer. */
export const newReturn: Decided<ReturnStatus> = decided('REQUESTED')

/** The initial state of a withdrawal. It needs no approval, and unshipped goods don't have to be returned. */
export const newWithdrawal = (isAllUnsent: boolean): Decided<ReturnStatus> =>
  decided(isAllUnsent ? 'RECEIVED' : 'APPROVED')

/** Decides how an event changes a return. */
export const decideReturn = (status: ReturnStatus, event: ReturnEvent): Decision<ReturnStatus, never, ReturnRefusal> =>
  decideBy<ReturnStatus, ReturnEvent, never, ReturnRefusal>(returnMoves, status, event)
