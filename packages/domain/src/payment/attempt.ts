import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * - `started`: the request to create the payment is being sent to the provider.
 * - `awaiting`: the buyer has to act at their bank, on the provider's page or in its element. Goods are reserved.
 * - `confirming`: the buyer's action is being reported to the provider.
 * - `completed`: an order was placed.
 * - `voiding`: abandoned. Reserved goods were released, and the provider has yet to be notified.
 * - `declined` and `released`: nothing was charged.
 */
export type AttemptState = 'started' | 'awaiting' | 'confirming' | 'completed' | 'voiding' | 'declined' | 'released'

/**
 * Events of an attempt. From the provider: `ACTION_REQUIRED`, `SUCCEEDED` (paid, authorized, or promised offline),
 * `DECLINED`, or `VOIDED` once it has processed the void. From the buyer: `BUYER_RETURNED`. `GIVEN_UP`: the store or
 * the buyer abandons the attempt.
 */
export type AttemptEvent = 'ACTION_REQUIRED' | 'BUYER_RETURNED' | 'SUCCEEDED' | 'DECLINED' | 'GIVEN_UP' | 'VOIDED'

/** Tasks after a transition: the first two run within its transaction, the others outside of any. */
export type AttemptTask = 'place-order' | 'release-goods' | 'call-provider' | 'void'

/** Why an event does not change an attempt. */
export type AttemptRefusal = 'NOT_GIVEN_UP' | 'ALREADY_ANSWERED' | 'ORDER_PLACED' | 'ALREADY_OVER'

const givenUp = { to: 'voiding', tasks: ['release-goods', 'void'] } as const
const completed = { to: 'completed', tasks: ['place-order'] } as const
const declined = { to: 'declined', tasks: ['release-goods'] } as const
/** The provider charged for an attempt that is over and must void the charge. */
const chargedLate = { to: 'voiding', tasks: ['void'] } as const

/** A completed attempt stays completed. An attempt that is over is voided again if the provider charges late. */
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
      BUYER_RETURNED: { to: 'confirming', tasks: ['call-provider'] },
      SUCCEEDED: completed,
      DECLINED: declined,
      GIVEN_UP: givenUp,
    },
    otherwise: 'NOT_GIVEN_UP',
  },
  confirming: {
    // The provider never received the buyer's action, and it is lost.
    on: { ACTION_REQUIRED: givenUp, SUCCEEDED: completed, DECLINED: declined, GIVEN_UP: givenUp },
    otherwise: 'ALREADY_ANSWERED',
  },
  completed: {
    on: { SUCCEEDED: { to: 'completed', tasks: [] } },
    otherwise: 'ORDER_PLACED',
  },
  voiding: {
    on: { SUCCEEDED: chargedLate, VOIDED: { to: 'released', tasks: [] } },
    otherwise: 'ALREADY_OVER',
  },
  declined: { on: { SUCCEEDED: chargedLate }, otherwise: 'ALREADY_OVER' },
  released: { on: { SUCCEEDED: chargedLate, VOIDED: { to: 'released', tasks: [] } }, otherwise: 'ALREADY_OVER' },
} as const satisfies Machine<AttemptState, AttemptEvent, AttemptTask, AttemptRefusal>

/** The initial state of an attempt. */
export const newAttempt: Decided<AttemptState> = decided('started')

/** Decides how an event changes an attempt. */
export const decideAttempt = (
  state: AttemptState,
  event: AttemptEvent,
): Decision<AttemptState, AttemptTask, AttemptRefusal> =>
  decideBy<AttemptState, AttemptEvent, AttemptTask, AttemptRefusal>(attemptMoves, state, event)

/** The states in which goods are reserved and the attempt may still become an order. */
export const openStates = ['started', 'awaiting', 'confirming'] as const satisfies readonly AttemptState[]

/** The states in which a request to the provider is in progress, or was when a server stopped. */
export const providerPendingStates = ['started', 'confirming'] as const satisfies readonly AttemptState[]

/** Returns whether an attempt still reserves goods and may become an order. */
export const isOpenAttempt = (state: AttemptState): boolean => openStates.some((open) => open === state)

/** Returns whether a request to the provider is in progress, whose response decides about the attempt. */
export const isProviderPending = (state: AttemptState): boolean =>
  providerPendingStates.some((pending) => pending === state)
