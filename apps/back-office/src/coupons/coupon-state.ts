import type { StoreCoupon } from '@vitrine/client'

export type CouponState = 'active' | 'scheduled' | 'ended' | 'usedUp' | 'off'

/** Returns a coupon's state at a given time. */
export const couponState = (coupon: StoreCoupon, now: Date): CouponState => {
  const { active, startTime, expirationTime, usageLimit, timesUsed } = coupon
  if (!active) return 'off'
  if (expirationTime && expirationTime <= now) return 'ended'
  if (usageLimit !== undefined && timesUsed >= usageLimit) return 'usedUp'
  return startTime && startTime > now ? 'scheduled' : 'active'
}
