import { expect, test } from 'vitest'
import { accountMoves, initialAccountState, decideAccount, type AccountEvent, type AccountState } from './account.ts'

const states = Object.keys(accountMoves) as AccountState[]
const events: AccountEvent[] = ['PROVED', 'PROVED_TO_WAIT', 'VOUCHED', 'APPROVED', 'BLOCKED', 'DELETED']

test('lets a blocked member in again only by the owner', () => {
  const eventsIn = events.filter((event) => {
    const decision = decideAccount('BLOCKED', event)
    return decision.ok && decision.state === 'OPEN'
  })
  expect(eventsIn).toEqual(['APPROVED'])
  expect(decideAccount('BLOCKED', 'VOUCHED')).toEqual({ ok: false, code: 'IS_BLOCKED' })
})

test('does not let in a member waiting for approval after another proof', () => {
  for (const event of ['PROVED', 'PROVED_TO_WAIT'] as const)
    expect(decideAccount('WAITING', event)).toMatchObject({ ok: true, state: 'WAITING' })
})

test('keeps a deleted account deleted, and can delete any other', () => {
  for (const event of events) expect(decideAccount('DELETED', event)).toEqual({ ok: false, code: 'IS_DELETED' })
  for (const state of states.filter((one) => one !== 'DELETED'))
    expect(decideAccount(state, 'DELETED')).toMatchObject({ ok: true, state: 'DELETED' })
})

test('begins an account once, whatever happens afterwards', () => {
  const begins = states.flatMap((state) =>
    events
      .filter((event) => {
        const decision = decideAccount(state, event)
        return decision.ok && decision.tasks.includes('begin')
      })
      .map(() => state),
  )
  expect(new Set(begins)).toEqual(new Set(['UNPROVED']))
})

test('opens a new account immediately only if the store vouches for it', () => {
  expect(initialAccountState(true)).toBe('OPEN')
  expect(initialAccountState(false)).toBe('UNPROVED')
})
