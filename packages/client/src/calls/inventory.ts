// Printed from packages/contract by `npm run generate`. Do not edit.

import type { ElevatedEndpoint, InventoryItemInput } from '../generated.ts'

/** Sets the stock of a product's variants and whether the product's inventory is tracked. */
export const updateInventoryVariants: ElevatedEndpoint<
  { params: { productId: string }; body: { inventoryItem: InventoryItemInput } },
  {}
> = { route: 'PATCH /stores/v2/inventoryItems/product/{productId}', repeatable: true, elevated: true }
