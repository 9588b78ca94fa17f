import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, notificationRules, repeatedRecipient, shortened } from './rules.ts'

test('notifies a store without its own rules about everything except low stock', () => {
  const { recipients, lowStockThreshold, ...kinds } = notificationRules()
  expect([recipients, lowStockThreshold]).toEqual([[], 0])
  expect(Object.entries(kinds).filter(([, isOn]) => !isOn)).toEqual([['lowStock', false]])
})

test('overrides the defaults with the rules of a store', () => {
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
])('returns for %j the index %i of a repeated address', (recipients, index) => {
  expect(repeatedRecipient(recipients)).toBe(index)
})

test.each([
  ['short', 5, 'short'],
  ['longer', 5, 'long…'],
  ['👩👩👩', 2, '👩…'],
])('shortens %s to %i characters: %s', (text, max, short) => {
  expect(shortened(text, max)).toBe(short)
})

test('keeps every item, either listed or counted', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.nat(50), (items, max) => {
      const { first, more } = firstOf(items, max)
      expect(first.length + more).toBe(items.length)
      expect(first.length).toBeLessThanOrEqual(max)
    }),
  )
})
