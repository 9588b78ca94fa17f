import { expect, test } from 'vitest'
import { leftOfReturns } from './left.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const back = (date: number, quantity: number, refunded?: number) => ({
  createdDate: day(date),
  received: [{ lineItemId: 'mug', quantity }],
  ...(refunded !== undefined && { refunded: [{ id: 'mug', quantity: refunded }] }),
})
const refund = (date: number, quantity: number, id = 'mug') => ({ date: day(date), lines: [{ id, quantity }] })
const left = (returns: ReturnType<typeof back>[], refunds: ReturnType<typeof refund>[]) =>
  leftOfReturns(returns, refunds).map((pieces) => pieces.reduce((sum, { quantity }) => sum + quantity, 0))

test.each([
  ['nothing was refunded by hand', [back(2, 2)], [], [2]],
  ['one piece was', [back(2, 2)], [refund(3, 1)], [1]],
  ['all were', [back(2, 2)], [refund(3, 1), refund(4, 1)], [0]],
  ['more than came', [back(2, 2)], [refund(3, 3)], [0]],
  ['before anything was to come back', [back(2, 2)], [refund(1, 1)], [2]],
  ['at the moment in which the return began', [back(2, 2)], [refund(2, 1)], [1]],
  ['of something else', [back(2, 2)], [refund(3, 1, 'bowl')], [2]],
  ['of the older return first', [back(2, 2), back(3, 2)], [refund(4, 3)], [0, 1]],
  ['before the younger return began', [back(2, 1), back(4, 2)], [refund(3, 1)], [0, 2]],
  ['beside a return that has its own refund', [back(2, 2, 2), back(3, 2)], [refund(4, 1)], [0, 1]],
  ['beside one that its own refund and one by hand have settled', [back(2, 2, 1), back(3, 1)], [refund(4, 1)], [0, 1]],
])('%s', (_what, returns, refunds, expected) => {
  expect(left(returns, refunds)).toEqual(expected)
})

test('names no line of which nothing is left', () => {
  expect(leftOfReturns([back(2, 2), back(2, 1)], [refund(3, 2)])).toEqual([[], [{ lineItemId: 'mug', quantity: 1 }]])
})
