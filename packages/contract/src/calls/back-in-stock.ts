import { elevated, shoppers, type Calls } from '../call.ts'
import {
  BackInStockCount,
  BackInStockItem,
  BackInStockRequest,
  BackInStockSettings,
} from '../entities/back-in-stock-request.ts'
import { CatalogReference } from '../entities/cart.ts'
import { later } from '../entities/later.ts'
import { anyMap, email, guid, list, optional, shape, text, textMap, unbuilt, webUrl } from '../schema.ts'
import { CursorMetadata, Search } from './query.ts'

const requests = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const id = shape({ id: guid() })
const request = shape({ request: BackInStockRequest })
const settings = shape({ settings: BackInStockSettings })
const app = shape({ appId: text({ minLength: 1, maxLength: 36 }) })

export const backInStockCalls = {
  createBackInStockNotificationRequest: {
    method: 'POST',
    path: requests,
    summary: 'Asks for a letter when a product, in the variant that is meant, can be had again.',
    roles: shoppers,
    repeatable: false,
    body: shape({
      request: shape({
        catalogReference: shape({
          catalogItemId: text({ minLength: 1, maxLength: 36 }),
          appId: text({ minLength: 1 }),
          options: optional(anyMap()),
        }),
        email: email(),
        itemUrl: optional(webUrl()),
      }),
      itemDetails: BackInStockItem,
    }),
    response: request,
    errors: [
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS',
      'REQUEST_COLLECTION_DISABLED',
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      'INVALID_ITEM_IMAGE_URL',
      'ITEM_IN_STOCK',
      'ITEM_NOT_AVAILABLE',
      'PRODUCT_NOT_FOUND',
      'TOO_MANY_REQUESTS',
    ],
  },
  getBackInStockNotificationRequest: {
    method: 'GET',
    path: `${requests}/{id}`,
    summary: 'Reads a request to hear of a product.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: request,
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  deleteBackInStockNotificationRequest: {
    method: 'DELETE',
    path: `${requests}/{id}`,
    summary: 'Deletes a request to hear of a product: no letter leaves for it any more.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  queryBackInStockNotificationRequests: {
    method: 'POST',
    path: `${requests}/query`,
    packedPath: requests,
    summary: 'Finds requests to hear of products.',
    roles: elevated,
    repeatable: true,
    body: shape({ query: optional(Search) }),
    response: shape({ requests: list(BackInStockRequest), metadata: CursorMetadata }),
  },
  getBackInStockNotificationRequestsCountByCatalogReferences: {
    method: 'GET',
    path: `${requests}/count-by-catalog-reference`,
    encoding: 'r',
    summary: 'Counts who waits for products: for one variant where options name it, else for any.',
    roles: elevated,
    repeatable: true,
    body: shape({ catalogReferences: list(CatalogReference, { minItems: 1, maxItems: 100 }) }),
    response: shape({ countsPerCatalogReference: list(BackInStockCount) }),
  },
  markAsNotificationSent: {
    method: 'PUT',
    path: `${requests}/{id}/mark-as-notification-sent`,
    summary: 'Notes that whoever waits was told in another way: the shop writes no letter of its own.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: request,
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
  },
  reportItemsBackInStock: {
    method: 'POST',
    path: `${requests}/report-items-back-in-stock`,
    summary: 'Writes to those who wait for a product, or to the ones that are named, whatever its stock says.',
    roles: elevated,
    repeatable: true,
    body: shape({
      catalogReference: optional(CatalogReference),
      requestIds: optional(list(guid(), { maxItems: 100 })),
      itemDetails: BackInStockItem,
      extraAutomationTemplateParameters: optional(unbuilt(textMap(), later.template)),
    }),
    response: shape({}),
    errors: [
      'REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS',
      'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND',
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      'INVALID_ITEM_IMAGE_URL',
      'PRODUCT_NOT_FOUND',
    ],
  },
} as const satisfies Calls

export const backInStockSettingCalls = {
  getBackInStockSettings: {
    method: 'PUT',
    path: `${requests}/settings`,
    summary: 'Reads whether the store takes requests to hear of products.',
    roles: elevated,
    repeatable: true,
    response: settings,
  },
  startCollectingRequests: {
    method: 'POST',
    path: `${requests}/settings/start-collecting`,
    summary: 'Takes requests to hear of products.',
    roles: elevated,
    repeatable: true,
    body: app,
    response: settings,
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
  },
  stopCollectingRequests: {
    method: 'POST',
    path: `${requests}/settings/stop-collecting`,
    summary: 'Takes no more requests to hear of products; those that wait are still written to.',
    roles: elevated,
    repeatable: true,
    body: app,
    response: settings,
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
  },
} as const satisfies Calls
