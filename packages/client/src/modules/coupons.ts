/** Coupons, as the store owner keeps them. Elevated. Buyers enter a code by `couponCode` of a cart or checkout. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { StoreCoupon, StoreCouponInput } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What coupons can be found and sorted by. */
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
/** A query for them in the making. */
export type CouponQuery = CursorQuery<StoreCoupon, CouponFields, keyof CouponFields>

/**
 * Adds a coupon.
 *
 * @example
 * const effect = { type: 'PERCENT_OFF' as const, percent: '10' }
 * await owner.coupons.createCoupon({ code: 'SPRING', name: 'Spring', effect, perCustomerLimit: 1 })
 */
export const createCoupon = (
  send: ElevatedSend,
): ((coupon: StoreCouponInput, call?: CallOptions) => Promise<StoreCoupon>) =>
  bind(send, calls.createCoupon, 'coupon', 'coupon')

/**
 * Reads a coupon, and how often it was used.
 *
 * @example
 * const { timesUsed } = await owner.coupons.getCoupon(coupon.id)
 */
export const getCoupon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<StoreCoupon>) =>
  bind(send, calls.getCoupon, 'id', 'coupon')

/**
 * Finds coupons: without arguments a query to build, with one the answer to it.
 *
 * @example
 * const { items } = await owner.coupons.queryCoupons().eq('active', true).find()
 */
export const queryCoupons = (send: ElevatedSend): CursorQueryCall<CouponQuery, ResponseOf<typeof calls.queryCoupons>> =>
  cursorQueryCall(send, calls.queryCoupons, 'coupons')

/**
 * Changes the fields that are given; `revision` is the one that was read, `unset` takes limits off.
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
  options?: Pick<BodyOf<typeof calls.updateCoupon>, 'unset'>,
  call?: CallOptions,
) => Promise<StoreCoupon>) => bind(send, calls.updateCoupon, 'id coupon ...options', 'coupon')

/**
 * Takes a coupon away; orders that used it stay as they are.
 *
 * @example
 * await owner.coupons.deleteCoupon(coupon.id)
 */
export const deleteCoupon = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteCoupon, 'id', '')
