import type { Static } from 'typebox'
import { described, entity, flag, integer, list, optional, text } from '../../../schema.ts'
import { bulkResponse, bulkResultOf } from '../../bulk-results.ts'
import { maskedFields, updateFields } from '../../record-fields.ts'
import { InventoryItemV3, ItemPreorderInfo } from '../stock/inventory-item-v3.ts'
import { ProductV3, VariantV3 } from './product-v3.ts'

const identity = { ...updateFields, id: optional(text({ minLength: 1, maxLength: 36 })) }

/** The fields of a product that an update may have. */
export const ProductV3Update = entity(
  'ProductV3Update',
  { ...ProductV3.properties, ...identity },
  { description: 'Changes of a product.' },
)

export const MaskedProductV3 = entity(
  'MaskedProductV3',
  { product: ProductV3Update, fieldMask: maskedFields },
  { description: 'Changes of a product, with the names of the fields that change.' },
)

const VariantInventory = entity(
  'VariantInventory',
  {
    quantity: optional(
      integer({ minimum: -99_999, maximum: 99_999, description: 'Quantity in stock. Send it or `inStock`.' }),
    ),
    inStock: optional(flag({ description: 'Whether it is in stock, if no quantity is tracked.' })),
    preorderInfo: optional(ItemPreorderInfo),
  },
  { description: 'The stock of a variant at the default location.' },
)

const VariantWithInventory = entity(
  'VariantWithInventory',
  {
    ...VariantV3.properties,
    inventoryItem: optional(described(VariantInventory, 'Default: its stock does not change.')),
  },
  { description: 'A variant with its stock.' },
)

const variantsInfo = optional(
  entity(
    'ProductVariantsWithInventory',
    { variants: list(VariantWithInventory, { minItems: 1, maxItems: 1000 }) },
    { description: 'The variants of a product, with their stock.' },
  ),
)

export const ProductWithInventory = entity(
  'ProductWithInventory',
  { ...ProductV3.properties, variantsInfo },
  { description: 'A product with the stock of its variants.' },
)

export const ProductWithInventoryUpdate = entity(
  'ProductWithInventoryUpdate',
  { ...ProductWithInventory.properties, ...identity },
  { description: 'Changes of a product and of the stock of its variants.' },
)

export const MaskedProductWithInventory = entity(
  'MaskedProductWithInventory',
  { product: ProductWithInventoryUpdate, fieldMask: maskedFields },
  { description: 'Changes of a product and its stock, with the names of the fields that change.' },
)

export const bulkProducts = bulkResponse(bulkResultOf('BulkProductV3Result', ProductV3))

const {
  id: _id,
  revision: _revision,
  createdDate: _created,
  updatedDate: _updated,
  ...stocked
} = InventoryItemV3.properties

export type StockOfVariant = Static<typeof StockOfVariant>
const StockOfVariant = entity('StockOfVariant', stocked, {
  description: 'The stock of a variant at the default location.',
})

export const bulkStock = bulkResponse(bulkResultOf('BulkStockResult', StockOfVariant))
