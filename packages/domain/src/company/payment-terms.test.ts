import { expect, test } from 'vitest'
import { invoiceDueDay } from './payment-terms.ts'

test.each([
  ['PAY_AT_CHECKOUT', undefined],
  ['DUE_ON_RECEIPT', '2026-11-30'],
  ['NET_7', '2026-12-07'],
  ['NET_15', '2026-12-15'],
  ['NET_30', '2026-12-30'],
  ['NET_45', '2027-01-14'],
  ['NET_60', '2027-01-29'],
  ['NET_90', '2027-02-28'],
] as const)('an order with the terms %s is due on %s', (terms, day) => {
  expect(invoiceDueDay(terms, '2026-11-30')).toBe(day)
})
