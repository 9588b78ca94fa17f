import { withCredentials } from './auth/credentials.ts'
import type { AuthStrategy } from './auth/strategy.ts'
import type { CallOptions, ElevatedSend, Send } from './call-options.ts'
import type { Endpoint } from './generated.ts'
import { createSend, defaultHost, globalFetch, type TransportOptions } from './send.ts'

/** A group of calls. Each takes a `send` function and returns the bound function. */
export type Module = Readonly<Record<string, (send: ElevatedSend) => unknown>>
/** Modules by their names in a client. */
export type Modules = Readonly<Record<string, Module>>

/** Marks a call that requires a client with `ApiKeyStrategy` or `AppStrategy`. */
export interface ElevatedOnly {
  readonly 'needs elevated rights': true
}

/** Whether an auth strategy calls with elevated rights. */
type IsElevated<Auth> = Auth extends { readonly isElevated: true } ? true : false

type BoundCall<Make, Auth> = Make extends (send: Send) => infer Call
  ? Call
  : Make extends (send: ElevatedSend) => infer Call
    ? IsElevated<Auth> extends true
      ? Call
      : ElevatedOnly
    : never

/** Modules as the client offers them: `client.products.getProduct(id)`. */
export type Bound<M extends Modules, Auth = AuthStrategy> = {
  readonly [Name in keyof M]: { readonly [Call in keyof M[Name]]: BoundCall<M[Name][Call], Auth> }
}

interface GraphqlOptions extends CallOptions {
  /** Version of the schema. Default: `alpha`. */
  readonly apiVersion?: string
}

/** A GraphQL response: data, errors, or both. */
interface GraphqlAnswer<Data> {
  readonly data?: Data
  readonly errors?: readonly { readonly message: string; readonly path?: readonly (string | number)[] }[]
}

/** What every client has besides its modules. */
export interface ClientBase<Auth> {
  readonly auth: Auth
  /** The host of the API. */
  readonly host: string
  /** Sends any call in `calls`, also those without a module. */
  readonly send: IsElevated<Auth> extends true ? ElevatedSend : Send
  /**
   * Fetches a URL or path of the host as this visitor. An expired session is refreshed once. Throws for other hosts, so
   * that they never receive the tokens.
   */
  readonly fetchWithAuth: (url: string, init?: RequestInit) => Promise<Response>
  /** Sends a GraphQL query. Check its `errors`; if the whole request fails, it throws an ApiError. */
  readonly graphql: <Data = unknown>(
    query: string,
    variables?: Readonly<Record<string, unknown>>,
    options?: GraphqlOptions,
  ) => Promise<GraphqlAnswer<Data>>
}
/** A client: its modules by name, and what every client has. */
export type Client<M extends Modules = Modules, Auth = AuthStrategy> = ClientBase<Auth> & Bound<M, Auth>

export interface ClientOptions<M extends Modules, Auth extends AuthStrategy> extends TransportOptions {
  /** The host that `useCDN` uses. Default: the provider's edge, or `host` if given. */
  readonly edgeHost?: string | undefined
  /** Whether module calls use the edge host. Default: `false`. Tokens, sign-in and GraphQL use `host`. */
  readonly useCDN?: boolean | undefined
  /** The caller's credentials. */
  readonly auth: Auth
  /** The modules of this client: `{ products, currentCart }`. Only these are bundled. */
  readonly modules?: M
}

const mapValues = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]))

/** The provider's edge host. */
const defaultEdge = 'https://edge.wixapis.com'

const graphqlCall: Endpoint<object, unknown> = { route: 'POST /graphql/{apiVersion}' }

/**
 * Creates a client for one visitor, or with `ApiKeyStrategy` for the store's owner. On a server, create one per request:
 * visitors must never share tokens.
 *
 * @example
 * const shop = createClient({ host, auth: OAuthStrategy({ clientId }), modules: { products, currentCart } })
 * const { items } = await shop.products.queryProducts().limit(12).find()
 */
export const createClient = <const M extends Modules = {}, Auth extends AuthStrategy = AuthStrategy>(
  options: ClientOptions<M, Auth>,
): Client<M, Auth> => {
  const { auth, modules = {}, fetch = globalFetch, edgeHost = options.host ?? defaultEdge } = options
  const host = (options.host ?? defaultHost).replace(/\/+$/, '')
  const sendTo = (host: string): ElevatedSend => createSend({ ...options, host })
  const sendToHost = sendTo(host)
  const send = options.useCDN ? sendTo(edgeHost) : sendToHost
  auth.connect?.(sendToHost)

  return {
    ...mapValues(modules, (module: Module) => mapValues(module, (bind) => bind(send))),
    auth,
    host,
    send,
    graphql: (query, variables, { apiVersion = 'alpha', ...call } = {}) =>
      sendToHost(graphqlCall, { params: { apiVersion }, body: { query, variables } }, call) as never,
    fetchWithAuth: async (url, init) => {
      const target = new URL(url, `${host}/`)
      if (target.origin !== new URL(host).origin) throw new Error(`Tokens go only to ${host}`)
      const headers = new Headers(init?.headers)
      return withCredentials(auth, headers, () => fetch(target, { ...init, headers }))
    },
  } as ClientBase<AuthStrategy> as Client<M, Auth>
}
