import { elevated, shoppers, room } from '../../../call.ts'
import {
  AwaitedItem,
  BackInStockCount,
  BackInStockItem,
  BackInStockRequest,
  BackInStockSettings,
} from '../../../entities/catalog/stock/back-in-stock-request.ts'
import { CatalogReference } from '../../../entities/selling/cart.ts'
import { later } from '../../../entities/later.ts'
import {
  anyMap,
  email,
  entity,
  flag,
  guid,
  integer,
  list,
  optional,
  shape,
  text,
  textMap,
  timestamp,
  unbuilt,
  webUrl,
} from '../../../schema.ts'
import { CursorMetadata, Search } from '../../query.ts'

const requests = '/back-in-stock-service/v1/back-in-stock-notification-requests'
const id = shape({ id: guid() })
const request = shape({ request: BackInStockRequest })
const settings = shape({ settings: BackInStockSettings })
const app = shape({ appId: text({ minLength: 1, maxLength: 36 }) })

const BackInStockRequestFields = entity(
  'BackInStockRequestFields',
  {
    id: text(),
    email: text(),
    status: BackInStockRequest.properties.status,
    autoNotified: flag(),
    contactId: text(),
    itemUrl: text(),
    createdDate: timestamp(),
  },
  { description: 'Fields that back-in-stock requests can be filtered by.' },
)

/** Requests contain the emails of buyers, so they share the scope of orders. */
export const backInStockCalls = room({ scope: 'orders', area: 'inventory' })({
  createBackInStockNotificationRequest: {
    method: 'POST',
    path: requests,
    summary: 'Creates a request to be emailed when a product or variant is back in stock.',
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
        itemUrl: optional(webUrl({ description: 'URL of the product page.' })),
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
    client: {
      module: 'backInStockNotifications',
      args: 'request itemDetails',
      gives: 'request',
      comment: 'Requests an email when a product is back in stock. `itemDetails` is the item as shown on the page.',
      example: [
        'const request = { catalogReference: soldOut, email }',
        "const itemDetails = { name: 'Vase', price: '20' }",
        'await client.backInStockNotifications.createBackInStockNotificationRequest(request, itemDetails)',
      ],
    },
  },
  getBackInStockNotificationRequest: {
    method: 'GET',
    path: `${requests}/{id}`,
    summary: 'Returns a back-in-stock request.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: request,
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
    client: {
      module: 'backInStockNotifications',
      gives: 'request',
      example: 'const { status } = await owner.backInStockNotifications.getBackInStockNotificationRequest(waiting.id!)',
    },
  },
  deleteBackInStockNotificationRequest: {
    method: 'DELETE',
    path: `${requests}/{id}`,
    summary: 'Deletes a back-in-stock request. No email is sent for it.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
    client: {
      module: 'backInStockNotifications',
      example: 'await owner.backInStockNotifications.deleteBackInStockNotificationRequest(waiting.id!)',
    },
  },
  queryBackInStockNotificationRequests: {
    method: 'POST',
    path: `${requests}/query`,
    packedPath: requests,
    summary: 'Lists back-in-stock requests that match a filter, sorted and paged.',
    roles: elevated,
    repeatable: true,
    reads: true,
    body: shape({ query: optional(Search) }),
    response: shape({ requests: list(BackInStockRequest), metadata: CursorMetadata }),
    client: {
      module: 'backInStockNotifications',
      finds: { fields: BackInStockRequestFields },
      example: [
        'const query = owner.backInStockNotifications.queryBackInStockNotificationRequests()',
        "const { items } = await query.eq('status', 'RECEIVED').find()",
      ],
    },
  },
  getBackInStockNotificationRequestsCountByCatalogReferences: {
    method: 'GET',
    path: `${requests}/count-by-catalog-reference`,
    encoding: 'r',
    summary: 'Counts back-in-stock requests by product, or by variant if options are given.',
    roles: elevated,
    repeatable: true,
    body: shape({ catalogReferences: list(CatalogReference, { minItems: 1, maxItems: 100 }) }),
    response: shape({ countsPerCatalogReference: list(BackInStockCount) }),
    client: {
      module: 'backInStockNotifications',
      args: 'catalogReferences',
      example: [
        'const { backInStockNotifications: waiting } = owner',
        'await waiting.getBackInStockNotificationRequestsCountByCatalogReferences([catalogReference])',
      ],
    },
  },
  listAwaitedItems: {
    method: 'GET',
    path: '/vitrine/v1/back-in-stock/awaited-items',
    summary:
      'Lists the 200 products and variants that most buyers wait for, with the number of buyers and the first 20 emails.',
    roles: elevated,
    repeatable: true,
    response: shape({ items: list(AwaitedItem), totalRequests: integer() }),
    client: {
      module: 'backInStockNotifications',
      example: 'const { items, totalRequests } = await owner.backInStockNotifications.listAwaitedItems()',
    },
  },
  markAsNotificationSent: {
    method: 'PUT',
    path: `${requests}/{id}/mark-as-notification-sent`,
    summary: 'Marks a back-in-stock request as notified without sending an email.',
    roles: elevated,
    repeatable: true,
    params: id,
    response: request,
    errors: ['BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'],
    client: {
      module: 'backInStockNotifications',
      example: 'const { request } = await owner.backInStockNotifications.markAsNotificationSent(waiting.id!)',
    },
  },
  reportItemsBackInStock: {
    method: 'POST',
    path: `${requests}/report-items-back-in-stock`,
    summary: 'Emails all waiting buyers of an item with the given details, regardless of its stock.',
    roles: elevated,
    repeatable: true,
    body: shape({
      catalogReference: optional(CatalogReference),
      requestIds: optional(list(guid(), { maxItems: 100, description: 'Requests to notify, instead of an item.' })),
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
    client: {
      module: 'backInStockNotifications',
      args: 'itemDetails ...options',
      example: [
        "const itemDetails = { name: 'Vase', price: '20' }",
        'await owner.backInStockNotifications.reportItemsBackInStock(itemDetails, { catalogReference: soldOut })',
      ],
    },
  },
})

export const backInStockSettingCalls = room({ scope: 'settings', area: 'inventory' })({
  getBackInStockSettings: {
    method: 'PUT',
    path: `${requests}/settings`,
    summary: 'Returns the catalogs for which the store collects back-in-stock requests.',
    roles: elevated,
    repeatable: true,
    reads: true,
    response: settings,
    client: {
      module: 'backInStockSettings',
      name: 'getSettings',
      example: 'const { settings } = await owner.backInStockSettings.getSettings()',
    },
  },
  startCollectingRequests: {
    method: 'POST',
    path: `${requests}/settings/start-collecting`,
    summary: "Starts collecting back-in-stock requests for the products of an app's catalog.",
    roles: elevated,
    repeatable: true,
    body: app,
    response: settings,
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
    client: {
      module: 'backInStockSettings',
      args: 'appId',
      example: 'await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)',
    },
  },
  stopCollectingRequests: {
    method: 'POST',
    path: `${requests}/settings/stop-collecting`,
    summary: 'Stops collecting new back-in-stock requests. Existing requests are still notified.',
    roles: elevated,
    repeatable: true,
    body: app,
    response: settings,
    errors: ['NOT_SUPPORTED_APP_DEF_ID'],
    client: {
      module: 'backInStockSettings',
      args: 'appId',
      example: [
        'const { settings } = await owner.backInStockSettings.stopCollectingRequests(catalogReference.appId)',
        'await owner.backInStockSettings.startCollectingRequests(catalogReference.appId)',
      ],
    },
  },
})
