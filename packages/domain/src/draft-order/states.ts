import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** A draft can be changed until it becomes an order, or is applied to the order it edits. */
export type DraftOrderState = 'DRAFT' | 'COMMITTED'

export type DraftOrderEvent = 'CHANGE' | 'COMMIT' | 'DELETE'

export type DraftOrderTask = 'save' | 'write-order' | 'delete'

export type DraftOrderRefusal = 'NOT_A_DRAFT' | 'DRAFT_ORDER_ALREADY_COMMITTED'

/** A committed draft is final. */
const draftOrderMoves = {
  DRAFT: {
    on: {
      CHANGE: { to: 'DRAFT', tasks: ['save'] },
      COMMIT: { to: 'COMMITTED', tasks: ['write-order'] },
      DELETE: { to: 'DRAFT', tasks: ['delete'] },
    },
    otherwise: 'NOT_A_DRAFT',
  },
  COMMITTED: { on: {}, otherwise: 'DRAFT_ORDER_ALREADY_COMMITTED' },
} as const satisfies Machine<DraftOrderState, DraftOrderEvent, DraftOrderTask, DraftOrderRefusal>

/** The initial state of a draft. */
export const newDraftOrder: Decided<DraftOrderState> = decided('DRAFT')

/** Decides how an event changes a draft: its next state and the tasks to perform, or why it is refused. */
export const decideDraftOrder = (
  state: DraftOrderState,
  event: DraftOrderEvent,
): Decision<DraftOrderState, DraftOrderTask, DraftOrderRefusal> =>
  decideBy<DraftOrderState, DraftOrderEvent, DraftOrderTask, DraftOrderRefusal>(draftOrderMoves, state, event)
