import { withCredentials } from './auth/credentials.ts'
import { OAuthStrategy } from './auth/oauth-strategy.ts'
import type { AuthStrategy } from './auth/strategy.ts'
import type { Send } from './call-options.ts'
import { createSend, defaultHost, globalFetch, type TransportOptions } from './send.ts'

/** Calls that belong together; each takes the way to send and gives the function to use. */
export type Module = Readonly<Record<string, (send: Send) => unknown>>
export type Modules = Readonly<Record<string, Module>>

/** Modules as the client offers them: `client.products.getProduct(id)`. */
export type Bound<M extends Modules> = {
  readonly [Name in keyof M]: {
    readonly [Call in keyof M[Name]]: M[Name][Call] extends (send: Send) => infer Bound ? Bound : never
  }
}

export interface ClientBase<Auth> {
  readonly auth: Auth
  /** Where the API answers. */
  readonly host: string
  /** Sends a call that no module has; the calls stand in `calls`. */
  readonly send: Send
  /**
   * Fetches an address of the host, or a path on it, as this visitor; a session that ended is renewed once. Throws for
   * other hosts, which have no business with the tokens.
   */
  readonly fetchWithAuth: (url: string, init?: RequestInit) => Promise<Response>
}
export type Client<M extends Modules = Modules, Auth = AuthStrategy> = ClientBase<Auth> & Bound<M>

export interface CommonOptions<M extends Modules> extends TransportOptions {
  /** The modules to offer: `{ products, currentCart }`. A bundle holds only those. */
  readonly modules?: M
}

const createFetchWithAuth =
  (host: string, fetch: typeof globalThis.fetch, auth: AuthStrategy): ClientBase<unknown>['fetchWithAuth'] =>
  async (url, init = {}) => {
    const target = new URL(url, `${host}/`)
    if (target.origin !== new URL(host).origin) throw new Error(`Tokens go only to ${host}`)
    const headers = new Headers(init.headers)
    return withCredentials(auth, headers, () => fetch(target, { ...init, headers }))
  }

const mapValues = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))

/**
 * Makes a client for one visitor, or with `ApiKeyStrategy` for the shop's owner. On a server make one for each
 * request: two visitors must never share tokens.
 */
export function createClient<const M extends Modules = {}>(
  options: CommonOptions<M> & { readonly clientId: string },
): Client<M, OAuthStrategy>
export function createClient<const M extends Modules = {}, Auth extends AuthStrategy = AuthStrategy>(
  options: CommonOptions<M> & { readonly auth: Auth },
): Client<M, Auth>
export function createClient(
  options: CommonOptions<Modules> & { readonly clientId?: string; readonly auth?: AuthStrategy },
): ClientBase<AuthStrategy> {
  const host = (options.host ?? defaultHost).replace(/\/+$/, '')
  const { clientId = '', auth = OAuthStrategy({ clientId }), modules = {}, fetch = globalFetch } = options
  const send = createSend({ ...options, host, auth })
  auth.connect?.(send)

  return {
    ...mapValues(modules, (module) => mapValues(module, (bind) => bind(send))),
    auth,
    host,
    send,
    fetchWithAuth: createFetchWithAuth(host, fetch, auth),
  }
}
