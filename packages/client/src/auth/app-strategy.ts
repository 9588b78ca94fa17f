import type { CallOptions, Send } from '../call-options.ts'
import * as calls from '../calls/own.ts'
import { createSend, defaultHost } from '../send.ts'
import type { AuthStrategy } from './strategy.ts'

/** Milliseconds before its end at which a token is renewed: clocks differ and requests take time. */
const leewayMs = 60_000

/** What an app proves itself with, and in which store it works. */
export interface AppStrategyOptions {
  readonly appId: string
  readonly appSecret: string
  /** The installation of the app in a store, as the install page told. */
  readonly instanceId?: string
  /** What the code of an install page was exchanged for; used where there is no `instanceId`. */
  readonly refreshToken?: string
  /** The token of a visitor or member who asks the app: calls are theirs until `elevated()`. */
  readonly accessToken?: string
  /** The server that has the install page; the hosted provider unless told. */
  readonly host?: string
}

/** What an install page brings back, exchanged. */
export interface AppTokens {
  readonly instanceId: string
  readonly accessToken: string
  readonly refreshToken: string
}

/** What a token of an app is good for. */
export type TokenInfo = ReturnType<NonNullable<typeof calls.tokenInfo.types>>

export interface AppStrategy<IsElevated extends boolean = true> extends AuthStrategy {
  readonly isElevated: IsElevated
  /** The page on which the owner of a store lets the app in; it leads back to `redirectUrl`. */
  readonly getInstallUrl: (options: { readonly redirectUrl: string; readonly state?: string }) => string
  /**
   * Exchanges what the install page brought back for tokens, and goes on with them. Throws where the address carries no
   * code and instance, and where its state is not the expected one: a missing state is not.
   */
  readonly handleOAuthCallback: (url: string, expected?: { readonly state?: string }) => Promise<AppTokens>
  /** The app with its own rights, whoever asked it. */
  readonly elevated: () => Promise<AppStrategy>
  /** Tells of a token, the one in use unless told, whether it works and of which installation it is. */
  readonly getTokenInfo: (accessToken?: string, call?: CallOptions) => Promise<TokenInfo>
  /** The access token in use; empty before the first call. */
  readonly getActiveToken: () => string
}

/** Where a page leads to: the provider has its own place for it. */
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
 * An app that owners let into their stores. Its token is asked for once and kept until it ends, however many calls wait.
 * Never in a browser: the secret is the app's own.
 *
 * @example
 * const auth = AppStrategy({ appId, appSecret: 'the secret', host })
 * const installUrl = auth.getInstallUrl({ redirectUrl: 'https://app.example/installed' })
 */
export function AppStrategy(options: AppStrategyOptions & { readonly accessToken: string }): AppStrategy<false>
export function AppStrategy(options: AppStrategyOptions): AppStrategy
export function AppStrategy(options: AppStrategyOptions): AppStrategy<boolean> {
  const { appId, appSecret, accessToken, host } = options
  const proof = { client_id: appId, client_secret: appSecret }
  /** Tokens are asked for with the secret, not with a token. */
  const unsigned = { headers: { authorization: '' } }
  let { instanceId, refreshToken } = options
  let granted = { value: '', endsMs: 0 }
  let renewal: Promise<void> | undefined
  let client: Send | undefined
  const send: Send = (...args) => (client ??= createSend({ auth: strategy, host: host ?? defaultHost }))(...args)

  const keep = (answer: { readonly access_token: string; readonly expires_in?: number }): void => {
    const { access_token: value, expires_in: seconds = 3600 } = answer
    granted = { value, endsMs: Date.now() + seconds * 1000 - leewayMs }
  }
  const exchange = (grant: { grant_type: string; code?: string; refresh_token?: string }) =>
    send(calls.appAccess, { body: { ...proof, ...grant } }, unsigned)

  const ask = async (): Promise<void> => {
    if (instanceId) {
      const body = { ...proof, grant_type: 'client_credentials', instance_id: instanceId }
      return keep(await send(calls.token, { body }, unsigned))
    }
    if (!refreshToken) throw new Error('An app needs the instanceId or a refreshToken of its installation')
    return keep(await exchange({ grant_type: 'refresh_token', refresh_token: refreshToken }))
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
    getTokenInfo: (of, call) =>
      send(calls.tokenInfo, { body: { token: of ?? strategy.getActiveToken() } }, { ...call, ...unsigned }),
    getInstallUrl: (asked) => `${installPageOf(host)}?${new URLSearchParams({ ...asked, appId })}`,
    handleOAuthCallback: async (url, { state } = {}) => {
      const { code, instanceId: installed } = readCallback(url, state)
      const answer = await exchange({ grant_type: 'authorization_code', code })
      keep(answer)
      instanceId = installed
      refreshToken = answer.refresh_token
      return { instanceId: installed, accessToken: answer.access_token, refreshToken }
    },
  }
  return strategy
}
