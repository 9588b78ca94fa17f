import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * - `UNPROVED`: created, but the email was not verified. Data entered there is not trusted.
 * - `WAITING`: waiting for approval by the owner.
 * - `OPEN`: the member may sign in.
 * - `BLOCKED`: blocked by the owner.
 * - `DELETED`: nothing is left but the ID.
 */
export type AccountState = 'UNPROVED' | 'WAITING' | 'OPEN' | 'BLOCKED' | 'DELETED'

/**
 * Events of an account: the member completed a first factor, and the store lets members in immediately (`PROVED`) or
 * approves each one (`PROVED_TO_WAIT`); the store vouches for the member (`VOUCHED`); the owner approves or blocks the
 * member; or the account is deleted.
 */
export type AccountEvent = 'PROVED' | 'PROVED_TO_WAIT' | 'VOUCHED' | 'APPROVED' | 'BLOCKED' | 'DELETED'

/** `begin`: publish that there is a new member. */
export type AccountTask = 'begin'

export type AccountRefusal = 'IS_BLOCKED' | 'IS_DELETED'

const begun = (to: AccountState) => ({ to, tasks: ['begin'] }) as const
const stay = (to: AccountState) => ({ to, tasks: [] }) as const
const ends = { BLOCKED: stay('BLOCKED'), DELETED: stay('DELETED') } as const

export const accountMoves = {
  UNPROVED: {
    on: {
      PROVED: begun('OPEN'),
      PROVED_TO_WAIT: begun('WAITING'),
      VOUCHED: begun('OPEN'),
      APPROVED: begun('OPEN'),
      ...ends,
    },
    otherwise: 'IS_BLOCKED',
  },
  WAITING: {
    on: {
      PROVED: stay('WAITING'),
      PROVED_TO_WAIT: stay('WAITING'),
      VOUCHED: stay('OPEN'),
      APPROVED: stay('OPEN'),
      ...ends,
    },
    otherwise: 'IS_BLOCKED',
  },
  OPEN: {
    on: {
      PROVED: stay('OPEN'),
      PROVED_TO_WAIT: stay('OPEN'),
      VOUCHED: stay('OPEN'),
      APPROVED: stay('OPEN'),
      ...ends,
    },
    otherwise: 'IS_BLOCKED',
  },
  BLOCKED: { on: { APPROVED: stay('OPEN'), ...ends }, otherwise: 'IS_BLOCKED' },
  DELETED: { on: {}, otherwise: 'IS_DELETED' },
} as const satisfies Machine<AccountState, AccountEvent, AccountTask, AccountRefusal>

/** Decides how an event changes an account. */
export const decideAccount = (
  state: AccountState,
  event: AccountEvent,
): Decision<AccountState, AccountTask, AccountRefusal> =>
  decideBy<AccountState, AccountEvent, AccountTask, AccountRefusal>(accountMoves, state, event)

/** Returns the initial state of an account: unproved, or open if the store vouches for the member. */
export const initialAccountState = (isVouched: boolean): Decided<AccountState> => {
  const vouched = isVouched ? decideAccount('UNPROVED', 'VOUCHED') : undefined
  return vouched?.ok ? vouched.state : decided<AccountState>('UNPROVED')
}
