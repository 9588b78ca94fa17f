import type { Send } from '../call-options.ts'
import { ConnectionError } from '../errors.ts'
import { createSend } from '../send.ts'
import { parseFromUrl } from './parse-from-url.ts'
import { createSession, type Session } from './session.ts'
import { signInMethods, type SignIn } from './sign-in-methods.ts'
import type { AuthStrategy } from './strategy.ts'
import { memoryStorage, type Tokens, type TokenStorage } from './tokens.ts'

/** The app of a session, and where its tokens are stored. */
export interface OAuthStrategyOptions {
  /** The OAuth app's ID; it also determines the site. */
  readonly clientId: string
  /** Initial tokens; stored in memory. */
  readonly tokens?: Tokens
  /** Where to store tokens instead. */
  readonly tokenStorage?: TokenStorage
  /** Headers of token requests, such as one your proxy needs. */
  readonly tokenRequestOptions?: { readonly headers?: Readonly<Record<string, string>> }
  /** For your own sign-in pages: the site key of the invisible CAPTCHA. */
  readonly captchaInvisibleSiteKey?: string
  /** The site key of the visible CAPTCHA. */
  readonly captchaVisibleSiteKey?: string
}

export interface OAuthStrategy extends Required<Omit<AuthStrategy, 'isElevated'>>, SignIn {
  readonly isElevated?: false
  /** The stored tokens, valid or not. */
  readonly getTokens: () => Tokens
  /** The stored access token, valid or not; empty before the first call. */
  readonly getActiveToken: () => string
  /** Stores other tokens: a member's tokens sign them in. */
  readonly setTokens: (tokens: Tokens) => void
  /** Whether the session is a member's. */
  readonly loggedIn: () => boolean
  /**
   * Without tokens: this session's own, created or refreshed as needed. With tokens: those if valid, otherwise
   * refreshed ones, or a new visitor's if they have expired. Given tokens are not stored; use `setTokens`.
   */
  readonly generateVisitorTokens: (tokens?: Tokens) => Promise<Tokens>
  /** Exchanges a refresh token for new tokens. Store them with `setTokens`. */
  readonly renewToken: (refreshToken: Tokens['refreshToken']) => Promise<Tokens>
  readonly parseFromUrl: typeof parseFromUrl
  /** Calls the listener whenever tokens change: refresh, sign-in, sign-out. Returns a function to stop. */
  readonly subscribe: (listener: () => void) => () => void
  readonly captchaInvisibleSiteKey?: string
  readonly captchaVisibleSiteKey?: string
}

/** Loads the sign-in code on first use, since most visitors never sign in. */
const lateSignIn = (clientId: string, send: Send, session: Session): SignIn => {
  const late =
    (name: keyof SignIn) =>
    async (...args: readonly unknown[]): Promise<unknown> => {
      const { createSignIn } = await import('./sign-in.ts').catch((cause: unknown) => {
        throw new ConnectionError('CONNECTION_FAILED', 'Sign-in did not load', cause)
      })
      const method = createSignIn(clientId, send, session)[name] as (...args: readonly unknown[]) => unknown
      return method(...args)
    }
  return Object.fromEntries(signInMethods.map((name) => [name, late(name)])) as unknown as SignIn
}

/**
 * Sessions of visitors and members, with automatic token refresh and all sign-in methods. Use one strategy per visitor.
 * @example
 * const shop = createClient({ host, auth: OAuthStrategy({ clientId }), modules: { products } })
 * const { items } = await shop.products.queryProducts().find()
 */
export const OAuthStrategy = ({
  clientId,
  tokens,
  tokenStorage: storage = memoryStorage(tokens),
  tokenRequestOptions,
  ...captchaSiteKeys
}: OAuthStrategyOptions): OAuthStrategy => {
  let client: Send | undefined
  const send: Send = (...args) => (client ??= createSend({ auth: strategy }))(...args)
  const session = createSession({ clientId, storage, send, headers: tokenRequestOptions?.headers })
  const { fresh } = session

  const strategy: OAuthStrategy = {
    ...session,
    ...lateSignIn(clientId, send, session),
    parseFromUrl,
    getActiveToken: () => session.getTokens().accessToken.value,
    ...captchaSiteKeys,
    connect: (to) => {
      client = to
    },
    getAuthHeaders: async () => ({ headers: { Authorization: (await fresh()).accessToken.value } }),
    renew: fresh,
    generateVisitorTokens: async (current) =>
      !current ? fresh() : session.isUsable(current) ? current : session.renewOrOpen(current),
  }
  return strategy
}
