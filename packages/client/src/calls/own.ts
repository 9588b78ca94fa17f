// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, SiteInfo } from '../generated.ts'

/** Issues and renews the tokens of an app that an owner has let in, by the code that the install page sent. */
export const appAccess: Endpoint<
  { body: { grant_type: string; client_id: string; client_secret: string; code?: string; refresh_token?: string } },
  {
    access_token: string
    refresh_token: string
    /** Seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /oauth/access' }

/** Tells whether an access token works, whose it is, and of which app and store. */
export const tokenInfo: Endpoint<
  { body: { token: string; token_type_hint?: string } },
  {
    active: boolean
    subjectType?: 'VISITOR' | 'MEMBER' | 'APP' | 'USER' | 'UNKNOWN'
    subjectId?: string
    /** Seconds since 1970. */
    exp?: string
    clientId?: string
    instanceId?: string
    siteId?: string
    scopes?: readonly string[]
  }
> = { route: 'POST /oauth2/token-info', repeatable: true }

/** Tells what the pages of a store show, by the id of the store or of an app of it. */
export const getSite: Endpoint<{ query?: { siteId?: string; clientId?: string } }, { site: SiteInfo }> = {
  route: 'GET /vitrine/v1/site',
  repeatable: true,
  dates: { site: { hero: { urlExpirationDate: true } } },
}

/** Opens a link to a checkout: gives its holder a token to act as the buyer on it, and the way back. */
export const openCheckoutLink: Endpoint<
  { body: { token: string } },
  {
    checkoutId: string
    siteId: string
    /** Good for an hour. */
    accessToken: string
    callbacks: { thankYouPageUrl?: string; postFlowUrl?: string; cartPageUrl?: string }
  }
> = { route: 'POST /vitrine/v1/checkout-links/open', repeatable: true }

/** Issues and renews tokens, by grant type (specification, section 7; RFC 6749, section 4). */
export const token: Endpoint<
  {
    body?: {
      grantType?: string
      clientId?: string
      refreshToken?: string
      redirectUri?: string
      code?: string
      codeVerifier?: string
      grant_type?: string
      client_id?: string
      client_secret?: string
      refresh_token?: string
      redirect_uri?: string
      code_verifier?: string
      scope?: string
      member_id?: string
      session_token?: string
      instance_id?: string
    }
  },
  {
    access_token: string
    /** Seconds. */
    expires_in: number
    refresh_token?: string
    token_type: string
    /** Who signed in, where the scope `openid` was asked for. */
    id_token?: string
    scope?: string
  }
> = { route: 'POST /oauth2/token' }

/** Exchanges a session token for a short access token of the member, for the platform's own pages. */
export const exchangeSession: Endpoint<
  { body: { sessionToken: string; clientId?: string } },
  {
    access_token: string
    /** Seconds. */
    expires_in: number
    token_type: string
  }
> = { route: 'POST /vitrine/v1/session/token', repeatable: true }

/** Tells where the member's browser goes to be signed in on the platform's own pages, too. */
export const handOverSession: Endpoint<
  { body: { codeChallenge: string } },
  {
    /** Works once, at once, and in the browser that has the verifier. */
    url: string
  }
> = { route: 'POST /vitrine/v1/session/hand-over' }

/** Ends the sign-in that a refresh or access token belongs to; says the same for one that is not valid (RFC 7009). */
export const revokeToken: Endpoint<{ body?: { token?: string; client_id?: string; token_type_hint?: string } }, {}> = {
  route: 'POST /oauth2/revoke',
  repeatable: true,
}
