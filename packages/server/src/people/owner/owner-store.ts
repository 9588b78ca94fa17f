import { sql, type Insertable, type Selectable } from 'kysely'
import type { OwnerTable } from './tables.ts'
import type { Db } from '../../ground/database/tables.ts'

export type StoredOwner = Selectable<OwnerTable>

/** A person of a store's staff. */
export interface OfStaff {
  readonly siteId: string
  readonly id: string
}

export const findOwnerByEmail = (db: Db, email: string): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('email', '=', email).executeTakeFirst()

export const findOwner = (db: Db, id: string): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists all active owners, for messages about the server and all its stores. */
export const listOwners = (db: Db): Promise<Pick<StoredOwner, 'site_id' | 'email'>[]> =>
  db
    .selectFrom('owner')
    .select(['site_id', 'email'])
    .where('role', '=', 'owner')
    .where('deactivated_date', 'is', null)
    .orderBy('site_id')
    .orderBy('email')
    .execute()

/** Returns the email addresses of a store's active owners. */
export const listOwnersOf = async (db: Db, siteId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('owner')
    .select('email')
    .where('site_id', '=', siteId)
    .where('role', '=', 'owner')
    .where('deactivated_date', 'is', null)
    .orderBy('email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Lists the active staff of a store by email. */
export const listOwnerAccounts = (db: Db, siteId: string): Promise<Pick<StoredOwner, 'id' | 'email'>[]> =>
  db
    .selectFrom('owner')
    .select(['id', 'email'])
    .where('site_id', '=', siteId)
    .where('deactivated_date', 'is', null)
    .orderBy('email')
    .execute()

/** Returns the names of people of the staff by ID, or their emails if they have none. */
export const findStaffNames = async (
  db: Db,
  siteId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const found = db.selectFrom('owner').select(['id', 'name', 'email']).where('site_id', '=', siteId)
  const rows = await found.where('id', 'in', [...new Set(ids)]).execute()
  return new Map(rows.map(({ id, name, email }) => [id, name === '' ? email : name]))
}

/** Inserts a person. Returns `undefined` if the email is taken. */
export const insertOwner = (db: Db, owner: Insertable<OwnerTable>): Promise<StoredOwner | undefined> =>
  db
    .insertInto('owner')
    .values(owner)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const findStaff = (db: Db, { siteId, id }: OfStaff): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('site_id', '=', siteId).where('id', '=', id).executeTakeFirst()

export const lockStaff = (db: Db, { siteId, id }: OfStaff): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('site_id', '=', siteId).where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * Locks all active owners of a store, always in the same order, so that changes of owners happen one after the other.
 */
export const lockActiveOwners = async (db: Db, siteId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('owner')
    .select('id')
    .where('site_id', '=', siteId)
    .where('role', '=', 'owner')
    .where('deactivated_date', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

export const changeStaff = async (
  db: Db,
  { siteId, id }: OfStaff,
  change: Partial<Insertable<OwnerTable>>,
): Promise<StoredOwner> =>
  db
    .updateTable('owner')
    .set(change)
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteStaff = async (db: Db, { siteId, id }: OfStaff): Promise<void> => {
  await db.deleteFrom('owner').where('site_id', '=', siteId).where('id', '=', id).execute()
}

/** Marks a time step of the authenticator app as used. Returns `false` if it or a later one was used before. */
export const spendTotpStep = async (db: Db, { siteId, id }: OfStaff, step: number): Promise<boolean> => {
  const row = await db
    .updateTable('owner')
    .set({ totp_step: step })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where((where) => where.or([where('totp_step', 'is', null), where('totp_step', '<', step)]))
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Finds and locks accounts whose secrets are encrypted with these keys. */
export const findSealedTotps = (db: Db, keyIds: readonly string[]): Promise<StoredOwner[]> =>
  db
    .selectFrom('owner')
    .selectAll()
    .where(sql<string>`split_part(sealed_totp, '.', 1)`, 'in', keyIds)
    .forUpdate()
    .execute()
