// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SiteSettings, WebhookSubscription, SiteSettingsInput } from '../generated.ts'

const getSiteSettingsDates = { siteSettings: { currencies: { rateDate: true } } } as const

/** Signs in a person of the staff. The session is stored in a cookie that scripts cannot read. */
export const ownerSignIn: Endpoint<
  {
    body: {
      email: string
      password: string
      /**
       * Code of the authenticator app, or a recovery code. Required if the account has a second factor, unless a
       * passkey is used.
       */
      code?: string
      /** The browser’s response of `navigator.credentials.get()`, from its `toJSON()`. */
      credential?: unknown
    }
  },
  {
    access_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
  }
> = { route: 'POST /vitrine/v1/owner/sign-in' }

/**
 * Returns options to sign in to the back office with a passkey, within five minutes. They are the same for
 * everybody, as the browser knows which passkeys there are.
 */
export const beginOwnerPasskeySignIn: Endpoint<
  {},
  {
    /** Options for `navigator.credentials.get()`, as `PublicKeyCredential.parseRequestOptionsFromJSON()` reads them. */
    options: unknown
  }
> = { route: 'POST /vitrine/v1/owner/passkey', repeatable: true }

/**
 * Signs in a person of the staff with a passkey, which is both factors. The session is stored in a cookie that
 * scripts cannot read.
 */
export const ownerPasskeySignIn: Endpoint<
  {
    body: {
      /** The browser’s response of `navigator.credentials.get()`, from its `toJSON()`. */
      credential: unknown
    }
  },
  {
    access_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
  }
> = { route: 'POST /vitrine/v1/owner/passkey-sign-in' }

/** Exchanges the owner's session cookie for an access token. */
export const ownerToken: Endpoint<
  {},
  {
    access_token: string
    /** Lifetime of the access token, in seconds. */
    expires_in: number
  }
> = { route: 'POST /vitrine/v1/owner/token', repeatable: true }

/** Ends the owner's session. */
export const ownerSignOut: Endpoint<{}, {}> = { route: 'POST /vitrine/v1/owner/sign-out', repeatable: true }

/** Returns the settings of the store. */
export const getSiteSettings: ElevatedEndpoint<{}, { siteSettings: SiteSettings }> = {
  route: 'GET /vitrine/v1/site-settings',
  repeatable: true,
  elevated: true,
  dates: getSiteSettingsDates,
}

/** Updates the settings of the store. Settings that are not sent do not change. */
export const updateSiteSettings: ElevatedEndpoint<
  { body: { siteSettings: SiteSettingsInput } },
  { siteSettings: SiteSettings }
> = { route: 'PATCH /vitrine/v1/site-settings', repeatable: true, elevated: true, dates: getSiteSettingsDates }

/** Returns the orders and sales of recent days, unfulfilled orders and items that are low in stock. */
export const getSalesSummary: ElevatedEndpoint<
  {
    query?: {
      /** Number of days, including today, in the time zone of the store. Default: 30. */
      days?: number
    }
  },
  {
    /** Number of orders in the period. */
    orders: number
    /** Sales in the store’s currency. */
    sales: string
    /** Formatted sales, with currency. */
    formattedSales: string
    /** Sales in currencies other than the store’s. Their orders are included in `orders`. */
    otherCurrencies: readonly { currency: string; orders: number; sales: string; formattedSales: string }[]
    /** Number of orders that are not fulfilled yet. */
    unfulfilledOrders: number
    /** Visible items that are low in stock, lowest quantity first. At most 20. */
    lowStock: readonly { productId: string; name: string; variant?: string; quantity: number }[]
    /** Orders and sales per day. */
    days: readonly { date: string; orders: number; sales: string }[]
  }
> = { route: 'GET /vitrine/v1/sales-summary', repeatable: true, elevated: true }

/** Creates a webhook that receives events of the given types, signed with the app's key. */
export const createWebhookSubscription: ElevatedEndpoint<
  {
    body: {
      appId: string
      url: string
      /** Event types, such as `wix.ecom.v1.order_approved`, or `*` for all. */
      eventTypes: readonly string[]
    }
  },
  { subscription: WebhookSubscription }
> = { route: 'POST /vitrine/v1/webhook-subscriptions', elevated: true, dates: { subscription: { createdDate: true } } }

/** Lists the webhooks of all apps, or of one app. */
export const listWebhookSubscriptions: ElevatedEndpoint<
  { query?: { appId?: string } },
  { subscriptions: readonly WebhookSubscription[] }
> = {
  route: 'GET /vitrine/v1/webhook-subscriptions',
  repeatable: true,
  elevated: true,
  dates: { subscriptions: { createdDate: true } },
}

/** Deletes a webhook and its undelivered events. */
export const deleteWebhookSubscription: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/webhook-subscriptions/{id}',
  repeatable: true,
  elevated: true,
}

/** Returns what an emailed link about the change of an email address does. Changes nothing. */
export const showOwnerEmailChange: Endpoint<
  {
    body: {
      /** The token from the link of the email. */
      token: string
    }
  },
  {
    /** What the link is for: the new address confirms the change, the current one can stop it. */
    action: 'CONFIRM' | 'STOP'
    /** The new address. */
    email: string
    storeName: string
  }
> = { route: 'POST /vitrine/v1/owner/email-change', repeatable: true }

/**
 * Changes the email address of a person of the staff, with the token of the link that was sent to the new
 * address. The address before gets an email. Open links to set a new password stop working.
 */
export const confirmOwnerEmailChange: Endpoint<
  {
    body: {
      /** The token from the link of the email. */
      token: string
    }
  },
  {
    /** The address that the person now signs in with. */
    email: string
  }
> = { route: 'POST /vitrine/v1/owner/email-change/confirm' }

/**
 * Stops the change of an email address, with the token of the link that was sent to the current address, and
 * ends all sessions of the person.
 */
export const stopOwnerEmailChange: Endpoint<
  {
    body: {
      /** The token from the link of the email. */
      token: string
    }
  },
  {}
> = { route: 'POST /vitrine/v1/owner/email-change/stop' }

/**
 * Emails a person of the staff a link to set a new password, which works once, within an hour. The response is
 * the same for addresses without an account.
 */
export const sendOwnerRecoveryEmail: Endpoint<{ body: { email: string } }, {}> = {
  route: 'POST /vitrine/v1/owner/recovery',
}

/**
 * Sets a new password with the token of an emailed link, and ends all sessions of the person. A second factor is
 * still needed to sign in.
 */
export const recoverOwner: Endpoint<
  {
    body: {
      /** The token from the link of the email. */
      token: string
      /** The new password. At least 8 characters. */
      password: string
    }
  },
  { email: string }
> = { route: 'POST /vitrine/v1/owner/recovery/password' }
