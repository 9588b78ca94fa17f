import { elevated, room, shoppers } from '../../../call.ts'
import { bulkItems, bulkResponse, bulkResultOf, BulkResult, returnEntity } from '../../../entities/bulk-results.ts'
import {
  InventoryItemUpdate,
  InventoryItemV3,
  maxItemQuantity,
} from '../../../entities/catalog/stock/inventory-item-v3.ts'
import { InventorySearchDetails } from '../../../entities/catalog/stock/inventory-search.ts'
import { AdjustmentReason, StockChange } from '../../../entities/catalog/stock/stock-change.ts'
import { maskedFields } from '../../../entities/record-fields.ts'
import { AggregationData, SearchAggregation } from '../../../entities/search-aggregation.ts'
import { filterBounds } from '../../../bounds.ts'
import {
  anything,
  entity,
  flag,
  guid,
  input,
  integer,
  list,
  number,
  oneOf,
  optional,
  shape,
  text,
  timestamp,
} from '../../../schema.ts'
import { countFilter, CursorMetadata, cursorQuery } from '../../query.ts'

const InventoryItemFields = entity(
  'InventoryItemFields',
  {
    id: text(),
    productId: text(),
    variantId: text(),
    locationId: text(),
    quantity: number(),
    inStock: flag(),
    trackQuantity: flag(),
    availabilityStatus: text(),
    'preorderInfo.enabled': flag(),
    'product.name': text(),
    'product.variantName': text(),
    'product.variantSku': text(),
    'product.variantBarcode': text(),
    'product.brand.id': text(),
    'product.directCategoryIds': list(text()),
    createdDate: timestamp(),
    updatedDate: timestamp(),
  },
  { description: 'Fields that inventory items can be filtered by.' },
)
const InventoryItemSortField = oneOf(
  [
    'productId',
    'quantity',
    'inStock',
    'trackQuantity',
    'availabilityStatus',
    'preorderInfo.enabled',
    'product.name',
    'product.variantName',
    'product.variantSku',
    'product.variantBarcode',
    'product.brand.id',
    'createdDate',
    'updatedDate',
  ],
  { title: 'InventoryItemSortField', description: 'Fields that inventory items can be sorted by.' },
)

const id = shape({ inventoryItemId: guid() })
const inventoryItem = shape({ inventoryItem: InventoryItemV3 })
const reason = optional(
  oneOf(['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE'], {
    description: 'Why the stock changes, for its history and events. Default: `MANUAL`.',
  }),
)
const MaskedInventoryItem = entity(
  'MaskedInventoryItem',
  { inventoryItem: InventoryItemUpdate, fieldMask: maskedFields },
  { description: 'Changes of an inventory item, with the names of the fields that change.' },
)
const UpsertedInventoryItem = entity(
  'UpsertedInventoryItem',
  { inventoryItem: InventoryItemV3, fieldMask: maskedFields },
  { description: 'An inventory item to create or update, with the names of the fields that change.' },
)
const bulkResults = bulkResponse(bulkResultOf('BulkInventoryItemResult', InventoryItemV3))
const step = (verb: string) =>
  integer({ minimum: 1, maximum: maxItemQuantity, description: `Number of units to ${verb}.` })
const preorderRequest = optional(
  flag({ description: 'Whether the units are preordered: they count as preorders and leave the quantity unchanged.' }),
)
const restrictInventory = optional(flag({ description: 'Whether to refuse quantities below 0. Default: false.' }))
const locationId = optional(guid({ description: 'Default: the default location.' }))
const filter = anything({ description: 'Conditions by field.', json: filterBounds.json })
const search = optional(InventorySearchDetails)
const page = cursorQuery({ maxLimit: 1000, maxSorts: 10 }).properties
const paging = optional(
  shape({
    limit: optional(integer({ minimum: 0, maximum: 1000, description: 'Page size. Default: 50. At most 1000.' })),
    offset: optional(
      integer({ minimum: 0, maximum: 1_000_000, description: 'Not supported with cursors: must be 0.' }),
    ),
  }),
)
const jobId = shape({ jobId: text({ description: 'ID of the job that applies the change.' }) })
const AdjustInventoryAction = entity(
  'AdjustInventoryAction',
  { incrementBy: optional(step('add')), decrementBy: optional(step('remove')) },
  { description: 'How a quantity changes: one of both.' },
)

export const inventoryItemCalls = room({ scope: 'catalog', area: 'inventory', idempotent: true })({
  createInventoryItem: {
    method: 'POST',
    path: '/stores/v3/inventory-items',
    summary: 'Creates the inventory item of a variant at a location.',
    roles: elevated,
    repeatable: false,
    body: shape({ inventoryItem: input(InventoryItemV3) }),
    response: inventoryItem,
    errors: ['ITEM_ALREADY_EXISTS', 'PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItem',
      gives: 'inventoryItem',
      example: [
        'const about = { productId: product.id, variantId: variant.id, locationId: storesLocation.id, quantity: 5 }',
        'const { id } = await owner.inventoryItemsV3.createInventoryItem(about)',
      ],
    },
  },
  getInventoryItem: {
    method: 'GET',
    path: '/stores/v3/inventory-items/{inventoryItemId}',
    summary: 'Returns an inventory item.',
    roles: shoppers,
    repeatable: true,
    params: id,
    response: inventoryItem,
    errors: ['NOT_FOUND'],
    client: {
      module: 'inventoryItemsV3',
      gives: 'inventoryItem',
      example: 'const { quantity } = await client.inventoryItemsV3.getInventoryItem(inventoryItem.id)',
    },
  },
  updateInventoryItem: {
    method: 'PATCH',
    path: '/stores/v3/inventory-items/{id}',
    summary: 'Updates an inventory item. Fields that are not sent do not change. Requires its current revision.',
    roles: elevated,
    repeatable: false,
    params: shape({ id: guid() }),
    body: shape({ inventoryItem: input(InventoryItemUpdate), reason }),
    response: inventoryItem,
    errors: ['NOT_FOUND', 'CONFLICT', 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'id inventoryItem ...options',
      gives: 'inventoryItem',
      example: [
        'const { id, revision } = inventoryItem',
        "await owner.inventoryItemsV3.updateInventoryItem(id, { revision, quantity: 7 }, { reason: 'MANUAL' })",
      ],
    },
  },
  deleteInventoryItem: {
    method: 'DELETE',
    path: '/stores/v3/inventory-items/{inventoryItemId}',
    summary: 'Deletes an inventory item. A variant without any is in stock and untracked.',
    roles: elevated,
    repeatable: false,
    params: id,
    response: shape({}),
    errors: ['NOT_FOUND'],
    client: {
      module: 'inventoryItemsV3',
      example: 'await owner.inventoryItemsV3.deleteInventoryItem(inventoryItem.id)',
    },
  },
  queryInventoryItems: {
    method: 'GET',
    path: '/stores/v3/inventory-items/query',
    encoding: 'r',
    summary: 'Lists inventory items that match a filter, sorted and paged.',
    roles: shoppers,
    repeatable: true,
    body: shape({ query: optional(shape({ ...page, paging })) }),
    response: shape({ inventoryItems: list(InventoryItemV3), pagingMetadata: CursorMetadata }),
    client: {
      module: 'inventoryItemsV3',
      finds: { fields: InventoryItemFields, sortBy: InventoryItemSortField },
      example:
        "const { items } = await client.inventoryItemsV3.queryInventoryItems().eq('productId', product.id).find()",
    },
  },
  searchInventoryItems: {
    method: 'GET',
    path: '/stores/v3/inventory-items/search',
    encoding: 'r',
    summary:
      'Lists inventory items that contain words of an expression and match a filter, with aggregations of all of them.',
    roles: elevated,
    repeatable: true,
    body: shape({
      search: shape({
        ...page,
        search,
        aggregations: optional(list(SearchAggregation, { maxItems: 10 })),
        timeZone: optional(text({ maxLength: 50, description: 'Time zone of date histograms. Default: `UTC`.' })),
      }),
    }),
    response: shape({
      inventoryItems: list(InventoryItemV3),
      pagingMetadata: CursorMetadata,
      aggregationData: AggregationData,
    }),
    client: {
      module: 'inventoryItemsV3',
      args: 'search',
      example: [
        "const search = { search: { expression: 'lamp' }, filter: { inStock: false } }",
        'const { inventoryItems } = await owner.inventoryItemsV3.searchInventoryItems(search)',
      ],
    },
  },
  countInventoryItems: {
    method: 'GET',
    path: '/stores/v3/inventory-items/count',
    encoding: 'r',
    summary: 'Counts inventory items, all or those that match a filter and an expression.',
    roles: elevated,
    repeatable: true,
    body: shape({ filter: countFilter, search }),
    response: shape({ count: integer() }),
    client: {
      module: 'inventoryItemsV3',
      args: '...options',
      example: 'const { count } = await owner.inventoryItemsV3.countInventoryItems({ filter: { inStock: false } })',
    },
  },
  bulkCreateInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/create',
    summary: 'Creates up to 100 inventory items. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ inventoryItems: list(input(InventoryItemV3), bulkItems), returnEntity }),
    response: bulkResults,
    errors: ['PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItems ...options',
      example: [
        'const about = { productId: product.id, variantId: variant.id, locationId: storesLocation.id, inStock: true }',
        'const { results } = await owner.inventoryItemsV3.bulkCreateInventoryItems([about], { returnEntity: true })',
      ],
    },
  },
  bulkUpdateInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/update',
    summary: 'Updates up to 100 inventory items by ID and revision. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ inventoryItems: list(input(MaskedInventoryItem), bulkItems), returnEntity, reason }),
    response: bulkResults,
    errors: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItems ...options',
      example: [
        'const { id, revision } = inventoryItem',
        'await owner.inventoryItemsV3.bulkUpdateInventoryItems([{ inventoryItem: { id, revision, quantity: 3 } }])',
      ],
    },
  },
  bulkUpsertInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/upsert',
    summary:
      'Creates or updates up to 100 inventory items by variant and location. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: true,
    body: shape({ inventoryItems: list(input(UpsertedInventoryItem), bulkItems), returnEntity }),
    response: bulkResults,
    errors: ['INVALID_TARGET_QUANTITY', 'PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItems ...options',
      example: [
        'const about = { productId: product.id, variantId: variant.id, quantity: 3 }',
        'await owner.inventoryItemsV3.bulkUpsertInventoryItems([{ inventoryItem: about }])',
      ],
    },
  },
  bulkDeleteInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/delete',
    summary: 'Deletes up to 100 inventory items. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({ inventoryItemIds: list(guid(), bulkItems) }),
    response: bulkResponse(BulkResult),
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItemIds',
      example: 'await owner.inventoryItemsV3.bulkDeleteInventoryItems([inventoryItem.id])',
    },
  },
  bulkIncrementInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/increment',
    summary: 'Adds units to up to 100 inventory items. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      incrementData: list(shape({ inventoryItemId: guid(), incrementBy: step('add') }), bulkItems),
      returnEntity,
      reason,
    }),
    response: bulkResults,
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'MAX_QUANTITY_LIMIT_REACHED'],
    client: {
      module: 'inventoryItemsV3',
      args: 'incrementData ...options',
      example: [
        'const data = [{ inventoryItemId: inventoryItem.id, incrementBy: 2 }]',
        'const { results } = await owner.inventoryItemsV3.bulkIncrementInventoryItems(data)',
      ],
    },
  },
  bulkDecrementInventoryItems: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/decrement',
    summary: 'Removes units from up to 100 inventory items. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      decrementData: list(shape({ inventoryItemId: guid(), decrementBy: step('remove'), preorderRequest }), bulkItems),
      restrictInventory,
      returnEntity,
      reason,
    }),
    response: bulkResults,
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MIN_QUANTITY_LIMIT_REACHED'],
    client: {
      module: 'inventoryItemsV3',
      args: 'decrementData ...options',
      example: [
        'const data = [{ inventoryItemId: inventoryItem.id, decrementBy: 2 }]',
        'await owner.inventoryItemsV3.bulkDecrementInventoryItems(data, { restrictInventory: true })',
      ],
    },
  },
  bulkIncrementInventoryItemsByVariantAndLocation: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/increment-by-variant-and-location',
    summary:
      'Adds units to up to 100 inventory items, found by variant and location. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      incrementData: list(shape({ variantId: guid(), locationId, incrementBy: step('add') }), bulkItems),
      returnEntity,
      reason,
    }),
    response: bulkResults,
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'MAX_QUANTITY_LIMIT_REACHED', 'NOT_FOUND'],
    client: {
      module: 'inventoryItemsV3',
      args: 'incrementData ...options',
      example: [
        'const data = [{ variantId: inventoryItem.variantId, incrementBy: 2 }]',
        'await owner.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation(data)',
      ],
    },
  },
  bulkDecrementInventoryItemsByVariantAndLocation: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
    summary:
      'Removes units from up to 100 inventory items, found by variant and location. Each one succeeds or fails independently.',
    roles: elevated,
    repeatable: false,
    body: shape({
      decrementData: list(
        shape({ variantId: guid(), locationId, decrementBy: step('remove'), preorderRequest }),
        bulkItems,
      ),
      restrictInventory,
      returnEntity,
      reason,
    }),
    response: bulkResults,
    errors: ['INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MIN_QUANTITY_LIMIT_REACHED', 'NOT_FOUND'],
    client: {
      module: 'inventoryItemsV3',
      args: 'decrementData ...options',
      example: [
        'const data = [{ variantId: inventoryItem.variantId, decrementBy: 2 }]',
        'await owner.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation(data)',
      ],
    },
  },
  bulkAdjustInventoryItemsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/adjust-by-filter',
    summary:
      'Adds or removes units of all inventory items that match a filter, in a background job. Untracked items and those that would exceed a limit stay unchanged.',
    roles: elevated,
    repeatable: false,
    body: shape({
      filter,
      search,
      adjustment: AdjustInventoryAction,
      trackQuantity: optional(
        flag({ description: 'Whether untracked items become tracked, starting at 0. Default: they stay unchanged.' }),
      ),
    }),
    response: jobId,
    client: {
      module: 'inventoryItemsV3',
      args: 'filter ...options',
      example: [
        'const options = { adjustment: { incrementBy: 10 } }',
        'await owner.inventoryItemsV3.bulkAdjustInventoryItemsByFilter({ productId: product.id }, options)',
      ],
    },
  },
  bulkSetOrAdjustInventoryItemsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/set-or-adjust-by-filter',
    summary:
      'Adds or removes units of all tracked inventory items that match a filter, in a background job. Use `bulkAdjustInventoryItemsByFilter` instead.',
    roles: elevated,
    repeatable: false,
    body: shape({ filter, search, adjustedInventoryAction: AdjustInventoryAction }),
    response: jobId,
    client: {
      module: 'inventoryItemsV3',
      args: 'filter ...options',
      example: [
        'const options = { adjustedInventoryAction: { incrementBy: 10 } }',
        'await owner.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter({ productId: product.id }, options)',
      ],
    },
  },
  bulkUpdateInventoryItemsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/update-by-filter',
    summary: 'Updates all inventory items that match a filter, in a background job.',
    roles: elevated,
    repeatable: false,
    body: shape({ filter, search, inventoryItem: input(InventoryItemUpdate) }),
    response: jobId,
    errors: ['REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING', 'PRE_ORDER_VALIDATION'],
    client: {
      module: 'inventoryItemsV3',
      args: 'filter ...options',
      example: [
        'const options = { inventoryItem: { quantity: 10 } }',
        'await owner.inventoryItemsV3.bulkUpdateInventoryItemsByFilter({ productId: product.id }, options)',
      ],
    },
  },
  bulkDeleteInventoryItemsByFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/delete-by-filter',
    summary: 'Deletes all inventory items that match a filter, in a background job.',
    roles: elevated,
    repeatable: false,
    body: shape({ filter, search }),
    response: jobId,
    client: {
      module: 'inventoryItemsV3',
      args: 'filter ...options',
      example: [
        'const filter = { productId: product.id }',
        'const { jobId } = await owner.inventoryItemsV3.bulkDeleteInventoryItemsByFilter(filter)',
      ],
    },
  },
  bulkCreateInventoryItemsByVariantFilter: {
    method: 'POST',
    path: '/stores/v3/bulk/inventory-items/create-by-variant-filter',
    summary:
      'Creates inventory items at a location for all variants that match a filter and have none there, in a background job.',
    roles: elevated,
    repeatable: false,
    body: shape({
      filter,
      search,
      locationId: guid(),
      inventoryCreationData: shape({
        quantity: integer({ minimum: 0, maximum: maxItemQuantity, description: 'Quantity in stock of each variant.' }),
      }),
    }),
    response: jobId,
    errors: ['NOT_FOUND'],
    client: {
      module: 'inventoryItemsV3',
      args: 'filter ...options',
      example: [
        'const options = { locationId: storesLocation.id, inventoryCreationData: { quantity: 5 } }',
        'await owner.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter({ productId: product.id }, options)',
      ],
    },
  },
  adjustInventoryItem: {
    method: 'POST',
    path: '/vitrine/v1/inventory-items/{inventoryItemId}/adjust',
    summary: 'Adds units to an inventory item or removes them, with a reason that its history shows.',
    roles: elevated,
    repeatable: false,
    params: id,
    body: shape({
      adjustBy: integer({
        minimum: -maxItemQuantity,
        maximum: maxItemQuantity,
        description: 'Number of units to add; negative to remove them. Not 0. At least 0 units remain.',
      }),
      adjustmentReason: AdjustmentReason,
      note: optional(text({ minLength: 1, maxLength: 200, description: 'Note for the history.' })),
    }),
    response: inventoryItem,
    errors: ['NOT_FOUND', 'INVENTORY_QUANTITY_NOT_TRACKED', 'INSUFFICIENT_INVENTORY', 'MAX_QUANTITY_LIMIT_REACHED'],
    client: {
      module: 'inventoryItemsV3',
      args: 'inventoryItemId adjustBy adjustmentReason ...options',
      gives: 'inventoryItem',
      example: "const { quantity } = await owner.inventoryItemsV3.adjustInventoryItem(inventoryItem.id, -1, 'DAMAGE')",
    },
  },
  listStockChanges: {
    method: 'GET',
    path: '/vitrine/v1/stock-changes',
    summary: 'Lists changes of stock, newest first: all, or those of an inventory item or an order.',
    roles: elevated,
    repeatable: true,
    query: shape({
      inventoryItemId: optional(guid()),
      orderId: optional(guid()),
      limit: optional(integer({ minimum: 1, maximum: 100, description: 'Page size. Default: 50.' })),
      cursor: optional(text({ maxLength: 20, pattern: '^[0-9]+$', description: '`nextCursor` of the previous page.' })),
    }),
    response: shape({
      stockChanges: list(StockChange),
      nextCursor: optional(text({ description: 'Set if there are older changes.' })),
    }),
    client: {
      module: 'inventoryItemsV3',
      args: '...options',
      example: [
        'const options = { inventoryItemId: inventoryItem.id }',
        'const { stockChanges } = await owner.inventoryItemsV3.listStockChanges(options)',
      ],
    },
  },
})
