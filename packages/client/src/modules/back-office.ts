import type { BodyOf, CallOptions, QueryOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'

/** Signs the store owner in; the session lives in a cookie that scripts cannot read. */
export const ownerSignIn = (send: Send) => (credentials: BodyOf<typeof calls.ownerSignIn>, call?: CallOptions) =>
  send(calls.ownerSignIn, { body: credentials }, call)

/** Exchanges the owner's session cookie for an access token. */
export const ownerToken = (send: Send) => (call?: CallOptions) => send(calls.ownerToken, {}, call)

/** Ends the owner's session. */
export const ownerSignOut =
  (send: Send) =>
  async (call?: CallOptions): Promise<void> => {
    await send(calls.ownerSignOut, {}, call)
  }

/** Reads the settings of the store. */
export const getSiteSettings = (send: Send) => (call?: CallOptions) => send(calls.getSiteSettings, {}, call)

/** Changes the settings that are given. */
export const updateSiteSettings =
  (send: Send) => (siteSettings: BodyOf<typeof calls.updateSiteSettings>['siteSettings'], call?: CallOptions) =>
    send(calls.updateSiteSettings, { body: { siteSettings } }, call)

/** Counts orders and sales of the last days, and what waits to be done. */
export const getSalesSummary = (send: Send) => (options?: QueryOf<typeof calls.getSalesSummary>, call?: CallOptions) =>
  send(calls.getSalesSummary, { query: options }, { ...call, args: [] })

/** Sends events of the given types to an address, signed by the app's key. */
export const createWebhookSubscription =
  (send: Send) => (subscription: BodyOf<typeof calls.createWebhookSubscription>, call?: CallOptions) =>
    send(calls.createWebhookSubscription, { body: subscription }, call)
