import fc from 'fast-check'
import { expect, test } from 'vitest'
import { remainingTips, refusedChoice, shareTip, tipAmount, type TipChoice } from './tip.ts'

test.each<[string, TipChoice, number]>([
  ['a percentage, rounded half up', { tipType: 'PERCENTAGE', value: '15' }, 302],
  ['a fraction of a percent', { tipType: 'PERCENTAGE', value: '12.5' }, 251],
  ['an amount', { tipType: 'AMOUNT', value: '3' }, 300],
  ['a custom amount', { tipType: 'CUSTOM', value: '0.01' }, 1],
  ['nothing', { tipType: 'CUSTOM', value: '0' }, 0],
])('calculates %s', (_what, choice, expected) => {
  expect(tipAmount(choice, 2010, { currency: 'EUR' })).toBe(expected)
})

test('converts preset amounts, but drops a custom amount in another currency', () => {
  const inDollars = { currency: 'USD', charging: { from: 'EUR', currency: 'USD', rate: '1.25' } }
  const of = (choice: TipChoice) => tipAmount(choice, 2010, inDollars)
  expect(of({ tipType: 'AMOUNT', value: '3' })).toBe(375)
  expect(of({ tipType: 'PERCENTAGE', value: '10' })).toBe(201)
  expect(of({ tipType: 'CUSTOM', value: '3', currency: 'USD' })).toBe(300)
  expect(of({ tipType: 'CUSTOM', value: '3', currency: 'EUR' })).toBe(0)
})

const offer = { tipType: 'PERCENTAGE', presets: [{ value: 10 }, { value: 12.5 }], allowCustomAmount: false } as const
test.each<[TipChoice, string | undefined]>([
  [{ tipType: 'PERCENTAGE', value: '12.50' }, undefined],
  [{ tipType: 'PERCENTAGE', value: '20' }, 'must be one of 10, 12.5'],
  [{ tipType: 'AMOUNT', value: '10' }, 'must be PERCENTAGE'],
  [{ tipType: 'CUSTOM', value: '1' }, 'an amount of one’s own is not offered'],
  [{ tipType: 'CUSTOM', value: '0' }, undefined],
])('validates %j: %s', (choice, expected) => {
  expect(refusedChoice(choice, offer)).toBe(expected)
})

const staff = (...weights: readonly number[]) => weights.map((weight, index) => ({ id: `s${index}`, weight }))
const amounts = (shares: readonly { readonly amount: number }[]) => shares.map(({ amount }) => amount)

test('distributes the rest by largest remainder, and among equals by order', () => {
  expect(amounts(shareTip(100, staff(1, 1, 1), 'EQUAL'))).toEqual([34, 33, 33])
  expect(amounts(shareTip(10, staff(1, 5, 3), 'PROPORTIONAL'))).toEqual([1, 6, 3])
  expect(amounts(shareTip(10, staff(1, 5, 3), 'EQUAL'))).toEqual([4, 3, 3])
  expect(shareTip(10, [], 'EQUAL')).toEqual([])
})

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 50 })
const splits = fc.constantFrom('EQUAL' as const, 'PROPORTIONAL' as const)

test('adds shares up to the tip, each within a minor unit of the exact share', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), weights, splits, (tip, all, split) => {
      const shares = amounts(shareTip(tip, staff(...all), split))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(tip)
      const sum = split === 'EQUAL' ? all.length : all.reduce((one, other) => one + other, 0)
      for (const [index, share] of shares.entries()) {
        const fair = (tip * (split === 'EQUAL' ? 1 : all[index]!)) / sum
        expect(Math.abs(share - fair)).toBeLessThan(1)
      }
    }),
  )
})

test('deducts refunds from shares to the minor unit, without negative shares', () => {
  const parts = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), weights, splits)
  fc.assert(
    fc.property(parts, ([tip, requested, all, split]) => {
      const refunded = Math.min(requested, tip)
      const kept = amounts(remainingTips(shareTip(tip, staff(...all), split), tip, refunded))
      expect(kept.reduce((sum, share) => sum + share, 0)).toBe(tip - refunded)
      expect(kept.every((share) => share >= 0)).toBe(true)
    }),
  )
})

test('deducts refunds from the undistributed part first', () => {
  expect(amounts(remainingTips([{ staffId: 'a', amount: 60 }], 100, 40))).toEqual([60])
  expect(amounts(remainingTips([{ staffId: 'a', amount: 60 }], 100, 50))).toEqual([50])
})
