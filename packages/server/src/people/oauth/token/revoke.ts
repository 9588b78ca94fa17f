import type { Context } from '../../../ground/context/context.ts'
import { OAuthError } from '../../../ground/base/refusal.ts'
import { endFamilies, findRefreshToken } from './grant-store.ts'
import { signOut, type WhichSessions } from '../../session/api.ts'

interface Found {
  readonly clientId: string | undefined
  readonly memberId: string
  readonly session: WhichSessions
}

/** Finds the sign-in of a member's refresh or access token. Visitors have none. */
const findSignIn = async ({ db, accessTokens }: Context, token: string): Promise<Found | undefined> => {
  if (accessTokens.isAccessToken(token)) {
    const caller = await accessTokens.verify(token).catch(() => undefined)
    if (caller?.role !== 'member') return undefined
    return {
      clientId: caller.clientId,
      memberId: caller.memberId,
      session: { siteId: caller.siteId, id: caller.sessionId },
    }
  }
  const found = await findRefreshToken(db, token)
  if (!found) return undefined
  const session = { siteId: found.site_id, id: found.session_id }
  return { clientId: found.client_id ?? undefined, memberId: found.member_id, session }
}

/**
 * Ends the sign-in of a token with all its tokens. The response is the same for an invalid token or one of another app
 * (RFC 7009, section 2).
 */
export const revoke = async (
  context: Context,
  { token, clientId }: { token: string | undefined; clientId: string | undefined },
): Promise<void> => {
  if (!token) throw new OAuthError('invalid_request', 'The token is missing.')
  const found = await findSignIn(context, token)
  if (!found || (clientId !== undefined && clientId !== found.clientId)) return
  const client = found.clientId === undefined ? undefined : await context.sites.findClient(found.clientId)
  // A third-party app loses its own tokens only; the member stays signed in at the store.
  if (client?.isThirdParty)
    return endFamilies(context.db, { ...found, siteId: found.session.siteId, clientId: client.client_id })
  await signOut(context, found.session)
}
