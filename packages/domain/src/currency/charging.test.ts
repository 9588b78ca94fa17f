import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyDigits, sumOf } from '../money.ts'
import {
  amountIn,
  chargingIn,
  smallestChargeableAmount,
  priceIn,
  rateWithFee,
  valueInStoreCurrency,
  valuesInStoreCurrency,
  type Charging,
} from './charging.ts'
import { conditionLimits, requestOfTotals } from './testing.ts'
import { convertDecimal, pairRate, rateText } from './rates.ts'

const rates = { JPY: '163.4', EUR: '0.9234', KWD: '0.33347', USD: '1.0843' } as const
const charging = (from: string, currency: keyof typeof rates): Charging => ({ from, currency, rate: rates[currency] })
const pairs = fc.constantFrom(
  charging('EUR', 'JPY'),
  charging('USD', 'EUR'),
  charging('EUR', 'KWD'),
  charging('JPY', 'USD'),
  charging('KWD', 'JPY'),
)
const amounts = fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 30 })

describe('the rate', () => {
  test.each([
    ['1.25', '0', '1.25'],
    ['1.25', '2', '1.275'],
    ['160', '2.5', '164'],
    ['0.3333', '2', '0.339966'],
    ['3', '0.0001', '3.000003'],
    ['1000000000', '100', '2000000000'],
  ])('applies to %s a fee of %s percent: %s', (rate, feePercentage, effective) =>
    expect(rateWithFee({ rate, feePercentage })).toBe(effective),
  )

  test('does not charge in the store’s own currency, or one that is only displayed', () => {
    const currencies = [
      { currency: 'USD', rate: '1.1', charged: true },
      { currency: 'CHF', rate: '0.95' },
      { currency: 'EUR', rate: '1', charged: true },
    ]
    const charged = (currency: string | undefined) => chargingIn(currencies, { from: 'EUR', currency })
    expect(charged('USD')).toEqual({ from: 'EUR', currency: 'USD', rate: '1.1' })
    expect([charged('CHF'), charged('EUR'), charged('GBP'), charged(undefined)]).toEqual(Array(4).fill(undefined))
  })
})

describe('amounts in the charged currency', () => {
  test.each([
    ['EUR', 'JPY', 1999, 3266],
    ['EUR', 'KWD', 1999, 6670],
    ['EUR', 'KWD', 1, 10],
    ['JPY', 'USD', 1, 108],
    ['KWD', 'JPY', 1, 1],
  ] as const)('converts %s to %s', (from, currency, amount, converted) =>
    expect(amountIn(amount, charging(from, currency))).toBe(converted),
  )

  test('never makes a price free or a free item cost something, and never orders prices differently', () =>
    fc.assert(
      fc.property(pairs, fc.nat(10_000_000), fc.nat(1000), (to, amount, more) => {
        expect(amountIn(0, to)).toBe(0)
        expect(priceIn(amount, to) > 0).toBe(amount > 0)
        expect(amountIn(amount + more, to)).toBeGreaterThanOrEqual(amountIn(amount, to))
      }),
    ))

  test('rounds a price by the rule of its currency', () => {
    const yen: Charging = { ...charging('EUR', 'JPY'), rounding: { step: 100, mode: 'UP', less: 2 } }
    expect([priceIn(1999, yen), priceIn(0, yen), priceIn(1, yen)]).toEqual([3298, 0, 98])
    expect(amountIn(1999, yen)).toBe(3266)
  })

  test('adds the values of parts up to the value of the total', () =>
    fc.assert(
      fc.property(pairs, amounts, (to, parts) => {
        const worths = valuesInStoreCurrency(parts, to)
        expect(sumOf(worths)).toBe(valueInStoreCurrency(sumOf(parts), to))
        expect(worths).toHaveLength(parts.length)
        expect(worths.every((worth) => worth >= 0)).toBe(true)
      }),
    ))

  test('preserves the value of an amount up to the smallest chargeable unit', () =>
    fc.assert(
      fc.property(pairs, fc.integer({ min: 1, max: 100_000_000 }), (to, amount) => {
        const worth = 10 ** (currencyDigits(to.from) - currencyDigits(to.currency)) / Number(to.rate)
        const perCoin = smallestChargeableAmount(to.currency) * worth
        expect(Math.abs(valueInStoreCurrency(amountIn(amount, to), to) - amount)).toBeLessThanOrEqual(
          Math.ceil(perCoin),
        )
      }),
    ))
})

describe('delivery rates by subtotal', () => {
  test('leave no gap between “up to 49.99” and “from 50.00”', () =>
    fc.assert(
      fc.property(pairs, amounts, (to, totals) => {
        const { lines, goods } = requestOfTotals(totals, to)
        expect(conditionLimits(sumOf(lines.map(({ total }) => total)))).toHaveLength(1)
        expect(sumOf(lines.map(({ total }) => total))).toBe(goods)
      }),
    ))

  test('treat 50.00 in the store’s currency as reached in every currency', () =>
    fc.assert(
      fc.property(fc.constantFrom('JPY', 'KWD', 'USD'), (currency) => {
        const to = charging('EUR', currency)
        const worth = valueInStoreCurrency(amountIn(5000, to), to)
        expect(Math.abs(worth - 5000)).toBeLessThanOrEqual({ JPY: 1, KWD: 2, USD: 0 }[currency])
      }),
    ))
})

describe('rates between currencies of a store', () => {
  const currencies = [
    { currency: 'USD', rate: '1.25', rateDate: '2026-11-20T00:00:00.000Z' },
    { currency: 'JPY', rate: '160', feePercentage: '2.5', rateDate: '2026-11-01T00:00:00.000Z' },
  ]
  const rate = (from: string, to: string) => pairRate(currencies, { own: 'EUR', from, to })

  test.each([
    ['EUR', 'USD', { value: 125n, places: 2 }],
    ['EUR', 'JPY', { value: 164n, places: 0 }],
    ['USD', 'EUR', { value: 8n, places: 1 }],
    ['USD', 'JPY', { value: 1312n, places: 1 }],
    ['EUR', 'EUR', { value: 1n, places: 0 }],
  ])('converts %s to %s', (from, to, expected) => expect(rateText(rate(from, to)!)).toEqual(expected))

  test('uses the date of the older of two rates, and has none for an unknown currency', () => {
    expect(rate('USD', 'JPY')?.rateDate).toBe('2026-11-01T00:00:00.000Z')
    expect(rate('EUR', 'EUR')?.rateDate).toBeUndefined()
    expect(rate('EUR', 'GBP')).toBeUndefined()
  })

  test('converts amounts of any length, rounding half away from zero', () => {
    const convert = (value: bigint, places: number) => convertDecimal({ value, places }, rate('EUR', 'USD')!, 2)
    expect(convert(1095n, 2)).toEqual({ value: 1369n, places: 2 })
    expect(convert(-1095n, 2)).toEqual({ value: -1369n, places: 2 })
    expect(convert(999_999_999_999_999_999n, 0)).toEqual({ value: 124_999_999_999_999_999_875n, places: 2 })
    expect(convert(2n, 3)).toEqual({ value: 0n, places: 2 })
  })
})
