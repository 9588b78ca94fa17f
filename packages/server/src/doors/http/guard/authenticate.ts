import type { Caller, Owner, Shopper } from '../../../ground/base/caller.ts'
import { Refusal } from '../../../ground/base/refusal.ts'
import type { AccessTokens } from '../../../ground/token/access-tokens.ts'
import type { ApiKey, Sites } from '../../../ground/site/sites.ts'

export interface Credentials {
  readonly accessTokens: AccessTokens
  readonly sites: Sites
  /** Called with each use of an API key. */
  readonly noteUse: (apiKey: ApiKey) => void
  readonly now: () => Date
  /** Verifiers for tokens of the back office and of apps. */
  readonly elevatedTokens: readonly { readonly verify: (token: string) => Promise<Caller | undefined> }[]
}

/**
 * Reads the `Authorization` header: an access token with or without `Bearer`, an API key, or `<token>,<apiKey>` for a
 * key that acts on behalf of a member. Without the header, the caller is anonymous.
 */
export const createAuthenticate = ({ accessTokens, sites, noteUse, now, elevatedTokens }: Credentials) => {
  const shopperOf = (token: string): Promise<Shopper> => accessTokens.verify(token)

  const ownerOf = async (apiKey: string, actsFor?: Shopper): Promise<Owner> => {
    const found = await sites.findApiKey(apiKey)
    if (!found) throw new Refusal('UNAUTHENTICATED', 'The token or API key is not valid.')
    const { site_id: siteId, id, origins, name, permissions, expires_date: expires } = found
    if (expires !== null && expires <= now())
      throw new Refusal('API_KEY_EXPIRED', `The API key “${name}” expired on ${expires.toISOString()}.`)
    if (actsFor && actsFor.siteId !== siteId)
      throw new Refusal('UNAUTHENTICATED', 'The token and the API key belong to different sites.')
    noteUse(found)
    const limited = permissions && { permissions: new Set(permissions) }
    return { role: 'owner', siteId, name, apiKey: { id, origins }, ...limited, ...(actsFor && { actsFor }) }
  }

  return async (authorization: string | undefined): Promise<Caller> => {
    const text = (authorization ?? '').replace(/^Bearer\s+/i, '').trim()
    if (text === '') return { role: 'anyone' }
    const comma = text.indexOf(',')
    if (comma !== -1) {
      const [token, apiKey] = [text.slice(0, comma).trim(), text.slice(comma + 1).trim()]
      return ownerOf(apiKey, token === '' ? undefined : await shopperOf(token))
    }
    if (accessTokens.isAccessToken(text)) return shopperOf(text)
    for (const { verify } of elevatedTokens) {
      const caller = await verify(text)
      if (caller) return caller
    }
    return ownerOf(text)
  }
}
