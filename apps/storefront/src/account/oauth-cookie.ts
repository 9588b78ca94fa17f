import type { StorefrontConfig } from '../config.ts'

/** What a sign-in that is under way is bound to. */
export interface Oauth {
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
  readonly originalUri: string
}

const seconds = 60 * 60

/** Over https no neighbour of this host can plant a cookie of such a name. */
const nameAt = (origin: string): string => (origin.startsWith('https:') ? '__Host-vitrine-oauth' : 'vitrine-oauth')

const write = (value: string, age: number, { origin }: Pick<StorefrontConfig, 'origin'>): string =>
  `${nameAt(origin)}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`

/** Keeps it in this browser, where no script reads it, until the visitor is back. */
export const writeOauth = (
  { state, codeVerifier, redirectUri, originalUri }: Oauth,
  config: Pick<StorefrontConfig, 'origin'>,
): string =>
  write(encodeURIComponent(JSON.stringify({ state, codeVerifier, redirectUri, originalUri })), seconds, config)

export const clearOauth = (config: Pick<StorefrontConfig, 'origin'>): string => write('', 0, config)

/** What the browser brings back; nothing where it was away too long, or never left. */
export const readOauth = (request: Request, { origin }: Pick<StorefrontConfig, 'origin'>): Oauth | undefined => {
  const start = `${nameAt(origin)}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const text = pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
  if (!text) return undefined
  try {
    const kept = JSON.parse(decodeURIComponent(text)) as Partial<Record<keyof Oauth, unknown>>
    const { state, codeVerifier, redirectUri, originalUri } = kept
    const all = [state, codeVerifier, redirectUri, originalUri]
    return all.every((one) => typeof one === 'string') ? (kept as Oauth) : undefined
  } catch {
    return undefined
  }
}
