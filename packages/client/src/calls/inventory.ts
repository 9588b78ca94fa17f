// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, InventoryItem, RestQuery, InventoryItemInput } from '../generated.ts'

/** Sets the stock of a product's variants and whether the product's inventory is tracked. */
export const updateInventoryVariants: ElevatedEndpoint<
  { params: { productId: string }; body: { inventoryItem: InventoryItemInput } },
  {}
> = { route: 'PATCH /stores/v2/inventoryItems/product/{productId}', repeatable: true, elevated: true }

/** Removes units of up to 100 variants from the inventory: all or none. */
export const decrementInventory: ElevatedEndpoint<
  {
    body: {
      decrementData: readonly {
        inventoryId?: string
        productId?: string
        externalId?: string
        /** Default: the only variant of a product without options. */
        variantId?: string
        /** Number of units to remove. */
        decrementBy: number
        /** Whether the units are preordered. */
        preorderRequest?: boolean
      }[]
    }
  },
  {}
> = { route: 'POST /stores/v2/inventoryItems/decrement', elevated: true }

/** Adds units of up to 100 variants to the inventory: all or none. */
export const incrementInventory: ElevatedEndpoint<
  {
    body: {
      incrementData: readonly {
        inventoryId?: string
        productId?: string
        externalId?: string
        /** Default: the only variant of a product without options. */
        variantId?: string
        /** Number of units to add. */
        incrementBy: number
      }[]
    }
  },
  {}
> = { route: 'POST /stores/v2/inventoryItems/increment', elevated: true }

/** Returns the stock of a product's variants, all or some. */
export const getInventoryVariants: ElevatedEndpoint<
  {
    params: { inventoryId: string }
    body?: {
      /** Default: all variants. */
      variantIds?: readonly string[]
    }
  },
  {
    /** The stock of the product. */
    inventoryItem: InventoryItem
  }
> = {
  route: 'POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants',
  repeatable: true,
  elevated: true,
  dates: { inventoryItem: { lastUpdated: true } },
}

/** Lists the stock of products that match a filter, sorted and paged. Default order: newest first. */
export const queryInventory: ElevatedEndpoint<
  { body?: { query?: RestQuery } },
  {
    inventoryItems: readonly InventoryItem[]
    metadata: {
      /** Number of items on this page. */
      items: number
      /** Number of items before this page. */
      offset: number
    }
    /** Total number of matches. Absent if there are too many to count. */
    totalResults?: number
  }
> = {
  route: 'POST /stores-reader/v2/inventoryItems/query',
  repeatable: true,
  elevated: true,
  dates: { inventoryItems: { lastUpdated: true } },
}
