import './tables.ts'
import { sql } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { lockExistingProducts } from '../product/api.ts'

/** Identifies a member's list. */
export interface ListOwner {
  readonly siteId: string
  readonly memberId: string
}

const ofMember = (db: Db, { siteId, memberId }: ListOwner) =>
  db.selectFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId)

/** Lists the products on a wish list, last added first. */
export const readWishList = async (db: Db, owner: ListOwner): Promise<string[]> => {
  const rows = await ofMember(db, owner).select('product_id').orderBy('place', 'desc').execute()
  return rows.map(({ product_id: id }) => id)
}

/** Locks a list until the transaction ends, so that concurrent additions are counted. */
export const lockWishList = async (db: Db, { siteId, memberId }: ListOwner): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('wish_list'), hashtext(${`${siteId} ${memberId}`}))`.execute(db)
}

/** Adds products that exist and are not on the list yet. The first one ends up on top. */
export const addWishListItems = async (
  db: Db,
  { siteId, memberId }: ListOwner,
  productIds: readonly string[],
): Promise<void> => {
  const existing = await lockExistingProducts(db, siteId, productIds)
  const added = productIds.filter((id) => existing.has(id)).toReversed()
  if (added.length === 0) return
  await db
    .insertInto('wish_list_item')
    .values(added.map((id) => ({ site_id: siteId, member_id: memberId, product_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const removeWishListItem = async (db: Db, { siteId, memberId }: ListOwner, productId: string): Promise<void> => {
  const item = db.deleteFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId)
  await item.where('product_id', '=', productId).execute()
}

export const deleteWishList = async (db: Db, { siteId, memberId }: ListOwner): Promise<void> => {
  await db.deleteFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
