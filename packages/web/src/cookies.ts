/** Where browsers reach a server: over https cookies stay there. */
interface Place {
  readonly origin: string
}

const isHttps = ({ origin }: Place): boolean => origin.startsWith('https:')

/** Over https no neighbour of this host can plant a cookie of such a name (RFC 6265bis, section 4.1.3.2). */
export const cookieName = (name: string, place: Place): string => (isHttps(place) ? `__Host-${name}` : name)

/** The value of a cookie that the browser sent. */
export const readCookie = (
  { request, origin }: Place & { readonly request: Request },
  name: string,
): string | undefined => {
  const start = `${cookieName(name, { origin })}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

export interface CookieOptions extends Place {
  readonly seconds: number
}

/** A cookie that no script reads and no form of another site carries. The value must need no escaping. */
export const writeCookie = (name: string, value: string, { origin, seconds }: CookieOptions): string =>
  [
    `${cookieName(name, { origin })}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps({ origin }) ? ['Secure'] : []),
  ].join('; ')

/** Packs plain data so that it may stand in a cookie. */
export const packCookie = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Unpacks it again; nothing where it is damaged. Browsers send what they like: look at what is in it. */
export const unpackCookie = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
