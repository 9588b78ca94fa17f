// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SiteSettings, WebhookSubscription, SiteSettingsInput } from '../generated.ts'

const getSiteSettingsDates = { siteSettings: { currencies: { rateDate: true } } } as const

/** Signs in the owner; the session is in a cookie that scripts cannot read. */
export const ownerSignIn: Endpoint<
  { body: { email: string; password: string } },
  { access_token: string; expires_in: number }
> = { route: 'POST /vitrine/v1/owner/sign-in' }

/** Exchanges the owner's session cookie for an access token. */
export const ownerToken: Endpoint<{}, { access_token: string; expires_in: number }> = {
  route: 'POST /vitrine/v1/owner/token',
  repeatable: true,
}

/** Ends the owner's session. */
export const ownerSignOut: Endpoint<{}, {}> = { route: 'POST /vitrine/v1/owner/sign-out', repeatable: true }

/** Reads the settings of the store. */
export const getSiteSettings: ElevatedEndpoint<{}, { siteSettings: SiteSettings }> = {
  route: 'GET /vitrine/v1/site-settings',
  repeatable: true,
  elevated: true,
  dates: getSiteSettingsDates,
}

/** Updates the settings that are sent. */
export const updateSiteSettings: ElevatedEndpoint<
  { body: { siteSettings: SiteSettingsInput } },
  { siteSettings: SiteSettings }
> = { route: 'PATCH /vitrine/v1/site-settings', repeatable: true, elevated: true, dates: getSiteSettingsDates }

/** Returns recent orders and sales, and what is left to do. */
export const getSalesSummary: ElevatedEndpoint<
  {
    query?: {
      /** Number of days, including today, in the time zone of the store. Default: 30. */
      days?: number
    }
  },
  {
    orders: number
    sales: string
    formattedSales: string
    /** What was sold in other currencies than the store’s own; its orders count above. */
    otherCurrencies: readonly { currency: string; orders: number; sales: string; formattedSales: string }[]
    unfulfilledOrders: number
    lowStock: readonly { productId: string; name: string; variant?: string; quantity: number }[]
    days: readonly { date: string; orders: number; sales: string }[]
  }
> = { route: 'GET /vitrine/v1/sales-summary', repeatable: true, elevated: true }

/** Sends events of the given types to an address, signed by the app's key. */
export const createWebhookSubscription: ElevatedEndpoint<
  {
    body: {
      appId: string
      url: string
      /** Event types, such as `wix.ecom.v1.order_approved`; `*` for all. */
      eventTypes: readonly string[]
    }
  },
  { subscription: WebhookSubscription }
> = { route: 'POST /vitrine/v1/webhook-subscriptions', elevated: true, dates: { subscription: { createdDate: true } } }

/** Lists the webhooks of all apps or of one. */
export const listWebhookSubscriptions: ElevatedEndpoint<
  { query?: { appId?: string } },
  { subscriptions: readonly WebhookSubscription[] }
> = {
  route: 'GET /vitrine/v1/webhook-subscriptions',
  repeatable: true,
  elevated: true,
  dates: { subscriptions: { createdDate: true } },
}

/** Deletes a webhook, with the events still waiting for it. */
export const deleteWebhookSubscription: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/webhook-subscriptions/{id}',
  repeatable: true,
  elevated: true,
}
