// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ElevatedSend } from '../call-options.ts'
import type { InventoryItemInput } from '../generated.ts'

/**
 * Sets the stock of a product's variants and whether the product's inventory is tracked. Elevated.
 *
 * @example
 * const variants = [{ variantId: variant.id, quantity: 7 }]
 * await owner.inventory.updateInventoryVariants(product.id, { trackQuantity: true, variants })
 */
export const updateInventoryVariants = (
  send: ElevatedSend,
): ((productId: string, inventoryItem: InventoryItemInput, call?: CallOptions) => Promise<void>) =>
  bind(
    send,
    {
      route: 'PATCH /stores/v2/inventoryItems/product/{productId} productId inventoryItem',
      repeatable: true,
      elevated: true,
    },
    '',
  )
