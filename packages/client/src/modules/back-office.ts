import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, QueryOf, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated.ts'
import type { WebhookSubscription } from '../generated.ts'

/**
 * Signs the store owner in; the session lives in a cookie that scripts cannot read.
 *
 * @example
 * const { access_token } = await client.backOffice.ownerSignIn({ email: keeper.email, password: keeper.password })
 */
export const ownerSignIn = (
  send: Send,
): ((options: BodyOf<typeof calls.ownerSignIn>, call?: CallOptions) => Promise<ResponseOf<typeof calls.ownerSignIn>>) =>
  bind(send, calls.ownerSignIn, '...options')

/**
 * Exchanges the owner's session cookie for an access token.
 *
 * @example
 * const { access_token } = await client.backOffice.ownerToken({ headers: { cookie: keeper.cookie } })
 */
export const ownerToken = (send: Send): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.ownerToken>>) =>
  bind(send, calls.ownerToken, '')

/**
 * Ends the owner's session.
 *
 * @example
 * await client.backOffice.ownerSignOut({ headers: { cookie: keeper.cookie } })
 */
export const ownerSignOut = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, calls.ownerSignOut, '', '')

/**
 * Reads the settings of the store.
 *
 * @example
 * const { siteSettings } = await owner.backOffice.getSiteSettings()
 */
export const getSiteSettings = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.getSiteSettings>>) => bind(send, calls.getSiteSettings, '')

/**
 * Changes the settings that are given.
 *
 * @example
 * const { siteSettings } = await owner.backOffice.updateSiteSettings({ contactEmail: 'hello@shop.example' })
 */
export const updateSiteSettings = (
  send: ElevatedSend,
): ((
  siteSettings: BodyOf<typeof calls.updateSiteSettings>['siteSettings'],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.updateSiteSettings>>) => bind(send, calls.updateSiteSettings, 'siteSettings')

/**
 * Counts orders and sales of the last days, and what waits to be done.
 *
 * @example
 * const { formattedSales, lowStock } = await owner.backOffice.getSalesSummary({ days: 7 })
 */
export const getSalesSummary = (
  send: ElevatedSend,
): ((
  options?: QueryOf<typeof calls.getSalesSummary>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getSalesSummary>>) => bind(send, calls.getSalesSummary, '...options')

/**
 * Sends events of the given types to an address, signed by the app's key.
 *
 * @example
 * const url = 'https://app.example/events'
 * const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })
 */
export const createWebhookSubscription = (
  send: ElevatedSend,
): ((
  options: BodyOf<typeof calls.createWebhookSubscription>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.createWebhookSubscription>>) =>
  bind(send, calls.createWebhookSubscription, '...options')

/**
 * Lists which events are sent where, of all apps of the store or of one.
 *
 * @example
 * const subscriptions = await owner.backOffice.listWebhookSubscriptions()
 */
export const listWebhookSubscriptions = (
  send: ElevatedSend,
): ((
  options?: QueryOf<typeof calls.listWebhookSubscriptions>,
  call?: CallOptions,
) => Promise<readonly WebhookSubscription[]>) =>
  bind(send, calls.listWebhookSubscriptions, '...options', 'subscriptions')

/**
 * Sends nothing more for a subscription; what waits for it goes with it.
 *
 * @example
 * const url = 'https://app.example/events'
 * const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })
 * await owner.backOffice.deleteWebhookSubscription(subscription.id)
 */
export const deleteWebhookSubscription = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteWebhookSubscription, 'id', '')
