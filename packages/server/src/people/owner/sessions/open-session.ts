import type { Exchange } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { Context } from '../../../ground/context/context.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { cookieName, isHttps } from '../../../ground/page/cookies.ts'
import { addressOf } from '../../../ground/rate-limit/sign-in-budget.ts'
import { newSiteSecret } from '../../../ground/token/secrets.ts'
import { deviceName } from '../../factor/api.ts'
import { createOwnerTokens, ownerTokenSeconds } from '../owner-tokens.ts'
import type { StoredOwner } from '../owner-store.ts'
import { insertOwnerSession, type StoredOwnerSession } from './session-store.ts'

const sessionSeconds = 14 * 24 * 60 * 60

/** The cookie is only for this server's pages. Requests from pages of other origins are refused even with it. */
export const requireOwnPage = (
  { config }: Pick<Context, 'config'>,
  { origin, isSameOrigin }: Pick<Exchange, 'origin' | 'isSameOrigin'>,
): void => {
  if (origin === undefined || isSameOrigin || origin === new URL(config.publicUrl).origin) return
  throw new Refusal('PERMISSION_DENIED', 'The owner’s cookie is only accepted from the back office.')
}

export const ownerCookieName = ({ config }: Pick<Context, 'config'>): string => cookieName('vitrine_owner', config)

const setOwnerCookie = (
  { config }: Pick<Context, 'config'>,
  exchange: Exchange,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number },
): void => {
  exchange.setCookie(ownerCookieName({ config }), value, {
    sameSite: 'strict',
    secure: isHttps(config),
    maxAgeSeconds,
  })
}

export const clearOwnerCookie = (context: Pick<Context, 'config'>, exchange: Exchange): void =>
  setOwnerCookie(context, exchange, { value: '', maxAgeSeconds: 0 })

export interface OpenedOwnerSession {
  readonly token: string
  readonly session: StoredOwnerSession
}

/** Opens a session of a person. Its token is returned only here, for the cookie. */
export const openOwnerSession = async (
  { now }: Pick<Context, 'now'>,
  db: Db,
  {
    person: { site_id: siteId, id: ownerId },
    exchange: { userAgent, ip },
    hasUsedPasskey,
  }: { person: StoredOwner; exchange: Exchange; hasUsedPasskey: boolean },
): Promise<OpenedOwnerSession> => {
  const token = newSiteSecret(siteId)
  const session = await insertOwnerSession(db, {
    siteId,
    ownerId,
    token,
    now: now(),
    expires: new Date(now().getTime() + sessionSeconds * 1000),
    device: deviceName(userAgent),
    ipAddress: addressOf(ip),
    ...(hasUsedPasskey && { passkeyUsed: now() }),
  })
  return { token, session }
}

/** Creates a short-lived access token of a session. */
export const presentOwnerToken = async (context: Context, session: StoredOwnerSession) => ({
  access_token: await createOwnerTokens(context).sign(session),
  expires_in: ownerTokenSeconds,
})

/** Sets the cookie of a session that was opened, and returns its first access token. */
export const presentOwnerSession = async (
  context: Context,
  exchange: Exchange,
  { token, session }: OpenedOwnerSession,
) => {
  setOwnerCookie(context, exchange, { value: token, maxAgeSeconds: sessionSeconds })
  return presentOwnerToken(context, session)
}
