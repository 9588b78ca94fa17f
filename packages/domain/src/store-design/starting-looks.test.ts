import { expect, test } from 'vitest'
import { lightBackground, paletteOf } from './colors.ts'
import { applyStartingLook, startingLooks, type StartingLookName } from './starting-looks.ts'

const names = Object.keys(startingLooks) as StartingLookName[]

test.each(names)('the look %s is readable as it is', (name) => {
  const looks = applyStartingLook({ headingTypeface: 'MONO', bodyTypeface: 'MONO', corners: 'SHARP' }, name)
  const { backgroundColor = '#ffffff', textColor = '#211e1a' } = looks
  expect(lightBackground(backgroundColor)).toBe(backgroundColor)
  expect(paletteOf({ text: textColor, background: backgroundColor }).text).toBe(textColor)
})

test('a starting look keeps the logo and nothing else', () => {
  const before = { logoUrl: 'https://a.test/logo.png', accentColor: '#123456', corners: 'SHARP' } as const
  const looks = { ...before, headingTypeface: 'MONO', bodyTypeface: 'MONO' } as const
  expect(applyStartingLook(looks, 'QUIET')).toEqual({ ...startingLooks.QUIET, logoUrl: before.logoUrl })
})
