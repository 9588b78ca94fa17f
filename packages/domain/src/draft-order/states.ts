import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/** A draft is worked on until it has become an order, or was applied to the one it edits. */
export type DraftOrderState = 'DRAFT' | 'COMMITTED'

export type DraftOrderEvent = 'CHANGE' | 'COMMIT' | 'DELETE'

export type DraftOrderTask = 'save' | 'write-order' | 'delete'

export type DraftOrderRefusal = 'NOT_A_DRAFT' | 'DRAFT_ORDER_ALREADY_COMMITTED'

/** What was committed stays as it was. */
export const draftOrderMoves = {
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

/** How a draft begins. */
export const newDraftOrder: Decided<DraftOrderState> = decided('DRAFT')

/** What an event does to a draft: its next state and what is to be done, or why not. */
export const decideDraftOrder = (
  state: DraftOrderState,
  event: DraftOrderEvent,
): Decision<DraftOrderState, DraftOrderTask, DraftOrderRefusal> =>
  decideBy<DraftOrderState, DraftOrderEvent, DraftOrderTask, DraftOrderRefusal>(draftOrderMoves, state, event)
