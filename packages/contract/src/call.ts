import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'
import type { Scope } from './scopes.ts'

/**
 * Who may make a call. A `visitor` is anyone with a visitor token, a `member` has signed in; `owner` is the store
 * owner in the back office and an API key of the site; `app` is an installed app. `anyone` needs no token at all.
 */
export type Role = 'anyone' | 'visitor' | 'member' | 'owner' | 'app'

/**
 * Only those with elevated rights. Whoever of them is not the owner may do what the owner allowed: the scope of a call
 * says by which word. Calls name this list, not what stands in it, so a role that joins it reaches them all.
 */
export const elevated = ['owner', 'app'] as const satisfies readonly Role[]
/** Visitors, members and everyone with elevated rights. */
export const shoppers = ['visitor', 'member', ...elevated] as const satisfies readonly Role[]

/** What a call finds, and by what: the client makes a query builder of it. */
export interface Finding {
  /** The fields that it finds by, as an entity: `ProductFields`. */
  readonly fields: TSchema
  /** The fields that it sorts by, all unless told; with a title the client exports them under that name. */
  readonly sortBy?: TSchema
}

/** How the client offers a call: `client.products.getProduct(id, options)`. */
export interface ClientFunction {
  readonly module: string
  /** The name of the function; the call's unless told. */
  readonly name?: string
  /**
   * Its arguments in order, each a field of the request; `...options` stands for all other fields. Unless told, what
   * the path names, and then options where there are other fields. One with a `!` cannot be left out, though all of it
   * may be.
   */
  readonly args?: string
  /**
   * The field of the answer that it gives back; unless told, the whole answer, or nothing where that is empty. One with a
   * `!` is always there, as the function asks.
   */
  readonly gives?: string
  /** It builds queries: without arguments one to build, with one the answer to it. */
  readonly finds?: Finding
  /** What it does, where the summary does not speak of the client. */
  readonly comment?: string
  /** At most four lines that `examples.test.ts` compiles and runs. */
  readonly example: string | readonly string[]
}

/** A function of the client that is more than its call: it stands in the client's folder `by-hand`. */
export interface HandWritten {
  readonly module: string
  readonly name?: string
  readonly isByHand: true
}

/** One call, described once: the server serves it, the client sends it, the docs print it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** The path as it goes over the wire, with `{name}` where a parameter stands. */
  readonly path: `/${string}`
  /** Other paths that older clients use for the same call, with their methods where those differ. */
  readonly aliases?: readonly `/${string}`[]
  /**
   * `r`: the whole request travels as `?.r=`, base64url of its JSON, and as a POST to the same path when that text
   * has 4,000 characters or more. The fields stand in `body`.
   */
  readonly encoding?: 'r'
  /** Another path where the same is asked by GET, the whole request packed as `?.r=`. */
  readonly packedPath?: `/${string}`
  /** What the call does, in one sentence; becomes the doc comment of the client's method. */
  readonly summary: string
  readonly roles: readonly Role[]
  /** Without it an app may not make the call; calls that have none are not for apps. */
  readonly scope?: Scope
  /** Whoever holds a link to a checkout may make it, for that checkout and its order. */
  readonly byCheckoutLink?: true
  /** An app of someone else may make it for a member who allowed that (`thirdPartyApps`); all other calls it may not. */
  readonly byThirdParty?: true
  /** Answers a POST to the same path, too. */
  readonly alsoAsPost?: true
  /** Sending it twice does no more than sending it once: the client may retry it. */
  readonly repeatable: boolean
  /** An `Idempotency-Key` counts: the same key with the same request is answered with the same answer. */
  readonly idempotent?: true
  /** All buyers get the same answer to the same question, until the catalog changes: the server may keep it. */
  readonly cached?: true
  /** A field of GraphQL's `Query` or `Mutation`, with the call's name. */
  readonly graphql?: 'query' | 'mutation'
  readonly client?: ClientFunction | readonly ClientFunction[] | HandWritten
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  readonly response: TSchema
  readonly errors?: readonly ErrorCode[]
}

export type Calls = Readonly<Record<string, Call>>

/** Whether nobody without elevated rights may make a call. */
export const isElevatedCall = ({ roles }: Call): boolean =>
  roles.every((role) => (elevated as readonly Role[]).includes(role))

/** What all calls of a room have in common. */
interface RoomFacts {
  readonly scope: Scope
  /** Of the calls that change something. */
  readonly idempotent?: true
}

/** Calls that belong together, each with the facts of their room. */
export const room =
  ({ scope, idempotent }: RoomFacts) =>
  <const C extends Calls>(calls: C): C =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, Call] => [
        name,
        { scope, ...(idempotent && call.method !== 'GET' && { idempotent }), ...call },
      ]),
    ) as Calls as C

type Part<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends TSchema }
  ? { readonly [K in Key]: Static<Schema> }
  : unknown

/** What a caller hands over: `params`, `query` and `body`, whichever the call has. */
export type RequestOf<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type ResponseOf<C> = C extends { readonly response: infer Schema extends TSchema } ? Static<Schema> : never
