import { sql, type Selectable } from 'kysely'
import { DatabaseError, sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { writeRecord } from '../basket/api.ts'
import type { CartRecord, CartTable } from './tables.ts'
import { findCartId } from '../checkout/api.ts'

export type StoredCart = Selectable<CartTable>

const current = (db: Db, siteId: string, owner: string) =>
  db
    .selectFrom('cart')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .where(sql<boolean>`is_current`)

/** Finds the current cart of an owner, who may have further carts. */
export const findCart = (db: Db, siteId: string, owner: string): Promise<StoredCart | undefined> =>
  current(db, siteId, owner).executeTakeFirst()

/** Finds the current cart and locks it until the transaction ends, so that concurrent additions both count. */
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

/** Locks the cart that a checkout came from, even if it was merged. The checkout must be locked. */
export const lockCartOfCheckout = async (
  db: Db,
  siteId: string,
  checkoutId: string,
): Promise<StoredCart | undefined> => {
  const id = await findCartId(db, siteId, checkoutId)
  return id === undefined ? undefined : findCartById(db, siteId, { id, hold: true })
}

interface NewCart {
  readonly siteId: string
  readonly id: string
  readonly owner: string
  readonly record: CartRecord
  readonly now: Date
}

/** Creates an unsaved cart. Default: the current cart of its owner. */
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

/** Makes a concurrent creation of the same cart a retryable error. */
const openedMeanwhile = (cause: unknown): unknown =>
  sqlState(cause) === sqlStates.uniqueViolation
    ? new DatabaseError(sqlStates.serializationFailure, 'Another request has just created this cart.', { cause })
    : cause

/** Inserts a cart. If a concurrent request has just created the owner's current cart, the transaction is retried. */
export const insertCart = (db: Db, cart: StoredCart): Promise<void> =>
  writeBehind(db, db.insertInto('cart').values({ ...cart, body: writeRecord(cart.body) }), { failsAs: openedMeanwhile })

/** Returns a cart with a new record and the next revision. */
export const changedCart = (cart: StoredCart, record: CartRecord, now: Date): StoredCart => ({
  ...cart,
  body: record,
  updated_date: now,
  revision: Number(cart.revision) + 1,
})

/** Saves a locked cart. */
export const saveCart = (db: Db, cart: StoredCart): Promise<void> =>
  writeBehind(
    db,
    db
      .updateTable('cart')
      .set({ body: writeRecord(cart.body), updated_date: cart.updated_date, revision: cart.revision })
      .where('site_id', '=', cart.site_id)
      .where('id', '=', cart.id),
  )

export const deleteCart = (db: Db, siteId: string, id: string): Promise<void> =>
  writeBehind(db, db.deleteFrom('cart').where('site_id', '=', siteId).where('id', '=', id))

/** Deletes all carts of an owner. */
export const deleteCartsOf = async (db: Db, siteId: string, owner: string): Promise<void> => {
  await db.deleteFrom('cart').where('site_id', '=', siteId).where('owner', '=', owner).execute()
}
