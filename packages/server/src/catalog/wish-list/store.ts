import './tables.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { lockExistingProducts } from '../product/api.ts'
import type { ItemOptions, WishListItemTable, WishListTable } from './tables.ts'

export type WishListRow = Selectable<WishListTable>
export type WishListItemRow = Pick<Selectable<WishListItemTable>, 'product_id' | 'options' | 'added_date'>

/** Identifies a member's list. */
export interface ListOwner {
  readonly siteId: string
  readonly memberId: string
}

const findList = (db: Db, { siteId, memberId }: ListOwner) =>
  db.selectFrom('wish_list').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)

export const findWishList = (db: Db, owner: ListOwner): Promise<WishListRow | undefined> =>
  findList(db, owner).executeTakeFirst()

/** Locks a member's list until the transaction ends, so that concurrent additions are counted. */
export const lockWishList = (db: Db, owner: ListOwner): Promise<WishListRow | undefined> =>
  findList(db, owner).forUpdate().executeTakeFirst()

/** Locks a member's list, and creates it if the member has none yet. */
export const openWishList = (
  db: Db,
  { siteId, memberId }: ListOwner,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<WishListRow> =>
  db
    .insertInto('wish_list')
    .values({
      site_id: siteId,
      id,
      member_id: memberId,
      tags: null,
      revision: 1,
      created_date: now,
      updated_date: now,
    })
    // Unlike doing nothing, this locks and returns the list that exists.
    .onConflict((conflict) => conflict.columns(['site_id', 'member_id']).doUpdateSet({ member_id: memberId }))
    .returningAll()
    .executeTakeFirstOrThrow()

/** Records that the items of a locked list have changed. */
export const touchWishList = (db: Db, { site_id, id }: WishListRow, now: Date): Promise<WishListRow> =>
  db
    .updateTable('wish_list')
    .set({ revision: sql`revision + 1`, updated_date: now })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const findWishListById = (db: Db, siteId: string, id: string): Promise<WishListRow | undefined> =>
  db.selectFrom('wish_list').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

const itemsOf = (db: Db, { siteId, memberId }: ListOwner) =>
  db.selectFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId)

/** Lists the items of a wish list, last added first. */
export const listItems = (db: Db, owner: ListOwner): Promise<WishListItemRow[]> =>
  itemsOf(db, owner).select(['product_id', 'options', 'added_date']).orderBy('place', 'desc').execute()

/** An item to add or remove. */
export interface Item {
  readonly productId: string
  readonly options: ItemOptions | undefined
}

/**
 * Adds items whose products exist, unless they are on the list already. The first one ends up on top. Returns the
 * number of added items.
 */
export const addItems = async (
  db: Db,
  { siteId, memberId }: ListOwner,
  { items, now }: { readonly items: readonly Item[]; readonly now: Date },
): Promise<number> => {
  const ids = items.map(({ productId }) => productId)
  const existing = await lockExistingProducts(db, siteId, ids)
  const added = items.filter(({ productId }) => existing.has(productId)).toReversed()
  if (added.length === 0) return 0
  const rows = added.map(({ productId, options }) => ({
    site_id: siteId,
    member_id: memberId,
    product_id: productId,
    options: options ? JSON.stringify(options) : null,
    added_date: now,
  }))
  const insert = db.insertInto('wish_list_item').values(rows)
  const inserted = insert.onConflict((conflict) => conflict.doNothing()).returning('place')
  return (await inserted.execute()).length
}

/** Removes an item. Returns whether it was on the list. */
export const removeItem = async (
  db: Db,
  { siteId, memberId }: ListOwner,
  { productId, options }: Item,
): Promise<boolean> => {
  const sent = options ? JSON.stringify(options) : null
  const item = db.deleteFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId)
  const removed = item
    .where('product_id', '=', productId)
    .where(sql<boolean>`options is not distinct from ${sent}::jsonb`)
  return (await removed.executeTakeFirst()).numDeletedRows > 0n
}

/** Removes a product with all its options. Returns whether it was on the list. */
export const removeProduct = async (db: Db, { siteId, memberId }: ListOwner, productId: string): Promise<boolean> => {
  const item = db.deleteFrom('wish_list_item').where('site_id', '=', siteId).where('member_id', '=', memberId)
  return (await item.where('product_id', '=', productId).executeTakeFirst()).numDeletedRows > 0n
}

/** Deletes a list with its items. */
export const deleteWishList = async (db: Db, { siteId, memberId }: ListOwner): Promise<void> => {
  await db.deleteFrom('wish_list').where('site_id', '=', siteId).where('member_id', '=', memberId).execute()
}
