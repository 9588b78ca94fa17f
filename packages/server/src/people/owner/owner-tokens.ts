import type { Owner } from '../../ground/base/caller.ts'
import type { Context } from '../../ground/context/context.ts'
import type { StoredOwnerSession } from './owner-store.ts'

export const ownerTokenSeconds = 15 * 60

/** Access tokens of the back office: short-lived, and invalid after sign-out. */
export const createOwnerTokens = ({ signer, endedSessions }: Pick<Context, 'signer' | 'endedSessions'>) => ({
  sign: ({ site_id, owner_id, token_hash }: StoredOwnerSession): Promise<string> =>
    signer.sign(
      'owner+jwt',
      { sub: owner_id, sid: token_hash },
      { audience: site_id, lifetimeSeconds: ownerTokenSeconds },
    ),

  /** Returns the owner that a token belongs to; `undefined` for any other token, such as an API key. */
  verify: async (token: string): Promise<Owner | undefined> => {
    if (token.split('.').length !== 3) return undefined
    const claims = await signer.verify('owner+jwt', token).catch(() => undefined)
    if (!claims || endedSessions.has(String(claims.sid))) return undefined
    return { role: 'owner', siteId: claims.aud, ownerId: String(claims.sub) }
  },
})
export type OwnerTokens = ReturnType<typeof createOwnerTokens>
