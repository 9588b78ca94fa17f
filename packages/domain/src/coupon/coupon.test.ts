import { expect, test } from 'vitest'
import { decideDiscounts, prepareRule } from '../discount/decide.ts'
import type { DiscountableLine } from '../discount/purchase.ts'
import { discountScope } from '../discount/effects.ts'
import { couponRefusalOf, couponStatus, ruleOfCoupon, type Coupon } from './coupon.ts'

const now = new Date('2026-11-20T12:00:00Z')
const coupon = (more: Partial<Coupon> = {}): Coupon => ({
  id: 'c',
  code: 'SAVE',
  name: 'Save',
  effect: { type: 'PERCENT_OFF', percent: '10' },
  active: true,
  timesUsed: 0,
  ...more,
})
const line = (id: string, price: number, collectionIds: readonly string[] = []): DiscountableLine => ({
  id,
  productId: id,
  collectionIds,
  price,
  quantity: 1,
  physical: true,
})
const [mug, bowl] = [line('mug', 1000, ['cups']), line('bowl', 500)]

const decide = (used: Coupon, memberGroupIds: readonly string[] = []) =>
  decideDiscounts(
    { lines: [mug, bowl], now, storeTime: () => ({ day: 'FRI', minutes: 0 }), memberGroupIds },
    {
      rules: [],
      coupon: prepareRule(ruleOfCoupon(used)),
      usages: new Map([['c', { uses: used.timesUsed, given: 0 }]]),
    },
  )

test.each<[Pick<Coupon, 'effect' | 'collectionId'>, string]>([
  [{ effect: { type: 'FREE_SHIPPING' } }, 'SHIPPING'],
  [{ effect: { type: 'FREE_SHIPPING' }, collectionId: 'cups' }, 'SHIPPING'],
  [{ effect: { type: 'MONEY_OFF', amount: 5 } }, 'GLOBAL'],
  [{ effect: { type: 'PERCENT_OFF', percent: '5' }, collectionId: 'cups' }, 'SPECIFIC_ITEMS'],
])('maps %j to %s', (given, scope) => {
  expect(discountScope(ruleOfCoupon(coupon(given)).effect)).toBe(scope)
})

const moment = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each<[string, Partial<Coupon>, string | undefined]>([
  ['can be used', {}, undefined],
  ['is turned off', { active: false }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['starts in a second', { starts: moment(1) }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['starts now', { starts: now }, undefined],
  ['expires now', { expires: now }, 'ERROR_COUPON_EXPIRED'],
  ['expires in a second', { expires: moment(1) }, undefined],
  ['has no limit', { timesUsed: 1_000_000 }, undefined],
  ['has one use left', { usageLimit: 3, timesUsed: 2 }, undefined],
  ['is used up', { usageLimit: 3, timesUsed: 3 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
  ['requires exactly the subtotal of the cart', { minimumSubtotal: 1500 }, undefined],
  ['requires a cent more than the subtotal', { minimumSubtotal: 1501 }, 'ERROR_COUPON_NOT_APPLICABLE'],
  ['requires exactly the subtotal of its collection', { collectionId: 'cups', minimumSubtotal: 1000 }, undefined],
  [
    'requires more than the subtotal of its collection',
    { collectionId: 'cups', minimumSubtotal: 1001 },
    'ERROR_COUPON_NOT_APPLICABLE',
  ],
  ['is for items not in the cart', { collectionId: 'plates' }, 'ERROR_COUPON_NOT_APPLICABLE'],
  ['is for a product in the cart', { productIds: ['bowl'] }, undefined],
  ['is for members of another group', { memberGroupIds: ['wholesale'] }, 'ERROR_COUPON_NOT_APPLICABLE'],
])('decides about a coupon that %s', (_what, more, refusal) => {
  const [{ notApplied } = {}] = decide(coupon(more)).outcomes
  expect(notApplied && couponRefusalOf(notApplied)).toBe(refusal)
})

test('takes each kind of coupon off the lines it applies to', () => {
  const of = (more: Partial<Coupon>) => decide(coupon(more), ['wholesale']).discounts[0]
  expect(of({})?.shares).toEqual({ mug: 100, bowl: 50 })
  expect(of({ effect: { type: 'MONEY_OFF', amount: 250 } })?.shares).toEqual({ mug: 167, bowl: 83 })
  expect(of({ effect: { type: 'FREE_SHIPPING' } })?.freeDelivery).toBe(true)
  expect(of({ collectionId: 'cups' })?.shares).toEqual({ mug: 100, bowl: 0 })
  expect(of({ collectionId: 'cups', productIds: ['bowl'] })?.shares).toEqual({ mug: 100, bowl: 50 })
  expect(of({ memberGroupIds: ['wholesale'] })?.shares).toEqual({ mug: 100, bowl: 50 })
})

test('lists a coupon that starts later as pending, and one of the demo store as demo', () => {
  const sample = { isSample: true, now }
  expect(couponStatus({ active: true, timesUsed: 0 }, { isSample: false, now })).toBe('ENABLED')
  expect(couponStatus({ active: true, timesUsed: 0 }, sample)).toBe('DEMO')
  expect(couponStatus({ active: true, timesUsed: 0, starts: moment(1) }, sample)).toBe('PENDING')
  expect(couponStatus({ active: false, timesUsed: 0, starts: moment(1) }, sample)).toBe('DISABLED')
  const on = { active: true, timesUsed: 2, expires: moment(1), usageLimit: 3 }
  expect(couponStatus(on, { isSample: false, now })).toBe('ENABLED')
  for (const over of [{ expires: now }, { expires: moment(-1) }, { usageLimit: 2 }])
    expect(couponStatus({ ...on, ...over }, { isSample: false, now })).toBe('DISABLED')
})
