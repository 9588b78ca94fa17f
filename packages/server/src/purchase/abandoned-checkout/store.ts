import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { decideAbandoned, newAbandoned, type AbandonedEvent } from '@vitrine/domain/abandoned-checkout/status.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { AbandonedCheckoutTable } from './tables.ts'

export type StoredAbandoned = Selectable<AbandonedCheckoutTable>

interface Key {
  readonly siteId: string
  readonly id: string
}

export const findAbandoned = (
  db: Db,
  { siteId, id, hold = false }: Key & { readonly hold?: boolean },
): Promise<StoredAbandoned | undefined> => {
  const found = db.selectFrom('abandoned_checkout').selectAll().where('site_id', '=', siteId).where('id', '=', id)
  return (hold ? found.forUpdate() : found).executeTakeFirst()
}

/** Finds the abandoned checkout of a cart. */
export const findAbandonedByCheckout = (
  db: Db,
  { siteId, id, hold = false }: Key & { readonly hold?: boolean },
): Promise<StoredAbandoned | undefined> => {
  const found = db.selectFrom('abandoned_checkout').selectAll()
  const ofCart = found.where('site_id', '=', siteId).where('checkout_id', '=', id)
  return (hold ? ofCart.forUpdate() : ofCart).executeTakeFirst()
}

export const insertAbandoned = (
  db: Db,
  row: Omit<Insertable<AbandonedCheckoutTable>, 'status'>,
): Promise<StoredAbandoned> =>
  db
    .insertInto('abandoned_checkout')
    .values({ ...row, status: newAbandoned })
    .returningAll()
    .executeTakeFirstOrThrow()

export type AbandonedChange = Omit<Updateable<AbandonedCheckoutTable>, 'status'>

/** Saves changes of a locked abandoned checkout. */
export const saveAbandoned = (
  db: Db,
  { site_id, id }: Pick<StoredAbandoned, 'site_id' | 'id'>,
  change: AbandonedChange,
): Promise<StoredAbandoned> =>
  db
    .updateTable('abandoned_checkout')
    .set(change)
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Changes the status of a locked abandoned checkout by an event. Returns `undefined` if the event changes nothing. */
export const moveAbandoned = async (
  db: Db,
  { site_id, id, status }: StoredAbandoned,
  { event, change }: { event: AbandonedEvent; change: AbandonedChange },
): Promise<StoredAbandoned | undefined> => {
  const decision = decideAbandoned(status, event)
  if (!decision.ok) throw new Error(`The abandoned checkout ${id} must not move: ${decision.code}.`)
  if (!decision.tasks.includes('save')) return undefined
  return db
    .updateTable('abandoned_checkout')
    .set({ ...change, status: decision.state })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Locks the abandoned checkouts that an order of a cart recovers: its own, and those restored into it. */
export const lockRecoveredBy = async (db: Db, { siteId, id }: Key): Promise<readonly StoredAbandoned[]> => {
  const restored = db
    .selectFrom('abandoned_checkout_restore')
    .select('abandoned_id')
    .where('site_id', '=', siteId)
    .where('cart_id', '=', id)
  return db
    .selectFrom('abandoned_checkout')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('checkout_id', '=', id), where('id', 'in', restored)]))
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Locks the abandoned checkouts of a member: by the account, and by the email. */
export const lockAbandonedOf = (
  db: Db,
  { siteId, owner, emailHash }: { siteId: string; owner: string; emailHash: string },
): Promise<readonly StoredAbandoned[]> =>
  db
    .selectFrom('abandoned_checkout')
    .selectAll()
    .where('site_id', '=', siteId)
    .where((where) => where.or([where('owner', '=', owner), where('email_hash', '=', emailHash)]))
    .orderBy('id')
    .forUpdate()
    .execute()

export const listAbandonedOfOwner = (db: Db, siteId: string, owner: string): Promise<readonly StoredAbandoned[]> =>
  db
    .selectFrom('abandoned_checkout')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner', '=', owner)
    .orderBy('created_date')
    .execute()

/** Deletes abandoned checkouts with their emails and restored carts. */
export const deleteAbandonedRows = async (db: Db, siteId: string, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .deleteFrom('abandoned_checkout')
    .where('site_id', '=', siteId)
    .where('id', 'in', [...ids])
    .execute()
}

/** Locks some abandoned checkouts that are older than a date, of any sites. Skips locked ones. */
export const lockOldAbandoned = (db: Db, before: Date, limit: number): Promise<readonly StoredAbandoned[]> =>
  db
    .selectFrom('abandoned_checkout')
    .selectAll()
    .where('created_date', '<', before)
    .orderBy('created_date')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** The condition that a row was created in a period. */
export const createdIn = ({ from, until }: { readonly from: Date; readonly until: Date }) =>
  sql<boolean>`created_date >= ${from.toISOString()}::timestamptz and created_date <= ${until.toISOString()}::timestamptz`
