import type { StoreCoupon } from '@vitrine/client'
import { expect, test } from 'vitest'
import { couponState } from './coupon-state.ts'

const now = new Date('2030-06-01T12:00:00Z')
const [before, after] = [new Date('2030-05-01'), new Date('2030-07-01')]
const coupon: StoreCoupon = {
  id: 'spring',
  revision: '1',
  code: 'SPRING',
  name: 'Spring',
  effect: { type: 'PERCENT_OFF', percent: '10' },
  active: true,
  combinesWithDiscounts: true,
  status: 'ENABLED',
  timesUsed: 3,
  createdDate: before,
  updatedDate: before,
}

test.each<[string, Partial<StoreCoupon>, string]>([
  ['without limits', {}, 'active'],
  ['within its time', { startTime: before, expirationTime: after, usageLimit: 4 }, 'active'],
  ['before its time', { startTime: after }, 'scheduled'],
  ['after its time', { expirationTime: before }, 'ended'],
  ['at the very end', { expirationTime: now }, 'ended'],
  ['used as often as it may be', { usageLimit: 3 }, 'usedUp'],
  ['switched off, whatever else', { active: false, expirationTime: before }, 'off'],
])('returns the state of a coupon: %s', (_name, more, state) => {
  expect(couponState({ ...coupon, ...more }, now)).toBe(state)
})
