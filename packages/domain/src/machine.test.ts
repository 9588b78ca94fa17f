import { expect, test } from 'vitest'
import { decideBy, followBy, type Machine } from './machine.ts'

type Light = 'red' | 'green'
const lights = {
  red: { on: { GO: { to: 'green', tasks: ['ring'] } }, otherwise: 'IS_RED' },
  green: { on: { STOP: { to: 'red', tasks: [] } }, otherwise: 'IS_GREEN' },
} as const satisfies Machine<Light, 'GO' | 'STOP', 'ring', 'IS_RED' | 'IS_GREEN'>
const decide = (state: Light, event: 'GO' | 'STOP') =>
  decideBy<Light, 'GO' | 'STOP', 'ring', 'IS_RED' | 'IS_GREEN'>(lights, state, event)

test('moves on an event by the table, and refuses it elsewhere with a code', () => {
  expect(decide('red', 'GO')).toEqual({ ok: true, state: 'green', tasks: ['ring'] })
  expect(decide('red', 'STOP')).toEqual({ ok: false, code: 'IS_RED' })
  expect(decide('green', 'GO')).toEqual({ ok: false, code: 'IS_GREEN' })
})

test('allows a derived state to follow another only by the table, and to stay the same', () => {
  const moves = { new: ['old'], old: [] } as const
  expect(followBy<'new' | 'old'>(moves, 'new', 'old')).toBe('old')
  expect(followBy<'new' | 'old'>(moves, 'old', 'old')).toBe('old')
  expect(followBy<'new' | 'old'>(moves, 'old', 'new')).toBeUndefined()
})
