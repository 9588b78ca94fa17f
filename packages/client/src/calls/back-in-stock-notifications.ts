// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  CatalogReference,
  BackInStockRequest,
  CursorMetadata,
  BackInStockCount,
  AwaitedItem,
  Search,
  BackInStockItem,
} from '../generated.ts'
import { pack } from '../pack.ts'

/** Creates a request to be emailed when a product or variant is back in stock. */
export const createBackInStockNotificationRequest: Endpoint<
  {
    body: {
      request: {
        catalogReference: { catalogItemId: string; appId: string; options?: Record<string, unknown> }
        email: string
        /** URL of the product page. */
        itemUrl?: string
      }
      itemDetails: BackInStockItem
    }
  },
  { request: BackInStockRequest }
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests',
  dates: { request: { createdDate: true } },
}

/** Returns a back-in-stock request. */
export const getBackInStockNotificationRequest: ElevatedEndpoint<
  { params: { id: string } },
  { request: BackInStockRequest }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Deletes a back-in-stock request. No email is sent for it. */
export const deleteBackInStockNotificationRequest: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  elevated: true,
}

/** Lists back-in-stock requests that match a filter, sorted and paged. */
export const queryBackInStockNotificationRequests: ElevatedEndpoint<
  { body?: { query?: Search } },
  { requests: readonly BackInStockRequest[]; metadata: CursorMetadata }
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/query',
  repeatable: true,
  elevated: true,
  dates: { requests: { createdDate: true } },
}

/** Counts back-in-stock requests by product, or by variant if options are given. */
export const getBackInStockNotificationRequestsCountByCatalogReferences: ElevatedEndpoint<
  { body: { catalogReferences: readonly CatalogReference[] } },
  { countsPerCatalogReference: readonly BackInStockCount[] }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  repeatable: true,
  elevated: true,
  packed: pack,
}

/**
 * Lists the 200 products and variants that most buyers wait for, with the number of buyers and the first 20
 * emails.
 */
export const listAwaitedItems: ElevatedEndpoint<{}, { items: readonly AwaitedItem[]; totalRequests: number }> = {
  route: 'GET /vitrine/v1/back-in-stock/awaited-items',
  repeatable: true,
  elevated: true,
  dates: { items: { firstDate: true } },
}

/** Marks a back-in-stock request as notified without sending an email. */
export const markAsNotificationSent: ElevatedEndpoint<{ params: { id: string } }, { request: BackInStockRequest }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Emails all waiting buyers of an item with the given details, regardless of its stock. */
export const reportItemsBackInStock: ElevatedEndpoint<
  {
    body: {
      catalogReference?: CatalogReference
      /** Requests to notify, instead of an item. */
      requestIds?: readonly string[]
      itemDetails: BackInStockItem
      extraAutomationTemplateParameters?: Record<string, string>
    }
  },
  {}
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/report-items-back-in-stock',
  repeatable: true,
  elevated: true,
}
