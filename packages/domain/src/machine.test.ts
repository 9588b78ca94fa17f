import { expect, test } from 'vitest'
import { decideBy, followBy, type Machine } from './machine.ts'

type Light = 'red' | 'green'
const lights = {
  red: { on: { GO: { to: 'green', tasks: ['ring'] } }, otherwise: 'IS_RED' },
  green: { on: { STOP: { to: 'red', tasks: [] } }, otherwise: 'IS_GREEN' },
} as const satisfies Machine<Light, 'GO' | 'STOP', 'ring', 'IS_RED' | 'IS_GREEN'>
const decide = (state: Light, event: 'GO' | 'STOP') =>
  decideBy<Light, 'GO' | 'STOP', 'ring', 'IS_RED' | 'IS_GREEN'>(lights, state, event)

test('an event leads where its table says, and is refused by name elsewhere', () => {
  expect(decide('red', 'GO')).toEqual({ ok: true, state: 'green', tasks: ['ring'] })
  expect(decide('red', 'STOP')).toEqual({ ok: false, code: 'IS_RED' })
  expect(decide('green', 'GO')).toEqual({ ok: false, code: 'IS_GREEN' })
})

test('a state that is read off something follows another only where its table says, and may always stay', () => {
  const moves = { new: ['old'], old: [] } as const
  expect(followBy<'new' | 'old'>(moves, 'new', 'old')).toBe('old')
  expect(followBy<'new' | 'old'>(moves, 'old', 'old')).toBe('old')
  expect(followBy<'new' | 'old'>(moves, 'old', 'new')).toBeUndefined()
})
