import { expect, test } from 'vitest'
import { deliveryDiscount, namedDiscounts } from './named-discounts.ts'

const price = (amount: string) => ({ amount })
const coupon = { coupon: { code: 'SAVE', amount: price('1.00') }, discountType: 'GLOBAL' }
const tenth = { discountRule: { name: { original: 'Tenth' }, amount: price('2.10') }, discountType: 'GLOBAL' }
const post = { discountRule: { name: { original: 'Free from 50' }, amount: price('4.90') }, discountType: 'SHIPPING' }
const merchant = { merchantDiscount: { amount: price('0.50') } }

test('lists item discounts by name, and gives the reason for free delivery', () => {
  const shown = [coupon, tenth, post, merchant]
  expect(namedDiscounts(shown, { all: price('3.60'), word: 'Discount' })).toEqual([
    { label: 'Discount (SAVE)', amount: price('1.00') },
    { label: 'Tenth', amount: price('2.10') },
    { label: 'Discount', amount: price('0.50') },
  ])
  expect(deliveryDiscount(shown)).toBe('Free from 50')
  expect(deliveryDiscount([coupon, tenth])).toBeUndefined()
})

test('falls back to a single row if the names do not explain the discount', () => {
  expect(namedDiscounts([tenth], { all: price('5.00'), word: 'Discount' })).toEqual([
    { label: 'Discount', amount: price('5.00') },
  ])
  expect(namedDiscounts([], { all: price('5.00'), word: 'Discount' })).toHaveLength(1)
  expect(namedDiscounts([tenth], { all: price('0.00'), word: 'Discount' })).toEqual([])
  expect(namedDiscounts([tenth], { all: undefined, word: 'Discount' })).toEqual([])
})

test('names a discount by its code, translated name, name, or merchant description', () => {
  const label = (shown: Parameters<typeof deliveryDiscount>[0]) =>
    namedDiscounts(shown, { all: price('1.00'), word: 'Discount' }).map((one) => one.label)
  const amount = price('1.00')
  const name = { original: 'Tenth', translated: 'Zehntel' }
  expect(label([{ coupon: { amount } }])).toEqual(['Discount'])
  expect(label([{ coupon: { code: 'SAVE' }, discountRule: { name, amount } }])).toEqual(['Discount (SAVE)'])
  expect(label([{ discountRule: { name, amount } }])).toEqual(['Zehntel'])
  expect(label([{ merchantDiscount: { description: 'Scratched', amount } }])).toEqual(['Scratched'])
})

test('leaves out discounts of zero or without an amount', () => {
  const shown = [{ coupon: { code: 'NONE', amount: price('0.00') } }, { coupon: { code: 'OPEN' } }, tenth]
  expect(namedDiscounts(shown, { all: price('2.10'), word: 'Discount' })).toHaveLength(1)
  expect(namedDiscounts(undefined, { all: price('2.10'), word: 'Discount' })).toEqual([
    { label: 'Discount', amount: price('2.10') },
  ])
})

test('names free delivery by its code only, and only if it took something off', () => {
  const free = { coupon: { code: 'SHIP', amount: price('4.90') }, discountType: 'SHIPPING' }
  expect(deliveryDiscount([tenth, free])).toBe('SHIP')
  expect(deliveryDiscount([{ ...free, coupon: { code: 'SHIP', amount: price('0.00') } }])).toBeUndefined()
  expect(deliveryDiscount([{ discountRule: { amount: price('4.90') }, discountType: 'SHIPPING' }])).toBeUndefined()
  expect(deliveryDiscount([{ coupon: { code: 'SHIP' }, discountType: 'SHIPPING' }])).toBeUndefined()
  expect(deliveryDiscount()).toBeUndefined()
})
