import type { Send } from '../call-options.ts'
import { ConnectionError } from '../errors.ts'
import { createSend } from '../send.ts'
import { parseFromUrl } from './parse-from-url.ts'
import { createSession, type Session } from './session.ts'
import { signInMethods, type SignIn } from './sign-in-methods.ts'
import type { AuthStrategy } from './strategy.ts'
import { memoryStorage, type Tokens, type TokenStorage } from './tokens.ts'

export interface OAuthStrategyOptions {
  /** The OAuth app's id; it names the site too. */
  readonly clientId: string
  /** Tokens to begin with; kept in memory. */
  readonly tokens?: Tokens
  /** Where tokens are kept instead. */
  readonly storage?: TokenStorage
  /** For captcha widgets on sign-in pages of your own. */
  readonly captchaSiteKeys?: { readonly invisible?: string; readonly visible?: string }
}

export interface OAuthStrategy extends Required<AuthStrategy>, SignIn {
  /** The tokens as they are kept, whether they still work or not. */
  readonly getTokens: () => Tokens
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
  readonly captchaInvisibleSiteKey: string | undefined
  readonly captchaVisibleSiteKey: string | undefined
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

/** Visitors and members: tokens that renew themselves, and every way to sign in. One strategy is one visitor. */
export const OAuthStrategy = ({ clientId, tokens, storage, captchaSiteKeys }: OAuthStrategyOptions): OAuthStrategy => {
  let client: Send | undefined
  const send: Send = (...args) => (client ??= createSend({ auth: strategy }))(...args)
  const session = createSession({ clientId, storage: storage ?? memoryStorage(tokens), send })
  const { fresh } = session

  const strategy: OAuthStrategy = {
    ...session,
    ...lateSignIn(clientId, send, session),
    parseFromUrl,
    captchaInvisibleSiteKey: captchaSiteKeys?.invisible,
    captchaVisibleSiteKey: captchaSiteKeys?.visible,
    connect: (to) => {
      client = to
    },
    getAuthHeaders: async () => ({ headers: { Authorization: (await fresh()).accessToken.value } }),
    renew: async (refused) => {
      await fresh(refused)
    },
    generateVisitorTokens: async (current) => {
      if (!current) return fresh()
      return session.isUsable(current) ? current : session.renewOrOpen(current)
    },
  }
  return strategy
}
