import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeText } from './write-text.ts'

const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({
    unit: fc.constantFrom('€', '"', '\\', '\n', 'é', 'a', '\u00ff', '\u0100', '🧵', '\ud800'),
    maxLength: 60,
  }),
)

test('writes any text so that it can be read back', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(JSON.parse(writeText(text))).toBe(text)
    }),
  )
})

test('writes prices with one byte per character', () => {
  expect(writeText('€259.55')).toBe(String.raw`"\u20ac259.55"`)
  expect(writeText('259,55\u00a0€')).toBe('"259,55\u00a0\\u20ac"')
})
