import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  convert,
  currencyDigits,
  divideExactly,
  isCurrency,
  percentOf,
  split,
  sumOf,
  taxWithin,
  toDecimal,
  toMinor,
  AmountTooLargeError,
} from './money.ts'

const minor = fc.integer({ min: -1e11, max: 1e11 })

test.each([
  ['12.50', 'EUR', 1250],
  ['12.5', 'EUR', 1250],
  [12.5, 'EUR', 1250],
  ['0.005', 'EUR', 1],
  ['0.004', 'EUR', 0],
  ['-3', 'EUR', -300],
  ['1234', 'JPY', 1234],
  ['1.234', 'KWD', 1234],
  [0.1 + 0.2, 'EUR', 30],
])('converts %s %s to %i minor units', (value, currency, expected) => {
  expect(toMinor(value, currency)).toBe(expected)
})

test('rejects values that are not amounts', () => {
  for (const value of ['', 'abc', '1,50', 'NaN', '1e5', Infinity, Number.NaN]) {
    expect(() => toMinor(value, 'EUR'), String(value)).toThrow(RangeError)
  }
})

test('round-trips amounts through decimal text in every currency', () => {
  fc.assert(
    fc.property(minor, fc.constantFrom('EUR', 'JPY', 'KWD'), (amount, currency) => {
      expect(toMinor(toDecimal(amount, currency), currency)).toBe(amount)
    }),
  )
})

test('splits an amount without losing anything, within one minor unit of each weight', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e7 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), weights, (amount, parts) => {
      const shares = split(amount, parts)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount)
      const whole = parts.reduce((sum, part) => sum + part, 0)
      if (whole === 0) return
      for (const [index, share] of shares.entries()) {
        expect(Math.abs(share - (amount * parts[index]!) / whole)).toBeLessThanOrEqual(1)
      }
    }),
  )
})

test('computes an included tax that matches the tax added to the net price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 1e9 }),
      fc.constantFrom('0', '7', '7.7', '19', '20.5', '25'),
      (gross, rate) => {
        const net = gross - taxWithin(gross, rate)
        expect(Math.abs(net + percentOf(net, rate) - gross)).toBeLessThanOrEqual(1)
      },
    ),
  )
})

test('rounds halves away from zero', () => {
  expect(percentOf(50, '1')).toBe(1)
  expect(percentOf(-50, '1')).toBe(-1)
  expect(percentOf(49, '1')).toBe(0)
})

test.each([
  [1250, 'EUR', { currency: 'USD', rate: '1.0842' }, 1355],
  [1250, 'EUR', { currency: 'JPY', rate: '163.27' }, 2041],
  [1200, 'JPY', { currency: 'EUR', rate: '0.00612' }, 734],
  [1, 'EUR', { currency: 'KWD', rate: '0.5' }, 5],
  [1, 'EUR', { currency: 'USD', rate: '0.5' }, 1],
  [-1, 'EUR', { currency: 'USD', rate: '0.5' }, -1],
  [99_999_999_999, 'EUR', { currency: 'USD', rate: '1' }, 99_999_999_999],
])('converts %i %s with %o to %i', (minorUnits, from, rate, expected) => {
  expect(convert(minorUnits, from, rate)).toBe(expected)
})

test('rejects amounts that numbers cannot represent exactly', () => {
  expect(toMinor('90071992547409.91', 'EUR')).toBe(Number.MAX_SAFE_INTEGER)
  expect(() => toMinor('90071992547409.92', 'EUR')).toThrow(AmountTooLargeError)
  expect(() => sumOf([Number.MAX_SAFE_INTEGER, 1])).toThrow(AmountTooLargeError)
  expect(sumOf()).toBe(0)
  expect(sumOf([2, 3])).toBe(5)
})

test('ignores spaces around amounts and the sign of zero', () => {
  expect(toMinor(' 12.50 ', 'EUR')).toBe(1250)
  expect(toDecimal(0, 'EUR')).toBe('0.00')
  expect(Object.is(toMinor('-0', 'EUR'), 0)).toBe(true)
})

test('assumes two digits for unknown currencies', () => {
  expect(currencyDigits('XXY')).toBe(2)
  expect([isCurrency('XXY'), isCurrency('JPY')]).toEqual([false, true])
})

test('applies rates with decimals exactly', () => {
  expect(percentOf(10_000, '7.75')).toBe(775)
  expect(percentOf(-10_000, '7.75')).toBe(-775)
  expect(percentOf(0, '7.75')).toBe(0)
  expect(taxWithin(10_775, '7.75')).toBe(775)
})

test('keeps the sign when dividing', () => {
  expect(divideExactly(['7'], ['2'])).toBe(4)
  expect(divideExactly(['-7'], ['2'])).toBe(-4)
  expect(divideExactly(['7'], ['-2'])).toBe(-4)
  expect(divideExactly(['-7'], ['-2'])).toBe(4)
  expect(Object.is(divideExactly(['0'], ['2']), 0)).toBe(true)
})

test('splits negative amounts, and gives the first part everything if all weights are zero', () => {
  expect(split(-100, [1, 3])).toEqual([-25, -75])
  expect(split(100, [0, 0, 0])).toEqual([100, 0, 0])
  expect(split(0, [1, 1])).toEqual([0, 0])
})

test('computes small and large amounts alike: percentages, taxes and splits', () => {
  const percent = fc.constantFrom('0', '7', '19', '7.7', '33.3333', '0.1', '100')
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), percent, (amount, rate) => {
      const numerator = BigInt(rate.replace('.', ''))
      const denominator = 100n * 10n ** BigInt(rate.split('.')[1]?.length ?? 0)
      const rounded = (dividend: bigint, divisor: bigint) => Number((2n * dividend + divisor) / (2n * divisor))
      expect(percentOf(amount, rate)).toBe(rounded(BigInt(amount) * numerator, denominator))
      expect(taxWithin(amount, rate)).toBe(rounded(BigInt(amount) * numerator, denominator + numerator))
    }),
  )
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 8 }),
      (amount, weights) => {
        // Too large for plain numbers, but still in the same proportion.
        const large = weights.map((weight) => weight * 2 ** 40)
        expect(split(amount, large)).toEqual(split(amount, weights))
      },
    ),
  )
})
