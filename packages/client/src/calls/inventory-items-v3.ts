// Printed from packages/contract by `npm run generate`. Do not edit.

import type {
  Endpoint,
  ElevatedEndpoint,
  BulkResult,
  BulkActionMetadata,
  CursorMetadata,
  InventoryItemV3,
  AggregationData,
  BulkInventoryItemResult,
  StockChange,
  InventoryItemV3Input,
  InventoryItemUpdateInput,
  InventorySearchDetails,
  SearchAggregation,
  MaskedInventoryItemInput,
  UpsertedInventoryItemInput,
  AdjustInventoryAction,
} from '../generated.ts'
import { pack } from '../pack.ts'

const inventoryItemDates = { createdDate: true, updatedDate: true } as const

const createInventoryItemDates = { inventoryItem: inventoryItemDates } as const

const queryInventoryItemsDates = { inventoryItems: inventoryItemDates } as const

const bulkCreateInventoryItemsDates = { results: { item: inventoryItemDates } } as const

/** Creates the inventory item of a variant at a location. */
export const createInventoryItem: ElevatedEndpoint<
  { body: { inventoryItem: InventoryItemV3Input } },
  { inventoryItem: InventoryItemV3 }
> = { route: 'POST /stores/v3/inventory-items', elevated: true, dates: createInventoryItemDates }

/** Returns an inventory item. */
export const getInventoryItem: Endpoint<{ params: { inventoryItemId: string } }, { inventoryItem: InventoryItemV3 }> = {
  route: 'GET /stores/v3/inventory-items/{inventoryItemId}',
  repeatable: true,
  dates: createInventoryItemDates,
}

/** Updates an inventory item. Fields that are not sent do not change. Requires its current revision. */
export const updateInventoryItem: ElevatedEndpoint<
  {
    params: { id: string }
    body: {
      inventoryItem: InventoryItemUpdateInput
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { inventoryItem: InventoryItemV3 }
> = { route: 'PATCH /stores/v3/inventory-items/{id}', elevated: true, dates: createInventoryItemDates }

/** Deletes an inventory item. A variant without any is in stock and untracked. */
export const deleteInventoryItem: ElevatedEndpoint<{ params: { inventoryItemId: string } }, {}> = {
  route: 'DELETE /stores/v3/inventory-items/{inventoryItemId}',
  elevated: true,
}

/** Lists inventory items that match a filter, sorted and paged. */
export const queryInventoryItems: Endpoint<
  {
    body?: {
      query?: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
        paging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** Not supported with cursors: must be 0. */
          offset?: number
        }
      }
    }
  },
  { inventoryItems: readonly InventoryItemV3[]; pagingMetadata: CursorMetadata }
> = { route: 'GET /stores/v3/inventory-items/query', repeatable: true, packed: pack, dates: queryInventoryItemsDates }

/**
 * Lists inventory items that contain words of an expression and match a filter, with aggregations of all of
 * them.
 */
export const searchInventoryItems: ElevatedEndpoint<
  {
    body: {
      search: {
        /** Conditions by field, such as `{"name": {"$startsWith": "A"}}`. */
        filter?: unknown
        sort?: readonly { fieldName: string; order?: 'ASC' | 'DESC' }[]
        cursorPaging?: {
          /** Page size. Default: 50. At most 1000. */
          limit?: number
          /** A cursor from `cursors` of the previous response. It includes the filter and sorting. */
          cursor?: unknown
        }
        search?: InventorySearchDetails
        aggregations?: readonly SearchAggregation[]
        /** Time zone of date histograms. Default: `UTC`. */
        timeZone?: string
      }
    }
  },
  { inventoryItems: readonly InventoryItemV3[]; pagingMetadata: CursorMetadata; aggregationData: AggregationData }
> = {
  route: 'GET /stores/v3/inventory-items/search',
  repeatable: true,
  elevated: true,
  packed: pack,
  dates: queryInventoryItemsDates,
}

/** Counts inventory items, all or those that match a filter and an expression. */
export const countInventoryItems: ElevatedEndpoint<
  {
    body?: {
      /** Conditions by field. Default: all are counted. */
      filter?: unknown
      search?: InventorySearchDetails
    }
  },
  { count: number }
> = { route: 'GET /stores/v3/inventory-items/count', repeatable: true, elevated: true, packed: pack }

/** Creates up to 100 inventory items. Each one succeeds or fails independently. */
export const bulkCreateInventoryItems: ElevatedEndpoint<
  {
    body: {
      inventoryItems: readonly InventoryItemV3Input[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/inventory-items/create', elevated: true, dates: bulkCreateInventoryItemsDates }

/** Updates up to 100 inventory items by ID and revision. Each one succeeds or fails independently. */
export const bulkUpdateInventoryItems: ElevatedEndpoint<
  {
    body: {
      inventoryItems: readonly MaskedInventoryItemInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/inventory-items/update', elevated: true, dates: bulkCreateInventoryItemsDates }

/**
 * Creates or updates up to 100 inventory items by variant and location. Each one succeeds or fails
 * independently.
 */
export const bulkUpsertInventoryItems: ElevatedEndpoint<
  {
    body: {
      inventoryItems: readonly UpsertedInventoryItemInput[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/inventory-items/upsert',
  repeatable: true,
  elevated: true,
  dates: bulkCreateInventoryItemsDates,
}

/** Deletes up to 100 inventory items. Each one succeeds or fails independently. */
export const bulkDeleteInventoryItems: ElevatedEndpoint<
  { body: { inventoryItemIds: readonly string[] } },
  { results: readonly BulkResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/inventory-items/delete', elevated: true }

/** Adds units to up to 100 inventory items. Each one succeeds or fails independently. */
export const bulkIncrementInventoryItems: ElevatedEndpoint<
  {
    body: {
      incrementData: readonly {
        inventoryItemId: string
        /** Number of units to add. */
        incrementBy: number
      }[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/inventory-items/increment', elevated: true, dates: bulkCreateInventoryItemsDates }

/** Removes units from up to 100 inventory items. Each one succeeds or fails independently. */
export const bulkDecrementInventoryItems: ElevatedEndpoint<
  {
    body: {
      decrementData: readonly {
        inventoryItemId: string
        /** Number of units to remove. */
        decrementBy: number
        /** Whether the units are preordered: they count as preorders and leave the quantity unchanged. */
        preorderRequest?: boolean
      }[]
      /** Whether to refuse quantities below 0. Default: false. */
      restrictInventory?: boolean
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = { route: 'POST /stores/v3/bulk/inventory-items/decrement', elevated: true, dates: bulkCreateInventoryItemsDates }

/**
 * Adds units to up to 100 inventory items, found by variant and location. Each one succeeds or fails
 * independently.
 */
export const bulkIncrementInventoryItemsByVariantAndLocation: ElevatedEndpoint<
  {
    body: {
      incrementData: readonly {
        variantId: string
        /** Default: the default location. */
        locationId?: string
        /** Number of units to add. */
        incrementBy: number
      }[]
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/inventory-items/increment-by-variant-and-location',
  elevated: true,
  dates: bulkCreateInventoryItemsDates,
}

/**
 * Removes units from up to 100 inventory items, found by variant and location. Each one succeeds or fails
 * independently.
 */
export const bulkDecrementInventoryItemsByVariantAndLocation: ElevatedEndpoint<
  {
    body: {
      decrementData: readonly {
        variantId: string
        /** Default: the default location. */
        locationId?: string
        /** Number of units to remove. */
        decrementBy: number
        /** Whether the units are preordered: they count as preorders and leave the quantity unchanged. */
        preorderRequest?: boolean
      }[]
      /** Whether to refuse quantities below 0. Default: false. */
      restrictInventory?: boolean
      /** Whether results contain the entities. Default: false. */
      returnEntity?: boolean
      /** Why the stock changes, for its history and events. Default: `MANUAL`. */
      reason?: 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE'
    }
  },
  { results: readonly BulkInventoryItemResult[]; bulkActionMetadata: BulkActionMetadata }
> = {
  route: 'POST /stores/v3/bulk/inventory-items/decrement-by-variant-and-location',
  elevated: true,
  dates: bulkCreateInventoryItemsDates,
}

/**
 * Adds or removes units of all inventory items that match a filter, in a background job. Untracked items and
 * those that would exceed a limit stay unchanged.
 */
export const bulkAdjustInventoryItemsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field. */
      filter: unknown
      search?: InventorySearchDetails
      adjustment: AdjustInventoryAction
      /** Whether untracked items become tracked, starting at 0. Default: they stay unchanged. */
      trackQuantity?: boolean
    }
  },
  {
    /** ID of the job that applies the change. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/inventory-items/adjust-by-filter', elevated: true }

/**
 * Adds or removes units of all tracked inventory items that match a filter, in a background job. Use
 * `bulkAdjustInventoryItemsByFilter` instead.
 */
export const bulkSetOrAdjustInventoryItemsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field. */
      filter: unknown
      search?: InventorySearchDetails
      adjustedInventoryAction: AdjustInventoryAction
    }
  },
  {
    /** ID of the job that applies the change. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/inventory-items/set-or-adjust-by-filter', elevated: true }

/** Updates all inventory items that match a filter, in a background job. */
export const bulkUpdateInventoryItemsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field. */
      filter: unknown
      search?: InventorySearchDetails
      inventoryItem: InventoryItemUpdateInput
    }
  },
  {
    /** ID of the job that applies the change. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/inventory-items/update-by-filter', elevated: true }

/** Deletes all inventory items that match a filter, in a background job. */
export const bulkDeleteInventoryItemsByFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field. */
      filter: unknown
      search?: InventorySearchDetails
    }
  },
  {
    /** ID of the job that applies the change. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/inventory-items/delete-by-filter', elevated: true }

/**
 * Creates inventory items at a location for all variants that match a filter and have none there, in a
 * background job.
 */
export const bulkCreateInventoryItemsByVariantFilter: ElevatedEndpoint<
  {
    body: {
      /** Conditions by field. */
      filter: unknown
      search?: InventorySearchDetails
      locationId: string
      inventoryCreationData: {
        /** Quantity in stock of each variant. */
        quantity: number
      }
    }
  },
  {
    /** ID of the job that applies the change. */
    jobId: string
  }
> = { route: 'POST /stores/v3/bulk/inventory-items/create-by-variant-filter', elevated: true }

/** Adds units to an inventory item or removes them, with a reason that its history shows. */
export const adjustInventoryItem: ElevatedEndpoint<
  {
    params: { inventoryItemId: string }
    body: {
      /** Number of units to add; negative to remove them. Not 0. At least 0 units remain. */
      adjustBy: number
      /** Why units were added or removed by hand. `COUNT`: a count has shown another quantity. `LOSS`: lost or stolen. */
      adjustmentReason: 'COUNT' | 'RECEIVED' | 'RETURN' | 'DAMAGE' | 'LOSS' | 'OTHER'
      /** Note for the history. */
      note?: string
    }
  },
  { inventoryItem: InventoryItemV3 }
> = {
  route: 'POST /vitrine/v1/inventory-items/{inventoryItemId}/adjust',
  elevated: true,
  dates: createInventoryItemDates,
}

/** Lists changes of stock, newest first: all, or those of an inventory item or an order. */
export const listStockChanges: ElevatedEndpoint<
  {
    query?: {
      inventoryItemId?: string
      orderId?: string
      /** Page size. Default: 50. */
      limit?: number
      /** `nextCursor` of the previous page. */
      cursor?: string
    }
  },
  {
    stockChanges: readonly StockChange[]
    /** Set if there are older changes. */
    nextCursor?: string
  }
> = {
  route: 'GET /vitrine/v1/stock-changes',
  repeatable: true,
  elevated: true,
  dates: { stockChanges: { createdDate: true } },
}
