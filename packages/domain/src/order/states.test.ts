import { expect, test } from 'vitest'
import { mayMove, orderMoves } from './states.ts'

test('a canceled order stays canceled', () => {
  expect(mayMove(orderMoves, 'APPROVED', 'CANCELED')).toBe(true)
  expect(mayMove(orderMoves, 'CANCELED', 'APPROVED')).toBe(false)
})
