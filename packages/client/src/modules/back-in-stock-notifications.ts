// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/back-in-stock-notifications.ts'
import type {
  CatalogReference,
  BackInStockRequest,
  BackInStockCount,
  AwaitedItem,
  BackInStockItem,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'
export * from '../by-hand/back-in-stock-notifications.ts'

/**
 * Requests an email when a product is back in stock. `itemDetails` is the item as shown on the page.
 *
 * @example
 * const request = { catalogReference: soldOut, email }
 * const itemDetails = { name: 'Vase', price: '20' }
 * await client.backInStockNotifications.createBackInStockNotificationRequest(request, itemDetails)
 */
export const createBackInStockNotificationRequest = (
  send: Send,
): ((
  request: NonNullable<BodyOf<typeof calls.createBackInStockNotificationRequest>['request']>,
  itemDetails: BackInStockItem,
  call?: CallOptions,
) => Promise<BackInStockRequest>) =>
  bind(
    send,
    {
      route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests request itemDetails',
      dates: { request: { createdDate: true } },
    },
    'request',
  )

/**
 * Returns a back-in-stock request. Elevated.
 *
 * @example
 * const { status } = await owner.backInStockNotifications.getBackInStockNotificationRequest(waiting.id!)
 */
export const getBackInStockNotificationRequest = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<BackInStockRequest>) =>
  bind(
    send,
    {
      route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id} id',
      repeatable: true,
      elevated: true,
      dates: { request: { createdDate: true } },
    },
    'request',
  )

/**
 * Deletes a back-in-stock request. No email is sent for it. Elevated.
 *
 * @example
 * await owner.backInStockNotifications.deleteBackInStockNotificationRequest(waiting.id!)
 */
export const deleteBackInStockNotificationRequest = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    { route: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id} id', elevated: true },
    '',
  )

/** Fields that back-in-stock requests can be filtered by. */
export interface BackInStockRequestFields {
  id: string
  email: string
  /** `RECEIVED`: waiting for stock. `PROCESSING`: the email is being sent. `FAILED`: it could not be sent. */
  status: 'UNSPECIFIED' | 'FAILED' | 'NOTIFICATION_SENT' | 'RECEIVED' | 'PROCESSING'
  autoNotified: boolean
  contactId: string
  itemUrl: string
  createdDate: Date
}

/** A query builder for requests. */
export type BackInStockRequestQuery = CursorQuery<
  BackInStockRequest,
  BackInStockRequestFields,
  keyof BackInStockRequestFields
>

/**
 * Lists back-in-stock requests that match a filter, sorted and paged. Without arguments, returns a query to
 * build. Elevated.
 *
 * @example
 * const query = owner.backInStockNotifications.queryBackInStockNotificationRequests()
 * const { items } = await query.eq('status', 'RECEIVED').find()
 */
export const queryBackInStockNotificationRequests = (
  send: ElevatedSend,
): CursorQueryCall<BackInStockRequestQuery, ResponseOf<typeof calls.queryBackInStockNotificationRequests>> =>
  cursorQueryCall(
    send,
    {
      route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/query',
      repeatable: true,
      elevated: true,
      dates: { requests: { createdDate: true } },
    },
    'requests',
  )

/**
 * Counts back-in-stock requests by product, or by variant if options are given. Elevated.
 *
 * @example
 * const { backInStockNotifications: waiting } = owner
 * await waiting.getBackInStockNotificationRequestsCountByCatalogReferences([catalogReference])
 */
export const getBackInStockNotificationRequestsCountByCatalogReferences = (
  send: ElevatedSend,
): ((
  catalogReferences: readonly CatalogReference[],
  call?: CallOptions,
) => Promise<{ countsPerCatalogReference: readonly BackInStockCount[] }>) =>
  bind(send, {
    route:
      'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference catalogReferences',
    repeatable: true,
    elevated: true,
    packed: pack,
  })

/**
 * Lists the 200 products and variants that most buyers wait for, with the number of buyers and the first 20
 * emails. Elevated.
 *
 * @example
 * const { items, totalRequests } = await owner.backInStockNotifications.listAwaitedItems()
 */
export const listAwaitedItems = (
  send: ElevatedSend,
): ((call?: CallOptions) => Promise<{ items: readonly AwaitedItem[]; totalRequests: number }>) =>
  bind(send, {
    route: 'GET /vitrine/v1/back-in-stock/awaited-items',
    repeatable: true,
    elevated: true,
    dates: { items: { firstDate: true } },
  })

/**
 * Marks a back-in-stock request as notified without sending an email. Elevated.
 *
 * @example
 * const { request } = await owner.backInStockNotifications.markAsNotificationSent(waiting.id!)
 */
export const markAsNotificationSent = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<{ request: BackInStockRequest }>) =>
  bind(send, {
    route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent id',
    repeatable: true,
    elevated: true,
    dates: { request: { createdDate: true } },
  })

/**
 * Emails all waiting buyers of an item with the given details, regardless of its stock. Elevated.
 *
 * @example
 * const itemDetails = { name: 'Vase', price: '20' }
 * await owner.backInStockNotifications.reportItemsBackInStock(itemDetails, { catalogReference: soldOut })
 */
export const reportItemsBackInStock = (
  send: ElevatedSend,
): ((
  itemDetails: BackInStockItem,
  options?: Omit<BodyOf<typeof calls.reportItemsBackInStock>, 'itemDetails'>,
  call?: CallOptions,
) => Promise<void>) =>
  bind(
    send,
    {
      route:
        'POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock itemDetails ...options',
      repeatable: true,
      elevated: true,
    },
    '',
  )
