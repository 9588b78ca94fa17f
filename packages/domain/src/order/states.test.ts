import { expect, test } from 'vitest'
import { fulfillmentStatusOf, mayMove, orderMoves, paymentMoves } from './states.ts'

test('a canceled order stays canceled, and money that was given back is not given back again', () => {
  expect(mayMove(orderMoves, 'APPROVED', 'CANCELED')).toBe(true)
  expect(mayMove(orderMoves, 'CANCELED', 'APPROVED')).toBe(false)
  expect(mayMove(paymentMoves, 'FULLY_REFUNDED', 'PAID')).toBe(false)
})

test.each([
  ['nothing went out', [], 'NOT_FULFILLED'],
  ['some of it', [{ id: 'a', quantity: 1 }], 'PARTIALLY_FULFILLED'],
  [
    'all of it, in two parcels',
    [
      { id: 'a', quantity: 1 },
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 1 },
    ],
    'FULFILLED',
  ],
])('when %s the order says so', (_, sent, status) => {
  expect(
    fulfillmentStatusOf(
      [
        { id: 'a', quantity: 2 },
        { id: 'b', quantity: 1 },
      ],
      sent,
    ),
  ).toBe(status)
})
