// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/coupons.ts'
import type { StoreCoupon, StoreCouponInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const couponDates = { startTime: true, expirationTime: true, createdDate: true, updatedDate: true } as const

const createCouponDates = { coupon: couponDates } as const

/**
 * Creates a coupon. Elevated.
 *
 * @example
 * const effect = { type: 'PERCENT_OFF' as const, percent: '10' }
 * await owner.coupons.createCoupon({ code: 'SPRING', name: 'Spring', effect, perCustomerLimit: 1 })
 */
export const createCoupon = (
  send: ElevatedSend,
): ((coupon: StoreCouponInput, call?: CallOptions) => Promise<StoreCoupon>) =>
  bind(send, { route: 'POST /vitrine/v1/coupons coupon', elevated: true, dates: createCouponDates }, 'coupon')

/**
 * Returns a coupon with its number of uses. Elevated.
 *
 * @example
 * const { timesUsed } = await owner.coupons.getCoupon(coupon.id)
 */
export const getCoupon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StoreCoupon>) =>
  bind(
    send,
    { route: 'GET /vitrine/v1/coupons/{id} id', repeatable: true, elevated: true, dates: createCouponDates },
    'coupon',
  )

/** Fields that coupons can be filtered and sorted by. */
export interface CouponFields {
  id: string
  code: string
  name: string
  active: boolean
  timesUsed: number
  expirationTime: Date
  createdDate: Date
  updatedDate: Date
}

/** A query builder for coupons. */
export type CouponQuery = CursorQuery<StoreCoupon, CouponFields, keyof CouponFields>

/**
 * Lists coupons that match a filter, sorted and paged. Without arguments, returns a query to build. Elevated.
 *
 * @example
 * const { items } = await owner.coupons.queryCoupons().eq('active', true).find()
 */
export const queryCoupons = (send: ElevatedSend): CursorQueryCall<CouponQuery, ResponseOf<typeof calls.queryCoupons>> =>
  cursorQueryCall(
    send,
    { route: 'POST /vitrine/v1/coupons/query', repeatable: true, elevated: true, dates: { coupons: couponDates } },
    'coupons',
  )

/**
 * Updates a coupon. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { revision } = coupon
 * await owner.coupons.updateCoupon(coupon.id, { revision, active: false }, { unset: ['usageLimit'] })
 */
export const updateCoupon = (
  send: ElevatedSend,
): ((
  id: string,
  coupon: StoreCouponInput,
  options?: Omit<BodyOf<typeof calls.updateCoupon>, 'coupon'>,
  call?: CallOptions,
) => Promise<StoreCoupon>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/coupons/{id} id coupon ...options', elevated: true, dates: createCouponDates },
    'coupon',
  )

/**
 * Deletes a coupon. Orders that used it do not change. Elevated.
 *
 * @example
 * await owner.coupons.deleteCoupon(coupon.id)
 */
export const deleteCoupon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/coupons/{id} id', elevated: true }, '')
