import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * Who may make a call. A `visitor` is anyone with a visitor token, a `member` has signed in; `owner` is the store
 * owner in the back office and an API key of the site; `app` is an installed app. `anyone` needs no token at all.
 */
export type Role = 'anyone' | 'visitor' | 'member' | 'owner' | 'app'

/** Visitors, members and everyone with elevated rights. */
export const shoppers = ['visitor', 'member', 'owner', 'app'] as const satisfies readonly Role[]
/** Only those with elevated rights. */
export const elevated = ['owner', 'app'] as const satisfies readonly Role[]

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
  /** Whoever holds a link to a checkout may make it, for that checkout and its order. */
  readonly byCheckoutLink?: true
  /** An app of someone else may make it for a member who allowed that (`thirdPartyApps`); all other calls it may not. */
  readonly byThirdParty?: true
  /** Answers a POST to the same path, too. */
  readonly alsoAsPost?: true
  /** Sending it twice does no more than sending it once: the client may retry it. */
  readonly repeatable: boolean
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  readonly response: TSchema
  readonly errors?: readonly ErrorCode[]
}

export type Calls = Readonly<Record<string, Call>>

type Part<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends TSchema }
  ? { readonly [K in Key]: Static<Schema> }
  : unknown

/** What a caller hands over: `params`, `query` and `body`, whichever the call has. */
export type RequestOf<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type ResponseOf<C> = C extends { readonly response: infer Schema extends TSchema } ? Static<Schema> : never
