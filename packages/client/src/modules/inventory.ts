// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { BodyOf, CallOptions, ElevatedSend, ResponseOf } from '../call-options.ts'
import type * as calls from '../calls/inventory.ts'
import type { InventoryItem, RestQuery, InventoryItemInput } from '../generated.ts'

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

/**
 * Removes units of up to 100 variants from the inventory: all or none. Elevated.
 *
 * @example
 * const { productId, variantId } = inventoryItem
 * await owner.inventory.decrementInventory([{ productId, variantId, decrementBy: 1 }])
 */
export const decrementInventory = (
  send: ElevatedSend,
): ((
  decrementData: NonNullable<BodyOf<typeof calls.decrementInventory>['decrementData']>,
  call?: CallOptions,
) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v2/inventoryItems/decrement decrementData', elevated: true }, '')

/**
 * Adds units of up to 100 variants to the inventory: all or none. Elevated.
 *
 * @example
 * const { productId, variantId } = inventoryItem
 * await owner.inventory.incrementInventory([{ productId, variantId, incrementBy: 1 }])
 */
export const incrementInventory = (
  send: ElevatedSend,
): ((
  incrementData: NonNullable<BodyOf<typeof calls.incrementInventory>['incrementData']>,
  call?: CallOptions,
) => Promise<void>) =>
  bind(send, { route: 'POST /stores/v2/inventoryItems/increment incrementData', elevated: true }, '')

/**
 * Returns the stock of a product's variants, all or some. Elevated.
 *
 * @example
 * const { inventoryItem: stock } = await owner.inventory.getInventoryVariants(product.id, { variantIds: [variant.id] })
 */
export const getInventoryVariants = (
  send: ElevatedSend,
): ((
  inventoryId: string,
  options?: { variantIds?: readonly string[] },
  call?: CallOptions,
) => Promise<{
  /** The stock of the product. */
  inventoryItem: InventoryItem
}>) =>
  bind(send, {
    route: 'POST /stores-reader/v2/inventoryItems/{inventoryId}/getVariants inventoryId ...options',
    repeatable: true,
    elevated: true,
    dates: { inventoryItem: { lastUpdated: true } },
  })

/**
 * Lists the stock of products that match a filter, sorted and paged. Default order: newest first. Elevated.
 *
 * @example
 * const query = { filter: '{"trackQuantity": true}', paging: { limit: 20 } }
 * const { inventoryItems } = await owner.inventory.queryInventory({ query })
 */
export const queryInventory = (
  send: ElevatedSend,
): ((options?: { query?: RestQuery }, call?: CallOptions) => Promise<ResponseOf<typeof calls.queryInventory>>) =>
  bind(send, {
    route: 'POST /stores-reader/v2/inventoryItems/query ...options',
    repeatable: true,
    elevated: true,
    dates: { inventoryItems: { lastUpdated: true } },
  })
