import type { PreorderInfo } from '@vitrine/contract/entities/catalog/product/product.ts'
import { variantsOf } from '@vitrine/domain/catalog/product.ts'
import { invalidField } from '../../../ground/base/refusal.ts'
import type { Db } from '../../../ground/database/tables.ts'
import { inventoryChanged } from './events-v1.ts'
import { variantsSet } from './items/item-events.ts'
import { findProducts, stockReader, type ProductRow } from '../read/product-rows.ts'
import { preorderInfoOf, readInventories } from './product-inventory.ts'
import { changeItem, lockItemsOfVariants, saveItems } from './items/item-store.ts'
import { setStock } from './set-stock.ts'

interface Setting {
  readonly siteId: string
  /** The locked product. */
  readonly row: ProductRow
  readonly preorderInfo: PreorderInfo
}

/** Sets the preorder settings of all inventory items of a product, as catalog V1 has them. */
export const setPreorders = async (
  db: Db,
  { siteId, row, preorderInfo: { enabled, message, expectedDate, limit } }: Setting,
): Promise<void> => {
  const variantIds = variantsOf(row.record).map(({ id }) => id)
  const about = { productId: row.id, variantIds }
  const known = new Set((await lockItemsOfVariants(db, siteId, about)).map((item) => item.variant_id))
  const stockOf = stockReader(row)
  const missing = variantIds.filter((id) => !known.has(id) && !stockOf(id).tracked)
  // A variant without an item is in stock. It needs one to keep the settings.
  const levels = missing.map((variantId) => ({ variantId, tracked: false, quantity: 0, inStock: true }))
  await setStock(db, { siteId, productId: row.id, levels })
  const items = await lockItemsOfVariants(db, siteId, about)
  const columns = {
    ...(enabled !== undefined && { preorder_enabled: enabled }),
    ...(message !== undefined && { preorder_message: message }),
    ...(expectedDate !== undefined && { preorder_date: expectedDate }),
    ...(limit !== undefined && { preorder_limit: limit }),
  }
  const changes = items.map((item) => changeItem(item, columns))
  const below = changes.find(({ after }) => after.tracked && after.preorder_counter > after.preorder_limit)
  if (below) {
    const words = `cannot be less than the ${below.after.preorder_counter} units that were preordered`
    throw invalidField('inventoryItem.preorderInfo.limit', words, 'MIN')
  }
  await saveItems(db, changes, { reason: 'CATALOG' })
  await variantsSet(db, siteId, about)
}

interface ImportedPreorder {
  readonly productId: string
  readonly preorderInfo: PreorderInfo
}

/** Whether a product has these preorder settings. */
export const hasPreorders = async (
  db: Db,
  siteId: string,
  { productId, preorderInfo }: ImportedPreorder,
): Promise<boolean> => {
  const current = preorderInfoOf((await readInventories(db, siteId, [productId])).get(productId))
  return Object.entries(preorderInfo).every(([name, value]) => current[name as keyof PreorderInfo] === value)
}

/** Sets the preorder settings of a product that an import has locked or created, and records the event. */
export const setImportedPreorders = async (db: Db, siteId: string, imported: ImportedPreorder): Promise<void> => {
  if (await hasPreorders(db, siteId, imported)) return
  const { productId, preorderInfo } = imported
  const [row] = await findProducts(db, siteId, [productId])
  if (!row) return
  await setPreorders(db, { siteId, row, preorderInfo })
  await inventoryChanged(db, siteId, { productId, fieldMask: ['preorderInfo'] })
}
