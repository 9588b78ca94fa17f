// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/abandoned-checkouts.ts'
import type {
  AbandonedCheckout,
  BulkResult,
  BulkActionMetadata,
  HttpAnswer,
  AbandonedCheckoutSettings,
  AbandonedCheckoutRecovery,
  AbandonedCheckoutFigures,
  Cart,
  AbandonedCheckoutSearch,
  AbandonedCheckoutSettingsInput,
  AbandonedCheckoutEmailInput,
} from '../generated.ts'
import { getAbandonedCheckoutMoments, restoreAbandonedCheckoutMoments } from '../moments.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const getAbandonedCheckoutRecoveryDates = { recovery: { nextEmailDate: true, emails: { createdDate: true } } } as const

/**
 * Returns an abandoned checkout. Elevated.
 *
 * @example
 * const { status } = await owner.abandonedCheckouts.getAbandonedCheckout(abandoned.id!)
 */
export const getAbandonedCheckout = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<AbandonedCheckout>) =>
  bind(
    send,
    {
      route: 'GET /ecom/v1/abandoned-checkout/{id} id',
      repeatable: true,
      elevated: true,
      dates: getAbandonedCheckoutMoments,
    },
    'abandonedCheckout',
  )

/** Fields that abandoned checkouts can be filtered and sorted by. */
export interface AbandonedCheckoutFields {
  id: string
  status: string
  createdDate: Date
  updatedDate: Date
  'buyerInfo.contactId': string
  'buyerInfo.email': string
  'buyerInfo.memberId': string
  'buyerInfo.userId': string
  'buyerInfo.visitorId': string
}

/** A query builder for abandoned checkouts. */
export type AbandonedCheckoutQuery = CursorQuery<
  AbandonedCheckout,
  AbandonedCheckoutFields,
  keyof AbandonedCheckoutFields
>

/**
 * Lists abandoned checkouts that match a filter, sorted and paged. Without arguments, returns a query to build.
 * Elevated.
 *
 * @example
 * const query = owner.abandonedCheckouts.queryAbandonedCheckouts()
 * const { items } = await query.eq('status', 'ABANDONED').find()
 */
export const queryAbandonedCheckouts = (
  send: ElevatedSend,
): CursorQueryCall<AbandonedCheckoutQuery, ResponseOf<typeof calls.queryAbandonedCheckouts>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /ecom/v1/abandoned-checkout/query',
      repeatable: true,
      elevated: true,
      dates: getAbandonedCheckoutMoments,
    },
    'abandonedCheckouts',
  )

/**
 * Searches abandoned checkouts by email and name of the buyer. Elevated.
 *
 * @example
 * const search = { search: { expression: 'ann' } }
 * const { abandonedCheckouts: found } = await owner.abandonedCheckouts.searchAbandonedCheckouts(search)
 */
export const searchAbandonedCheckouts = (
  send: ElevatedSend,
): ((
  search: AbandonedCheckoutSearch,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchAbandonedCheckouts>>) =>
  bind(send, {
    route: 'POST /ecom/v1/abandoned-checkout/search search',
    repeatable: true,
    elevated: true,
    dates: getAbandonedCheckoutMoments,
  })

/**
 * Deletes an abandoned checkout. No more emails are sent for it. The checkout itself stays. Elevated.
 *
 * @example
 * await owner.abandonedCheckouts.deleteAbandonedCheckout(abandoned.id!)
 */
export const deleteAbandonedCheckout = (send: ElevatedSend): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /ecom/v1/abandoned-checkout/{id} id', elevated: true }, '')

/**
 * Deletes several abandoned checkouts. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * await owner.abandonedCheckouts.bulkDeleteAbandonedCheckouts([abandoned.id!])
 */
export const bulkDeleteAbandonedCheckouts = (
  send: ElevatedSend,
): ((
  abandonedCheckoutIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /ecom/v1/bulk/abandoned-checkout/delete abandonedCheckoutIds', elevated: true })

/**
 * Adds an activity, such as an email that an app has sent. The latest 20 are kept. Elevated.
 *
 * @example
 * const options = { activityType: 'TASK_CREATED' as const }
 * await owner.abandonedCheckouts.addAbandonedCheckoutActivity(abandoned.id!, options)
 */
export const addAbandonedCheckoutActivity = (
  send: ElevatedSend,
): ((
  id: string,
  options: BodyOf<typeof calls.addAbandonedCheckoutActivity>,
  call?: CallOptions,
) => Promise<{ abandonedCheckout: AbandonedCheckout }>) =>
  bind(send, {
    route: 'POST /ecom/v1/abandoned-checkouts/{id}/add-activity id ...options',
    elevated: true,
    dates: getAbandonedCheckoutMoments,
  })

/**
 * Returns figures of the checkouts abandoned in a period whose total is in the store's currency. Elevated.
 *
 * @example
 * const options = { endDate: '2030-01-01' }
 * const figures = await owner.abandonedCheckouts.getAbandonedCheckoutAnalytics('2026-01-01', options)
 */
export const getAbandonedCheckoutAnalytics = (
  send: ElevatedSend,
): ((
  startDate: string,
  options: Omit<BodyOf<typeof calls.getAbandonedCheckoutAnalytics>, 'startDate'>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getAbandonedCheckoutAnalytics>>) =>
  bind(send, {
    route: 'POST /ecom/v1/abandoned-checkout/get-analytics startDate ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Returns a redirect to the link that restores an abandoned checkout.
 *
 * @example
 * const { headers } = await client.abandonedCheckouts.redirectToCheckout(abandoned.id!, siteId)
 */
export const redirectToCheckout = (
  send: Send,
): ((id: string, metasiteId: string, call?: CallOptions) => Promise<HttpAnswer>) =>
  bind(send, { route: 'GET /ecom/v1/abandoned-checkout/{id}/redirect-to-checkout id metasiteId', repeatable: true })

/**
 * Returns when checkouts are abandoned, and the emails that are sent. Elevated.
 *
 * @example
 * const { delayMinutes } = await owner.abandonedCheckouts.getAbandonedCheckoutSettings()
 */
export const getAbandonedCheckoutSettings = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<AbandonedCheckoutSettings>) =>
  bind(send, { route: 'GET /vitrine/v1/abandoned-checkout-settings', repeatable: true, elevated: true }, 'settings')

/**
 * Updates the settings of abandoned checkouts. Settings that are not sent do not change. Elevated.
 *
 * @example
 * const emails = [{ delayMinutes: 60 }]
 * await owner.abandonedCheckouts.updateAbandonedCheckoutSettings({ sendsEmails: true, emails })
 */
export const updateAbandonedCheckoutSettings = (
  send: ElevatedSend,
): ((settings: AbandonedCheckoutSettingsInput, call?: CallOptions) => Promise<AbandonedCheckoutSettings>) =>
  bind(
    send,
    { route: 'PATCH /vitrine/v1/abandoned-checkout-settings settings', repeatable: true, elevated: true },
    'settings',
  )

/**
 * Renders an email for a sample checkout. Elevated.
 *
 * @example
 * const { html } = await owner.abandonedCheckouts.previewAbandonedCheckoutEmail({ delayMinutes: 60 })
 */
export const previewAbandonedCheckoutEmail = (
  send: ElevatedSend,
): ((
  email: AbandonedCheckoutEmailInput,
  options?: { language?: string },
  call?: CallOptions,
) => Promise<{ subject: string; html: string; text: string }>) =>
  bind(send, {
    route: 'POST /vitrine/v1/abandoned-checkout-settings/preview email ...options',
    repeatable: true,
    elevated: true,
  })

/**
 * Sends an email for a sample checkout to those who get notifications of the store. Elevated.
 *
 * @example
 * const sentTo = await owner.abandonedCheckouts.sendTestAbandonedCheckoutEmail({ delayMinutes: 60 })
 */
export const sendTestAbandonedCheckoutEmail = (
  send: ElevatedSend,
): ((
  email: AbandonedCheckoutEmailInput,
  options?: { language?: string },
  call?: CallOptions,
) => Promise<readonly string[]>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/abandoned-checkout-settings/test email ...options', elevated: true },
    'recipients',
  )

/**
 * Returns the emails of an abandoned checkout, and the link that restores it. Elevated.
 *
 * @example
 * const { restoreUrl } = await owner.abandonedCheckouts.getAbandonedCheckoutRecovery(abandoned.id!)
 */
export const getAbandonedCheckoutRecovery = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<AbandonedCheckoutRecovery>) =>
  bind(
    send,
    {
      route: 'GET /vitrine/v1/abandoned-checkouts/{id}/recovery id',
      repeatable: true,
      elevated: true,
      dates: getAbandonedCheckoutRecoveryDates,
    },
    'recovery',
  )

/**
 * Sends the next email of an abandoned checkout now. At most three are sent for a checkout. Elevated.
 *
 * @example
 * const { emails } = await owner.abandonedCheckouts.sendAbandonedCheckoutEmail(abandoned.id!)
 */
export const sendAbandonedCheckoutEmail = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<AbandonedCheckoutRecovery>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/abandoned-checkouts/{id}/send-email id',
      elevated: true,
      dates: getAbandonedCheckoutRecoveryDates,
    },
    'recovery',
  )

/**
 * Counts the checkouts abandoned in a period, and the recovered ones among them, by currency. Elevated.
 *
 * @example
 * const figures = await owner.abandonedCheckouts.listAbandonedCheckoutFigures('2026-01-01', '2030-01-01')
 */
export const listAbandonedCheckoutFigures = (
  send: ElevatedSend,
): ((startDate: string, endDate: string, call?: CallOptions) => Promise<readonly AbandonedCheckoutFigures[]>) =>
  bind(
    send,
    { route: 'POST /vitrine/v1/abandoned-checkouts/figures startDate endDate', repeatable: true, elevated: true },
    'figures',
  )

/**
 * Adds the line items of an abandoned checkout to the caller's cart, with the coupon of its last email.
 *
 * @example
 * const { restoreUrl } = await owner.abandonedCheckouts.getAbandonedCheckoutRecovery(abandoned.id!)
 * const token = new URL(restoreUrl!).searchParams.get('token')!
 * const { lineItems: restored } = await client.abandonedCheckouts.restoreAbandonedCheckout(token)
 */
export const restoreAbandonedCheckout = (send: Send): ((token: string, call?: CallOptions) => Promise<Cart>) =>
  bind(
    send,
    {
      route: 'POST /vitrine/v1/abandoned-checkouts/restore token',
      repeatable: true,
      dates: restoreAbandonedCheckoutMoments,
    },
    'cart',
  )
