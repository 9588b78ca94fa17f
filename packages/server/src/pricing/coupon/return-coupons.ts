import type { Order } from '@vitrine/contract/entities/orders/order.ts'
import type { Db } from '../../ground/database/tables.ts'
import { returnCoupon } from './store.ts'

interface OrderWithCoupons {
  readonly site_id: string
  readonly email: string
  readonly body: Pick<Order, 'appliedDiscounts'>
}

/** Makes the coupons of a canceled order usable again. */
export const returnCoupons = async (
  db: Db,
  { site_id: siteId, email: customer, body }: OrderWithCoupons,
): Promise<void> => {
  for (const { coupon } of body.appliedDiscounts ?? []) {
    if (coupon?.id) await returnCoupon(db, { siteId, couponId: coupon.id, customer })
  }
}
