import { parseTokens, type Tokens, type TokenStorage } from './tokens.ts'

/**
 * The default cookie name of {@link browserCookieTokens} and the server helpers.
 *
 * @example
 * const session = readCookie('vitrine-session=%7B%7D', tokenCookie)
 */
export const tokenCookie = 'vitrine-session'

/** Lifetime of the cookie in seconds: 400 days, the maximum in browsers. */
const lifetime = 34_560_000

/**
 * Returns the decoded value of a cookie in a `Cookie` header or `document.cookie`, or undefined if it is missing.
 * @example
 * const theme = readCookie('theme=dark; other=1', 'theme')
 */
export const readCookie = (header: string | null | undefined, name: string = tokenCookie): string | undefined => {
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (pair.slice(0, at).trim() !== name) continue
    try {
      return decodeURIComponent(pair.slice(at + 1).trim())
    } catch {
      return undefined
    }
  }
  return undefined
}

/**
 * Returns a `Set-Cookie` header: for the whole site, `SameSite=Lax`, for 400 days, and `Secure` over HTTPS.
 * @example
 * const line = writeCookie(JSON.stringify(EMPTY_TOKENS), { secure: true })
 */
export const writeCookie = (
  value: string,
  { name = tokenCookie, secure }: { name?: string; secure: boolean },
): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Lax${secure ? '; Secure' : ''}`

/**
 * Stores tokens in a cookie that you read and write as text, such as of a request and its response. Written tokens are
 * read back even while `read` still returns the request's cookie.
 * @example
 * let text = ''
 * const auth = OAuthStrategy({ clientId, tokenStorage: cookieTokens({ read: () => text, write: (next) => (text = next)
 * }) })
 */
export const cookieTokens = ({
  read,
  write,
}: {
  readonly read: () => string | null | undefined
  readonly write: (value: string) => void
}): TokenStorage => {
  let written: { readonly shows: string | null | undefined; readonly tokens: Tokens } | undefined
  return {
    getTokens: () => {
      const shows = read()
      return written && written.shows === shows ? written.tokens : parseTokens(shows)
    },
    setTokens: (tokens) => {
      write(JSON.stringify(tokens))
      written = { shows: read(), tokens }
    },
  }
}

/**
 * Stores tokens in a cookie of the page, which a server can read when rendering.
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: browserCookieTokens() })
 */
export const browserCookieTokens = (name: string = tokenCookie): TokenStorage => ({
  ...cookieTokens({
    read: () => (typeof document === 'undefined' ? undefined : readCookie(document.cookie, name)),
    write: (value) => {
      if (typeof document === 'undefined') return
      document.cookie = writeCookie(value, { name, secure: location.protocol === 'https:' })
    },
  }),
  lockName: name,
})

/**
 * Tokens of a single request on a server: reads its `Cookie` header. `setCookie` returns the `Set-Cookie` header to
 * send if the tokens have changed, otherwise undefined.
 * @example
 * const tokenStorage = requestTokens('vitrine-session=%7B%7D')
 * const shop = createClient({ host, auth: OAuthStrategy({ clientId, tokenStorage }) })
 * const headers = { 'set-cookie': tokenStorage.setCookie() ?? '' }
 */
export const requestTokens = (
  cookieHeader: string | null | undefined,
  { name = tokenCookie, secure = true }: { readonly name?: string; readonly secure?: boolean } = {},
): TokenStorage & { readonly setCookie: () => string | undefined } => {
  let line: string | undefined
  const storage = cookieTokens({
    read: () => readCookie(cookieHeader, name),
    write: (value) => {
      line = writeCookie(value, { name, secure })
    },
  })
  return { ...storage, setCookie: () => line }
}
