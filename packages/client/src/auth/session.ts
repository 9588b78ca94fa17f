import type { ApiError } from '../errors.ts'
import * as calls from '../calls/own.ts'
import type { Send } from '../call-options.ts'
import { EMPTY_TOKENS, type Tokens, type TokenStorage } from './tokens.ts'

/** Assumed lifetime of a token in seconds if the server names none. */
const assumedLifetime = 3600
/** Seconds before expiry at which a token is renewed, since clocks differ and requests take time. */
const leewaySeconds = 60

const nowSeconds = (): number => Math.floor(Date.now() / 1000)

type TokenRequest = NonNullable<Parameters<NonNullable<(typeof calls.token)['types']>>[0]['body']>

export interface SessionOptions {
  readonly clientId: string
  readonly storage: TokenStorage
  readonly send: Send
  /** Headers of token requests. */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** One visitor's session. Tokens are stored, and renewed with a single request, however many calls wait. */
export const createSession = ({ clientId, storage, send, headers }: SessionOptions) => {
  const listeners = new Set<() => void>()
  let leeway = leewaySeconds
  const renewals: Record<string, Promise<Tokens>> = {}

  /** Joins concurrent requests of the same name. */
  const once = (name: string, ask: () => Promise<Tokens>): Promise<Tokens> =>
    (renewals[name] ??= ask().finally(() => delete renewals[name]))

  const getTokens = (): Tokens => storage.getTokens()

  const setTokens = (tokens: Tokens): void => {
    storage.setTokens(tokens)
    listeners.forEach((listener) => listener())
  }

  /** Requests tokens. A refresh token stays in use if the server doesn't send a new one. */
  const grant = async (
    role: Tokens['refreshToken']['role'],
    body: TokenRequest,
    authorization = '',
  ): Promise<Tokens> => {
    const {
      access_token: value,
      refresh_token: next = body.refreshToken ?? '',
      expires_in = assumedLifetime,
    } = await send(calls.token, { body }, { headers: { ...headers, authorization } })
    const seconds = +expires_in
    leeway = Math.min(leewaySeconds, seconds / 4)
    return { accessToken: { value, expiresAt: nowSeconds() + seconds }, refreshToken: { value: next, role } }
  }

  const renewToken = ({ value, role }: Tokens['refreshToken']): Promise<Tokens> =>
    once(value, () => grant(role, { clientId, refreshToken: value, grantType: 'refresh_token' }))

  const isUsable = ({ accessToken }: Tokens, refused?: string): boolean =>
    !!accessToken.value && accessToken.value !== refused && accessToken.expiresAt - leeway > nowSeconds()

  /** Renews the given tokens. Only `invalid_grant` ends a session; network errors don't. */
  const renewOrOpen = async ({ refreshToken }: Tokens): Promise<Tokens> => {
    try {
      if (refreshToken.value) return await renewToken(refreshToken)
    } catch (error) {
      if ((error as Partial<ApiError>).code !== 'invalid_grant') throw error
    }
    return grant('visitor', { clientId, grantType: 'anonymous' })
  }

  /**
   * Renews the stored tokens. Doesn't overwrite a sign-in or sign-out that happened meanwhile, here or in another tab.
   */
  const renewStored = async (refused: string | undefined): Promise<Tokens> => {
    const before = getTokens()
    if (isUsable(before, refused)) return before
    const tokens = await renewOrOpen(before)
    if (getTokens().refreshToken.value !== before.refreshToken.value) return renewStored(refused)
    setTokens(tokens)
    return tokens
  }

  /** Returns valid tokens. `refused` is an access token that the server rejected. */
  const fresh = async (refused?: string): Promise<Tokens> => {
    const tokens = getTokens()
    if (isUsable(tokens, refused)) return tokens
    const locks = storage.lockName && (globalThis.navigator as Navigator | undefined)?.locks
    return once('*', () =>
      locks ? locks.request(storage.lockName!, () => renewStored(refused)) : renewStored(refused),
    )
  }

  return {
    getTokens,
    setTokens,
    grant,
    renewToken,
    fresh,
    isUsable,
    renewOrOpen,
    end: () => setTokens(EMPTY_TOKENS),
    loggedIn: () => getTokens().refreshToken.role === 'member',
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
export type Session = ReturnType<typeof createSession>
