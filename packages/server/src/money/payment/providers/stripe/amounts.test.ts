import { expect, test } from 'vitest'
import { fromStripe, toStripe, UnchargeableAmount } from './amounts.ts'

test.each([
  ['EUR', 1250, 1250],
  ['JPY', 1250, 1250],
  ['KWD', 1250, 1250],
  ['HUF', 125_000, 125_000],
  ['ISK', 500, 50_000],
  ['UGX', 500, 50_000],
])('converts an amount of %s to Stripe and back', (currency, ours, stripes) => {
  expect(toStripe(ours, currency)).toBe(stripes)
  expect(fromStripe(stripes, currency.toLowerCase())).toBe(ours)
})

test('rejects thousandths that Stripe does not charge', () => {
  expect(() => toStripe(1255, 'KWD')).toThrow(UnchargeableAmount)
  expect(() => toStripe(1255, 'KWD')).toThrow('KWD only in steps of 10')
})
