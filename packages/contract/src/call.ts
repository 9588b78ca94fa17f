import type { Static, TObject, TSchema } from 'typebox'
import type { Area, Permission } from './areas.ts'
import type { ErrorCode } from './errors.ts'
import type { Scope } from './scopes.ts'

/**
 * Who may make a call. `anyone`: without a token. `visitor`: with a visitor token. `member`: signed in. `owner`: a store
 * owner in the back office, or an API key of the site. `app`: an installed app.
 */
export type Role = 'anyone' | 'visitor' | 'member' | 'owner' | 'app'

/**
 * Roles with elevated rights. All except the owner need the scope of the call, which the owner grants. Calls refer to
 * this list instead of its roles, so that a role added to it can make all of them.
 */
export const elevated = ['owner', 'app'] as const satisfies readonly Role[]
/** Visitors, members and all roles with elevated rights. */
export const shoppers = ['visitor', 'member', ...elevated] as const satisfies readonly Role[]

/** The fields of a query, from which the client creates a query builder. */
interface Finding {
  /** Fields to filter by, as an entity such as `ProductFields`. */
  readonly fields: TSchema
  /** Fields to sort by. Default: all. With a title, the client exports them under that name. */
  readonly sortBy?: TSchema
}

/** The client function for a call, such as `client.products.getProduct(id, options)`. */
export interface ClientFunction {
  readonly module: string
  /** Name of the function. Default: the name of the call. */
  readonly name?: string
  /**
   * Arguments in order, separated by spaces. Each is a field of the request, or `...options` for all other fields.
   * Default: the path parameters, then `...options` if there are other fields. An argument with `!` is required even if
   * its fields are optional.
   */
  readonly args?: string
  /**
   * Field of the response that the function returns. Default: the whole response, or nothing if it is empty. A field with
   * `!` is always present for the requests that this function makes.
   */
  readonly gives?: string
  /** Set if the function builds queries: it returns a query builder, or with a query its result. */
  readonly finds?: Finding
  /** Doc comment. Default: the summary of the call. */
  readonly comment?: string
  /** Example of at most four lines. `examples.test.ts` compiles and runs it. */
  readonly example: string | readonly string[]
}

/** A client function that does more than its call. It is written by hand, in the client's folder `by-hand`. */
export interface HandWritten {
  readonly module: string
  readonly name?: string
  readonly isByHand: true
}

/** The definition of a call, for the server, the client and the docs. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path of the request, with `{name}` for parameters. */
  readonly path: `/${string}`
  /** Other paths that older clients use for the call. */
  readonly aliases?: readonly `/${string}`[]
  /**
   * `r`: the request is sent in the query parameter `.r`, as base64url-encoded JSON. From 4,000 characters on, it is sent
   * as a POST to the same path instead. The fields are in `body`.
   *
   * `dotted`: the request is sent as query parameters whose names are paths, such as `paging.limit`. A GET that is too
   * long for that, or has lists of objects, is sent as a POST to the same path; its fields are in `body`.
   */
  readonly encoding?: 'r' | 'dotted'
  /** Another path of the call, for GET requests with the query parameter `.r`. */
  readonly packedPath?: `/${string}`
  /** What the call does, in one sentence. Doc comment of the client function. */
  readonly summary: string
  readonly roles: readonly Role[]
  /** Scope that an app needs. Apps cannot make calls without a scope. */
  readonly scope?: Scope
  /** Area of the back office that the call belongs to. Staff members need its permission. */
  readonly area?: Area
  /** Whether the call only reads. Default: whether its method is GET. Staff members need less permission to read. */
  readonly reads?: boolean
  /** The holder of a link to a checkout may make the call, for that checkout and its order. */
  readonly byCheckoutLink?: true
  /** A third-party app (`thirdPartyApps`) may make the call for a member who gave consent. */
  readonly byThirdParty?: true
  /** Whether the call can also be made as a POST to the same path. */
  readonly alsoAsPost?: true
  /** Whether the call is idempotent by itself, so that the client may retry it. */
  readonly repeatable: boolean
  /** Supports `Idempotency-Key`: the same key with the same request returns the same response. */
  readonly idempotent?: true
  /** The response is the same for all buyers until the catalog changes, so the server may cache it. */
  readonly cached?: true
  /** The call is a field of the GraphQL type `Query` or `Mutation`. */
  readonly graphql?: 'query' | 'mutation'
  readonly client?: ClientFunction | readonly ClientFunction[] | HandWritten
  readonly params?: TObject
  readonly query?: TObject
  readonly body?: TSchema
  readonly response: TSchema
  readonly errors?: readonly ErrorCode[]
}

export type Calls = Readonly<Record<string, Call>>

/** The method of a request whose fields are in a JSON body. */
export const bodyMethodOf = ({ method, encoding }: Call): Call['method'] =>
  encoding !== undefined && method === 'GET' ? 'POST' : method

/** Whether a call requires elevated rights. */
export const isElevatedCall = ({ roles }: Call): boolean =>
  roles.every((role) => (elevated as readonly Role[]).includes(role))

/** Whether a call only reads. */
export const isReadingCall = ({ method, reads }: Call): boolean => reads ?? method === 'GET'

/**
 * The permission that a staff member or an API key needs for a call: `undefined` if all of them may make it. A call
 * without an area needs a permission that nobody has.
 */
export const permissionOf = (call: Call): Permission | 'none' | undefined => {
  if (call.area === 'common') return undefined
  if (call.area === undefined) return 'none'
  return `${call.area}.${isReadingCall(call) ? 'read' : 'write'}`
}

/** Properties that all calls of a room share. */
interface RoomFacts {
  readonly scope: Scope
  readonly area: Area
  /** Only for calls that change data. */
  readonly idempotent?: true
}

/** Groups calls that belong together and gives each the properties of the room. */
export const room =
  ({ scope, area, idempotent }: RoomFacts) =>
  <const C extends Calls>(calls: C): C =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, Call] => [
        name,
        { scope, area, ...(idempotent && call.method !== 'GET' && { idempotent }), ...call },
      ]),
    ) as Calls as C

/** Groups calls that belong together but have no scope, so that apps cannot make them. */
export const inArea =
  (area: Area) =>
  <const C extends Calls>(calls: C): C =>
    Object.fromEntries(
      Object.entries(calls).map(([name, call]): [string, Call] => [name, { area, ...call }]),
    ) as Calls as C

type Part<C, Key extends string> = C extends { readonly [K in Key]: infer Schema extends TSchema }
  ? { readonly [K in Key]: Static<Schema> }
  : unknown

/** The request of a call: those of `params`, `query` and `body` that it has. */
export type RequestOf<C> = Part<C, 'params'> & Part<C, 'query'> & Part<C, 'body'>
export type ResponseOf<C> = C extends { readonly response: infer Schema extends TSchema } ? Static<Schema> : never
