import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../calls/own.ts'
import { createSend, defaultHost } from '../send.ts'
import type { AuthStrategy } from './strategy.ts'

/** Milliseconds before expiry at which a token is renewed, since clocks differ and requests take time. */
const leewayMs = 60_000

/** An app's credentials and the store it works in. */
export interface AppStrategyOptions {
  readonly appId: string
  readonly appSecret: string
  /** The app's installation in a store, from the install page. */
  readonly instanceId?: string
  /** The token from the code of an install page; used without an `instanceId`. */
  readonly refreshToken?: string
  /** The token of a visitor or member: calls are made as them until `elevated()`. */
  readonly accessToken?: string
  /** The server with the install page; the hosted provider by default. */
  readonly host?: string
}

/** The tokens and instance from an install page. */
export interface AppTokens {
  readonly instanceId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** Data about an app's token. */
export type TokenInfo = ReturnType<NonNullable<typeof calls.tokenInfo.types>>

export interface AppStrategy<IsElevated extends boolean = true> extends AuthStrategy {
  readonly isElevated: IsElevated
  /** The URL where a store's owner installs the app; it redirects to `redirectUrl`. */
  readonly getInstallUrl: (options: { readonly redirectUrl: string; readonly state?: string }) => string
  /**
   * Exchanges the result of the install page for tokens, and uses them. Throws if the URL has no code and instance, or if
   * its state is missing or not the expected one.
   */
  readonly handleOAuthCallback: (url: string, expected?: { readonly state?: string }) => Promise<AppTokens>
  /** The app with its own permissions. */
  readonly elevated: () => Promise<AppStrategy>
  /** Returns whether a token (by default the current one) is valid, and its installation. */
  readonly getTokenInfo: (accessToken?: string, call?: CallOptions) => Promise<TokenInfo>
  /** The current access token; empty before the first call. */
  readonly getActiveToken: () => string
}

/** Returns the install page; the provider has its own. */
const installPageOf = (host: string | undefined): string =>
  host === undefined ? 'https://www.wix.com/installer/install' : `${host}/installer/install`

const readCallback = (url: string, state: string | undefined) => {
  const { searchParams } = new URL(url)
  const [code, instanceId] = [searchParams.get('code'), searchParams.get('instanceId')]
  if (!code || !instanceId) throw new Error(searchParams.get('error') ?? 'Missing code or instanceId')
  if (state !== undefined && searchParams.get('state') !== state) throw new Error('Invalid _state')
  return { code, instanceId }
}

/**
 * An app that owners install in their stores. Its token is requested once and reused until it expires, no matter how
 * many calls wait. Never use it in a browser: the secret must stay secret.
 * @example
 * const auth = AppStrategy({ appId, appSecret: 'the secret', host })
 * const installUrl = auth.getInstallUrl({ redirectUrl: 'https://app.example/installed' })
 */
export function AppStrategy(options: AppStrategyOptions & { readonly accessToken: string }): AppStrategy<false>
export function AppStrategy(options: AppStrategyOptions): AppStrategy
export function AppStrategy(options: AppStrategyOptions): AppStrategy<boolean> {
  const { appId, appSecret, accessToken, host } = options
  const proof = { client_id: appId, client_secret: appSecret }
  /** Token requests are authenticated by the secret, not by a token. */
  const unsigned = { headers: { authorization: '' } }
  let { instanceId, refreshToken } = options
  let granted = { value: '', endsMs: 0 }
  let renewal: Promise<void> | undefined
  let client: Send | undefined
  const send: Send = (...args) => (client ??= createSend({ auth: strategy, host: host ?? defaultHost }))(...args)

  const store = (answer: { readonly access_token: string; readonly expires_in?: number }): void => {
    const { access_token: value, expires_in: seconds = 3600 } = answer
    granted = { value, endsMs: Date.now() + seconds * 1000 - leewayMs }
  }
  const exchange = (grant: { grant_type: string; code?: string; refresh_token?: string }) =>
    send(calls.appAccess, { body: { ...proof, ...grant } }, unsigned)

  const ask = async (): Promise<void> => {
    if (instanceId) {
      const body = { ...proof, grant_type: 'client_credentials', instance_id: instanceId }
      return store(await send(calls.token, { body }, unsigned))
    }
    if (!refreshToken) throw new Error('An app needs the instanceId or a refreshToken of its installation')
    return store(await exchange({ grant_type: 'refresh_token', refresh_token: refreshToken }))
  }

  const fresh = async (refused = ''): Promise<string> => {
    if (granted.endsMs < Date.now() || granted.value === refused) {
      renewal ??= ask().finally(() => {
        renewal = undefined
      })
      await renewal
    }
    return granted.value
  }

  const strategy: AppStrategy<boolean> = {
    isElevated: accessToken === undefined,
    connect: (to) => {
      client = to
    },
    getAuthHeaders: async () => ({ headers: { Authorization: accessToken ?? (await fresh()) } }),
    renew: fresh,
    getActiveToken: () => accessToken ?? granted.value,
    elevated: async () => AppStrategy({ ...options, accessToken: undefined, instanceId, refreshToken }),
    getTokenInfo: (of, call) => {
      const headers = { ...call?.headers, ...unsigned.headers }
      return send(calls.tokenInfo, { body: { token: of ?? strategy.getActiveToken() } }, { ...call, headers })
    },
    getInstallUrl: (params) => `${installPageOf(host)}?${new URLSearchParams({ ...params, appId })}`,
    handleOAuthCallback: async (url, { state } = {}) => {
      const { code, instanceId: installed } = readCallback(url, state)
      const answer = await exchange({ grant_type: 'authorization_code', code })
      store(answer)
      instanceId = installed
      refreshToken = answer.refresh_token
      return { instanceId: installed, accessToken: answer.access_token, refreshToken }
    },
  }
  return strategy
}
