import type { InventoryItem } from '@vitrine/contract/entities/catalog/stock/inventory.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { isInStock, isPreorder } from '@vitrine/domain/stock/stock.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'
import { preorderInfoOf, type ProductInventory } from '../inventory/product-inventory.ts'

/** Presents the stock of a product's variants, as catalog V1 has it. */
export const presentInventory = (
  row: ProductRow,
  inventory: ProductInventory | undefined,
  isIncluded: (variantId: string) => boolean = () => true,
): InventoryItem => {
  const stockOf = stockReader(row)
  const variants = variantsOf(row.record).map(({ id }) => ({ id, stock: stockOf(id) }))
  return {
    id: row.id,
    externalId: row.id,
    productId: row.id,
    trackQuantity: variants.some(({ stock }) => stock.tracked),
    variants: variants
      .filter(({ id }) => isIncluded(id))
      .map(({ id, stock }) => ({
        variantId: id,
        inStock: isInStock(stock),
        ...(stock.tracked && { quantity: stock.quantity }),
        availableForPreorder: isPreorder(stock),
      })),
    lastUpdated: (inventory?.updated ?? row.last_updated).toISOString(),
    numericId: String(row.numeric_id),
    preorderInfo: preorderInfoOf(inventory),
  }
}
