import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * `REQUESTED`: the buyer has asked. `APPROVED`: the goods may come. `RECEIVED`: they are here, or what has come of them.
 * `SETTLED`: the buyer has what they wished for. `DECLINED` by the store, `CANCELED` by whoever asked, or because nothing
 * came.
 */
export type ReturnStatus = 'REQUESTED' | 'APPROVED' | 'DECLINED' | 'CANCELED' | 'RECEIVED' | 'SETTLED'

export type ReturnEvent = 'APPROVE' | 'DECLINE' | 'CANCEL' | 'RECEIVE' | 'SETTLE'

/** What follows, for whoever listens and for the buyer. */
export type ReturnTask = 'tell-approved' | 'tell-declined' | 'tell-canceled' | 'tell-received' | 'tell-settled'

export type ReturnRefusal =
  'IS_REQUESTED' | 'IS_APPROVED' | 'IS_DECLINED' | 'IS_CANCELED' | 'IS_RECEIVED' | 'IS_SETTLED'

const canceled = { to: 'CANCELED', tasks: ['tell-canceled'] } as const
const received = { to: 'RECEIVED', tasks: ['tell-received'] } as const

/** What was declined, canceled or settled stays so. */
export const returnMoves = {
  REQUESTED: {
    on: {
      APPROVE: { to: 'APPROVED', tasks: ['tell-approved'] },
      DECLINE: { to: 'DECLINED', tasks: ['tell-declined'] },
      CANCEL: canceled,
    },
    otherwise: 'IS_REQUESTED',
  },
  APPROVED: { on: { RECEIVE: received, CANCEL: canceled }, otherwise: 'IS_APPROVED' },
  RECEIVED: { on: { SETTLE: { to: 'SETTLED', tasks: ['tell-settled'] } }, otherwise: 'IS_RECEIVED' },
  DECLINED: { on: {}, otherwise: 'IS_DECLINED' },
  CANCELED: { on: {}, otherwise: 'IS_CANCELED' },
  SETTLED: { on: {}, otherwise: 'IS_SETTLED' },
} as const satisfies Machine<ReturnStatus, ReturnEvent, ReturnTask, ReturnRefusal>

/** How a return begins. */
export const newReturn: Decided<ReturnStatus> = decided('REQUESTED')

/** What an event does to a return. */
export const decideReturn = (
  status: ReturnStatus,
  event: ReturnEvent,
): Decision<ReturnStatus, ReturnTask, ReturnRefusal> =>
  decideBy<ReturnStatus, ReturnEvent, ReturnTask, ReturnRefusal>(returnMoves, status, event)
