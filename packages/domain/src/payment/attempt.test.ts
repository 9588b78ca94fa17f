import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  attemptMoves,
  decideAttempt,
  isProviderPending,
  isOpenAttempt,
  type AttemptEvent,
  type AttemptState,
} from './attempt.ts'

const states = Object.keys(attemptMoves) as AttemptState[]
const events: readonly AttemptEvent[] = [
  'ACTION_REQUIRED',
  'BUYER_RETURNED',
  'SUCCEEDED',
  'DECLINED',
  'GIVEN_UP',
  'VOIDED',
]

/** The tasks of an attempt after a series of events. Refused events are skipped. */
const lifeOf = (happened: readonly AttemptEvent[]) =>
  happened.reduce<{ state: AttemptState; tasks: readonly string[] }>(
    ({ state, tasks }, event) => {
      const decision = decideAttempt(state, event)
      return decision.ok ? { state: decision.state, tasks: [...tasks, ...decision.tasks] } : { state, tasks }
    },
    { state: 'started', tasks: [] },
  )

const countOf = (tasks: readonly string[], task: string) => tasks.filter((one) => one === task).length
const lives = fc.array(fc.constantFrom(...events), { maxLength: 30 }).map(lifeOf)

test('places one order or releases the goods once, never both, whatever happens', () => {
  fc.assert(
    fc.property(lives, ({ state, tasks }) => {
      const [placed, released] = [countOf(tasks, 'place-order'), countOf(tasks, 'release-goods')]
      expect(placed + released).toBe(isOpenAttempt(state) ? 0 : 1)
      expect(placed).toBe(state === 'completed' ? 1 : 0)
    }),
  )
})

test('voids a late charge of an attempt that is over, but never one for an order', () => {
  for (const state of states) {
    const decision = decideAttempt(state, 'SUCCEEDED')
    if (!decision.ok) throw new Error(`a charge while it is ${state} must be answered`)
    const isVoided = decision.tasks.includes('void')
    expect(isVoided, state).toBe(!isOpenAttempt(state) && state !== 'completed')
  }
})

test('does not abandon, decline or void a completed order', () => {
  for (const event of ['GIVEN_UP', 'DECLINED', 'VOIDED', 'ACTION_REQUIRED'] as const) {
    expect(decideAttempt('completed', event)).toEqual({ ok: false, code: 'ORDER_PLACED' })
  }
})

test('accepts the buyer’s return only once', () => {
  expect(decideAttempt('awaiting', 'BUYER_RETURNED')).toEqual({
    ok: true,
    state: 'confirming',
    tasks: ['call-provider'],
  })
  expect(decideAttempt('confirming', 'BUYER_RETURNED')).toEqual({ ok: false, code: 'ALREADY_ANSWERED' })
})

test('can reach every state, and can complete or end every open one', () => {
  const reached = new Set<AttemptState>(['started'])
  // States added while iterating are visited too.
  for (const state of reached) {
    for (const event of events) {
      const decision = decideAttempt(state, event)
      if (decision.ok) reached.add(decision.state)
    }
  }
  expect([...reached].toSorted()).toEqual(states.toSorted())
  for (const state of states.filter(isOpenAttempt)) {
    expect(decideAttempt(state, 'SUCCEEDED')).toMatchObject({ ok: true, state: 'completed' })
    expect(decideAttempt(state, 'GIVEN_UP')).toMatchObject({ ok: true, state: 'voiding' })
  }
})

test('accepts a void only for an attempt that was abandoned', () => {
  expect(decideAttempt('started', 'VOIDED')).toEqual({ ok: false, code: 'NOT_GIVEN_UP' })
  expect(decideAttempt('declined', 'VOIDED')).toEqual({ ok: false, code: 'ALREADY_OVER' })
  expect(decideAttempt('voiding', 'VOIDED')).toMatchObject({ ok: true, state: 'released' })
})

test('waits for the provider as long as its response is unknown', () => {
  expect(states.filter(isProviderPending)).toEqual(['started', 'confirming'])
  expect(states.filter(isOpenAttempt).toSorted()).toEqual(['awaiting', 'confirming', 'started'])
})
