import type { InventoryItem } from '@vitrine/contract/entities/catalog/stock/inventory.ts'
import { maxPreorders } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'

/** What catalog V1 shows of the inventory items of a product together. */
export interface ProductInventory {
  readonly updated: Date
  readonly tracked: boolean
  readonly enabled: boolean
  readonly message: string | null
  /** The latest of the items. */
  readonly date: string | null
  /** The highest limit of the items that can be preordered. Null if none was set. */
  readonly limit: number | null
}

/** Reads the inventories of products. Products without inventory items are left out. */
export const readInventories = async (
  db: Db,
  siteId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductInventory>> => {
  const { rows } = await sql<ProductInventory & { readonly id: string }>`
    select product_id as id, max(updated_date) as updated, bool_or(tracked) as tracked,
      bool_or(preorder_enabled) as enabled, min(preorder_message) as message, max(preorder_date) as date,
      coalesce(max(preorder_limit) filter (where preorder_enabled), nullif(max(preorder_limit), ${maxPreorders})) as "limit"
    from inventory_item where site_id = ${siteId} and product_id = any(${[...productIds]}::text[])
    group by product_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Presents the preorder settings of a product, as catalog V1 has them. */
export const preorderInfoOf = (
  inventory: ProductInventory | undefined,
): NonNullable<InventoryItem['preorderInfo']> => ({
  enabled: inventory?.enabled ?? false,
  ...(inventory && inventory.message !== null && { message: inventory.message }),
  ...(inventory && inventory.date !== null && { expectedDate: inventory.date }),
  ...(inventory && inventory.limit !== null && { limit: inventory.limit }),
})
