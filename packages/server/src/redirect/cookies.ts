/** A cookie of a page request. */
export const readCookie = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')).trim(), pair.slice(pair.indexOf('=') + 1).trim()]
    if (key === name) return value
  }
  return undefined
}

/** Takes a cookie of the whole site back. */
export const clearedCookie = (name: string): string => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`
