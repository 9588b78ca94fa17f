import type { Selectable } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { hashOfSecret } from '../../../ground/site/sites.ts'
import { keyOfSecret } from '../../../ground/token/secrets.ts'
import type { OfStaff } from '../owner-store.ts'
import type { OwnerSessionTable } from '../tables.ts'

export type StoredOwnerSession = Selectable<OwnerSessionTable>

export interface NewOwnerSession {
  readonly siteId: string
  readonly ownerId: string
  readonly token: string
  readonly now: Date
  readonly expires: Date
  readonly device: string
  readonly ipAddress: string
  /** When a passkey was used to open the session. */
  readonly passkeyUsed?: Date
}

export const insertOwnerSession = (db: Db, session: NewOwnerSession): Promise<StoredOwnerSession> =>
  db
    .insertInto('owner_session')
    .values({
      site_id: session.siteId,
      owner_id: session.ownerId,
      token_hash: hashOfSecret(session.token),
      device: session.device,
      ip_address: session.ipAddress,
      created_date: session.now,
      last_seen_date: session.now,
      expires_date: session.expires,
      passkey_used_date: session.passkeyUsed ?? null,
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

/** Lists token hashes of owner sessions ended since a date, as `endedSessions` identifies them. */
export const listEndedOwnerSessions = async (db: Db, since: Date): Promise<readonly string[]> => {
  const rows = await db.selectFrom('owner_session').select('token_hash').where('ended_date', '>', since).execute()
  return rows.map(({ token_hash }) => token_hash)
}

const shownSessions = 100

/** Lists the sessions of a person that have not ended, latest use first. */
export const listOwnerSessions = (db: Db, { siteId, id }: OfStaff, now: Date): Promise<StoredOwnerSession[]> =>
  db
    .selectFrom('owner_session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .where('ended_date', 'is', null)
    .where('expires_date', '>', now)
    .orderBy('last_seen_date', 'desc')
    .orderBy('created_date', 'desc')
    .limit(shownSessions)
    .execute()

export interface WhichOwnerSessions extends OfStaff {
  /** Only the session with this ID. */
  readonly sessionId?: string
  /** All but the session with this token hash. */
  readonly except?: string | undefined
}

/** Ends sessions of a person. Returns their token hashes. */
export const endSessionsOf = async (
  db: Db,
  { siteId, id, sessionId, except }: WhichOwnerSessions,
  now: Date,
): Promise<readonly string[]> => {
  const rows = await db
    .updateTable('owner_session')
    .set({ ended_date: now })
    .where('site_id', '=', siteId)
    .where('owner_id', '=', id)
    .where('ended_date', 'is', null)
    .$if(sessionId !== undefined, (query) => query.where('id', '=', sessionId!))
    .$if(except !== undefined, (query) => query.where('token_hash', '!=', except!))
    .returning('token_hash')
    .execute()
  return rows.map(({ token_hash }) => token_hash)
}

/** Notes that a passkey was used in a session. */
export const notePasskeyInSession = async (
  db: Db,
  { siteId, tokenHash, now }: { siteId: string; tokenHash: string; now: Date },
): Promise<void> => {
  await db
    .updateTable('owner_session')
    .set({ passkey_used_date: now })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Whether a passkey was used in a session since a date. */
export const hasUsedPasskeySince = async (
  db: Db,
  { siteId, tokenHash, since }: { siteId: string; tokenHash: string; since: Date },
): Promise<boolean> => {
  const row = await db
    .selectFrom('owner_session')
    .select('id')
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('passkey_used_date', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that a session is in use. */
export const touchSession = async (
  db: Db,
  { siteId, tokenHash, seen }: { siteId: string; tokenHash: string; seen: Date },
): Promise<void> => {
  await db
    .updateTable('owner_session')
    .set({ last_seen_date: seen })
    .where('site_id', '=', siteId)
    .where('token_hash', '=', tokenHash)
    .where('last_seen_date', '<', seen)
    .execute()
}

/** Finds the person of a session that has not ended, with the permissions of a role of the store's own. */
export const findCaller = (db: Db, { siteId, tokenHash }: { siteId: string; tokenHash: string }) =>
  db
    .selectFrom('owner_session')
    .innerJoin('owner', (join) =>
      join.onRef('owner.site_id', '=', 'owner_session.site_id').onRef('owner.id', '=', 'owner_session.owner_id'),
    )
    .leftJoin('staff_role', (join) =>
      join.onRef('staff_role.site_id', '=', 'owner.site_id').onRef('staff_role.id', '=', 'owner.role'),
    )
    .select(['owner.id', 'owner.name', 'owner.email', 'owner.role', 'staff_role.permissions'])
    .select(['owner_session.last_seen_date'])
    .where('owner_session.site_id', '=', siteId)
    .where('owner_session.token_hash', '=', tokenHash)
    .where('owner_session.ended_date', 'is', null)
    .where('owner.deactivated_date', 'is', null)
    .executeTakeFirst()
