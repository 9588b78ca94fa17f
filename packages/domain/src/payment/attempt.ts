/**
 * `started`: the provider is being asked to charge. `challenge`: the bank asks the buyer, and the goods are held for
 * them. `confirming`: the provider is being told the buyer's answer. `voiding`: given up, what was held has been given
 * back, and the provider is yet to be told. `paid`: an order stands. `declined` and `released`: nothing was charged.
 */
export type AttemptState = 'started' | 'challenge' | 'confirming' | 'voiding' | 'paid' | 'declined' | 'released'

/**
 * From each state of an attempt to pay to the states it may move to. What was paid stays paid; an attempt that is over
 * is voided once more where the provider tells of a charge too late.
 */
export const attemptMoves = {
  started: ['challenge', 'paid', 'declined', 'voiding'],
  challenge: ['confirming', 'voiding'],
  confirming: ['paid', 'declined', 'voiding'],
  voiding: ['released'],
  paid: [],
  declined: ['voiding'],
  released: ['voiding'],
} as const satisfies Record<AttemptState, readonly AttemptState[]>

/** The states in which goods are held for an attempt. */
export const openStates = ['started', 'challenge', 'confirming'] as const satisfies readonly AttemptState[]

/** Whether an attempt still holds goods, and may still make an order. */
export const isOpenAttempt = (state: AttemptState): boolean => openStates.some((open) => open === state)
