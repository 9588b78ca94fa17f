/** What a session is made of; the form in which storefronts keep it in cookies. */
export interface Tokens {
  /** Goes with every call. `expiresAt` is in seconds since 1970. */
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  /** Gets the next access token. A `member` has signed in, a `visitor` has not, `none` has no session yet. */
  readonly refreshToken: { readonly value: string; readonly role: 'none' | 'visitor' | 'member' }
}

/**
 * No session yet, or no longer.
 *
 * @example
 * client.auth.setTokens(EMPTY_TOKENS)
 */
export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

/** Where the tokens of one visitor are kept. */
export interface TokenStorage {
  readonly getTokens: () => Tokens
  readonly setTokens: (tokens: Tokens) => void
  /** A name all tabs know: with it, one tab at a time renews what the tabs share. */
  readonly lockName?: string
}

/**
 * Reads what a storage held; text that is no tokens is no session.
 *
 * @example
 * const tokens = parseTokens(JSON.stringify(client.auth.getTokens()))
 */
export const parseTokens = (text: string | null | undefined): Tokens => {
  try {
    const tokens = JSON.parse(text ?? '') as Partial<Tokens> | null
    if (!tokens?.accessToken || !tokens.refreshToken) return EMPTY_TOKENS
    return { accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }
  } catch {
    return EMPTY_TOKENS
  }
}

/**
 * Keeps tokens until the page or process ends. One storage is one visitor: on a server, make one for each request.
 *
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: memoryStorage(client.auth.getTokens()) })
 */
export const memoryStorage = (tokens: Tokens = EMPTY_TOKENS): TokenStorage => ({
  getTokens: () => tokens,
  setTokens: (next) => {
    tokens = next
  },
})
