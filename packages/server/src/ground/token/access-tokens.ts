import type { Shopper } from '../base/caller.ts'
import { Refusal } from '../base/refusal.ts'
import type { Signer } from './signer.ts'

/** The token prefix that existing storefronts expect. */
const prefix = 'OauthNG.JWS.'
/** The maximum number of cached tokens. */
const maxCachedTokens = 10_000

export interface AccessTokenOptions {
  readonly signer: Signer
  readonly now: () => Date
  /** Returns whether a session was ended by sign-out. */
  readonly isEnded: (sessionId: string) => boolean
}

interface Checked {
  readonly caller: Shopper
  /** Seconds since 1970. */
  readonly expires: number
}

/** Creates and verifies access tokens. A token contains its site, app, role and session. */
export const createAccessTokens = ({ signer, now, isEnded }: AccessTokenOptions) => {
  const checked = new Map<string, Checked>()

  const sign = async (caller: Shopper, lifetimeSeconds: number): Promise<string> => {
    const { siteId, clientId, visitorId, checkoutId } = caller
    const member = caller.role === 'member' && {
      mid: caller.memberId,
      sid: caller.sessionId,
      scope: caller.scope,
      tpa: caller.isThirdParty,
    }
    const data = JSON.stringify({ instance: { instanceId: siteId, metaSiteId: siteId } })
    const claims = { sub: visitorId, role: caller.role, cid: clientId, cko: checkoutId, ...member, data }
    return prefix + (await signer.sign('at+jwt', claims, { audience: siteId, lifetimeSeconds }))
  }

  const check = async (token: string): Promise<Checked> => {
    const { aud, sub, cid, cko, exp, role, mid, sid, scope, tpa } = await signer.verify(
      'at+jwt',
      token.slice(prefix.length),
    )
    const shared = {
      siteId: aud,
      visitorId: String(sub),
      ...(cid !== undefined && { clientId: String(cid) }),
      ...(cko !== undefined && { checkoutId: String(cko) }),
    }
    const caller: Shopper =
      role === 'member'
        ? {
            role: 'member',
            ...shared,
            memberId: String(mid),
            sessionId: String(sid),
            ...(typeof scope === 'string' && { scope }),
            ...(tpa === true && { isThirdParty: true }),
          }
        : { role: 'visitor', ...shared }
    return { caller, expires: exp }
  }

  /** Returns the caller and expiry of a token. Throws a Refusal `UNAUTHENTICATED` if it is invalid. */
  const inspect = async (token: string): Promise<Checked> => {
    const known = checked.get(token)
    const found = known ?? (await check(token).catch(() => undefined))
    if (!found || found.expires <= now().getTime() / 1000) throw new Refusal('UNAUTHENTICATED')
    if (found.caller.role === 'member' && isEnded(found.caller.sessionId)) throw new Refusal('UNAUTHENTICATED')
    if (!known) {
      if (checked.size >= maxCachedTokens) checked.delete(checked.keys().next().value!)
      checked.set(token, found)
    }
    return found
  }

  return {
    sign,
    inspect,
    /** Returns the caller of a token. Throws a Refusal `UNAUTHENTICATED` if it is invalid. */
    verify: async (token: string): Promise<Shopper> => (await inspect(token)).caller,
    isAccessToken: (text: string): boolean => text.startsWith(prefix),
  }
}
export type AccessTokens = ReturnType<typeof createAccessTokens>
