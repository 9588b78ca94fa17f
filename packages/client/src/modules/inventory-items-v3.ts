// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/inventory-items-v3.ts'
import type {
  BulkResult,
  BulkActionMetadata,
  InventoryItemV3,
  BulkInventoryItemResult,
  InventoryItemV3Input,
  InventoryItemUpdateInput,
  InventorySearchDetails,
  MaskedInventoryItemInput,
  UpsertedInventoryItemInput,
  AdjustInventoryAction,
} from '../generated.ts'
import { pack } from '../pack.ts'
import { cursorQueryCall, type CursorQuery, type CursorQueryCall } from '../query/cursor-query.ts'

const inventoryItemDates = { createdDate: true, updatedDate: true } as const

const createInventoryItemDates = { inventoryItem: inventoryItemDates } as const

const queryInventoryItemsDates = { inventoryItems: inventoryItemDates } as const

const bulkCreateInventoryItemsDates = { results: { item: inventoryItemDates } } as const

/**
 * Creates the inventory item of a variant at a location. Elevated.
 *
 * @example
 * const about = { productId: product.id, variantId: variant.id, locationId: storesLocation.id, quantity: 5 }
 * const { id } = await owner.inventoryItemsV3.createInventoryItem(about)
 */
export const createInventoryItem = (
  send: ElevatedSend,
): ((inventoryItem: InventoryItemV3Input, call?: CallOptions) => Promise<InventoryItemV3>) =>
  bind(
    send,
    { route: 'POST /stores/v3/inventory-items inventoryItem', elevated: true, dates: createInventoryItemDates },
    'inventoryItem',
  )

/**
 * Returns an inventory item.
 *
 * @example
 * const { quantity } = await client.inventoryItemsV3.getInventoryItem(inventoryItem.id)
 */
export const getInventoryItem = (
  send: Send,
): ((inventoryItemId: string, call?: CallOptions) => Promise<InventoryItemV3>) =>
  bind(
    send,
    {
      route: 'GET /stores/v3/inventory-items/{inventoryItemId} inventoryItemId',
      repeatable: true,
      dates: createInventoryItemDates,
    },
    'inventoryItem',
  )

/**
 * Updates an inventory item. Fields that are not sent do not change. Requires its current revision. Elevated.
 *
 * @example
 * const { id, revision } = inventoryItem
 * await owner.inventoryItemsV3.updateInventoryItem(id, { revision, quantity: 7 }, { reason: 'MANUAL' })
 */
export const updateInventoryItem = (
  send: ElevatedSend,
): ((
  id: string,
  inventoryItem: InventoryItemUpdateInput,
  options?: { reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' },
  call?: CallOptions,
) => Promise<InventoryItemV3>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v3/inventory-items/{id} id inventoryItem ...options',
      elevated: true,
      dates: createInventoryItemDates,
    },
    'inventoryItem',
  )

/**
 * Deletes an inventory item. A variant without any is in stock and untracked. Elevated.
 *
 * @example
 * await owner.inventoryItemsV3.deleteInventoryItem(inventoryItem.id)
 */
export const deleteInventoryItem = (
  send: ElevatedSend,
): ((inventoryItemId: string, call?: CallOptions) => Promise<void>) =>
  bind(send, { route: 'DELETE /stores/v3/inventory-items/{inventoryItemId} inventoryItemId', elevated: true }, '')

/** Fields that inventory items can be filtered by. */
export interface InventoryItemFields {
  id: string
  productId: string
  variantId: string
  locationId: string
  quantity: number
  inStock: boolean
  trackQuantity: boolean
  availabilityStatus: string
  'preorderInfo.enabled': boolean
  'product.name': string
  'product.variantName': string
  'product.variantSku': string
  'product.variantBarcode': string
  'product.brand.id': string
  'product.directCategoryIds': readonly string[]
  createdDate: Date
  updatedDate: Date
}

/** Fields that inventory items can be sorted by. */
export type InventoryItemSortField =
  | 'productId'
  | 'quantity'
  | 'inStock'
  | 'trackQuantity'
  | 'availabilityStatus'
  | 'preorderInfo.enabled'
  | 'product.name'
  | 'product.variantName'
  | 'product.variantSku'
  | 'product.variantBarcode'
  | 'product.brand.id'
  | 'createdDate'
  | 'updatedDate'

/** A query builder for inventory items. */
export type InventoryItemQuery = CursorQuery<InventoryItemV3, InventoryItemFields, InventoryItemSortField>

/**
 * Lists inventory items that match a filter, sorted and paged. Without arguments, returns a query to build.
 *
 * @example
 * const { items } = await client.inventoryItemsV3.queryInventoryItems().eq('productId', product.id).find()
 */
export const queryInventoryItems = (
  send: Send,
): CursorQueryCall<InventoryItemQuery, ResponseOf<typeof calls.queryInventoryItems>> =>
  cursorQueryCall(
    send,
    { route: 'GET /stores/v3/inventory-items/query', repeatable: true, packed: pack, dates: queryInventoryItemsDates },
    'inventoryItems',
  )

/**
 * Lists inventory items that contain words of an expression and match a filter, with aggregations of all of
 * them. Elevated.
 *
 * @example
 * const search = { search: { expression: 'lamp' }, filter: { inStock: false } }
 * const { inventoryItems } = await owner.inventoryItemsV3.searchInventoryItems(search)
 */
export const searchInventoryItems = (
  send: ElevatedSend,
): ((
  search: NonNullable<BodyOf<typeof calls.searchInventoryItems>['search']>,
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.searchInventoryItems>>) =>
  bind(send, {
    route: 'GET /stores/v3/inventory-items/search search',
    repeatable: true,
    elevated: true,
    packed: pack,
    dates: queryInventoryItemsDates,
  })

/**
 * Counts inventory items, all or those that match a filter and an expression. Elevated.
 *
 * @example
 * const { count } = await owner.inventoryItemsV3.countInventoryItems({ filter: { inStock: false } })
 */
export const countInventoryItems = (
  send: ElevatedSend,
): ((
  options?: { filter?: unknown; search?: InventorySearchDetails },
  call?: CallOptions,
) => Promise<{ count: number }>) =>
  bind(send, {
    route: 'GET /stores/v3/inventory-items/count ...options',
    repeatable: true,
    elevated: true,
    packed: pack,
  })

/**
 * Creates up to 100 inventory items. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const about = { productId: product.id, variantId: variant.id, locationId: storesLocation.id, inStock: true }
 * const { results } = await owner.inventoryItemsV3.bulkCreateInventoryItems([about], { returnEntity: true })
 */
export const bulkCreateInventoryItems = (
  send: ElevatedSend,
): ((
  inventoryItems: readonly InventoryItemV3Input[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/create inventoryItems ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Updates up to 100 inventory items by ID and revision. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const { id, revision } = inventoryItem
 * await owner.inventoryItemsV3.bulkUpdateInventoryItems([{ inventoryItem: { id, revision, quantity: 3 } }])
 */
export const bulkUpdateInventoryItems = (
  send: ElevatedSend,
): ((
  inventoryItems: readonly MaskedInventoryItemInput[],
  options?: { returnEntity?: boolean; reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/update inventoryItems ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Creates or updates up to 100 inventory items by variant and location. Each one succeeds or fails
 * independently. Elevated.
 *
 * @example
 * const about = { productId: product.id, variantId: variant.id, quantity: 3 }
 * await owner.inventoryItemsV3.bulkUpsertInventoryItems([{ inventoryItem: about }])
 */
export const bulkUpsertInventoryItems = (
  send: ElevatedSend,
): ((
  inventoryItems: readonly UpsertedInventoryItemInput[],
  options?: { returnEntity?: boolean },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/upsert inventoryItems ...options',
    repeatable: true,
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Deletes up to 100 inventory items. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * await owner.inventoryItemsV3.bulkDeleteInventoryItems([inventoryItem.id])
 */
export const bulkDeleteInventoryItems = (
  send: ElevatedSend,
): ((
  inventoryItemIds: readonly string[],
  call?: CallOptions,
) => Promise<{ results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, { route: 'POST /stores/v3/bulk/inventory-items/delete inventoryItemIds', elevated: true })

/**
 * Adds units to up to 100 inventory items. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const data = [{ inventoryItemId: inventoryItem.id, incrementBy: 2 }]
 * const { results } = await owner.inventoryItemsV3.bulkIncrementInventoryItems(data)
 */
export const bulkIncrementInventoryItems = (
  send: ElevatedSend,
): ((
  incrementData: NonNullable<BodyOf<typeof calls.bulkIncrementInventoryItems>['incrementData']>,
  options?: { returnEntity?: boolean; reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/increment incrementData ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Removes units from up to 100 inventory items. Each one succeeds or fails independently. Elevated.
 *
 * @example
 * const data = [{ inventoryItemId: inventoryItem.id, decrementBy: 2 }]
 * await owner.inventoryItemsV3.bulkDecrementInventoryItems(data, { restrictInventory: true })
 */
export const bulkDecrementInventoryItems = (
  send: ElevatedSend,
): ((
  decrementData: NonNullable<BodyOf<typeof calls.bulkDecrementInventoryItems>['decrementData']>,
  options?: Omit<BodyOf<typeof calls.bulkDecrementInventoryItems>, 'decrementData'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/decrement decrementData ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Adds units to up to 100 inventory items, found by variant and location. Each one succeeds or fails
 * independently. Elevated.
 *
 * @example
 * const data = [{ variantId: inventoryItem.variantId, incrementBy: 2 }]
 * await owner.inventoryItemsV3.bulkIncrementInventoryItemsByVariantAndLocation(data)
 */
export const bulkIncrementInventoryItemsByVariantAndLocation = (
  send: ElevatedSend,
): ((
  incrementData: NonNullable<BodyOf<typeof calls.bulkIncrementInventoryItemsByVariantAndLocation>['incrementData']>,
  options?: { returnEntity?: boolean; reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE' },
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location incrementData ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Removes units from up to 100 inventory items, found by variant and location. Each one succeeds or fails
 * independently. Elevated.
 *
 * @example
 * const data = [{ variantId: inventoryItem.variantId, decrementBy: 2 }]
 * await owner.inventoryItemsV3.bulkDecrementInventoryItemsByVariantAndLocation(data)
 */
export const bulkDecrementInventoryItemsByVariantAndLocation = (
  send: ElevatedSend,
): ((
  decrementData: NonNullable<BodyOf<typeof calls.bulkDecrementInventoryItemsByVariantAndLocation>['decrementData']>,
  options?: Omit<BodyOf<typeof calls.bulkDecrementInventoryItemsByVariantAndLocation>, 'decrementData'>,
  call?: CallOptions,
) => Promise<{ results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location decrementData ...options',
    elevated: true,
    dates: bulkCreateInventoryItemsDates,
  })

/**
 * Adds or removes units of all inventory items that match a filter, in a background job. Untracked items and
 * those that would exceed a limit stay unchanged. Elevated.
 *
 * @example
 * const options = { adjustment: { incrementBy: 10 } }
 * await owner.inventoryItemsV3.bulkAdjustInventoryItemsByFilter({ productId: product.id }, options)
 */
export const bulkAdjustInventoryItemsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: Omit<BodyOf<typeof calls.bulkAdjustInventoryItemsByFilter>, 'filter'>,
  call?: CallOptions,
) => Promise<{
  /** ID of the job that applies the change. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/inventory-items/adjust-by-filter filter ...options', elevated: true })

/**
 * Adds or removes units of all tracked inventory items that match a filter, in a background job. Use
 * `bulkAdjustInventoryItemsByFilter` instead. Elevated.
 *
 * @example
 * const options = { adjustedInventoryAction: { incrementBy: 10 } }
 * await owner.inventoryItemsV3.bulkSetOrAdjustInventoryItemsByFilter({ productId: product.id }, options)
 */
export const bulkSetOrAdjustInventoryItemsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: { search?: InventorySearchDetails; adjustedInventoryAction: AdjustInventoryAction },
  call?: CallOptions,
) => Promise<{
  /** ID of the job that applies the change. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter filter ...options',
    elevated: true,
  })

/**
 * Updates all inventory items that match a filter, in a background job. Elevated.
 *
 * @example
 * const options = { inventoryItem: { quantity: 10 } }
 * await owner.inventoryItemsV3.bulkUpdateInventoryItemsByFilter({ productId: product.id }, options)
 */
export const bulkUpdateInventoryItemsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: { search?: InventorySearchDetails; inventoryItem: InventoryItemUpdateInput },
  call?: CallOptions,
) => Promise<{
  /** ID of the job that applies the change. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/inventory-items/update-by-filter filter ...options', elevated: true })

/**
 * Deletes all inventory items that match a filter, in a background job. Elevated.
 *
 * @example
 * const filter = { productId: product.id }
 * const { jobId } = await owner.inventoryItemsV3.bulkDeleteInventoryItemsByFilter(filter)
 */
export const bulkDeleteInventoryItemsByFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options?: { search?: InventorySearchDetails },
  call?: CallOptions,
) => Promise<{
  /** ID of the job that applies the change. */
  jobId: string
}>) => bind(send, { route: 'POST /stores/v3/bulk/inventory-items/delete-by-filter filter ...options', elevated: true })

/**
 * Creates inventory items at a location for all variants that match a filter and have none there, in a
 * background job. Elevated.
 *
 * @example
 * const options = { locationId: storesLocation.id, inventoryCreationData: { quantity: 5 } }
 * await owner.inventoryItemsV3.bulkCreateInventoryItemsByVariantFilter({ productId: product.id }, options)
 */
export const bulkCreateInventoryItemsByVariantFilter = (
  send: ElevatedSend,
): ((
  filter: unknown,
  options: Omit<BodyOf<typeof calls.bulkCreateInventoryItemsByVariantFilter>, 'filter'>,
  call?: CallOptions,
) => Promise<{
  /** ID of the job that applies the change. */
  jobId: string
}>) =>
  bind(send, {
    route: 'POST /stores/v3/bulk/inventory-items/create-by-variant-filter filter ...options',
    elevated: true,
  })

/**
 * Adds units to an inventory item or removes them, with a reason that its history shows. Elevated.
 *
 * @example
 * const { quantity } = await owner.inventoryItemsV3.adjustInventoryItem(inventoryItem.id, -1, 'DAMAGE')
 */
export const adjustInventoryItem = (
  send: ElevatedSend,
): ((
  inventoryItemId: string,
  adjustBy: number,
  adjustmentReason: 'COUNT' | 'RECEIVED' | 'RETURN' | 'DAMAGE' | 'LOSS' | 'OTHER',
  options?: { note?: string },
  call?: CallOptions,
) => Promise<InventoryItemV3>) =>
  bind(
    send,
    {
      route:
        'POST /vitrine/v1/inventory-items/{inventoryItemId}/adjust inventoryItemId adjustBy adjustmentReason ...options',
      elevated: true,
      dates: createInventoryItemDates,
    },
    'inventoryItem',
  )

/**
 * Lists changes of stock, newest first: all, or those of an inventory item or an order. Elevated.
 *
 * @example
 * const options = { inventoryItemId: inventoryItem.id }
 * const { stockChanges } = await owner.inventoryItemsV3.listStockChanges(options)
 */
export const listStockChanges = (
  send: ElevatedSend,
): ((
  options?: { inventoryItemId?: string; orderId?: string; limit?: number; cursor?: string },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.listStockChanges>>) =>
  bind(send, {
    route: 'GET /vitrine/v1/stock-changes ...options',
    repeatable: true,
    elevated: true,
    dates: { stockChanges: { createdDate: true } },
  })
