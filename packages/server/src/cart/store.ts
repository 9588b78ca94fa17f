import type { Selectable } from 'kysely'
import type { Shopper } from '../caller.ts'
import type { Db } from '../tables.ts'
import type { CartRecord, CartTable } from './tables.ts'

export type StoredCart = Selectable<CartTable>

/** A member's cart is theirs wherever they sign in; a visitor's belongs to the browser that holds the token. */
export const ownerOf = (shopper: Shopper): string =>
  shopper.role === 'member' ? `member:${shopper.memberId}` : `visitor:${shopper.visitorId}`

export const findCart = (db: Db, siteId: string, owner: string): Promise<StoredCart | undefined> =>
  db.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('owner', '=', owner).executeTakeFirst()

/** Reads a cart and holds it until the transaction ends: two additions at once both count. */
export const lockCart = (db: Db, siteId: string, owner: string): Promise<StoredCart | undefined> =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirst()

/** Opens an empty cart, or finds the one that another request has just opened; holds it either way. */
export const openCart = async (
  db: Db,
  cart: { siteId: string; id: string; owner: string; record: CartRecord; now: Date },
): Promise<{ cart: StoredCart; isNew: boolean }> => {
  const inserted = await db
    .insertInto('cart')
    .values({
      site_id: cart.siteId,
      id: cart.id,
      owner: cart.owner,
      body: JSON.stringify(cart.record),
      revision: 1,
      created_date: cart.now,
      updated_date: cart.now,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'owner']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (inserted) return { cart: inserted, isNew: true }
  const found = await lockCart(db, cart.siteId, cart.owner)
  return found ? { cart: found, isNew: false } : openCart(db, cart)
}

export const saveCart = async (db: Db, cart: StoredCart, record: CartRecord, now: Date): Promise<StoredCart> =>
  db
    .updateTable('cart')
    .set({ body: JSON.stringify(record), updated_date: now, revision: Number(cart.revision) + 1 })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteCart = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
