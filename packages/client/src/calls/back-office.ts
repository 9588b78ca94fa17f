// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, ElevatedEndpoint, SiteSettings, WebhookSubscription, SiteSettingsInput } from '../generated.ts'

/** Signs the store owner in; the session lives in a cookie that scripts cannot read. */
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
}

/** Changes the settings that are sent. */
export const updateSiteSettings: ElevatedEndpoint<
  { body: { siteSettings: SiteSettingsInput } },
  { siteSettings: SiteSettings }
> = { route: 'PATCH /vitrine/v1/site-settings', repeatable: true, elevated: true }

/** Counts orders and sales of the last days, and what waits to be done. */
export const getSalesSummary: ElevatedEndpoint<
  { query?: { days?: number } },
  {
    orders: number
    sales: string
    formattedSales: string
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
      /** Types that the server sends, such as `wix.ecom.v1.order_approved`; `*` is all of them. */
      eventTypes: readonly string[]
    }
  },
  { subscription: WebhookSubscription }
> = { route: 'POST /vitrine/v1/webhook-subscriptions', elevated: true, dates: { subscription: { createdDate: true } } }

/** Lists which events are sent where, of all apps of the store or of one. */
export const listWebhookSubscriptions: ElevatedEndpoint<
  { query?: { appId?: string } },
  { subscriptions: readonly WebhookSubscription[] }
> = {
  route: 'GET /vitrine/v1/webhook-subscriptions',
  repeatable: true,
  elevated: true,
  dates: { subscriptions: { createdDate: true } },
}

/** Sends nothing more for a subscription; what waits for it goes with it. */
export const deleteWebhookSubscription: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /vitrine/v1/webhook-subscriptions/{id}',
  repeatable: true,
  elevated: true,
}
