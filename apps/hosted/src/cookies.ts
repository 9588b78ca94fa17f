/** Where browsers reach the server: over https cookies stay there. */
interface Place {
  readonly platformUrl: string
}

const isHttps = ({ platformUrl }: Place): boolean => platformUrl.startsWith('https:')

/** Over https no neighbour of this host can plant a cookie of such a name. The server names the same cookies alike. */
export const cookieName = (name: string, place: Place): string => (isHttps(place) ? `__Host-${name}` : name)

/** A cookie that the browser sent. */
export const readCookie = (
  { request, platformUrl }: Place & { request: Request },
  name: string,
): string | undefined => {
  const start = `${cookieName(name, { platformUrl })}=`
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

export interface CookieOptions extends Place {
  readonly seconds: number
}

/** A cookie that no script reads and no form of another site carries. The value must need no escaping. */
export const writeCookie = (name: string, value: string, { platformUrl, seconds }: CookieOptions): string =>
  [
    `${cookieName(name, { platformUrl })}=${value}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps({ platformUrl }) ? ['Secure'] : []),
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
