import { sql, type Selectable } from 'kysely'
import { DatabaseError, sqlStates } from '../../ground/database/database-errors.ts'
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

/** A cart that is not written down yet: the current one of its owner unless told. */
export const newCart = (
  { siteId, id, owner, record, now }: NewCart,
  { isCurrent = true }: { isCurrent?: boolean } = {},
): StoredCart => ({
  site_id: siteId,
  id,
  owner,
  is_current: isCurrent,
  body: record,
  revision: 1,
  created_date: now,
  updated_date: now,
})

/** Writes a new cart down. Where its owner has just got a current one from another request, the transaction is tried again. */
export const insertCart = async (db: Db, cart: StoredCart): Promise<void> => {
  const written = await db
    .insertInto('cart')
    .values({ ...cart, body: writeRecord(cart.body) })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'owner'])
        .where(sql<boolean>`is_current`)
        .doNothing(),
    )
    .executeTakeFirst()
  if (written.numInsertedOrUpdatedRows === 0n)
    throw new DatabaseError(sqlStates.serializationFailure, 'Another request has just created this cart.')
}

/** A cart with another record. */
export const changedCart = (cart: StoredCart, record: CartRecord, now: Date): StoredCart => ({
  ...cart,
  body: record,
  updated_date: now,
  revision: Number(cart.revision) + 1,
})

/** Saves a cart that is held, as it is now. */
export const saveCart = async (db: Db, cart: StoredCart): Promise<void> => {
  await db
    .updateTable('cart')
    .set({ body: writeRecord(cart.body), updated_date: cart.updated_date, revision: cart.revision })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .execute()
}

export const deleteCart = async (db: Db, siteId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('cart')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Takes away every cart of an owner. */
export const deleteCartsOf = async (db: Db, siteId: string, owner: string): Promise<void> => {
  await db.deleteFrom('cart').where('site_id', '=', siteId).where('owner', '=', owner).execute()
}
