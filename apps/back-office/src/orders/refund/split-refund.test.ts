import { expect, test } from 'vitest'
import { splitRefund } from './split-refund.ts'

const payments = [
  { paymentId: 'card', maxAmount: 1000 },
  { paymentId: 'gift card', maxAmount: 500 },
]

test.each([
  [0, [0, 0]],
  [400, [400, 0]],
  [1200, [1000, 200]],
  [9000, [1000, 500]],
])('splits a refund of %i as %o', (amount, shares) => {
  expect([...splitRefund(amount, payments).values()]).toEqual(shares)
})
