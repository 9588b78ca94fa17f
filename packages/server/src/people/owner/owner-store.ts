import type { Selectable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { OwnerSessionTable, OwnerTable } from './tables.ts'
import type { Db } from '../../ground/database/tables.ts'

export type StoredOwner = Selectable<OwnerTable>
export type StoredOwnerSession = Selectable<OwnerSessionTable>

export const findOwnerByEmail = (db: Db, email: string): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('email', '=', email).executeTakeFirst()

export const findOwner = (db: Db, id: string): Promise<StoredOwner | undefined> =>
  db.selectFrom('owner').selectAll().where('id', '=', id).executeTakeFirst()

/** Lists all owners, for messages about the server and all its stores. */
export const listOwners = (db: Db): Promise<Pick<StoredOwner, 'site_id' | 'email'>[]> =>
  db.selectFrom('owner').select(['site_id', 'email']).orderBy('site_id').orderBy('email').execute()

/** Returns the email addresses of a store's owners. */
export const listOwnersOf = async (db: Db, siteId: string): Promise<readonly string[]> => {
  const rows = await db.selectFrom('owner').select('email').where('site_id', '=', siteId).orderBy('email').execute()
  return rows.map(({ email }) => email)
}

/** Lists the owners of a store by email. */
export const listOwnerAccounts = (db: Db, siteId: string): Promise<Pick<StoredOwner, 'id' | 'email'>[]> =>
  db.selectFrom('owner').select(['id', 'email']).where('site_id', '=', siteId).orderBy('email').execute()

/** Inserts an owner. Returns `undefined` if the email is taken. */
export const insertOwner = (db: Db, owner: StoredOwner): Promise<StoredOwner | undefined> =>
  db
    .insertInto('owner')
    .values(owner)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const insertOwnerSession = async (
  db: Db,
  session: { siteId: string; ownerId: string; token: string; expires: Date },
): Promise<StoredOwnerSession> =>
  db
    .insertInto('owner_session')
    .values({
      site_id: session.siteId,
      owner_id: session.ownerId,
      token_hash: hashOfSecret(session.token),
      expires_date: session.expires,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const findOwnerSession = (db: Db, token: string, now: Date): Promise<StoredOwnerSession | undefined> =>
  db
    .selectFrom('owner_session')
    .selectAll()
    .where('site_id', '=', keyOfSecret(token).siteId)
    .where('token_hash', '=', hashOfSecret(token))
    .where('expires_date', '>', now)
    .where('ended_date', 'is', null)
    .executeTakeFirst()

export const endOwnerSession = (db: Db, token: string, now: Date): Promise<StoredOwnerSession | undefined> =>
  db
    .updateTable('owner_session')
    .set({ ended_date: now })
    .where('site_id', '=', keyOfSecret(token).siteId)
    .where('token_hash', '=', hashOfSecret(token))
    .where('ended_date', 'is', null)
    .returningAll()
    .executeTakeFirst()

/** Deletes an owner. Returns the token hashes of their sessions, which end. */
export const deleteOwner = async (
  db: Db,
  { siteId, email, now }: { readonly siteId: string; readonly email: string; readonly now: Date },
): Promise<readonly string[]> => {
  const owners = db.deleteFrom('owner').where('site_id', '=', siteId).where('email', '=', email)
  const deleted = await owners.returning('id').executeTakeFirst()
  if (!deleted) return []
  const ended = await db
    .updateTable('owner_session')
    .set({ ended_date: now })
    .where('site_id', '=', siteId)
    .where('owner_id', '=', deleted.id)
    .where('ended_date', 'is', null)
    .returning('token_hash')
    .execute()
  return ended.map(({ token_hash }) => token_hash)
}

/** Lists token hashes of owner sessions ended since a date, as `endedSessions` identifies them. */
export const listEndedOwnerSessions = async (db: Db, since: Date): Promise<readonly string[]> => {
  const rows = await db.selectFrom('owner_session').select('token_hash').where('ended_date', '>', since).execute()
  return rows.map(({ token_hash }) => token_hash)
}
