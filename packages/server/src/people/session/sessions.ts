import { type ActivityPlace, noteActivity } from '../activity/api.ts'
import { transact } from '../../ground/database/transact.ts'
import type { Context } from '../../ground/context/context.ts'
import { hashOfSecret } from '../../ground/site/sites.ts'
import type { Db } from '../../ground/database/tables.ts'
import { newSecret, newSiteSecret } from '../../ground/token/secrets.ts'
import {
  endSessions,
  findLiveSession,
  insertHandle,
  insertSession,
  moveSessionExpiry,
  type StoredSession,
} from './session-store.ts'

const day = 24 * 60 * 60 * 1000
/** A session that is not used for this long expires. */
const idleDays = 30
export const idleMs = idleDays * day
const handleMs = 2 * 60 * 1000

/** Cookie with a session token, for the platform's own pages. */
export const sessionCookie = 'vitrine_session'

export interface OpenedSession {
  readonly sessionId: string
  readonly sessionToken: string
}

/**
 * Opens a session in the caller's transaction and claims guest orders. Its token is returned once and stored as a hash.
 */
export const openSession = async (
  { now, newId, memberHooks }: Pick<Context, 'now' | 'newId' | 'memberHooks'>,
  db: Db,
  { siteId, memberId, from = {} }: { siteId: string; memberId: string; from?: ActivityPlace },
): Promise<OpenedSession> => {
  const [sessionId, sessionToken] = [newId(), newSiteSecret(siteId)]
  await memberHooks.signedIn(db, { siteId, memberId, now: now() })
  await noteActivity(db, { siteId, memberId }, { type: 'SIGNED_IN', now: now(), ...from })
  await insertSession(db, {
    site_id: siteId,
    id: sessionId,
    member_id: memberId,
    token_hash: hashOfSecret(sessionToken),
    created_date: now(),
    expires_date: new Date(now().getTime() + idleDays * day),
    ended_date: null,
  })
  return { sessionId, sessionToken }
}

/** Finds the active session of a token and extends its expiry. */
export const useSession = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  sessionToken: string,
): Promise<StoredSession | undefined> => {
  const session = await findLiveSession(db, sessionToken, now())
  if (!session) return undefined
  const expires = now().getTime() + idleDays * day
  if (expires - session.expires_date.getTime() > day) await moveSessionExpiry(db, session, new Date(expires))
  return session
}

/** Creates a handle for a session in a URL: single-use, for two minutes and one app. */
export const createSessionHandle = async (
  { db, now }: Pick<Context, 'db' | 'now'>,
  session: StoredSession,
  clientId: string,
): Promise<string> => {
  const handle = newSecret()
  const expires = new Date(now().getTime() + handleMs)
  await insertHandle(db, { siteId: session.site_id, sessionId: session.id, clientId, handle, expires })
  return handle
}

export type WhichSessions =
  | { readonly siteId: string; readonly id: string }
  | { readonly siteId: string; readonly memberId: string; readonly except?: string }

/**
 * Ends sessions in the caller's transaction and notifies every process. Pass the result to `endedSessions.add` after
 * the commit.
 */
export const endSessionsWithin = async (
  { endedSessions, now }: Pick<Context, 'endedSessions' | 'now'>,
  transaction: Db,
  which: WhichSessions,
): Promise<readonly string[]> => {
  const ended = await endSessions(transaction, { ...which, now: now() })
  for (const id of ended) await endedSessions.announce(transaction, id)
  return ended
}

/** Signs out: ends sessions with all their tokens, in every process. */
export const signOut = async (context: Context, which: WhichSessions): Promise<void> => {
  const ended = await transact(context.db, (transaction) => endSessionsWithin(context, transaction, which))
  context.endedSessions.add(ended)
}
