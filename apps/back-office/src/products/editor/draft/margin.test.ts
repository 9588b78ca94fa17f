import { expect, test } from 'vitest'
import { marginOf, reductionOf } from './margin.ts'

test.each([
  ['20', '5', 75],
  ['19,90', '€ 12.00', 40],
  ['10', '15', -50],
  ['10', '0', 100],
  ['0', '5', undefined],
  ['10', '', undefined],
  ['much', '5', undefined],
])('at a price of %j and a cost of %j the margin is %j percent', (price, cost, margin) => {
  expect(marginOf(price, cost)).toBe(margin)
})

test('a reduction needs a higher price before', () => {
  expect([reductionOf('15', '20'), reductionOf('20', '20'), reductionOf('20', '')]).toEqual([25, undefined, undefined])
})
