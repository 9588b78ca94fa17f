/** Where a sign-in leads that was asked for by nobody. */
export const accountPath = '/hosted/account'

const longest = 8000
const base = 'http://this.server.invalid'

/** Ends of a sign-in outside these pages: each of them checks for itself where it goes. */
const exact: ReadonlySet<string> = new Set(['/oauth2/authorize', '/oauth2/return'])
/** Pages that a sign-in may lead to; its own pages are not among them, or it would never end. */
const hosted = /^\/hosted\/(account|challenge|checkout|confirmation|consent)(\/[\w-]+)*$/

/**
 * Where to go on after a sign-in: only ways within this server that are meant for it, or else the account. The way is
 * read as browsers read it, and what comes back is what was read.
 */
export const wayOn = (text: string | null | undefined): string => {
  if (!text || text.length > longest || !/^\/[^/\\]/.test(text) || /[\\\p{Cc}]/u.test(text)) return accountPath
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  if (url?.origin !== base) return accountPath
  return exact.has(url.pathname) || hosted.test(url.pathname) ? url.pathname + url.search : accountPath
}

/** The app that a way on belongs to, if it says so. */
export const clientIdOf = (way: string): string | undefined => {
  const { pathname, searchParams } = new URL(way, base)
  const isFlow = pathname === '/oauth2/authorize'
  return (isFlow ? searchParams.get('client_id') : searchParams.get('clientId')) ?? undefined
}

const claimedAddress = (request: string): string | undefined => {
  try {
    const claims: unknown = JSON.parse(Buffer.from(request.split('.')[1] ?? '', 'base64url').toString())
    return String((claims as { to?: unknown }).to)
  } catch {
    return undefined
  }
}

/**
 * What a browser must allow a form to be redirected to, as a source of a content security policy: the app's address
 * that the way names. It allows nothing by itself, the server looks at that address again.
 */
export const formTargetsOf = (way: string): string[] => {
  const { pathname, searchParams } = new URL(way, base)
  const address =
    pathname === '/oauth2/authorize'
      ? searchParams.get('redirect_uri')
      : pathname === '/oauth2/return'
        ? claimedAddress(searchParams.get('request') ?? '')
        : undefined
  if (!address || !URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  // A blob has the origin of the page that made it.
  if (protocol === 'https:' || protocol === 'http:')
    return /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(origin) ? [origin] : []
  // An app on a phone comes back by a scheme of its own, which carries a dot (RFC 8252, section 7.1).
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol) ? [protocol] : []
}
