import type { Coupon } from '@vitrine/domain/coupon/coupon.ts'
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import type { CouponTable } from './tables.ts'

/** Normalizes a code: buyers type them in any case. */
export const couponCode = (code: string): string => code.trim().toUpperCase()

/** Finds a coupon's code by its ID. */
export const findCouponCode = async (db: Db, siteId: string, id: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('coupon')
    .select('code')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.code
}

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
    ...(row.minimum_subtotal !== null && { minimumSubtotal: Number(row.minimum_subtotal) }),
    ...(row.collection_id !== null && { collectionId: row.collection_id }),
    ...(row.product_ids !== null && { productIds: row.product_ids }),
    ...(row.member_group_ids !== null && { memberGroupIds: row.member_group_ids }),
    combinesWithRules: row.combines_with_rules,
    ...(row.starts && { starts: row.starts }),
    ...(row.expires && { expires: row.expires }),
    ...(row.usage_limit !== null && { usageLimit: row.usage_limit }),
  }
}

/** The use of a coupon by a customer. */
export interface CouponUse {
  readonly siteId: string
  readonly couponId: string
  /** The customer's email in lower case. */
  readonly customer: string
}

/** Uses a coupon once. Returns `false` if it was used up meanwhile, in total or by this customer. */
export const claimCoupon = async (db: Db, { siteId, couponId, customer }: CouponUse): Promise<boolean> => {
  const claimed = await db
    .updateTable('coupon')
    .set({ times_used: sql`times_used + 1` })
    .where('site_id', '=', siteId)
    .where('id', '=', couponId)
    .where((where) => where.or([where('usage_limit', 'is', null), where('times_used', '<', where.ref('usage_limit'))]))
    .returning('per_customer_limit')
    .executeTakeFirst()
  if (!claimed) return false
  // The coupon's row is locked, so concurrent orders of one customer are counted in turn.
  const { times } = await db
    .insertInto('coupon_use')
    .values({ site_id: siteId, coupon_id: couponId, customer, times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'coupon_id', 'customer']).doUpdateSet({ times: sql`coupon_use.times + 1` }),
    )
    .returning('times')
    .executeTakeFirstOrThrow()
  return claimed.per_customer_limit === null || times <= claimed.per_customer_limit
}

/** Returns a use that did not lead to an order. */
export const returnCoupon = async (db: Db, { siteId, couponId, customer }: CouponUse): Promise<void> => {
  await db
    .updateTable('coupon')
    .set({ times_used: sql`greatest(times_used - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('id', '=', couponId)
    .execute()
  await db
    .updateTable('coupon_use')
    .set({ times: sql`greatest(times - 1, 0)` })
    .where('site_id', '=', siteId)
    .where('coupon_id', '=', couponId)
    .where('customer', '=', customer)
    .execute()
}

export type StoredCoupon = Selectable<CouponTable>

export const findStoredCoupon = (
  db: Db,
  siteId: string,
  { id, hold = false }: { id: string; hold?: boolean },
): Promise<StoredCoupon | undefined> => {
  const coupon = db.selectFrom('coupon').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? coupon.forUpdate() : coupon).executeTakeFirst()
}

export const insertCoupon = (db: Db, row: Insertable<CouponTable>): Promise<StoredCoupon> =>
  db.insertInto('coupon').values(row).returningAll().executeTakeFirstOrThrow()

export const saveCoupon = (db: Db, before: StoredCoupon, change: Updateable<CouponTable>): Promise<StoredCoupon> =>
  db
    .updateTable('coupon')
    .set({ ...change, revision: Number(before.revision) + 1 })
    .where('site_id', '=', before.site_id)
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Deletes a coupon. Returns `false` if it does not exist. */
export const deleteCoupon = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('coupon')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export type NewCoupon = Omit<Coupon, 'timesUsed'>

/** Adds a coupon to the demo store, unless the code exists. */
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
      product_ids: null,
      member_group_ids: null,
      is_sample: true,
      starts: coupon.starts ?? null,
      expires: coupon.expires ?? null,
      active: coupon.active,
      usage_limit: coupon.usageLimit ?? null,
      per_customer_limit: null,
      times_used: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A new coupon that can be used once. */
export type SingleUseCoupon = Pick<Coupon, 'id' | 'code' | 'name' | 'effect'> & {
  readonly expires: Date
  readonly now: Date
}

/** Adds a coupon that can be used once. */
export const addSingleUseCoupon = async (
  db: Db,
  siteId: string,
  { effect, now, ...coupon }: SingleUseCoupon,
): Promise<void> => {
  const row = {
    ...coupon,
    site_id: siteId,
    effect: JSON.stringify(effect),
    active: true,
    usage_limit: 1,
    times_used: 0,
  }
  await db
    .insertInto('coupon')
    .values({ ...row, created_date: now, updated_date: now })
    .execute()
}

/** Deletes those of some coupons that were never used. */
export const deleteUnusedCoupons = async (db: Db, siteId: string, codes: readonly string[]): Promise<void> => {
  if (codes.length === 0) return
  await db
    .deleteFrom('coupon')
    .where('site_id', '=', siteId)
    .where('code', 'in', [...codes])
    .where('times_used', '=', 0)
    .execute()
}
