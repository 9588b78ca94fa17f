/** Where sign-ins without a target continue. */
export const accountPath = '/hosted/account'

const maxLength = 8000
const base = 'http://this.server.invalid'

/** Endpoints that complete a sign-in. Each validates its own parameters. */
const exact: ReadonlySet<string> = new Set(['/oauth2/authorize', '/oauth2/return'])
/** Pages that a sign-in may continue to. The sign-in's own pages are excluded, to avoid loops. */
const hosted = /^\/hosted\/(account|challenge|checkout|confirmation|consent)(\/[\w-]+)*$/

/**
 * Returns a safe path to continue to after signing in: an allowed path of this server, otherwise the account. Parses it
 * as browsers do and returns the parsed path.
 */
export const safeContinuePath = (text: string | null | undefined): string => {
  if (!text || text.length > maxLength || !/^\/[^/\\]/.test(text) || /[\\\p{Cc}]/u.test(text)) return accountPath
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  if (url?.origin !== base) return accountPath
  return exact.has(url.pathname) || hosted.test(url.pathname) ? url.pathname + url.search : accountPath
}

/** Returns the app that a path belongs to, if it names one. */
export const clientIdOf = (path: string): string | undefined => {
  const { pathname, searchParams } = new URL(path, base)
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
 * Returns the origins that a form may be redirected to, for the content security policy: that of the app's redirect
 * URI. Grants nothing by itself, since the server validates the redirect.
 */
export const formTargetsOf = (path: string): string[] => {
  const { pathname, searchParams } = new URL(path, base)
  const address =
    pathname === '/oauth2/authorize'
      ? searchParams.get('redirect_uri')
      : pathname === '/oauth2/return'
        ? claimedAddress(searchParams.get('request') ?? '')
        : undefined
  if (!address || !URL.canParse(address)) return []
  const { origin, protocol } = new URL(address)
  // A blob URL has the origin of the page that created it.
  if (protocol === 'https:' || protocol === 'http:')
    return /^https?:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d+)?$/.test(origin) ? [origin] : []
  // Native apps use a private-use scheme, which contains a dot (RFC 8252, section 7.1).
  return /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol) ? [protocol] : []
}
