import { combineStocks, isInStock, isPreorder, uncounted, type Stock } from '@vitrine/domain/stock/stock.ts'
import { sql } from 'kysely'
import type { Db } from '../../../ground/database/tables.ts'
import { recordEvent } from '../../../ground/event/outbox.ts'
import { preorderInfoOf, readInventories } from './product-inventory.ts'
import { stockOfItem } from './items/item-state.ts'
import type { ItemChange, ItemRow } from './items/item-store.ts'

const v1 = 'com.wix.ecommerce.inventory.api.v1'

const quantityOf = (stock: Stock): number => (stock.tracked ? stock.quantity : 0)

const newValueOf = (stock: Stock) => ({
  ...(stock.tracked && { quantity: stock.quantity }),
  inStock: isInStock(stock),
  availableForPreorder: isPreorder(stock),
})

/** A variant whose stock has changed. */
interface ChangedVariant {
  readonly variantId: string
  /** By how much its quantity has changed. Absent if it is unknown, or if tracking has changed. */
  readonly units?: number | undefined
}

/** Presents a change of a variant, as events of catalog V1 contain it. */
const presentVariant = ({ variantId, units }: ChangedVariant, stock: Stock) => {
  const newValue = newValueOf(stock)
  const before = quantityOf(stock) - (units ?? 0)
  return {
    id: variantId,
    variantId,
    tracked: stock.tracked,
    quantity: quantityOf(stock),
    inStock: isInStock(stock),
    ...(units !== undefined && stock.tracked && { oldValue: { ...newValue, quantity: before, inStock: before > 0 } }),
    newValue,
  }
}

/** Reads the stock of variants at all their locations. */
const readStocks = async (db: Db, siteId: string, productId: string): Promise<(variantId: string) => Stock> => {
  const { rows } = await sql<ItemRow>`
    select * from inventory_item where site_id = ${siteId} and product_id = ${productId}`.execute(db)
  return (variantId) => {
    const items = rows.filter((row) => row.variant_id === variantId)
    return items.length > 0 ? combineStocks(items.map(stockOfItem)) : uncounted
  }
}

const aboutInventory = (siteId: string, productId: string) => ({ siteId, entity: 'inventory', entityId: productId })

/** Records the event of changed stock, for variants of one product. */
const recordVariants = (
  db: Db,
  siteId: string,
  { productId, variants }: { readonly productId: string; readonly variants: readonly ChangedVariant[] },
): Promise<void> =>
  recordEvent(db, {
    ...aboutInventory(siteId, productId),
    type: `${v1}.InventoryVariantsChanged`,
    body: async () => {
      const stockOf = await readStocks(db, siteId, productId)
      const changed = variants.map((one) => presentVariant(one, stockOf(one.variantId)))
      return { inventoryItemId: productId, externalId: productId, productId, variants: changed }
    },
  })

/** A field of a product's inventory in catalog V1. */
type InventoryField = 'trackInventory' | 'preorderInfo'

/** Records the event of changed inventory settings of a product, in catalog V1. */
export const inventoryChanged = async (
  db: Db,
  siteId: string,
  { productId, fieldMask }: { readonly productId: string; readonly fieldMask: readonly InventoryField[] },
): Promise<void> => {
  if (fieldMask.length === 0) return
  await recordEvent(db, {
    ...aboutInventory(siteId, productId),
    type: `${v1}.InventoryItemChanged`,
    body: async () => {
      const inventory = (await readInventories(db, siteId, [productId])).get(productId)
      return {
        inventoryItemId: productId,
        externalId: productId,
        productId,
        trackInventory: inventory?.tracked ?? false,
        preorderInfo: preorderInfoOf(inventory),
        fieldMask,
      }
    },
  })
}

const settingsOf = (row: ItemRow) =>
  JSON.stringify([row.preorder_enabled, row.preorder_message, row.preorder_date, row.preorder_limit])

/** Records the events of changed settings of items, in catalog V1. */
export const settingsChanged = async (db: Db, siteId: string, changes: readonly ItemChange[]): Promise<void> => {
  for (const productId of new Set(changes.map(({ after }) => after.product_id))) {
    const own = changes.filter(({ after }) => after.product_id === productId)
    const fieldMask: InventoryField[] = [
      ...(own.some(({ before, after }) => before.tracked !== after.tracked) ? (['trackInventory'] as const) : []),
      ...(own.some(({ before, after }) => settingsOf(before) !== settingsOf(after)) ? (['preorderInfo'] as const) : []),
    ]
    await inventoryChanged(db, siteId, { productId, fieldMask })
  }
}

/** Adds up the changes of variants at their locations. */
const unitsByVariant = (items: readonly (ChangedVariant & { readonly productId: string })[]): ChangedVariant[] => {
  const sums = new Map<string, number | undefined>()
  for (const { variantId, units } of items) {
    const before = sums.has(variantId) ? sums.get(variantId) : 0
    sums.set(variantId, before === undefined || units === undefined ? undefined : before + units)
  }
  return [...sums].map(([variantId, units]) => ({ variantId, units }))
}

/** Records the events of changed stock in catalog V1, one for each product. */
export const variantsChanged = async (
  db: Db,
  siteId: string,
  items: readonly (ChangedVariant & { readonly productId: string })[],
): Promise<void> => {
  for (const productId of new Set(items.map((item) => item.productId))) {
    const variants = unitsByVariant(items.filter((item) => item.productId === productId))
    await recordVariants(db, siteId, { productId, variants })
  }
}
