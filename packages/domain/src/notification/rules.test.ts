import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, notificationRules, repeatedRecipient, shortened } from './rules.ts'

test('a store without rules of its own hears of everything but low stock', () => {
  const { recipients, lowStockThreshold, ...kinds } = notificationRules()
  expect([recipients, lowStockThreshold]).toEqual([[], 0])
  expect(Object.entries(kinds).filter(([, isOn]) => !isOn)).toEqual([['lowStock', false]])
})

test('what a store has set stands over the defaults', () => {
  expect(notificationRules({ newOrders: false, lowStockThreshold: 3 })).toMatchObject({
    newOrders: false,
    disputes: true,
    lowStockThreshold: 3,
  })
})

test.each([
  [[], -1],
  [['a@b.test', 'c@b.test'], -1],
  [['a@b.test', 'c@b.test', 'A@B.test'], 2],
])('in %j the address at %i repeats another', (recipients, index) => {
  expect(repeatedRecipient(recipients)).toBe(index)
})

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['👩👩👩', 2, '👩…'],
])('%s in %i characters is %s', (text, most, short) => {
  expect(shortened(text, most)).toBe(short)
})

test('no item is lost between those that are named and those that are counted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(50), (items, most) => {
      const { first, more } = firstOf(items, most)
      expect(first.length + more).toBe(items.length)
      expect(first.length).toBeLessThanOrEqual(most)
    }),
  )
})
