import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text } from '../../schema.ts'
import { ExtendedFields } from '../common.ts'
import { recordFields } from '../record-fields.ts'

export const PreorderInfo = entity(
  'InventoryPreorderInfo',
  {
    enabled: optional(flag()),
    message: optional(
      text({ minLength: 1, maxLength: 250, description: 'Message shown to the buyer, such as the expected date.' }),
    ),
    limit: optional(integer({ maximum: 100_000, description: 'Maximum number of preorders.' })),
    counter: optional(integer({ maximum: 99_999, readOnly: true, description: 'Number of preorders.' })),
    quantity: optional(integer({ readOnly: true })),
  },
  { description: 'Preorder settings of an item.' },
)

const StockedProduct = entity(
  'StockedProduct',
  {
    name: optional(text({ maxLength: 80 })),
    directCategoryIds: optional(list(text())),
    variantName: optional(text({ minLength: 1, maxLength: 250 })),
    variantSku: optional(text({ minLength: 1, maxLength: 40 })),
    variantVisible: optional(flag()),
  },
  { description: 'The product of an inventory item.' },
)

export type InventoryItemV3 = Static<typeof InventoryItemV3>
export const InventoryItemV3 = entity(
  'InventoryItemV3',
  {
    ...recordFields,
    productId: optional(text({ minLength: 1, maxLength: 36 })),
    variantId: optional(guid()),
    locationId: optional(guid()),
    inStock: optional(flag()),
    quantity: optional(integer({ minimum: -99_999, maximum: 99_999, description: 'Quantity in stock.' })),
    trackQuantity: optional(flag({ readOnly: true, description: 'Whether the quantity in stock is tracked.' })),
    availabilityStatus: optional(oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'], { readOnly: true })),
    preorderInfo: optional(PreorderInfo),
    product: optional(StockedProduct),
    extendedFields: optional(ExtendedFields),
  },
  { description: 'The stock of a variant at a location.' },
)
