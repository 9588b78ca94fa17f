import { sql, type Selectable } from 'kysely'
import type { Db } from '../../ground/database/tables.ts'
import { writeRecord } from '../basket/write-record.ts'
import type { CartRecord, CartTable } from './tables.ts'

export type StoredCart = Selectable<CartTable>

const current = (db: Db, siteId: string, owner: string) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .where(sql<boolean>`is_current`)

/** The current cart of someone: they may have others, which are found by their id. */
export const findCart = (db: Db, siteId: string, owner: string): Promise<StoredCart | undefined> =>
  current(db, siteId, owner).executeTakeFirst()

/** Reads a current cart and holds it until the transaction ends: two additions at once both count. */
export const lockCart = (db: Db, siteId: string, owner: string): Promise<StoredCart | undefined> =>
  current(db, siteId, owner).forUpdate().executeTakeFirst()

export const findCartById = (
  db: Db,
  siteId: string,
  { id, hold }: { id: string; hold: boolean },
): Promise<StoredCart | undefined> => {
  const found = db.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

interface NewCart {
  readonly siteId: string
  readonly id: string
  readonly owner: string
  readonly record: CartRecord
  readonly now: Date
}

const rowOf = ({ siteId, id, owner, record, now }: NewCart) => ({
  site_id: siteId,
  id,
  owner,
  body: writeRecord(record),
  revision: 1,
  created_date: now,
  updated_date: now,
})

/** Puts a cart beside the current one. */
export const insertCart = (db: Db, cart: NewCart): Promise<StoredCart> =>
  db
    .insertInto('cart')
    .values({ ...rowOf(cart), is_current: false })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Finds the current cart, or opens an empty one unless another request has just opened it; holds it either way. */
export const openCart = async (db: Db, cart: NewCart): Promise<{ cart: StoredCart; isNew: boolean }> => {
  const known = await lockCart(db, cart.siteId, cart.owner)
  if (known) return { cart: known, isNew: false }
  const inserted = await db
    .insertInto('cart')
    .values(rowOf(cart))
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'owner'])
        .where(sql<boolean>`is_current`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst()
  return inserted ? { cart: inserted, isNew: true } : openCart(db, cart)
}

/** Saves a cart that is held. What was just sent is not read again: it may be large. */
export const saveCart = async (db: Db, cart: StoredCart, record: CartRecord, now: Date): Promise<StoredCart> => {
  const revision = Number(cart.revision) + 1
  await db
    .updateTable('cart')
    .set({ body: writeRecord(record), updated_date: now, revision })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
  return { ...cart, body: record, updated_date: now, revision }
}

export const deleteCart = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
