// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BackInStockRequest,
  CatalogReference,
  CursorMetadata,
  BackInStockCount,
  BackInStockItem,
  Search,
} from '../generated.ts'
import { pack } from '../pack.ts'

/** Asks for an email when a product, in the variant that is meant, can be had again. */
export const createBackInStockNotificationRequest: Endpoint<
  {
    body: {
      request: {
        catalogReference: { catalogItemId: string; appId: string; options?: Record<string, unknown> }
        email: string
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

/** Reads a request to hear of a product. */
export const getBackInStockNotificationRequest: ElevatedEndpoint<
  { params: { id: string } },
  { request: BackInStockRequest }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Deletes a request to hear of a product: no email leaves for it any more. */
export const deleteBackInStockNotificationRequest: ElevatedEndpoint<{ params: { id: string } }, {}> = {
  route: 'DELETE /back-in-stock-service/v1/back-in-stock-notification-requests/{id}',
  elevated: true,
}

/** Finds requests to hear of products. */
export const queryBackInStockNotificationRequests: ElevatedEndpoint<
  { body?: { query?: Search } },
  { requests: readonly BackInStockRequest[]; metadata: CursorMetadata }
> = {
  route: 'POST /back-in-stock-service/v1/back-in-stock-notification-requests/query',
  repeatable: true,
  elevated: true,
  dates: { requests: { createdDate: true } },
}

/** Counts who waits for products: for one variant where options name it, else for any. */
export const getBackInStockNotificationRequestsCountByCatalogReferences: ElevatedEndpoint<
  { body: { catalogReferences: readonly CatalogReference[] } },
  { countsPerCatalogReference: readonly BackInStockCount[] }
> = {
  route: 'GET /back-in-stock-service/v1/back-in-stock-notification-requests/count-by-catalog-reference',
  repeatable: true,
  elevated: true,
  packed: pack,
}

/** Notes that whoever waits was told in another way: the shop writes no email of its own. */
export const markAsNotificationSent: ElevatedEndpoint<{ params: { id: string } }, { request: BackInStockRequest }> = {
  route: 'PUT /back-in-stock-service/v1/back-in-stock-notification-requests/{id}/mark-as-notification-sent',
  repeatable: true,
  elevated: true,
  dates: { request: { createdDate: true } },
}

/** Writes at once to those who wait, whatever the stock says, in the words of the report. */
export const reportItemsBackInStock: ElevatedEndpoint<
  {
    body: {
      catalogReference?: CatalogReference
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
