import type { Static } from 'typebox'
import { entity, text, integer, flag, timestamp, list, optional } from '../../../schema.ts'
import { PreorderInfo } from '../product/product.ts'

const InventoryItemVariant = entity(
  'InventoryItemVariant',
  {
    variantId: optional(text()),
    inStock: optional(flag({ description: 'Whether the variant is in stock.' })),
    quantity: optional(integer({ description: 'Quantity in stock. Only if it is tracked.' })),
    availableForPreorder: optional(flag({ readOnly: true })),
  },
  { description: 'The stock of a variant.' },
)

export type InventoryItem = Static<typeof InventoryItem>
export const InventoryItem = entity(
  'InventoryItem',
  {
    id: optional(text({ description: 'ID of the inventory item. Same as the product ID.' })),
    productId: optional(text({ readOnly: true })),
    externalId: optional(text({ readOnly: true, description: 'Same as the product ID.' })),
    trackQuantity: optional(flag({ description: 'Whether the quantity in stock is tracked.' })),
    variants: optional(list(InventoryItemVariant, { maxItems: 1000, description: 'Stock of each variant.' })),
    lastUpdated: optional(timestamp({ readOnly: true })),
    numericId: optional(text({ readOnly: true })),
    preorderInfo: optional(PreorderInfo),
  },
  { description: 'The stock of a product.' },
)
