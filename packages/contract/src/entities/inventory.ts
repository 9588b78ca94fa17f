import type { Static } from 'typebox'
import { entity, text, integer, flag, timestamp, list, optional, unbuilt } from '../schema.ts'
import { later } from './later.ts'
import { PreorderInfo } from './product.ts'

export type InventoryItemVariant = Static<typeof InventoryItemVariant>
export const InventoryItemVariant = entity('InventoryItemVariant', {
  variantId: optional(text()),
  inStock: optional(flag()),
  quantity: optional(integer()),
  availableForPreorder: optional(flag({ readOnly: true })),
})

export type InventoryItem = Static<typeof InventoryItem>
export const InventoryItem = entity('InventoryItem', {
  id: optional(text()),
  productId: optional(text({ readOnly: true })),
  trackQuantity: optional(flag()),
  variants: optional(list(InventoryItemVariant, { maxItems: 1000 })),
  lastUpdated: optional(timestamp({ readOnly: true })),
  numericId: optional(text({ readOnly: true })),
  preorderInfo: optional(unbuilt(PreorderInfo, later.preorder)),
})
