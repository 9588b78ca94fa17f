import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isGtin } from './gtin.ts'

test.each([
  ['96385074', true, 'GTIN-8'],
  ['036000291452', true, 'UPC'],
  ['4006381333931', true, 'EAN-13'],
  ['9780306406157', true, 'ISBN-13'],
  ['10012345678902', true, 'of a case'],
  ['4006381333932', false, 'another check digit'],
  ['400638133393', false, 'a digit is missing'],
  ['2012345678900', false, 'a store’s own number'],
  ['0212345678905', false, 'a store’s own number'],
  ['00000000', false, 'nothing'],
  ['0000000000000', false, 'nothing'],
  ['SHELF-7', false, 'no number'],
  ['', false, 'blank'],
  ['４００６３８１３３３９３１', false, 'other digits'],
])('checks whether %s is a GTIN: %s (%s)', (barcode, expected) => {
  expect(isGtin(barcode)).toBe(expected)
})

test('detects any single wrong digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
      const digits = [...'4006381333931']
      digits[place] = String((Number(digits[place]) + more) % 10)
      expect(isGtin(digits.join(''))).toBe(false)
    }),
  )
})
