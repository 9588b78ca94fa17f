import { expect, test } from 'vitest'
import { accountMoves, beginAccount, decideAccount, type AccountEvent, type AccountState } from './account.ts'

const states = Object.keys(accountMoves) as AccountState[]
const events: AccountEvent[] = ['PROVED', 'PROVED_TO_WAIT', 'VOUCHED', 'APPROVED', 'BLOCKED', 'DELETED']

test('who was blocked comes in by the owner alone', () => {
  const ways = events.filter((event) => {
    const decision = decideAccount('BLOCKED', event)
    return decision.ok && decision.state === 'OPEN'
  })
  expect(ways).toEqual(['APPROVED'])
  expect(decideAccount('BLOCKED', 'VOUCHED')).toEqual({ ok: false, code: 'IS_BLOCKED' })
})

test('who waits for the owner is not let in by another proof', () => {
  for (const event of ['PROVED', 'PROVED_TO_WAIT'] as const)
    expect(decideAccount('WAITING', event)).toMatchObject({ ok: true, state: 'WAITING' })
})

test('what is deleted stays deleted, and everything can be deleted', () => {
  for (const event of events) expect(decideAccount('DELETED', event)).toEqual({ ok: false, code: 'IS_DELETED' })
  for (const state of states.filter((one) => one !== 'DELETED'))
    expect(decideAccount(state, 'DELETED')).toMatchObject({ ok: true, state: 'DELETED' })
})

test('an account begins once, whatever happens to it afterwards', () => {
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

test('an account is open from the start only where the shop vouches for it', () => {
  expect(beginAccount(true)).toBe('OPEN')
  expect(beginAccount(false)).toBe('UNPROVED')
})
