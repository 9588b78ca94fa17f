import { expect, test } from 'vitest'
import { mayMove } from '../order/states.ts'
import { attemptMoves, isOpenAttempt, type AttemptState } from './attempt.ts'

const states = Object.keys(attemptMoves) as AttemptState[]

test('what was paid is never given up', () => {
  for (const state of states.filter((other) => other !== 'paid')) {
    expect(mayMove(attemptMoves, 'paid', state), state).toBe(false)
  }
})

test('what was given up never makes an order, and a late charge of it is voided', () => {
  for (const state of ['voiding', 'released', 'declined'] as const) {
    expect(mayMove(attemptMoves, state, 'paid'), state).toBe(false)
    expect(mayMove(attemptMoves, state, 'voiding'), state).toBe(true)
  }
})

test('an answer to the bank is taken once: a challenge that is being confirmed is no challenge any more', () => {
  expect(mayMove(attemptMoves, 'challenge', 'paid')).toBe(false)
  expect(mayMove(attemptMoves, 'confirming', 'challenge')).toBe(false)
})

test('goods are held in every state that may become an order, and in no other', () => {
  for (const state of states.filter((other) => other !== 'paid')) {
    const leadsToOrder = mayMove(attemptMoves, state, 'paid') || state === 'challenge'
    expect(isOpenAttempt(state), state).toBe(leadsToOrder)
  }
})
