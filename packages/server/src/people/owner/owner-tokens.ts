import { permissionsOfRole } from '@vitrine/domain/staff/rules.ts'
import type { Owner } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import { findCaller, touchSession, type StoredOwnerSession } from './sessions/session-store.ts'

export const ownerTokenSeconds = 15 * 60
/** How exactly the last use of a session is noted, so that most requests write nothing. */
const seenMs = 5 * 60 * 1000

/** Access tokens of the back office: short-lived, and invalid after sign-out. */
export const createOwnerTokens = ({
  signer,
  endedSessions,
  db,
  now,
}: Pick<Context, 'signer' | 'endedSessions' | 'db' | 'now'>) => ({
  sign: ({ site_id, owner_id, token_hash }: StoredOwnerSession): Promise<string> =>
    signer.sign(
      'owner+jwt',
      { sub: owner_id, sid: token_hash },
      { audience: site_id, lifetimeSeconds: ownerTokenSeconds },
    ),

  /** Returns the person that a token belongs to; `undefined` for any other token, such as an API key. */
  verify: async (token: string): Promise<Owner | undefined> => {
    if (token.split('.').length !== 3) return undefined
    const claims = await signer.verify('owner+jwt', token).catch(() => undefined)
    if (!claims || endedSessions.has(String(claims.sid))) return undefined
    const [siteId, tokenHash] = [claims.aud, String(claims.sid)]
    // Read with each request, so that a new role or a deactivation takes effect at once.
    const found = await findCaller(db, { siteId, tokenHash })
    if (!found) return undefined
    const seen = new Date(Math.floor(now().getTime() / seenMs) * seenMs)
    if (found.last_seen_date < seen) await touchSession(db, { siteId, tokenHash, seen })
    return {
      role: 'owner',
      siteId,
      ownerId: found.id,
      sessionHash: tokenHash,
      name: found.name || found.email,
      staffRole: found.role,
      permissions: new Set(permissionsOfRole(found.role, found.permissions)),
    }
  },
})
