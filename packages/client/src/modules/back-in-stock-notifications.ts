/** Letters to those who wait for what is sold out. */
import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import * as calls from '../generated-product-page.ts'
import type { BackInStockCount, BackInStockItem, BackInStockRequest, CatalogReference } from '../generated.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

/** What someone waits for, and where the letter goes. */
export type NewBackInStockRequest = BodyOf<typeof calls.createBackInStockNotificationRequest>['request']
/** Whom a report is about: all who wait for a product, or some by their ids. */
export type ReportOptions = Omit<BodyOf<typeof calls.reportItemsBackInStock>, 'itemDetails'>

/** What requests can be found by. */
export interface BackInStockRequestFields {
  id: string
  email: string
  status: NonNullable<BackInStockRequest['status']>
  autoNotified: boolean
  contactId: string
  itemUrl: string
  createdDate: Date
}
/** A query for requests in the making. */
export type BackInStockRequestQuery = CursorQuery<
  BackInStockRequest,
  BackInStockRequestFields,
  keyof BackInStockRequestFields
>

/**
 * Asks for a letter when a product can be had again. The letter says what the catalog says then; `itemDetails` is what
 * the page shows now.
 *
 * @example
 * const request = { catalogReference: soldOut, email }
 * const itemDetails = { name: 'Vase', price: '20' }
 * await client.backInStockNotifications.createBackInStockNotificationRequest(request, itemDetails)
 */
export const createBackInStockNotificationRequest = (
  send: Send,
): ((
  request: NewBackInStockRequest,
  itemDetails: BackInStockItem,
  call?: CallOptions,
) => Promise<BackInStockRequest>) =>
  bind(send, calls.createBackInStockNotificationRequest, 'request itemDetails', 'request')

/**
 * Reads a request. Elevated.
 *
 * @example
 * const { status } = await owner.backInStockNotifications.getBackInStockNotificationRequest(waiting.id!)
 */
export const getBackInStockNotificationRequest = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<BackInStockRequest>) =>
  bind(send, calls.getBackInStockNotificationRequest, 'id', 'request')

/**
 * Deletes a request: no letter leaves for it any more. Elevated.
 *
 * @example
 * await owner.backInStockNotifications.deleteBackInStockNotificationRequest(waiting.id!)
 */
export const deleteBackInStockNotificationRequest = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.deleteBackInStockNotificationRequest, 'id', '')

/**
 * Finds requests: without arguments a query to build, with one the answer to it. Elevated.
 *
 * @example
 * const query = owner.backInStockNotifications.queryBackInStockNotificationRequests()
 * const { items } = await query.eq('status', 'RECEIVED').find()
 */
export const queryBackInStockNotificationRequests = (
  send: ElevatedSend,
): CursorQueryCall<BackInStockRequestQuery, ResponseOf<typeof calls.queryBackInStockNotificationRequests>> =>
  cursorQueryCall(send, calls.queryBackInStockNotificationRequests, 'requests')

/**
 * Counts who waits for products: for one variant where options name it, else for any. Elevated.
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
  bind(send, calls.getBackInStockNotificationRequestsCountByCatalogReferences, 'catalogReferences')

/**
 * Notes that someone was told in another way: the shop writes no letter of its own. Elevated.
 *
 * @example
 * const { request } = await owner.backInStockNotifications.markAsNotificationSent(waiting.id!)
 */
export const markAsNotificationSent = (
  send: ElevatedSend,
): ((id: string, call?: CallOptions) => Promise<{ request: BackInStockRequest }>) =>
  bind(send, calls.markAsNotificationSent, 'id')

/**
 * Writes at once to those who wait, whatever the stock says, in the words of the report. Elevated.
 *
 * @example
 * const itemDetails = { name: 'Vase', price: '20' }
 * await owner.backInStockNotifications.reportItemsBackInStock(itemDetails, { catalogReference: soldOut })
 */
export const reportItemsBackInStock = (
  send: ElevatedSend,
): ((itemDetails: BackInStockItem, options?: ReportOptions, call?: CallOptions) => Promise<void>) =>
  bind(send, calls.reportItemsBackInStock, 'itemDetails ...options', '')
