import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextDigest } from './alerts.ts'
import { firstOf, isInDigest, notificationRules, repeatedRecipient, shortened } from './rules.ts'

test('notifies a store without its own rules about everything except low stock', () => {
  const { recipients, lowStockThreshold, kindRecipients, digestKinds, digestHour, ...kinds } = notificationRules()
  expect([recipients, kindRecipients, digestKinds, digestHour, lowStockThreshold]).toEqual([[], [], [], 8, 0])
  expect(Object.entries(kinds).filter(([, isOn]) => !isOn)).toEqual([['lowStock', false]])
})

test('overrides the defaults with the rules of a store', () => {
  expect(notificationRules({ newOrders: false, lowStockThreshold: 3 })).toMatchObject({
    newOrders: false,
    disputes: true,
    lowStockThreshold: 3,
  })
})

test('replaces the emails of the chosen kinds by the daily one', () => {
  expect(isInDigest({ digestKinds: ['lowStock'] }, 'lowStock')).toBe(true)
  expect(isInDigest({ digestKinds: ['lowStock'] }, 'newOrders')).toBe(false)
  expect(isInDigest(undefined, 'newOrders')).toBe(false)
})

test.each([
  ['2026-03-28T06:00:00Z', 'Europe/Berlin', '2026-03-28T07:00:00.000Z'],
  ['2026-03-28T07:00:00Z', 'Europe/Berlin', '2026-03-29T06:00:00.000Z'],
  ['2026-11-30T18:00:00Z', 'Pacific/Auckland', '2026-11-30T19:00:00.000Z'],
])('the daily email of an alert at %s in %s is sent at %s', (now, timeZone, sent) => {
  expect(nextDigest(new Date(now), { timeZone, hour: 8 }).toISOString()).toBe(sent)
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
