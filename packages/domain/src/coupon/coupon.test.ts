import { expect, test } from 'vitest'
import { couponRefusal, couponScope, discountOf, type Coupon, type CouponLine } from './coupon.ts'

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
const mug: CouponLine = { id: 'mug', total: 1000, collectionIds: ['cups'] }
const bowl: CouponLine = { id: 'bowl', total: 500, collectionIds: [] }

test.each<[Pick<Coupon, 'effect' | 'collectionId'>, string]>([
  [{ effect: { type: 'FREE_SHIPPING' } }, 'SHIPPING'],
  [{ effect: { type: 'FREE_SHIPPING' }, collectionId: 'cups' }, 'SHIPPING'],
  [{ effect: { type: 'MONEY_OFF', amount: 5 } }, 'GLOBAL'],
  [{ effect: { type: 'PERCENT_OFF', percent: '5' }, collectionId: 'cups' }, 'SPECIFIC_ITEMS'],
])('%j is meant for %s', (given, scope) => {
  expect(couponScope(given)).toBe(scope)
})

const moment = (seconds: number) => new Date(now.getTime() + seconds * 1000)

test.each<[string, Partial<Coupon>, string | undefined]>([
  ['may be used', {}, undefined],
  ['is turned off', { active: false }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['begins in a second', { starts: moment(1) }, 'ERROR_COUPON_DOES_NOT_EXIST'],
  ['begins now', { starts: now }, undefined],
  ['ends now', { expires: now }, 'ERROR_COUPON_EXPIRED'],
  ['ends in a second', { expires: moment(1) }, undefined],
  ['has no limit', { timesUsed: 1_000_000 }, undefined],
  ['has one use left', { usageLimit: 3, timesUsed: 2 }, undefined],
  ['is used up', { usageLimit: 3, timesUsed: 3 }, 'ERROR_COUPON_USAGE_EXCEEDED'],
  ['asks for exactly what is in the cart', { minimumSubtotal: 1500 }, undefined],
  ['asks for a cent more', { minimumSubtotal: 1501 }, 'ERROR_COUPON_NOT_APPLICABLE'],
  ['asks for what the items of its collection cost', { collectionId: 'cups', minimumSubtotal: 1000 }, undefined],
  ['asks for more of its collection', { collectionId: 'cups', minimumSubtotal: 1001 }, 'ERROR_COUPON_NOT_APPLICABLE'],
  ['is for what nobody buys', { collectionId: 'plates' }, 'ERROR_COUPON_NOT_APPLICABLE'],
])('a coupon that %s', (_what, more, refusal) => {
  expect(couponRefusal(coupon(more), [mug, bowl], now)).toBe(refusal)
})

test('each kind takes off what it says, of the lines it is meant for', () => {
  const of = (more: Partial<Coupon>) => discountOf(coupon(more), [mug, bowl])
  const all = { source: 'COUPON', id: 'c', lineIds: new Set(['mug', 'bowl']) }
  expect(of({})).toEqual({ ...all, reductions: [{ percentage: '10' }] })
  expect(of({ effect: { type: 'MONEY_OFF', amount: 250 } })).toEqual({ ...all, reductions: [250] })
  expect(of({ effect: { type: 'FREE_SHIPPING' } })).toEqual({ ...all, reductions: [], freeDelivery: true })
  expect(of({ collectionId: 'cups' }).lineIds).toEqual(new Set(['mug']))
})
