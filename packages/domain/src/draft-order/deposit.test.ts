import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depositOf } from './deposit.ts'

test.each([
  [10_000, { amount: 2500 }, 2500],
  [10_000, { percentage: '30' }, 3000],
  [999, { percentage: '33.33' }, 333],
  [2000, { amount: 2500 }, 2000],
  [0, { percentage: '50' }, 0],
] as const)('returns for %i the deposit of %o: %i', (total, deposit, expected) =>
  expect(depositOf(total, deposit)).toBe(expected),
)

test('is never negative or more than the total', () => {
  const deposits = fc.oneof(
    fc.nat(1_000_000).map((amount) => ({ amount })),
    fc.integer({ min: 0, max: 10_000 }).map((hundredths) => ({ percentage: String(hundredths / 100) })),
  )
  fc.assert(
    fc.property(fc.nat(1_000_000), deposits, (total, deposit) => {
      const paid = depositOf(total, deposit)
      expect(paid).toBeGreaterThanOrEqual(0)
      expect(paid).toBeLessThanOrEqual(total)
    }),
  )
})
