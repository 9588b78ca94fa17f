import type { InventoryItem } from '@vitrine/contract/entities/catalog/inventory.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { isInStock, isPreorder } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { stockReader, type ProductRow } from '../read/product-rows.ts'

/** What catalog V1 shows of the inventory items of a product together. */
interface ProductInventory {
  readonly updated: Date
  readonly enabled: boolean
  readonly message: string | null
  readonly limit: number
}

/** Reads the inventories of products. Products without inventory items are left out. */
export const readInventories = async (
  db: Db,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductInventory>> => {
  const { rows } = await sql<ProductInventory & { readonly id: string }>`
    select product_id as id, max(updated_date) as updated, bool_or(preorder_enabled) as enabled,
      min(preorder_message) as message, max(preorder_limit) as "limit"
    from inventory_item where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])
    group by product_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

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
    preorderInfo: {
      enabled: inventory?.enabled ?? false,
      ...(inventory && inventory.message !== null && { message: inventory.message }),
      ...(inventory?.enabled && { limit: inventory.limit }),
    },
  }
}
