import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineAmount } from './line-amount.ts'

const amount = (minor: number): string => (minor / 100).toFixed(2)

test.each([
  [{ lineItemPrice: { amount: '57.60' }, discount: { amount: '6.40' } }, '64.00'],
  [{ lineItemPrice: { amount: '57.6' }, totalDiscount: { amount: '6.40' } }, '64.00'],
  [{ lineItemPrice: { amount: '12' } }, '12'],
  [{ lineItemPrice: { amount: '0.00' }, discount: { amount: '0.05' } }, '0.05'],
  [{ lineItemPrice: { amount: '900' }, discount: { amount: '100' } }, '1000'],
  [{}, undefined],
])('shows a line of %j as %s', (line, read) => expect(lineAmount(line)).toBe(read))

test('adds the discount back to the price of a line', () => {
  const minor = fc.integer({ min: 0, max: 1_000_000_000 })
  fc.assert(
    fc.property(minor, minor, (left, off) => {
      const line = { lineItemPrice: { amount: amount(left) }, discount: { amount: amount(off) } }
      expect(lineAmount(line)).toBe(amount(left + off))
    }),
  )
})
