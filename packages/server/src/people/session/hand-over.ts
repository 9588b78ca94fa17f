import { createHash } from 'node:crypto'
import type { SignedInMember } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { Refusal } from '../../ground/base/refusal.ts'
import { hashOfSecret, type OAuthApp } from '../../ground/site/sites.ts'
import { newSecret, newSiteSecret } from '../../ground/token/secrets.ts'
import { findOpenSession, insertHandle, insertSessionKey, moveSessionExpiry, takeHandle } from './session-store.ts'
import { idleMs } from './sessions.ts'

/** Enough for two redirects. */
const codeMs = 60_000

/** Returns the S256 challenge of a verifier (RFC 7636, section 4.2). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** Issues a code for a member's session: single-use, short-lived, and only for the browser with the verifier. */
export const issueHandOver = async (
  { db, now }: Context,
  { siteId, sessionId, clientId }: SignedInMember,
  challenge: string,
): Promise<string> => {
  const session = await findOpenSession(db, siteId, sessionId)
  if (!session || clientId === undefined) throw new Refusal('UNAUTHENTICATED', 'The session has ended. Sign in again.')
  const code = newSecret()
  await moveSessionExpiry(db, session, new Date(now().getTime() + idleMs))
  const expires = new Date(now().getTime() + codeMs)
  await insertHandle(db, { siteId, sessionId, clientId, handle: code, challenge, expires })
  return code
}

/** Creates another key to the same session in exchange for a code and its verifier. */
export const takeHandOver = async (
  { db, now }: Context,
  { site_id: siteId, client_id: clientId }: OAuthApp,
  { code, verifier }: { code: string; verifier: string },
): Promise<string | undefined> => {
  const challenge = challengeOf(verifier)
  const session = await takeHandle(db, { siteId, clientId, handle: code, challenge, now: now() })
  if (!session) return undefined
  const sessionToken = newSiteSecret(siteId)
  const key = { token_hash: hashOfSecret(sessionToken), session_id: session.id, created_date: now() }
  await insertSessionKey(db, { site_id: siteId, ...key })
  return sessionToken
}
