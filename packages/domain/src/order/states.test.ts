import { expect, test } from 'vitest'
import { mayMove, orderMoves, paymentMoves } from './states.ts'

test('a canceled order stays canceled, and money that was given back is not given back again', () => {
  expect(mayMove(orderMoves, 'APPROVED', 'CANCELED')).toBe(true)
  expect(mayMove(orderMoves, 'CANCELED', 'APPROVED')).toBe(false)
  expect(mayMove(paymentMoves, 'FULLY_REFUNDED', 'PAID')).toBe(false)
})
