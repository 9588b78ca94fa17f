import type { StockOfVariant } from '@vitrine/contract/entities/catalog/product-with-inventory.ts'
import type { Input } from '@vitrine/contract/schema.ts'
import { defaultVariantId, onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { stockChanged } from '../edit/product-events.ts'
import { setStock, type StockLevel } from '../edit/save-product.ts'

/** The stock of a variant at the default location, as callers of catalog V3 send it. */
type SentVariantStock = Pick<Input<StockOfVariant>, 'quantity' | 'inStock'>

/** Reads the stock of a variant: a tracked quantity, or whether it is in stock. */
export const readVariantStock = (
  variantId: string,
  { quantity, inStock }: SentVariantStock,
  field: string,
): StockLevel => {
  if (quantity !== undefined && inStock !== undefined)
    throw invalidField(field, 'must have either a quantity or inStock', 'ONE_OF_ALIGNMENT')
  if (quantity === undefined && inStock === undefined)
    throw invalidField(field, 'must have a quantity or inStock', 'REQUIRED_ONE_OF_FIELD')
  if (quantity !== undefined && quantity < 0) {
    const ruleName = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE'
    throw invalidField(`${field}.quantity`, 'must be 0 or more', 'MIN', ruleName)
  }
  const tracked = quantity !== undefined
  return { variantId, tracked, quantity: quantity ?? 0, inStock: tracked ? quantity > 0 : inStock! }
}

/** Presents the stock of a variant at the default location. */
const presentItem = (productId: string, { variantId, tracked, quantity, inStock }: StockLevel): StockOfVariant => ({
  productId,
  variantId: variantId === onlyVariantId ? defaultVariantId(productId) : variantId,
  ...(tracked ? { quantity } : { inStock }),
  trackQuantity: tracked,
  availabilityStatus: inStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
})

/** Sets the stock of variants of a locked product at the default location, and records the event. */
export const setVariantStock = async (
  db: Db,
  { siteId, productId, levels }: { siteId: string; productId: string; levels: readonly StockLevel[] },
): Promise<readonly StockOfVariant[]> => {
  if (levels.length === 0) return []
  await setStock(db, { siteId, productId, levels })
  await stockChanged(db, siteId, productId, levels)
  return levels.map((level) => presentItem(productId, level))
}
