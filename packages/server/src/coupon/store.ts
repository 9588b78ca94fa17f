import type { Coupon } from '@vitrine/domain/coupon/coupon.ts'
import { sql } from 'kysely'
import type { Db } from '../tables.ts'

/** How codes are compared: buyers type them in any case. */
export const couponCode = (code: string): string => code.trim().toUpperCase()

export const findCoupon = async (db: Db, siteId: string, code: string): Promise<Coupon | undefined> => {
  const row = await db
    .selectFrom('coupon')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('code', '=', couponCode(code))
    .executeTakeFirst()
  if (!row) return undefined
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    effect: row.effect,
    active: row.active,
    timesUsed: row.times_used,
    ...(row.minimum_subtotal !== null && { minimumSubtotal: row.minimum_subtotal }),
    ...(row.collection_id !== null && { collectionId: row.collection_id }),
    ...(row.starts && { starts: row.starts }),
    ...(row.expires && { expires: row.expires }),
    ...(row.usage_limit !== null && { usageLimit: row.usage_limit }),
  }
}

/** Uses a coupon once; false when it has been used up meanwhile. */
export const claimCoupon = async (db: Db, siteId: string, couponId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('coupon')
    .set({ times_used: sql`times_used + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', couponId)
    .where((where) => where.or([where('usage_limit', 'is', null), where('times_used', '<', where.ref('usage_limit'))]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Gives a use back that came to nothing. */
export const returnCoupon = async (db: Db, siteId: string, couponId: string): Promise<void> => {
  await db
    .updateTable('coupon')
    .set({ times_used: sql`greatest(times_used - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('id', '=', couponId)
    .execute()
}

export type NewCoupon = Omit<Coupon, 'timesUsed'>

/** Adds a coupon; a code that is there already stays as it is. */
export const addCoupon = async (db: Db, siteId: string, coupon: NewCoupon): Promise<void> => {
  await db
    .insertInto('coupon')
    .values({
      site_id: siteId,
      id: coupon.id,
      code: couponCode(coupon.code),
      name: coupon.name,
      effect: JSON.stringify(coupon.effect),
      minimum_subtotal: coupon.minimumSubtotal ?? null,
      collection_id: coupon.collectionId ?? null,
      starts: coupon.starts ?? null,
      expires: coupon.expires ?? null,
      active: coupon.active,
      usage_limit: coupon.usageLimit ?? null,
      times_used: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
