import type { Send } from '../call-options.ts'
import { ConnectionError } from '../errors.ts'
import { createSend } from '../send.ts'
import { parseFromUrl } from './parse-from-url.ts'
import { createSession, type Session } from './session.ts'
import { signInMethods, type SignIn } from './sign-in-methods.ts'
import type { AuthStrategy } from './strategy.ts'
import { memoryStorage, type Tokens, type TokenStorage } from './tokens.ts'

/** Of which app a session is, and where its tokens are kept. */
export interface OAuthStrategyOptions {
  /** The OAuth app's id; it names the site too. */
  readonly clientId: string
  /** Tokens to begin with; kept in memory. */
  readonly tokens?: Tokens
  /** Where tokens are kept instead. */
  readonly tokenStorage?: TokenStorage
  /** Headers of token requests, such as one that a proxy of yours asks for. */
  readonly tokenRequestOptions?: { readonly headers?: Readonly<Record<string, string>> }
  /** For the captcha on sign-in pages of your own: the key of the one that asks nothing. */
  readonly captchaInvisibleSiteKey?: string
  /** The key of the captcha that people see. */
  readonly captchaVisibleSiteKey?: string
}

export interface OAuthStrategy extends Required<Omit<AuthStrategy, 'isElevated'>>, SignIn {
  readonly isElevated?: false
  /** The tokens as they are kept, whether they still work or not. */
  readonly getTokens: () => Tokens
  /** The access token as it is kept, whether it still works or not; empty before the first call. */
  readonly getActiveToken: () => string
  /** Keeps other tokens: those of a member sign them in. */
  readonly setTokens: (tokens: Tokens) => void
  /** Whether the session is a member's. */
  readonly loggedIn: () => boolean
  /**
   * Without tokens: this session's own, opened or renewed when needed. With tokens: those, while they work; else
   * renewed, and a new visitor's when they have ended. Tokens handed in are not kept: that is `setTokens`.
   */
  readonly generateVisitorTokens: (tokens?: Tokens) => Promise<Tokens>
  /** New tokens for a refresh token; they are not kept: that is `setTokens`. */
  readonly renewToken: (refreshToken: Tokens['refreshToken']) => Promise<Tokens>
  readonly parseFromUrl: typeof parseFromUrl
  /** Calls the listener whenever tokens change: renewal, sign-in, sign-out. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void
  readonly captchaInvisibleSiteKey?: string
  readonly captchaVisibleSiteKey?: string
}

/** Fetches the sign-in code when it is needed: most visitors never sign in. */
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
 * Visitors and members: tokens that renew themselves, and every way to sign in. One strategy is one visitor.
 *
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
