import { expect, test } from 'vitest'
import { listSilentDefaults, silentDefaultsIn } from './switches.ts'

test('every switch over a union stops compiling when the union gets a new member', () => {
  expect(listSilentDefaults()).toEqual([])
})

test('finds a default clause that stays silent', () => {
  const text = (end: string) => `switch (effect.type) { case 'PERCENT': return 1; default: ${end} }`
  expect(silentDefaultsIn(text("return ''"), 'a.ts')).toEqual(['a.ts: effect.type'])
  expect(silentDefaultsIn(text('return effect.type satisfies never'), 'a.ts')).toEqual([])
  expect(silentDefaultsIn(text('throw new Error()'), 'a.ts')).toEqual([])
})
