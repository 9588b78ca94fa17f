/** The tokens of a session, in the form that storefronts store in cookies. */
export interface Tokens {
  /** Sent with every call. `expiresAt` is in seconds since 1970. */
  readonly accessToken: { readonly value: string; readonly expiresAt: number }
  /** Gets the next access token. A `member` has signed in, a `visitor` has not, `none` has no session yet. */
  readonly refreshToken: { readonly value: string; readonly role: 'none' | 'visitor' | 'member' }
}

/**
 * No session yet, or no longer.
 * @example
 * client.auth.setTokens(EMPTY_TOKENS)
 */
export const EMPTY_TOKENS: Tokens = {
  accessToken: { value: '', expiresAt: 0 },
  refreshToken: { value: '', role: 'none' },
}

/** Where the tokens of one visitor are stored. */
export interface TokenStorage {
  readonly getTokens: () => Tokens
  readonly setTokens: (tokens: Tokens) => void
  /** A name shared by all tabs. With it, only one tab at a time refreshes the shared tokens. */
  readonly lockName?: string
}

/**
 * Parses stored tokens. Invalid text means no session.
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
 * Stores tokens until the page or process ends. Use one storage per visitor: on a server, one per request.
 * @example
 * const auth = OAuthStrategy({ clientId, tokenStorage: memoryStorage(client.auth.getTokens()) })
 */
export const memoryStorage = (tokens: Tokens = EMPTY_TOKENS): TokenStorage => ({
  getTokens: () => tokens,
  setTokens: (next) => {
    tokens = next
  },
})
