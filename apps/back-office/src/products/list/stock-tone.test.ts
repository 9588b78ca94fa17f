import { expect, test } from 'vitest'
import { stockTone } from './stock-tone.ts'

test.each([
  ['IN_STOCK', 40, 'positive'],
  ['IN_STOCK', 6, 'positive'],
  ['IN_STOCK', 5, 'caution'],
  ['IN_STOCK', 2, 'caution'],
  ['PARTIALLY_OUT_OF_STOCK', 40, 'caution'],
  ['OUT_OF_STOCK', 0, 'critical'],
] as const)('of %s with %i pieces the owner sees %s', (inventoryStatus, quantity, tone) => {
  expect(stockTone({ inventoryStatus, quantity })).toBe(tone)
})
