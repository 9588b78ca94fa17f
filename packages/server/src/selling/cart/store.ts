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

/** Holds the cart that a checkout came from, wherever it belongs by now; the checkout must be held. */
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

/** Worth another try: the cart is there then. */
const openedMeanwhile = (cause: unknown): unknown =>
  sqlState(cause) === sqlStates.uniqueViolation
    ? new DatabaseError(sqlStates.serializationFailure, 'Another request has just created this cart.', { cause })
    : cause

/** Writes a new cart down. Where its owner has just got a current one from another request, the transaction is tried again. */
export const insertCart = (db: Db, cart: StoredCart): Promise<void> =>
  writeBehind(db, db.insertInto('cart').values({ ...cart, body: writeRecord(cart.body) }), { failsAs: openedMeanwhile })

/** A cart with another record. */
export const changedCart = (cart: StoredCart, record: CartRecord, now: Date): StoredCart => ({
  ...cart,
  body: record,
  updated_date: now,
  revision: Number(cart.revision) + 1,
})

/** Saves a cart that is held, as it is now. */
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

/** Takes away every cart of an owner. */
export const deleteCartsOf = async (db: Db, siteId: string, owner: string): Promise<void> => {
  await db.deleteFrom('cart').where('site_id', '=', siteId).where('owner', '=', owner).execute()
}
