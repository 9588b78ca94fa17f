import type { Config } from '../config.ts'

/** A cookie of a page request. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    if (key === name) return value
  }
  return undefined
}

/** A cookie that no script reads and no form of another site carries. The value must need no escaping. */
export const keptCookie = (
  name: string,
  value: string,
  { config, path, seconds }: { config: Pick<Config, 'publicUrl'>; path: string; seconds: number },
): string => {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

/** Takes a cookie back. */
export const clearedCookie = (name: string, path = '/'): string =>
  `${name}=; Path=${path}; Max-Age=0; HttpOnly; SameSite=Lax`
