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

test('any text is read back as it was', () => {
  fc.assert(
    fc.property(texts, (text) => {
      expect(JSON.parse(writeText(text))).toBe(text)
    }),
  )
})

test('a price takes one byte for each character that is written', () => {
  expect(writeText('€259.55')).toBe(String.raw`"\u20ac259.55"`)
  expect(writeText('259,55\u00a0€')).toBe('"259,55\u00a0\\u20ac"')
})
