import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameKind, pricePerUnit, type MeasurementUnit } from './measures.ts'

test.each([
  [1500, 750, 'ML', 1, 'L', 2000],
  [999, 500, 'G', 100, 'G', 200],
  [999, 500, 'G', 1, 'KG', 1998],
  [1000, 3, 'L', 1, 'L', 333],
  [500, 1, 'GAL', 1, 'L', 132],
  [100, 12, 'IN', 1, 'FT', 100],
  [4000, 2.5, 'SQM', 1, 'SQFT', 149],
  [0, 1, 'KG', 1, 'LB', 0],
] as const)(
  'converts %i for %f %s to the price of %f %s: %i',
  (price, totalQuantity, total, baseQuantity, base, expected) => {
    const measures = { totalQuantity, totalMeasurementUnit: total, baseQuantity, baseMeasurementUnit: base }
    expect(pricePerUnit(price, measures)).toBe(expected)
  },
)

test('returns the price of the pack for the quantity of the pack, in any unit', () => {
  const unit = fc.constantFrom<MeasurementUnit>('ML', 'CL', 'L', 'FLOZ', 'GAL', 'KG', 'OZ', 'LB', 'M', 'YD', 'SQFT')
  const quantity = fc.integer({ min: 1, max: 1e7 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), quantity, unit, (price, amount, one) => {
      const measures = {
        totalQuantity: amount,
        totalMeasurementUnit: one,
        baseQuantity: amount,
        baseMeasurementUnit: one,
      }
      expect(pricePerUnit(price, measures)).toBe(price)
    }),
  )
})

test('distinguishes volume, length and mass', () => {
  expect([isSameKind('L', 'GAL'), isSameKind('L', 'M'), isSameKind('KG', 'OZ')]).toEqual([true, false, true])
})
