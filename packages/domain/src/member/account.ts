import { decideBy, decided, type Decided, type Decision, type Machine } from '../machine.ts'

/**
 * `UNPROVED`: begun, and nobody has shown the email to be theirs; nothing typed there counts. `WAITING`: the owner is to
 * let them in. `OPEN`: they may sign in. `BLOCKED`: the owner keeps them out. `DELETED`: nothing is left but the id.
 */
export type AccountState = 'UNPROVED' | 'WAITING' | 'OPEN' | 'BLOCKED' | 'DELETED'

/**
 * What happens to an account: its member gave a first proof, where the store lets members in at once (`PROVED`) or looks at
 * each first (`PROVED_TO_WAIT`); the shop vouches for them (`VOUCHED`); the owner lets them in, keeps them out, or
 * somebody deletes it.
 */
export type AccountEvent = 'PROVED' | 'PROVED_TO_WAIT' | 'VOUCHED' | 'APPROVED' | 'BLOCKED' | 'DELETED'

/** `begin`: from here on the account is somebody's, and whatever listens hears of a new member. */
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

/** What an event does to an account. */
export const decideAccount = (
  state: AccountState,
  event: AccountEvent,
): Decision<AccountState, AccountTask, AccountRefusal> =>
  decideBy<AccountState, AccountEvent, AccountTask, AccountRefusal>(accountMoves, state, event)

/** How an account begins: unproved, or open where the shop vouches for whose it is. */
export const beginAccount = (isVouched: boolean): Decided<AccountState> => {
  const vouched = isVouched ? decideAccount('UNPROVED', 'VOUCHED') : undefined
  return vouched?.ok ? vouched.state : decided<AccountState>('UNPROVED')
}
