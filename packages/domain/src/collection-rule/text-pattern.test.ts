import { expect, test } from 'vitest'
import { comparisonOf, textPattern } from './text-pattern.ts'

const matches = (comparison: Parameters<typeof textPattern>[0], value: string, text: string) =>
  new RegExp(textPattern(comparison, value), 'u').test(text)

test.each([
  ['größe', 'GRÖßE XL'],
  ['Ё', 'ё'],
  ['σίσυφοσ', 'ΣΊΣΥΦΟΣ'],
  ['İ', 'İ'],
  ['𐐀', '𐐨'],
])('compares %s with %s in upper and lower case', (value, text) => {
  expect(matches('CONTAINS', value, text)).toBe(true)
})

test.each(['a.c', '[x]', '100 %', '^$', '(?i)', '\\d', 'a|b', '***=a', '{2}', '-', '/'])(
  'takes %s literally',
  (value) => {
    expect(matches('EQUALS', value, value)).toBe(true)
    expect(matches('CONTAINS', value, 'abc 7')).toBe(false)
  },
)

test('compares whole texts, parts, beginnings and ends', () => {
  expect(matches('EQUALS', 'lamp', 'Lamp')).toBe(true)
  expect(matches('EQUALS', 'lamp', 'Lamps')).toBe(false)
  expect(matches('STARTS_WITH', 'lamp', 'Lamp shade')).toBe(true)
  expect(matches('STARTS_WITH', 'shade', 'Lamp shade')).toBe(false)
  expect(matches('ENDS_WITH', 'SHADE', 'Lamp shade')).toBe(true)
  expect(matches('ENDS_WITH', 'lamp', 'Lamp shade')).toBe(false)
})

test('finds composed letters by decomposed ones', () => {
  expect(matches('EQUALS', 'o\u0308l', 'Öl')).toBe(true)
})

test('negates two of the operators', () => {
  expect(comparisonOf('NOT_CONTAINS')).toEqual({ comparison: 'CONTAINS', isNegated: true })
  expect(comparisonOf('ENDS_WITH')).toEqual({ comparison: 'ENDS_WITH', isNegated: false })
})
