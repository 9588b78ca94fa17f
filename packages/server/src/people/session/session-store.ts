import { sql, type RawBuilder, type Selectable } from 'kysely'
import { hashOfSecret } from '../../ground/site/sites.ts'
import { keyOfSecret } from '../../ground/token/secrets.ts'
import type { Db } from '../../ground/database/tables.ts'
import type { SessionKeyTable, SessionTable } from './tables.ts'
import { daysBefore } from '../../ground/base/moments.ts'
import { maxAccessTokenSeconds } from '../../ground/token/ended-sessions.ts'

export type StoredSession = Selectable<SessionTable>

export const insertSession = async (db: Db, session: StoredSession): Promise<void> => {
  await db.insertInto('session').values(session).execute()
}

const liveSessions = (db: Db, now: Date) =>
  db
    .selectFrom('session')
    .innerJoin('member', (join) =>
      join.onRef('member.site_id', '=', 'session.site_id').onRef('member.id', '=', 'session.member_id'),
    )
    .selectAll('session')
    .where('session.ended_date', 'is', null)
    .where('session.expires_date', '>', now)
    .where('member.status', '=', 'APPROVED')

/** Finds an active session of a member who may sign in, by its token or by another key. */
export const findLiveSession = async (db: Db, token: string, now: Date): Promise<StoredSession | undefined> => {
  const { siteId, hash } = keyOfSecret(token)
  const live = liveSessions(db, now).where('session.site_id', '=', siteId)
  const own = await live.where('session.token_hash', '=', hash).executeTakeFirst()
  if (own) return own
  return live
    .innerJoin('session_key', (join) =>
      join.onRef('session_key.site_id', '=', 'session.site_id').onRef('session_key.session_id', '=', 'session.id'),
    )
    .where('session_key.token_hash', '=', hash)
    .executeTakeFirst()
}

export const insertSessionKey = async (db: Db, key: SessionKeyTable): Promise<void> => {
  await db.insertInto('session_key').values(key).execute()
}

/** Finds a session that has not ended, by ID. */
export const findOpenSession = (db: Db, siteId: string, id: string): Promise<StoredSession | undefined> =>
  db
    .selectFrom('session')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .where('ended_date', 'is', null)
    .executeTakeFirst()

export const moveSessionExpiry = async (db: Db, { site_id, id }: StoredSession, expires: Date): Promise<void> => {
  await db
    .updateTable('session')
    .set({ expires_date: expires })
    .where('site_id', '=', site_id)
    .where('id', '=', id)
    .execute()
}

/** Ends active sessions and returns their IDs. */
export const endSessions = async (
  db: Db,
  { siteId, now, ...which }: { siteId: string; now: Date } & ({ id: string } | { memberId: string; except?: string }),
): Promise<string[]> => {
  const query = db
    .updateTable('session')
    .set({ ended_date: now })
    .where('site_id', '=', siteId)
    .where('ended_date', 'is', null)
    .returning('id')
  const rows =
    'id' in which
      ? await query.where('id', '=', which.id).execute()
      : await query
          .where('member_id', '=', which.memberId)
          .where('id', '<>', which.except ?? '')
          .execute()
  return rows.map(({ id }) => id)
}

/** Inserts a handle, which stands for a session in a URL for a short time. */
export const insertHandle = async (
  db: Db,
  handle: { siteId: string; handle: string; sessionId: string; clientId: string; expires: Date; challenge?: string },
): Promise<void> => {
  await db
    .insertInto('session_handle')
    .values({
      site_id: handle.siteId,
      handle_hash: hashOfSecret(handle.handle),
      session_id: handle.sessionId,
      client_id: handle.clientId,
      expires_date: handle.expires,
      challenge: handle.challenge ?? null,
    })
    .execute()
}

/** Takes the session of a handle, once and with its challenge. Of several concurrent requests, one succeeds. */
export const takeHandle = async (
  db: Db,
  {
    siteId,
    clientId,
    handle,
    now,
    challenge = null,
  }: { siteId: string; clientId: string; handle: string; now: Date; challenge?: string | null },
): Promise<StoredSession | undefined> => {
  const taken = await db
    .deleteFrom('session_handle')
    .where('site_id', '=', siteId)
    .where('client_id', '=', clientId)
    .where('handle_hash', '=', hashOfSecret(handle))
    .where('challenge', 'is not distinct from', challenge)
    .returning(['session_id', 'expires_date'])
    .executeTakeFirst()
  if (!taken || taken.expires_date <= now) return undefined
  return liveSessions(db, now)
    .where('session.site_id', '=', siteId)
    .where('session.id', '=', taken.session_id)
    .executeTakeFirst()
}

/** Lists the IDs of sessions ended since a date. */
export const listEndedSessions = async (db: Db, since: Date): Promise<readonly string[]> => {
  const rows = await db.selectFrom('session').select('id').where('ended_date', '>', since).execute()
  return rows.map(({ id }) => id)
}

/** Deletes the handles of an OAuth app. */
export const deleteHandlesOfApp = async (
  db: Db,
  { siteId, clientId }: { siteId: string; clientId: string },
): Promise<void> => {
  await db.deleteFrom('session_handle').where('site_id', '=', siteId).where('client_id', '=', clientId).execute()
}

/** Lists the sessions of a member that have not been ended, oldest first. */
export const listOpenSessions = (
  db: Db,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<StoredSession[]> => {
  const sessions = db.selectFrom('session').selectAll().where('site_id', '=', siteId).where('member_id', '=', memberId)
  return sessions.where('ended_date', 'is', null).orderBy('created_date').execute()
}

/**
 * Deletes expired handles and sessions, and ended ones once every access token has expired. An expired session that
 * matches `isNeeded` stays.
 */
export const pruneSessions = async (db: Db, now: Date, isNeeded: RawBuilder<boolean>): Promise<void> => {
  await db.deleteFrom('session_handle').where('expires_date', '<', now).execute()
  await db
    .deleteFrom('session')
    .where('ended_date', '<', new Date(now.getTime() - maxAccessTokenSeconds * 1000))
    .execute()
  await db
    .deleteFrom('session')
    .where('expires_date', '<', daysBefore(now, 1))
    .where(sql<boolean>`not ${isNeeded}`)
    .execute()
}
