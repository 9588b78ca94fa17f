import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nearest } from './nearest.ts'

const words = ['order_created', 'order_updated', 'cart_created', 'ProductChanged'] as const

test.each([
  ['order_create', 'order_created'],
  ['orders_updated', 'order_updated'],
  ['cart-created', 'cart_created'],
  ['CART_CREATED', 'cart_created'],
  ['productchanged', 'ProductChanged'],
  ['odrer_created', 'order_created'],
] as const)('suggests for %s the word %s', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant)
})

test('returns a correctly typed word, and one of the words for anything else', () => {
  fc.assert(fc.property(fc.constantFrom(...words), (word) => void expect(nearest(word, words)).toBe(word)))
  fc.assert(fc.property(fc.string(), (typed) => void expect(words).toContain(nearest(typed, words))))
})
