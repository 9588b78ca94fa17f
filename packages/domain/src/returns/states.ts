import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * `REQUESTED`: the buyer has asked. `APPROVED`: the goods may come. `RECEIVED`: they are here, or what has come of them.
 * `SETTLED`: the buyer has what they wished for. `DECLINED` by the store, `CANCELED` by whoever asked, or because nothing
 * came.
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

/** What was declined, canceled or settled stays so. */
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

/** How a return begins that its buyer asks for. */
export const newReturn: Decided<ReturnStatus> = decided('REQUESTED')

/** How a withdrawal begins: nobody approves it, and where nothing has been sent, nothing has to come back. */
export const newWithdrawal = (isAllUnsent: boolean): Decided<ReturnStatus> =>
  decided(isAllUnsent ? 'RECEIVED' : 'APPROVED')

/** What an event does to a return. */
export const decideReturn = (status: ReturnStatus, event: ReturnEvent): Decision<ReturnStatus, never, ReturnRefusal> =>
  decideBy<ReturnStatus, ReturnEvent, never, ReturnRefusal>(returnMoves, status, event)
