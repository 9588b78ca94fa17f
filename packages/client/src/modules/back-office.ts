// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/back-office.ts'
import type { SiteSettings, WebhookSubscription, SiteSettingsInput } from '../generated.ts'

const getSiteSettingsDates = { siteSettings: { currencies: { rateDate: true } } } as const

/**
 * Signs in a person of the staff. The session is stored in a cookie that scripts cannot read.
 *
 * @example
 * const { access_token } = await client.backOffice.ownerSignIn({ email: keeper.email, password: keeper.password })
 */
export const ownerSignIn = (
  send: Send,
): ((
  options: { email: string; password: string; code?: string; credential?: unknown },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.ownerSignIn>>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/sign-in ...options' })

/**
 * Returns options to sign in to the back office with a passkey, within five minutes. They are the same for
 * everybody, as the browser knows which passkeys there are.
 *
 * @example
 * const options = await client.backOffice.beginOwnerPasskeySignIn()
 */
export const beginOwnerPasskeySignIn = (send: Send): ((call?: CallOptions) => Promise<unknown>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/passkey', repeatable: true }, 'options')

/**
 * Signs in a person of the staff with a passkey, which is both factors. The session is stored in a cookie that
 * scripts cannot read.
 *
 * @example
 * const credential = authenticator.get(await client.backOffice.beginOwnerPasskeySignIn())
 * const { access_token } = await client.backOffice.ownerPasskeySignIn(credential)
 */
export const ownerPasskeySignIn = (
  send: Send,
): ((credential: unknown, call?: CallOptions) => Promise<ResponseOf<typeof calls.ownerPasskeySignIn>>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/passkey-sign-in credential' })

/**
 * Exchanges the owner's session cookie for an access token.
 *
 * @example
 * const { access_token } = await client.backOffice.ownerToken({ headers: { cookie: keeper.cookie } })
 */
export const ownerToken = (send: Send): ((call?: CallOptions) => Promise<ResponseOf<typeof calls.ownerToken>>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/token', repeatable: true })

/**
 * Ends the owner's session.
 *
 * @example
 * await client.backOffice.ownerSignOut({ headers: { cookie: keeper.cookie } })
 */
export const ownerSignOut = (send: Send): ((call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/sign-out', repeatable: true }, '')

/**
 * Returns the settings of the store. Elevated.
 *
 * @example
 * const { siteSettings } = await owner.backOffice.getSiteSettings()
 */
export const getSiteSettings = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ siteSettings: SiteSettings }>) =>
  bind(send, { route: 'GET /vitrine/v1/site-settings', repeatable: true, elevated: true, dates: getSiteSettingsDates })

/**
 * Updates the settings of the store. Settings that are not sent do not change. Elevated.
 *
 * @example
 * const { siteSettings } = await owner.backOffice.updateSiteSettings({ contactEmail: 'hello@shop.example' })
 */
export const updateSiteSettings = (
  send: ElevatedSend,
): ((siteSettings: SiteSettingsInput, call?: CallOptions) => Promise<{ siteSettings: SiteSettings }>) =>
  bind(send, {
    route: 'PATCH /vitrine/v1/site-settings siteSettings',
    repeatable: true,
    elevated: true,
    dates: getSiteSettingsDates,
  })

/**
 * Returns the orders and sales of recent days, unfulfilled orders and items that are low in stock. Elevated.
 *
 * @example
 * const { formattedSales, lowStock } = await owner.backOffice.getSalesSummary({ days: 7 })
 */
export const getSalesSummary = (
  send: ElevatedSend,
): ((options?: { days?: number }, call?: CallOptions) => Promise<ResponseOf<typeof calls.getSalesSummary>>) =>
  bind(send, { route: 'GET /vitrine/v1/sales-summary ...options', repeatable: true, elevated: true })

/**
 * Creates a webhook that receives events of the given types, signed with the app's key. Elevated.
 *
 * @example
 * const url = 'https://app.example/events'
 * const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })
 */
export const createWebhookSubscription = (
  send: ElevatedSend,
): ((
  options: { appId: string; url: string; eventTypes: readonly string[] },
  call?: CallOptions,
) => Promise<{ subscription: WebhookSubscription }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/webhook-subscriptions ...options',
    elevated: true,
    dates: { subscription: { createdDate: true } },
  })

/**
 * Lists the webhooks of all apps, or of one app. Elevated.
 *
 * @example
 * const subscriptions = await owner.backOffice.listWebhookSubscriptions()
 */
export const listWebhookSubscriptions = (
  send: ElevatedSend,
): ((options?: { appId?: string }, call?: CallOptions) => Promise<readonly WebhookSubscription[]>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/webhook-subscriptions ...options',
      repeatable: true,
      elevated: true,
      dates: { subscriptions: { createdDate: true } },
    },
    'subscriptions',
  )

/**
 * Deletes a webhook and its undelivered events. Elevated.
 *
 * @example
 * const url = 'https://app.example/events'
 * const { subscription } = await owner.backOffice.createWebhookSubscription({ appId, url, eventTypes: ['*'] })
 * await owner.backOffice.deleteWebhookSubscription(subscription.id)
 */
export const deleteWebhookSubscription = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /vitrine/v1/webhook-subscriptions/{id} id', repeatable: true, elevated: true }, '')

/**
 * Returns what an emailed link about the change of an email address does. Changes nothing.
 *
 * @example
 * const { action, email } = await client.backOffice.showOwnerEmailChange(emailChangeToken)
 */
export const showOwnerEmailChange = (
  send: Send,
): ((token: string, call?: CallOptions) => Promise<ResponseOf<typeof calls.showOwnerEmailChange>>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/email-change token', repeatable: true })

/**
 * Changes the email address of a person of the staff, with the token of the link that was sent to the new
 * address. The address before gets an email. Open links to set a new password stop working.
 *
 * @example
 * const email = await client.backOffice.confirmOwnerEmailChange(emailChangeToken)
 */
export const confirmOwnerEmailChange = (send: Send): ((token: string, call?: CallOptions) => Promise<string>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/email-change/confirm token' }, 'email')

/**
 * Stops the change of an email address, with the token of the link that was sent to the current address, and
 * ends all sessions of the person.
 *
 * @example
 * await client.backOffice.stopOwnerEmailChange(emailStopToken)
 */
export const stopOwnerEmailChange = (send: Send): ((token: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/email-change/stop token' }, '')

/**
 * Emails a person of the staff a link to set a new password, which works once, within an hour. The response is
 * the same for addresses without an account.
 *
 * @example
 * await client.backOffice.sendOwnerRecoveryEmail(keeper.email)
 */
export const sendOwnerRecoveryEmail = (send: Send): ((email: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/recovery email' }, '')

/**
 * Sets a new password with the token of an emailed link, and ends all sessions of the person. A second factor is
 * still needed to sign in.
 *
 * @example
 * const password = 'a louder lighthouse'
 * const email = await client.backOffice.recoverOwner(ownerRecoveryToken, password)
 */
export const recoverOwner = (send: Send): ((token: string, password: string, call?: CallOptions) => Promise<string>) =>
  bind(send, { route: 'POST /vitrine/v1/owner/recovery/password token password' }, 'email')
