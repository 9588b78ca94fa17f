import type { Call, Role } from '@vitrine/contract/call.ts'

interface OnSite {
  readonly siteId: string
  /** The OAuth app the token was issued to; absent for API keys and the back office. */
  readonly clientId?: string
}

interface ShopperOnSite extends OnSite {
  /** Set where a link to a checkout is all that was shown: this checkout and its order, and nothing else, are theirs. */
  readonly checkoutId?: string
}

/** An anonymous shopper. Costs no row before the first write. */
export interface Visitor extends ShopperOnSite {
  readonly role: 'visitor'
  readonly visitorId: string
}
/** A shopper who has signed in. */
export interface SignedInMember extends ShopperOnSite {
  readonly role: 'member'
  readonly memberId: string
  /** The visitor the member was before signing in. */
  readonly visitorId: string
  /** Ends with sign-out, and every token with it. */
  readonly sessionId: string
  /** What an OpenID Connect client asked to learn of the member; absent where none asked. */
  readonly scope?: string
  /** The token is of an app of someone else, which may make few calls. */
  readonly isThirdParty?: true
}
/** The store owner in the back office, or an API key of the site. */
export interface Owner extends OnSite {
  readonly role: 'owner'
  /** Who acts; an API key has none. */
  readonly ownerId?: string
  /** The API key that acts, and the pages that may use it; someone who signed in has none. */
  readonly apiKey?: { readonly id: string; readonly origins: readonly string[] }
  /** The member an API key acts for, when it came with that member's token (`<token>,<apiKey>`). */
  readonly actsFor?: Visitor | SignedInMember
}
/** An installed app, with the rights of the owner. */
export interface App extends OnSite {
  readonly role: 'app'
  readonly appId: string
  /** The installation: this app in this store. */
  readonly instanceId: string
  /** What the owner allowed it. */
  readonly scopes: readonly string[]
}
/** Someone who showed no token. */
export interface Anyone {
  readonly role: 'anyone'
}

export type Shopper = Visitor | SignedInMember
export type Caller = Visitor | SignedInMember | Owner | App | Anyone

export type CallerWithRole<R extends Role> = 'anyone' extends R ? Caller : Extract<Caller, { role: R }>
/** Who may reach the handler of a call. */
export type CallerOf<C extends Call> = CallerWithRole<C['roles'][number]>

/** Whether a caller's rights reach this checkout at all; whose it is, is another question. */
export const canAccessCheckout = (caller: Caller, checkoutId: string | null): boolean =>
  !('checkoutId' in caller) || caller.checkoutId === undefined || caller.checkoutId === checkoutId

export const isElevated = (caller: Caller): caller is Owner | App => caller.role === 'owner' || caller.role === 'app'

/** What a handler may know of the HTTP exchange beside the request itself. */
export interface Exchange {
  readonly requestId: string
  readonly ip: string
  readonly userAgent: string
  /** The languages that the asker reads, as browsers tell (`Accept-Language`). */
  readonly languages: string | undefined
  /** The page that sent the request, as browsers tell. */
  readonly origin: string | undefined
  /** Whether that page is one of this server's own. */
  readonly isSameOrigin: boolean
  readonly idempotencyKey: string | undefined
  /** Whether the provider's SDK asks; it names the call it makes in a header of its own. */
  readonly isProviderSdk: boolean
  /** What the buyer wants to see prices in (header `x-wix-currency`). */
  readonly currency: string | undefined
  /** The language in which the words of the catalog are wanted: a tag, or a list of them like `Accept-Language`. */
  readonly language: string | undefined
  /** Says which state of the catalog an answer was read in, where one look told both: so it can be kept. */
  readonly noteCatalogState: (catalogState: string) => void
  /** Says what is to be done with each giving of an answer, also where it was kept: what is counted of it. */
  readonly onEachResponse: (work: () => void) => void
  readonly cookie: (name: string) => string | undefined
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void
}

export interface CookieOptions {
  readonly maxAgeSeconds: number
  /** For https alone. */
  readonly secure: boolean
  readonly sameSite: 'strict' | 'lax' | 'none'
}
