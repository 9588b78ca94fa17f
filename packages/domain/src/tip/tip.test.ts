import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keptTips, refusedChoice, shareTip, tipAmount, type TipChoice } from './tip.ts'

test.each<[string, TipChoice, number]>([
  ['a percentage is rounded half up', { tipType: 'PERCENTAGE', value: '15' }, 302],
  ['a fraction of a percent', { tipType: 'PERCENTAGE', value: '12.5' }, 251],
  ['an amount', { tipType: 'AMOUNT', value: '3' }, 300],
  ['an amount of one’s own', { tipType: 'CUSTOM', value: '0.01' }, 1],
  ['nothing', { tipType: 'CUSTOM', value: '0' }, 0],
])('%s', (_what, choice, expected) => {
  expect(tipAmount(choice, 2010, 'EUR')).toBe(expected)
})

const offer = { tipType: 'PERCENTAGE', presets: [{ value: 10 }, { value: 12.5 }], allowCustomAmount: false } as const
test.each<[TipChoice, string | undefined]>([
  [{ tipType: 'PERCENTAGE', value: '12.50' }, undefined],
  [{ tipType: 'PERCENTAGE', value: '20' }, 'must be one of 10, 12.5'],
  [{ tipType: 'AMOUNT', value: '10' }, 'must be PERCENTAGE'],
  [{ tipType: 'CUSTOM', value: '1' }, 'an amount of one’s own is not offered'],
  [{ tipType: 'CUSTOM', value: '0' }, undefined],
])('of %j it is said: %s', (choice, expected) => {
  expect(refusedChoice(choice, offer)).toBe(expected)
})

const staff = (...weights: readonly number[]) => weights.map((weight, index) => ({ id: `s${index}`, weight }))
const amounts = (shares: readonly { readonly amount: number }[]) => shares.map(({ amount }) => amount)

test('what is left goes to the largest remainders, and of equals to whoever stands first', () => {
  expect(amounts(shareTip(100, staff(1, 1, 1), 'EQUAL'))).toEqual([34, 33, 33])
  expect(amounts(shareTip(10, staff(1, 5, 3), 'PROPORTIONAL'))).toEqual([1, 6, 3])
  expect(amounts(shareTip(10, staff(1, 5, 3), 'EQUAL'))).toEqual([4, 3, 3])
  expect(shareTip(10, [], 'EQUAL')).toEqual([])
})

const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 50 })
const splits = fc.constantFrom('EQUAL' as const, 'PROPORTIONAL' as const)

test('the shares add up to the tip, and none is a minor unit from what is fair', () => {
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

test('what is given back is taken off the shares to the minor unit, and nobody owes', () => {
  const parts = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 100_000 }), weights, splits)
  fc.assert(
    fc.property(parts, ([tip, asked, all, split]) => {
      const refunded = Math.min(asked, tip)
      const kept = amounts(keptTips(shareTip(tip, staff(...all), split), tip, refunded))
      expect(kept.reduce((sum, share) => sum + share, 0)).toBe(tip - refunded)
      expect(kept.every((share) => share >= 0)).toBe(true)
    }),
  )
})

test('what nobody was given goes back first', () => {
  expect(amounts(keptTips([{ staffId: 'a', amount: 60 }], 100, 40))).toEqual([60])
  expect(amounts(keptTips([{ staffId: 'a', amount: 60 }], 100, 50))).toEqual([50])
})
