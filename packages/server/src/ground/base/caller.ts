import type { Call, Role } from '@vitrine/contract/call.ts'

interface OnSite {
  readonly siteId: string
  /** The OAuth app that the token was issued to. Absent for API keys and the back office. */
  readonly clientId?: string
}

interface ShopperOnSite extends OnSite {
  /** Set if the caller only has a checkout link: limits access to this checkout and its order. */
  readonly checkoutId?: string
}

/** An anonymous shopper. Nothing is stored until the first write. */
export interface Visitor extends ShopperOnSite {
  readonly role: 'visitor'
  readonly visitorId: string
}
/** A signed-in shopper. */
export interface SignedInMember extends ShopperOnSite {
  readonly role: 'member'
  readonly memberId: string
  /** The visitor ID from before the sign-in. */
  readonly visitorId: string
  /** Revoked by sign-out, together with all its tokens. */
  readonly sessionId: string
  /** The scope that an OpenID Connect client requested, if any. */
  readonly scope?: string
  /** The token belongs to a third-party app, which can make few calls. */
  readonly isThirdParty?: true
}
/** A person of the store's staff in the back office, or an API key of the site. */
export interface Owner extends OnSite {
  readonly role: 'owner'
  /** The person who is signed in. Absent for API keys. */
  readonly ownerId?: string
  /** The hash of the session's token. Absent for API keys. */
  readonly sessionHash?: string
  /** The name of the person or the API key. */
  readonly name?: string
  /** The role of the person. Absent for API keys. */
  readonly staffRole?: string
  /** What the caller may do. Absent for an API key that may do everything. */
  readonly permissions?: ReadonlySet<string>
  /** The API key and the origins that may use it. Absent for signed-in owners. */
  readonly apiKey?: { readonly id: string; readonly origins: readonly string[] }
  /** The shopper that an API key acts for, if it was sent with their token (`<token>,<apiKey>`). */
  readonly actsFor?: Visitor | SignedInMember
}
/** An installed app with the owner's permissions. */
export interface App extends OnSite {
  readonly role: 'app'
  readonly appId: string
  readonly name?: string
  /** The installation of the app in this store. */
  readonly instanceId: string
  /** The scopes that the owner granted. */
  readonly scopes: readonly string[]
}
/** A caller without a token. */
export interface Anyone {
  readonly role: 'anyone'
}

export type Shopper = Visitor | SignedInMember
export type Caller = Visitor | SignedInMember | Owner | App | Anyone

export type CallerWithRole<R extends Role> = 'anyone' extends R ? Caller : Extract<Caller, { role: R }>
/** The callers that a call accepts. */
export type CallerOf<C extends Call> = CallerWithRole<C['roles'][number]>

/** Returns whether the caller's token covers this checkout. Doesn't check who owns the checkout. */
export const canAccessCheckout = (caller: Caller, checkoutId: string | null): boolean =>
  !('checkoutId' in caller) || caller.checkoutId === undefined || caller.checkoutId === checkoutId

export const isElevated = (caller: Caller): caller is Owner | App => caller.role === 'owner' || caller.role === 'app'

/** The HTTP context of a request. */
export interface Exchange {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The `Accept-Language` header. */
  readonly languages: string | undefined
  /** The `Origin` header. */
  readonly origin: string | undefined
  /** Whether the origin is this server. */
  readonly isSameOrigin: boolean
  readonly idempotencyKey: string | undefined
  /** Whether the request comes from the provider's SDK, which names the call in its own header. */
  readonly isProviderSdk: boolean
  /** The currency in which the buyer wants to see prices (header `x-wix-currency`). */
  readonly currency: string | undefined
  /** The requested language of catalog texts: a language tag or a list like `Accept-Language`. */
  readonly language: string | undefined
  /** Sets the catalog state that the response was read from, for the response cache. */
  readonly noteCatalogState: (catalogState: string) => void
  /** Registers work to do each time the response is served, including from the cache (such as counting). */
  readonly onEachResponse: (work: () => void) => void
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void
}

interface CookieOptions {
  readonly maxAgeSeconds: number
  /** Send the cookie over https only. */
  readonly secure: boolean
  readonly sameSite: 'strict' | 'lax' | 'none'
}
