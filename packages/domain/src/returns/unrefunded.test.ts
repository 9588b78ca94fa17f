import { expect, test } from 'vitest'
import { unrefundedPieces } from './unrefunded.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const back = (date: number, quantity: number, refunded?: number) => ({
  createdDate: day(date),
  received: [{ lineItemId: 'mug', quantity }],
  ...(refunded !== undefined && { refunded: [{ id: 'mug', quantity: refunded }] }),
})
const refund = (date: number, quantity: number, id = 'mug') => ({ date: day(date), lines: [{ id, quantity }] })
const left = (returns: ReturnType<typeof back>[], refunds: ReturnType<typeof refund>[]) =>
  unrefundedPieces(returns, refunds).map((pieces) => pieces.reduce((sum, { quantity }) => sum + quantity, 0))

test.each([
  ['without manual refunds', [back(2, 2)], [], [2]],
  ['with one piece refunded', [back(2, 2)], [refund(3, 1)], [1]],
  ['with all pieces refunded', [back(2, 2)], [refund(3, 1), refund(4, 1)], [0]],
  ['with more refunded than received', [back(2, 2)], [refund(3, 3)], [0]],
  ['refunded before the return', [back(2, 2)], [refund(1, 1)], [2]],
  ['refunded at the time of the return', [back(2, 2)], [refund(2, 1)], [1]],
  ['with another line refunded', [back(2, 2)], [refund(3, 1, 'bowl')], [2]],
  ['counted toward the older return first', [back(2, 2), back(3, 2)], [refund(4, 3)], [0, 1]],
  ['refunded before the newer return', [back(2, 1), back(4, 2)], [refund(3, 1)], [0, 2]],
  ['in addition to a return with its own refund', [back(2, 2, 2), back(3, 2)], [refund(4, 1)], [0, 1]],
  [
    'in addition to a return settled by its own and a manual refund',
    [back(2, 2, 1), back(3, 1)],
    [refund(4, 1)],
    [0, 1],
  ],
])('returns what is left to refund %s', (_what, returns, refunds, expected) => {
  expect(left(returns, refunds)).toEqual(expected)
})

test('omits lines of which nothing is left', () => {
  expect(unrefundedPieces([back(2, 2), back(2, 1)], [refund(3, 2)])).toEqual([[], [{ lineItemId: 'mug', quantity: 1 }]])
})
