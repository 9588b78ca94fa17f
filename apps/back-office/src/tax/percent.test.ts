import { percentOfFraction } from '@vitrine/domain/tax/tax.ts'
import { expect, test } from 'vitest'
import { fractionOfPercent } from './percent.ts'

test.each([
  ['19', '0.19'],
  ['7.7', '0.077'],
  ['0', '0'],
  ['100', '1'],
  ['8.875', '0.08875'],
  ['5.50', '0.055'],
])('converts %s percent to %s and back', (percent, fraction) => {
  expect(fractionOfPercent(percent)).toBe(fraction)
  expect(Number(percentOfFraction(fraction))).toBe(Number(percent))
})
