import type { InventoryItemV3 } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import type { StockOfVariant } from '@vitrine/contract/entities/catalog/product/product-with-inventory.ts'
import { isInStock, isPreorder } from '@vitrine/domain/stock/stock.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../ground/database/tables.ts'
import { preordersLeft, stockOfItem } from './item-state.ts'
import type { ItemRow } from './item-store.ts'

/** An item with what responses show of its product. */
export interface ShownItem extends ItemRow {
  readonly product_name: string
  readonly product_visible: boolean
  readonly product_is_bundle: boolean
  readonly variant_name: string | null
  readonly sku: string | null
  readonly variant_visible: boolean | null
  readonly category_ids: readonly string[]
}

/** The variant of the product with the alias `p`; none for the only variant of a product without options. */
export const itemsFrom = sql`from inventory_item i
  join product p on p.site_id = i.site_id and p.id = i.product_id
  left join lateral (
    select v from jsonb_array_elements(p.record->'variants') v where v->>'id' = i.variant_id
  ) variant on true`

/** Its name, given its record. */
export const variantNameOf = (variant: RawBuilder<unknown>) => sql`(
  select string_agg(${variant}->'choices'->>(o->>'name'), ', ' order by place)
  from jsonb_array_elements(p.record->'options') with ordinality as options(o, place))`
export const variantSkuOf = (variant: RawBuilder<unknown>) => sql`coalesce(${variant}->>'sku', p.record->>'sku')`
/** The record of the variant in `itemsFrom`. */
export const joinedVariant = sql`variant.v`

export const directCategoryIds = sql`array(select c.collection_id from collection_product c
  where c.site_id = i.site_id and c.product_id = i.product_id order by c.collection_id)`

export const itemColumns: RawBuilder<unknown> = sql`i.*, p.name as product_name, p.visible as product_visible, p.record ? 'bundle' as product_is_bundle,
  ${variantNameOf(joinedVariant)} as variant_name,
  ${variantSkuOf(joinedVariant)} as sku, (variant.v->>'visible')::boolean as variant_visible, ${directCategoryIds} as category_ids`

/** Finds items by ID, with their products. */
export const findItems = async (db: Db, siteId: string, ids: readonly string[]): Promise<ShownItem[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<ShownItem>`
    select ${itemColumns} ${itemsFrom} where i.site_id = ${siteId} and i.id = any(${[...ids]}::text[])`.execute(db)
  return rows
}

const maxNameLength = 250

const preorderInfoOf = (row: ItemRow): NonNullable<InventoryItemV3['preorderInfo']> => ({
  enabled: row.preorder_enabled,
  ...(row.preorder_message !== null && { message: row.preorder_message }),
  ...(row.preorder_date !== null && { expectedDate: row.preorder_date }),
  ...(row.tracked && { limit: row.preorder_limit }),
  counter: row.preorder_counter,
  ...(row.tracked && { quantity: preordersLeft({ ...row, preorder_enabled: true }) }),
})

const availabilityOf = (row: ItemRow): NonNullable<InventoryItemV3['availabilityStatus']> => {
  const stock = stockOfItem(row)
  if (isInStock(stock)) return 'IN_STOCK'
  return isPreorder(stock) ? 'PREORDER' : 'OUT_OF_STOCK'
}

/** Presents the stock of an item. */
export const presentStock = (row: ItemRow): StockOfVariant => ({
  variantId: row.catalog_variant_id,
  locationId: row.location_id,
  productId: row.product_id,
  ...(row.tracked ? { quantity: row.quantity } : { inStock: row.in_stock }),
  trackQuantity: row.tracked,
  availabilityStatus: availabilityOf(row),
  preorderInfo: preorderInfoOf(row),
})

/** Presents an item. */
export const presentItem = (row: ShownItem): InventoryItemV3 => ({
  id: row.id,
  revision: String(row.revision),
  createdDate: row.created_date.toISOString(),
  updatedDate: row.updated_date.toISOString(),
  ...presentStock(row),
  product: {
    name: row.product_name,
    directCategoryIds: [...row.category_ids],
    ...(row.variant_name !== null && { variantName: [...row.variant_name].slice(0, maxNameLength).join('') }),
    ...(row.sku !== null && { variantSku: row.sku }),
    variantVisible: row.variant_visible ?? true,
    ...(row.product_is_bundle && { bundle: true }),
  },
})
