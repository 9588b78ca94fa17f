import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * `started`: the provider is being asked to begin. `awaiting`: the buyer is to act, at their bank, on the provider's page
 * or in its element, and the goods are held for them. `confirming`: the provider is being told what the buyer did.
 * `completed`: an order stands. `voiding`: given up, what was held has been given back, and the provider is yet to be
 * told. `declined` and `released`: nothing was charged.
 */
export type AttemptState = 'started' | 'awaiting' | 'confirming' | 'completed' | 'voiding' | 'declined' | 'released'

/**
 * What happens to an attempt. The provider says `ACTION_REQUIRED`, `SUCCEEDED` (the money is there, held, or promised
 * outside), `DECLINED`, or has heard of the void (`VOIDED`); the buyer comes back (`BUYER_RETURNED`); the shop or the
 * buyer gives up (`GIVEN_UP`).
 */
export type AttemptEvent = 'ACTION_REQUIRED' | 'BUYER_RETURNED' | 'SUCCEEDED' | 'DECLINED' | 'GIVEN_UP' | 'VOIDED'

/** What is to be done after a move: the first two within its transaction, the others outside of every one. */
export type AttemptTask = 'place-order' | 'release-goods' | 'ask-provider' | 'void'

/** Why an event does nothing to an attempt. */
export type AttemptRefusal = 'NOT_GIVEN_UP' | 'ALREADY_ANSWERED' | 'ORDER_STANDS' | 'ALREADY_OVER'

const givenUp = { to: 'voiding', tasks: ['release-goods', 'void'] } as const
const completed = { to: 'completed', tasks: ['place-order'] } as const
const declined = { to: 'declined', tasks: ['release-goods'] } as const
/** The provider charged for an attempt that is over: it is told to take that back. */
const chargedLate = { to: 'voiding', tasks: ['void'] } as const

/** What was completed stays so; an attempt that is over is voided once more where the provider charges too late. */
export const attemptMoves = {
  started: {
    on: {
      ACTION_REQUIRED: { to: 'awaiting', tasks: [] },
      SUCCEEDED: completed,
      DECLINED: declined,
      GIVEN_UP: givenUp,
    },
    otherwise: 'NOT_GIVEN_UP',
  },
  awaiting: {
    on: {
      ACTION_REQUIRED: { to: 'awaiting', tasks: [] },
      BUYER_RETURNED: { to: 'confirming', tasks: ['ask-provider'] },
      SUCCEEDED: completed,
      DECLINED: declined,
      GIVEN_UP: givenUp,
    },
    otherwise: 'NOT_GIVEN_UP',
  },
  confirming: {
    // The provider never heard the buyer's answer, and nobody knows it any more.
    on: { ACTION_REQUIRED: givenUp, SUCCEEDED: completed, DECLINED: declined, GIVEN_UP: givenUp },
    otherwise: 'ALREADY_ANSWERED',
  },
  completed: {
    on: { SUCCEEDED: { to: 'completed', tasks: [] } },
    otherwise: 'ORDER_STANDS',
  },
  voiding: {
    on: { SUCCEEDED: chargedLate, VOIDED: { to: 'released', tasks: [] } },
    otherwise: 'ALREADY_OVER',
  },
  declined: { on: { SUCCEEDED: chargedLate }, otherwise: 'ALREADY_OVER' },
  released: { on: { SUCCEEDED: chargedLate, VOIDED: { to: 'released', tasks: [] } }, otherwise: 'ALREADY_OVER' },
} as const satisfies Machine<AttemptState, AttemptEvent, AttemptTask, AttemptRefusal>

/** How an attempt begins. */
export const newAttempt: Decided<AttemptState> = decided('started')

/** What an event does to an attempt. */
export const decideAttempt = (
  state: AttemptState,
  event: AttemptEvent,
): Decision<AttemptState, AttemptTask, AttemptRefusal> =>
  decideBy<AttemptState, AttemptEvent, AttemptTask, AttemptRefusal>(attemptMoves, state, event)

/** The states in which goods are held for an attempt, and in which it may still become an order. */
export const openStates = ['started', 'awaiting', 'confirming'] as const satisfies readonly AttemptState[]

/** The states in which a provider is being asked at this moment, or was when a server died. */
export const askingStates = ['started', 'confirming'] as const satisfies readonly AttemptState[]

/** Whether an attempt still holds goods, and may still make an order. */
export const isOpenAttempt = (state: AttemptState): boolean => openStates.some((open) => open === state)

/** Whether someone is asking the provider about an attempt; what becomes of it is known when they have heard. */
export const isBeingAsked = (state: AttemptState): boolean => askingStates.some((asking) => asking === state)
