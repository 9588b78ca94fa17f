import { sql, type Selectable } from 'kysely'
import { isElevated, canAccessCheckout, type Caller } from '../../ground/base/caller.ts'
import { maySee, ownersOf } from '../../ground/base/shopper-owner.ts'
import { writeBehind } from '../../ground/database/transact.ts'
import { writeRecord } from '../basket/api.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { CheckoutRecord, CheckoutTable } from './tables.ts'

export type StoredCheckout = Selectable<CheckoutTable>

const find = (db: Db, siteId: string, id: string) =>
  db.selectFrom('checkout').selectAll().where('site_id', '=', siteId).where('id', '=', id)

type OnSite = Exclude<Caller, { role: 'anyone' }>

const seen = (caller: OnSite, checkout: StoredCheckout | undefined): StoredCheckout => {
  const isTheirs =
    checkout && maySee(caller, checkout.site_id, checkout.owner) && canAccessCheckout(caller, checkout.id)
  if (!isTheirs) throw new Refusal('CHECKOUT_NOT_FOUND')
  return checkout
}

/** Returns a checkout that the caller may see. Checkouts of others are not found. */
export const requireCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCheckout> =>
  seen(caller, await find(db, caller.siteId, id).executeTakeFirst())

/** Returns the checkout last opened from a cart, if the caller may see it. */
export const requireCheckoutOfCart = async (db: Db, caller: OnSite, cartId: string): Promise<StoredCheckout> => {
  const opened = db
    .selectFrom('checkout')
    .selectAll()
    .where('site_id', '=', caller.siteId)
    .where('cart_id', '=', cartId)
    .orderBy('created_date', 'desc')
    .limit(1)
  const visible = isElevated(caller) ? opened : opened.where('owner', 'in', ownersOf(caller))
  return seen(caller, await visible.executeTakeFirst())
}

/** Locks a checkout that the caller may see. */
export const holdCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCheckout> =>
  seen(caller, await find(db, caller.siteId, id).forUpdate().executeTakeFirst())

/** Locks a checkout that the caller may see and that is not completed. */
export const lockOpenCheckout = async (db: Db, caller: OnSite, id: string): Promise<StoredCheckout> => {
  const checkout = await holdCheckout(db, caller, id)
  if (checkout.order_id !== null)
    throw new Refusal('CHECKOUT_ALREADY_COMPLETED', undefined, { orderId: checkout.order_id })
  return checkout
}

export const lockCheckout = (db: Db, siteId: string, id: string): Promise<StoredCheckout | undefined> =>
  find(db, siteId, id).forUpdate().executeTakeFirst()

/** Digests of the prices last shown. */
export type Shown = Partial<Pick<StoredCheckout, 'shown_to_buyer' | 'shown_to_elevated'>>

interface NewCheckout {
  readonly siteId: string
  readonly id: string
  readonly owner: string
  readonly cartId: string | null
  readonly record: CheckoutRecord
  readonly now: Date
}

/** Creates an unsaved checkout. */
export const newCheckout = ({ siteId, id, owner, cartId, record, now }: NewCheckout): StoredCheckout => ({
  site_id: siteId,
  id,
  owner,
  cart_id: cartId,
  order_id: null,
  shown_to_buyer: null,
  shown_to_elevated: null,
  body: record,
  created_date: now,
  updated_date: now,
})

export const insertCheckout = (db: Db, checkout: StoredCheckout): Promise<void> =>
  writeBehind(db, db.insertInto('checkout').values({ ...checkout, body: writeRecord(checkout.body) }))

/** Saves a locked checkout without reading it back, since it may be large. */
export const saveCheckout = (
  db: Db,
  { site_id, id, body, updated_date, shown_to_buyer, shown_to_elevated }: StoredCheckout,
): Promise<void> =>
  writeBehind(
    db,
    db
      .updateTable('checkout')
      .set({ body: writeRecord(body), updated_date, shown_to_buyer, shown_to_elevated })
      .where('site_id', '=', site_id)
      .where('id', '=', id),
  )

/** Stores the digest of the shown prices, unless it is unchanged. */
export const saveShown = async (db: Db, checkout: StoredCheckout, shown: Shown): Promise<void> => {
  const isNew = Object.entries(shown).some(([column, digest]) => checkout[column as keyof typeof shown] !== digest)
  if (!isNew || checkout.order_id !== null) return
  await db
    .updateTable('checkout')
    .set(shown)
    .where('site_id', '=', checkout.site_id)
    .where('id', '=', checkout.id)
    .execute()
}

/** Marks a locked checkout as completed by an order. It cannot be completed twice. */
export const completeCheckout = async (
  db: Db,
  { siteId, id, orderId, now }: { siteId: string; id: string; orderId: string; now: Date },
): Promise<void> => {
  const completed = await db
    .updateTable('checkout')
    .set({ order_id: orderId, updated_date: now })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('order_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!completed) throw new Error(`The checkout ${id} is already an order.`)
}

/** Deletes the checkouts of an owner that were not completed. */
export const deleteOpenCheckoutsOf = async (db: Db, siteId: string, owner: string): Promise<void> => {
  await db
    .deleteFrom('checkout')
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .where('order_id', 'is', null)
    .execute()
}

/** Moves the checkouts of a cart to the cart it was merged into. */
export const moveCheckouts = async (
  db: Db,
  siteId: string,
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await db
    .updateTable('checkout')
    .set({ cart_id: to })
    .where('site_id', '=', siteId)
    .where('cart_id', '=', from)
    .execute()
}

/** Returns the cart that a checkout came from, even if it was merged. */
export const findCartId = async (db: Db, siteId: string, checkoutId: string): Promise<string | undefined> => {
  const found = db.selectFrom('checkout').select('cart_id').where('site_id', '=', siteId).where('id', '=', checkoutId)
  return (await found.executeTakeFirst())?.cart_id ?? undefined
}

/** Deletes checkouts of any sites. Their payment attempts must be deleted first. */
export const deleteCheckouts = async (
  db: Db,
  checkouts: readonly { readonly siteId: string; readonly id: string }[],
): Promise<void> => {
  const [siteIds, ids] = [checkouts.map(({ siteId }) => siteId), checkouts.map(({ id }) => id)]
  await sql`
    delete from checkout where (site_id, id) in (
      select * from unnest(${siteIds}::text[], ${ids}::text[]))`.execute(db)
}
