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
] as const)('who types %s most likely means %s', (typed, meant) => {
  expect(nearest(typed, words)).toBe(meant)
})

test('whoever types a word right is told that word, and anything else leads to one of them', () => {
  fc.assert(fc.property(fc.constantFrom(...words), (word) => void expect(nearest(word, words)).toBe(word)))
  fc.assert(fc.property(fc.string(), (typed) => void expect(words).toContain(nearest(typed, words))))
})
