import type { Context } from '../../ground/context/context.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnStock } from '../../catalog/product/api.ts'
import { returnCoupon } from '../../pricing/coupon/api.ts'
import { returnDiscounts } from '../../pricing/discount/api.ts'
import { returnRedemption } from '../gift-card/api.ts'
import { returnPlaces } from '../../pricing/shipping/api.ts'
import type { Holds } from './held.ts'

/** Releases reservations, in the order in which they are taken, to avoid deadlocks. */
export const releaseHolds = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  {
    siteId,
    holds: { stock, orderId, coupon, discounts, redemptionId, redemptionIds = [], slotsOf },
  }: { siteId: string; holds: Holds },
): Promise<void> => {
  await returnStock(db, { siteId, orderId }, stock)
  if (coupon) await returnCoupon(db, { siteId, couponId: coupon.id, customer: coupon.customer })
  if (discounts) await returnDiscounts(db, { siteId, ...discounts })
  if (slotsOf !== undefined) await returnPlaces(db, siteId, slotsOf)
  const ids = redemptionId === undefined ? redemptionIds : [redemptionId, ...redemptionIds]
  for (const id of ids) await returnRedemption(db, { siteId, id, now: now() })
}
