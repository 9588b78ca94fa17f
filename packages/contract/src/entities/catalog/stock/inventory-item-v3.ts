import type { Static } from 'typebox'
import { entity, flag, guid, integer, list, oneOf, optional, text, unbuilt } from '../../../schema.ts'
import { ExtendedFields } from '../../common.ts'
import { later } from '../../later.ts'
import { recordFields, updateFields } from '../../record-fields.ts'
import { expectedDate } from './preorder.ts'

/** Bounds of the quantity of an inventory item. */
export const maxItemQuantity = 99_999
export const maxPreorders = 100_000

export const ItemPreorderInfo = entity(
  'ItemPreorderInfo',
  {
    enabled: optional(flag({ description: 'Whether buyers can preorder the item while it is out of stock.' })),
    message: optional(
      text({ minLength: 1, maxLength: 250, description: 'Message shown to the buyer, such as the expected date.' }),
    ),
    expectedDate: optional(expectedDate),
    limit: optional(
      integer({
        minimum: 0,
        maximum: maxPreorders,
        description: 'Maximum number of preordered units. Default: 100,000. Not for untracked items.',
      }),
    ),
    counter: optional(integer({ maximum: 99_999, readOnly: true, description: 'Number of preordered units.' })),
    quantity: optional(integer({ readOnly: true, description: 'Number of units that can still be preordered.' })),
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
    bundle: optional(
      flag({ description: 'Set if it is a bundle, whose stock follows from its products and cannot be changed.' }),
    ),
  },
  { description: 'The product of an inventory item.', readOnly: true },
)

export type InventoryItemV3 = Static<typeof InventoryItemV3>
export const InventoryItemV3 = entity(
  'InventoryItemV3',
  {
    ...recordFields,
    productId: text({ minLength: 1, maxLength: 36 }),
    variantId: guid(),
    locationId: optional(guid({ description: 'Default: the default location.' })),
    inStock: optional(flag({ description: 'Whether it is in stock. Sending it turns tracking off.' })),
    quantity: optional(
      integer({
        minimum: -maxItemQuantity,
        maximum: maxItemQuantity,
        description: 'Quantity in stock. Sending it turns tracking on. Negative if more was sold than was there.',
      }),
    ),
    trackQuantity: optional(flag({ readOnly: true, description: 'Whether the quantity in stock is tracked.' })),
    availabilityStatus: optional(oneOf(['IN_STOCK', 'OUT_OF_STOCK', 'PREORDER'], { readOnly: true })),
    preorderInfo: optional(ItemPreorderInfo),
    product: optional(StockedProduct),
    extendedFields: optional(unbuilt(ExtendedFields, later.extended)),
  },
  { description: 'The stock of a variant at a location.' },
)

const { productId, variantId, ...changeable } = InventoryItemV3.properties

export type InventoryItemUpdate = Static<typeof InventoryItemUpdate>
export const InventoryItemUpdate = entity(
  'InventoryItemUpdate',
  { ...changeable, productId: optional(productId), variantId: optional(variantId), ...updateFields },
  { description: 'Changes of an inventory item. The product, variant and location of an item cannot change.' },
)
