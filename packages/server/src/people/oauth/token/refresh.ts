import type { Context } from '../../../ground/context/context.ts'
import { transact } from '../../../ground/database/transact.ts'
import { OAuthError } from '../../../ground/base/refusal.ts'
import { requireSite, type Client } from '../../../ground/site/sites.ts'
import {
  findRefreshToken,
  insertRefreshToken,
  lockRefreshToken,
  markReplaced,
  moveFamilyExpiry,
  type FoundRefreshToken,
} from './grant-store.ts'
import { familyIdleMs, memberTokens, visitorTokens, type TokenAnswer } from './member-tokens.ts'
import { endForMisuse } from './misuse.ts'
import { newSiteSecret } from '../../../ground/token/secrets.ts'

/** Grace period for two tabs that renew at the same moment, when the slower one sends the token just replaced. */
const graceMs = 10_000
const day = 24 * 60 * 60 * 1000

const notValid = () => new OAuthError('invalid_grant', 'The refresh token is no longer valid. Sign in again.')

/** Renews the tokens of a visitor or member. */
export const refresh = async (
  context: Context,
  { refreshToken, clientId }: { refreshToken: string; clientId: string | undefined },
): Promise<TokenAnswer> =>
  refreshToken.split('.').length === 3
    ? refreshVisitor(context, { refreshToken, clientId })
    : refreshMember(context, { refreshToken, clientId })

const refreshVisitor = async (
  context: Context,
  { refreshToken, clientId }: { refreshToken: string; clientId: string | undefined },
): Promise<TokenAnswer> => {
  const claims = await context.signer.verify('refresh+jwt', refreshToken).catch(() => {
    throw notValid()
  })
  const app = await context.sites.findApp(String(claims.cid))
  if (!app || app.site_id !== claims.aud || (clientId !== undefined && clientId !== app.client_id)) throw notValid()
  const site = await requireSite(context.sites, app.site_id)
  return visitorTokens(context, site, { clientId: app.client_id, visitorId: String(claims.sub) })
}

const isLive = (found: FoundRefreshToken, clientId: string | undefined, now: Date): boolean =>
  found.session_ended === null &&
  found.member_status === 'APPROVED' &&
  found.idle_expires_date > now &&
  found.expires_date > now &&
  (clientId === undefined || clientId === found.client_id)

const refreshMember = async (
  context: Context,
  { refreshToken, clientId }: { refreshToken: string; clientId: string | undefined },
): Promise<TokenAnswer> => {
  const { db, now, sites } = context
  const found = await findRefreshToken(db, refreshToken)
  if (!found || !isLive(found, clientId, now())) throw notValid()
  const client = found.client_id === null ? undefined : await sites.findClient(found.client_id)
  const site = await requireSite(sites, found.site_id)
  const answered = found.rotates
    ? await rotate(context, refreshToken, client)
    : await recordUse(context, refreshToken, found)
  return memberTokens(context, site, {
    memberId: found.member_id,
    sessionId: found.session_id,
    visitorId: found.visitor_id,
    ...(found.client_id !== null && { clientId: found.client_id }),
    ...(found.scope !== '' && { scope: found.scope }),
    ...(client?.isThirdParty && { isThirdParty: true }),
    refreshToken: answered,
  })
}

/** A lasting token is not replaced. Its use is recorded once a day. */
const recordUse = async ({ db, now }: Context, refreshToken: string, found: FoundRefreshToken): Promise<string> => {
  const idleExpires = now().getTime() + familyIdleMs
  if (idleExpires - found.idle_expires_date.getTime() > day) await moveFamilyExpiry(db, found, new Date(idleExpires))
  return refreshToken
}

/**
 * Replaces a token. A token that was replaced before is in the wrong hands, so the sign-in ends for both parties (RFC
 * 9700, section 4.14.2).
 */
const rotate = async (context: Context, refreshToken: string, client: Client | undefined): Promise<string> => {
  const { db, now, endedSessions } = context
  const result = await transact(db, async (transaction) => {
    const found = await lockRefreshToken(transaction, refreshToken)
    if (!found || found.session_ended) return { ended: [] }
    const wasReplaced = found.replaced_date !== null
    if (wasReplaced && now().getTime() - found.replaced_date.getTime() > graceMs)
      return { ended: await endForMisuse(context, transaction, found, { client, reason: 'REFRESH_TOKEN_REUSED' }) }
    const secret = newSiteSecret(found.site_id)
    await insertRefreshToken(transaction, { siteId: found.site_id, familyId: found.id, secret, now: now() })
    if (!wasReplaced) await markReplaced(transaction, refreshToken, now())
    await moveFamilyExpiry(transaction, found, new Date(now().getTime() + familyIdleMs))
    return { secret }
  })
  if (result.secret !== undefined) return result.secret
  endedSessions.add(result.ended)
  throw notValid()
}
