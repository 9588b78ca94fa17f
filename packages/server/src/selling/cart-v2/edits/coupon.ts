import { toDecimal } from '@vitrine/domain/money.ts'
import { isElevated, type Caller } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import { findCoupon } from '../../../pricing/coupon/api.ts'
import { checkCoupon, recognizeFor, without } from '../../basket/api.ts'
import { couponReason } from '../../presentation/api.ts'
import type { Edit } from '../change.ts'

/** Applies a coupon that is valid for the cart. */
export const withCouponOf =
  (context: Context, caller: Caller, { code: couponCode }: { readonly code: string }): Edit =>
  async (sent, { reading, owner, changer }) => {
    const { db, site } = reading
    if (sent.customSettings?.lockCouponCode && !isElevated(caller)) throw new Refusal('COUPON_LOCKED')
    const checking = { reading, now: context.now(), owner, recognize: recognizeFor(context, changer) }
    const { record, coupon, notApplied } = await checkCoupon(sent, couponCode, checking)
    if (!coupon) throw new Refusal('INVALID_COUPON_CODE', undefined, { couponCode })
    // A coupon that the store has deleted can be replaced.
    const before = record.couponCode === undefined ? undefined : await findCoupon(db, site.id, record.couponCode)
    if (before?.id === coupon.id) throw new Refusal('COUPON_ALREADY_EXISTS', undefined, { couponCode })
    // Only a coupon that would apply is worth removing the other one for.
    if (!notApplied && before) throw new Refusal('MAX_COUPONS_PER_CART_EXCEEDED')
    if (!notApplied) return { ...record, couponCode: coupon.code }
    const reason = couponReason(notApplied)
    const { minimumSubtotal } = coupon
    throw new Refusal('INVALID_COUPON_STATUS', undefined, {
      couponCode,
      reason,
      ...(reason === 'MIN_SUBTOTAL_NOT_REACHED' &&
        minimumSubtotal !== undefined && {
          minSubtotalNotReachedDetails: {
            requiredMinimumSubtotal: { amount: toDecimal(minimumSubtotal, site.currency) },
          },
        }),
    })
  }

/** Removes the coupon. */
export const withoutCouponOf =
  (caller: Caller, couponId: string): Edit =>
  async (record, { reading }) => {
    const { couponCode } = record
    const coupon = couponCode === undefined ? undefined : await findCoupon(reading.db, reading.site.id, couponCode)
    if (coupon?.id !== couponId.toLowerCase()) throw new Refusal('COUPON_NOT_FOUND_IN_CART', undefined, { couponId })
    if (record.customSettings?.lockCouponCode && !isElevated(caller)) throw new Refusal('COUPON_LOCKED')
    return without(record, 'couponCode')
  }
