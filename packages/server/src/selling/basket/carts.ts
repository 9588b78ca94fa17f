import { sql } from 'kysely'
import { DatabaseError, sqlState, sqlStates } from '../../ground/database/database-errors.ts'
import type { Db } from '../../ground/database/tables.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import type { BasketRecord } from './record.ts'
import type { StoredCart } from './tables.ts'
import { writeRecord } from './write-record.ts'

interface Found {
  /** Whether to lock it until the transaction ends. */
  readonly hold?: boolean
}

/** Finds a cart, in any state. */
export const findStoredCart = (
  db: Db,
  siteId: string,
  { id, hold = false }: Found & { readonly id: string },
): Promise<StoredCart | undefined> => {
  const found = db.selectFrom('cart').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

/** Finds the current cart of an owner, who may have further carts. */
export const findCurrentCart = (
  db: Db,
  siteId: string,
  { owner, hold = false }: Found & { readonly owner: string },
): Promise<StoredCart | undefined> => {
  const found = db
    .selectFrom('cart')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .where(sql<boolean>`is_current`)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

interface NewCart {
  readonly siteId: string
  readonly id: string
  readonly owner: string
  readonly record: BasketRecord
  readonly now: Date
  /** Default: `true`. */
  readonly isCurrent?: boolean
  /** Whether it is opened as a checkout at once. */
  readonly isOpened?: boolean
}

/** Creates an unsaved cart. */
export const newStoredCart = ({
  siteId,
  id,
  owner,
  record,
  now,
  isCurrent = true,
  isOpened = false,
}: NewCart): StoredCart => ({
  site_id: siteId,
  id,
  owner,
  is_current: isCurrent,
  body: record,
  revision: 1,
  opened_date: isOpened ? now : null,
  deleted_date: null,
  merged_into: null,
  order_id: null,
  shown_to_buyer: null,
  shown_to_elevated: null,
  created_date: now,
  updated_date: now,
})

/** Makes a concurrent creation of the same cart a retryable error. */
const openedMeanwhile = (cause: unknown): unknown =>
  sqlState(cause) === sqlStates.uniqueViolation
    ? new DatabaseError(sqlStates.serializationFailure, 'Another request has just created this cart.', { cause })
    : cause

/** Inserts a cart. If a concurrent request has just created the owner's current cart, the transaction is retried. */
export const insertStoredCart = (db: Db, cart: StoredCart): Promise<void> =>
  writeBehind(db, db.insertInto('cart').values({ ...cart, body: writeRecord(cart.body) }), { failsAs: openedMeanwhile })

const cartFields: ReadonlySet<string> = new Set([
  'lines',
  'charging',
  'couponCode',
  'merchantDiscounts',
  'seenDiscounts',
  'email',
  'shippingDestination',
  'selectedDelivery',
  'selectedCarrier',
  'buyerNote',
  'overrideCheckoutUrl',
  'businessLocationId',
  'buyerLanguage',
  'purchaseFlowId',
] satisfies (keyof BasketRecord)[])

/** Returns what a buyer takes to another cart. What was set for one checkout, such as fees and tax exemptions, stays there. */
export const withoutCheckout = (record: BasketRecord): BasketRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => cartFields.has(name))) as unknown as BasketRecord

/** Returns a cart with a new record and the next revision. */
export const changedStoredCart = (cart: StoredCart, record: BasketRecord, now: Date): StoredCart => ({
  ...cart,
  body: record,
  updated_date: now,
  revision: Number(cart.revision) + 1,
})

/** Saves a locked cart without reading it back, since it may be large. */
export const saveStoredCart = (
  db: Db,
  { site_id, id, body, created_date: _created, ...columns }: StoredCart,
): Promise<void> =>
  writeBehind(
    db,
    db
      .updateTable('cart')
      .set({ ...columns, body: writeRecord(body) })
      .where('site_id', '=', site_id)
      .where('id', '=', id),
  )

/**
 * Notes that a locked cart is used as a checkout, by a link or a payment: it then stays when it is deleted as a cart.
 */
export const markOpened = async (db: Db, cart: StoredCart, now: Date): Promise<StoredCart> => {
  if (cart.opened_date !== null) return cart
  await db
    .updateTable('cart')
    .set({ opened_date: now })
    .where('site_id', '=', cart.site_id)
    .where('id', '=', cart.id)
    .where('opened_date', 'is', null)
    .execute()
  return { ...cart, opened_date: now }
}

/** Stores the digest of the shown prices, unless it is unchanged. */
export const saveShown = async (
  db: Db,
  cart: StoredCart,
  shown: Partial<Pick<StoredCart, 'shown_to_buyer' | 'shown_to_elevated'>>,
): Promise<void> => {
  const isNew = Object.entries(shown).some(([column, digest]) => cart[column as keyof typeof shown] !== digest)
  if (!isNew || cart.order_id !== null) return
  await db.updateTable('cart').set(shown).where('site_id', '=', cart.site_id).where('id', '=', cart.id).execute()
}

/** Deletes a locked cart. One that was opened as a checkout only stops to be a cart. */
export const deleteStoredCart = async (
  db: Db,
  { site_id, id, opened_date }: StoredCart,
  { now, mergedInto = null }: { readonly now: Date; readonly mergedInto?: string | null },
): Promise<void> => {
  const isKept = opened_date !== null
  await writeBehind(
    db,
    isKept
      ? db
          .updateTable('cart')
          .set({ is_current: false, deleted_date: now, merged_into: mergedInto })
          .where('site_id', '=', site_id)
          .where('id', '=', id)
      : db.deleteFrom('cart').where('site_id', '=', site_id).where('id', '=', id),
  )
}

/** Marks a locked cart as ordered. It cannot be ordered twice, and its owner's next cart is another one. */
export const completeStoredCart = async (
  db: Db,
  { siteId, id, orderId, now }: { siteId: string; id: string; orderId: string; now: Date },
): Promise<void> => {
  const completed = await db
    .updateTable('cart')
    .set({ order_id: orderId, is_current: false, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!completed) throw new Error(`The cart ${id} is already an order.`)
}

interface CartKey {
  readonly siteId: string
  readonly id: string
}

/** Deletes carts of any sites. Their payment attempts must be deleted first. */
export const deleteStoredCarts = async (db: Db, carts: readonly CartKey[]): Promise<void> => {
  const [siteIds, ids] = [carts.map(({ siteId }) => siteId), carts.map(({ id }) => id)]
  await sql`
    delete from cart where (site_id, id) in (
      select * from unnest(${siteIds}::text[], ${ids}::text[]))`.execute(db)
}

/** Makes locked carts nobody's current one. They are deleted later if they do not become orders. */
export const retireCarts = async (
  db: Db,
  { siteId, ids, now }: { readonly siteId: string; readonly ids: readonly string[]; readonly now: Date },
): Promise<void> => {
  await sql`
    update cart set is_current = false, deleted_date = coalesce(deleted_date, ${now})
    where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db)
}
