import type { SignedInMember, Visitor } from '../../../ground/base/caller.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { OAuthApp, Site } from '../../../ground/site/sites.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { maxAccessTokenSeconds } from '../../../ground/token/ended-sessions.ts'
import { insertFamily, insertRefreshToken } from './grant-store.ts'
import { newSiteSecret } from '../../../ground/token/secrets.ts'

const day = 24 * 60 * 60 * 1000
/** A family expires if it is not renewed for this long. */
export const familyIdleMs = 30 * day
/** Maximum life of a family even if it is renewed: shorter if each renewal replaces the token. */
const familyLifeMs = { rotating: 180 * day, lasting: 365 * day }
/** A visitor's refresh token has no row, and lives as long as browsers keep a cookie. */
const visitorLifeSeconds = 400 * 24 * 60 * 60

/** Third-party apps must renew sooner. */
const thirdPartySeconds = 60 * 60

/** Response of the token endpoint (RFC 6749, section 5.1). */
export interface TokenAnswer {
  readonly access_token: string
  readonly expires_in: number
  /** Absent for a third-party app without offline access. */
  readonly refresh_token?: string
  readonly token_type: 'Bearer'
  /** Only for OpenID Connect clients. */
  readonly id_token?: string
  readonly scope?: string
}

const lifetimeOf = ({ settings }: Site): number => Math.min(settings.accessTokenSeconds, maxAccessTokenSeconds)

/** Issues visitor tokens. Both are signed and need no database row. */
export const visitorTokens = async (
  { accessTokens, signer }: Context,
  site: Site,
  { clientId, visitorId }: { clientId: string; visitorId: string },
): Promise<TokenAnswer> => {
  const visitor: Visitor = { role: 'visitor', siteId: site.id, clientId, visitorId }
  const claims = { sub: visitorId, cid: clientId }
  const [access_token, refresh_token] = await Promise.all([
    accessTokens.sign(visitor, lifetimeOf(site)),
    signer.sign('refresh+jwt', claims, { audience: site.id, lifetimeSeconds: visitorLifeSeconds }),
  ])
  return { access_token, expires_in: lifetimeOf(site), refresh_token, token_type: 'Bearer' }
}

/** Issues member tokens with their refresh token. */
export const memberTokens = async (
  { accessTokens }: Context,
  site: Site,
  { refreshToken, ...member }: Omit<SignedInMember, 'role' | 'siteId'> & { refreshToken: string | undefined },
): Promise<TokenAnswer> => {
  const seconds = member.isThirdParty ? Math.min(lifetimeOf(site), thirdPartySeconds) : lifetimeOf(site)
  return {
    access_token: await accessTokens.sign({ role: 'member', siteId: site.id, ...member }, seconds),
    expires_in: seconds,
    ...(refreshToken !== undefined && { refresh_token: refreshToken }),
    token_type: 'Bearer',
  }
}

export interface FamilyOwner {
  readonly siteId: string
  readonly memberId: string
  readonly sessionId: string
  readonly visitorId: string
  /** The requesting app. An API key may sign in a member without one. */
  readonly app: OAuthApp | undefined
  readonly scope?: string
}

/**
 * Begins a family of refresh tokens. Whether they rotate is a setting of the app, copied here for the life of the
 * family.
 */
export const beginFamily = async (
  { now, newId }: Context,
  db: Db,
  { siteId, memberId, sessionId, visitorId, app, scope = '' }: FamilyOwner,
): Promise<string> => {
  const rotates = app?.rotates_refresh_tokens ?? false
  const [familyId, refreshToken, moment] = [newId(), newSiteSecret(siteId), now().getTime()]
  await insertFamily(db, {
    site_id: siteId,
    id: familyId,
    session_id: sessionId,
    member_id: memberId,
    client_id: app?.client_id ?? null,
    visitor_id: visitorId,
    rotates,
    idle_expires_date: new Date(moment + familyIdleMs),
    expires_date: new Date(moment + (rotates ? familyLifeMs.rotating : familyLifeMs.lasting)),
    scope,
  })
  await insertRefreshToken(db, { siteId, familyId, secret: refreshToken, now: now() })
  return refreshToken
}
