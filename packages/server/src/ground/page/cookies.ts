import type { Config } from '../base/config.ts'

type Place = Pick<Config, 'publicUrl'>

export const isHttps = ({ publicUrl }: Place): boolean => publicUrl.startsWith('https:')

/** Adds a prefix over https that prevents other subdomains from setting the cookie (RFC 6265bis, section 4.1.3.2). */
export const cookieName = (name: string, config: Place): string => (isHttps(config) ? `__Host-${name}` : name)

/** Returns a cookie of a page request. */
export const readCookie = (request: Request, name: string, config: Place): string | undefined => {
  const fullName = cookieName(name, config)
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    if (key === fullName) return value
  }
  return undefined
}

/**
 * Returns a `Set-Cookie` header for a cookie that scripts can't read and cross-site forms don't send. The value must
 * not require escaping.
 */
export const persistentCookie = (
  name: string,
  value: string,
  { config, seconds }: { config: Place; seconds: number },
): string =>
  `${cookieName(name, config)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isHttps(config) ? '; Secure' : ''}`

/** Returns a `Set-Cookie` header that deletes a cookie. */
export const clearedCookie = (name: string, config: Place): string => persistentCookie(name, '', { config, seconds: 0 })
