import fc from 'fast-check'
import { expect, test } from 'vitest'
import { propertyRuns } from '../../../../test/run-size.ts'
import { contrastOf, isPaleAccent, lightBackground, luminanceOf, mix, paletteOf } from './colors.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`)

test('keeps text readable and fields visible on every background, for any two colors', () => {
  fc.assert(
    fc.property(color, color, (background, text) => {
      const palette = paletteOf({ background, text })
      for (const ground of [palette.canvas, palette.surface, palette.wash]) {
        for (const word of [palette.text, palette.muted, palette.faint])
          expect(contrastOf(word, ground)).toBeGreaterThanOrEqual(4.5)
        expect(contrastOf(palette.edge, ground)).toBeGreaterThanOrEqual(3)
      }
    }),
    { numRuns: propertyRuns },
  )
})

test('keeps a light background, and lightens a dark one', () => {
  expect(lightBackground('#fdf6ee')).toBe('#fdf6ee')
  expect(luminanceOf(lightBackground('#102030'))).toBeGreaterThanOrEqual(0.85)
  expect(lightBackground('#fff')).toBe('#ffffff')
})

test('uses a text color only if it is readable', () => {
  expect(paletteOf({ background: '#ffffff', text: '#1a2b3c' }).text).toBe('#1a2b3c')
  expect(paletteOf({ background: '#ffffff', text: '#dddddd' }).text).toBe('#000000')
})

test('mixes from one color to the other', () => {
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1), mix('#f00', '#0000ff', 0.5)]).toEqual([
    '#ffffff',
    '#000000',
    '#800080',
  ])
})

test.each([
  ['#1f4d3f', false],
  ['#c2410c', false],
  ['#ffe08a', true],
  ['#9ad0f5', true],
])('says of the accent color %s whether it is too pale for buttons: %s', (accent, isPale) => {
  expect(isPaleAccent(accent)).toBe(isPale)
})
