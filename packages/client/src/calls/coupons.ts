// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, CursorMetadata, StoreCoupon, Search, StoreCouponInput } from '../generated.ts'

const couponDates = { startTime: true, expirationTime: true, createdDate: true, updatedDate: true } as const

const createCouponDates = { coupon: couponDates } as const

/** Creates a coupon. */
export const createCoupon: ElevatedEndpoint<{ body: { coupon: StoreCouponInput } }, { coupon: StoreCoupon }> = {
  route: 'POST /vitrine/v1/coupons',
  elevated: true,
  dates: createCouponDates,
}

/** Returns a coupon with its number of uses. */
export const getCoupon: ElevatedEndpoint<{ params: { id: string } }, { coupon: StoreCoupon }> = {
  route: 'GET /vitrine/v1/coupons/{id}',
  repeatable: true,
  elevated: true,
  dates: createCouponDates,
}

/** Lists coupons that match a filter, sorted and paged. */
export const queryCoupons: ElevatedEndpoint<
  { body?: { query?: Search } },
  { coupons: readonly StoreCoupon[]; pagingMetadata: CursorMetadata }
> = { route: 'POST /vitrine/v1/coupons/query', repeatable: true, elevated: true, dates: { coupons: couponDates } }

/** Updates a coupon. Fields that are not sent do not change. Requires its current revision. */
export const updateCoupon: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      coupon: StoreCouponInput
      /** Limits to remove. */
      unset?: readonly (
        | 'minimumSubtotal'
        | 'collectionId'
        | 'productIds'
        | 'memberGroupIds'
        | 'startTime'
        | 'expirationTime'
        | 'usageLimit'
        | 'perCustomerLimit'
      )[]
    }
  },
  { coupon: StoreCoupon }
> = { route: 'PATCH /vitrine/v1/coupons/{id}', elevated: true, dates: createCouponDates }

/** Deletes a coupon. Orders that used it do not change. */
export const deleteCoupon: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/coupons/{id}',
  elevated: true,
}
