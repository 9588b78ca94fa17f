/** A cookie that the browser sent. */
export const readCookie = (request: Request, name: string): string | undefined => {
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

export interface CookieOptions {
  /** Where browsers reach the server: over https the cookie stays there. */
  readonly platformUrl: string
  readonly path?: string
  readonly seconds: number
}

/** A cookie that no script reads and no form of another site carries. The value must need no escaping. */
export const writeCookie = (name: string, value: string, { platformUrl, path = '/', seconds }: CookieOptions): string =>
  [
    `${name}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(platformUrl.startsWith('https:') ? ['Secure'] : []),
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
