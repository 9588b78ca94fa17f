/** Origin of a server, as browsers reach it. Over HTTPS, cookies are secure. */
interface Place {
  readonly origin: string
}

const isHttps = ({ origin }: Place): boolean => origin.startsWith('https:')

/** Over HTTPS, the prefix keeps sibling hosts from setting the cookie (RFC 6265bis, section 4.1.3.2). */
const cookieName = (name: string, place: Place): string => (isHttps(place) ? `__Host-${name}` : name)

/** Returns the value of a cookie. */
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

/** Returns a `Set-Cookie` header for an HttpOnly, SameSite cookie. The value must need no escaping. */
export const writeCookie = (name: string, value: string, { origin, seconds }: CookieOptions): string =>
  [
    `${cookieName(name, { origin })}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps({ origin }) ? ['Secure'] : []),
  ].join('; ')

/** Packs plain data for a cookie. */
export const packCookie = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Unpacks data from a cookie. Returns `undefined` if it is damaged. The content is not trusted: validate it. */
export const unpackCookie = (text: string | undefined): Readonly<Record<string, unknown>> | undefined => {
  if (!text) return undefined
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}
