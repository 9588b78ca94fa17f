import { expect, test } from 'vitest'
import { stockTone } from './stock-tone.ts'

test.each([
  ['IN_STOCK', false, 'positive'],
  ['IN_STOCK', true, 'caution'],
  ['PARTIALLY_OUT_OF_STOCK', false, 'caution'],
  ['OUT_OF_STOCK', false, 'critical'],
] as const)('shows the stock %s, low: %s, as %s', (status, isLow, tone) => {
  expect(stockTone({ status, isLow })).toBe(tone)
})
