import { defaultLocationId, servingOrder, spreadTotal } from '@vitrine/domain/stock/locations.ts'
import type { Db } from '../../../ground/database/tables.ts'
import {
  changeItem,
  insertItems,
  lockItemsOfVariants,
  lockProducts,
  saveItems,
  type ItemChange,
  type ItemRow,
} from './items/item-store.ts'
import { listServingLocations } from './locations-of-order.ts'

export interface StockLevel {
  readonly variantId: string
  readonly tracked: boolean
  readonly quantity: number
  readonly inStock: boolean
}

const cause = { reason: 'CATALOG' } as const

/** Sets the total stock of a variant at its locations, the default one first. */
const setTotal = (rows: readonly ItemRow[], { tracked, quantity, inStock }: StockLevel): ItemChange[] => {
  if (rows.length === 0) return []
  const quantities = spreadTotal(
    rows.map((row) => row.quantity),
    quantity,
  )
  return rows.map((row, index) => changeItem(row, { tracked, quantity: quantities[index]!, in_stock: inStock }))
}

interface ProductLevels {
  readonly productId: string
  readonly levels: readonly StockLevel[]
}

/** Returns rows for the items of variants at the default location. */
const rowsFor = (siteId: string, { productId, levels }: ProductLevels) =>
  levels.map(({ variantId, tracked, quantity, inStock }) => ({
    site_id: siteId,
    product_id: productId,
    variant_id: variantId,
    location_id: defaultLocationId(siteId),
    tracked,
    quantity,
    in_stock: inStock,
  }))

/** Items inserted by one statement, which has at most 65,535 parameters. */
const batch = 1000

/** Sets the stock of products that the transaction has created, at the default location. Returns their items. */
export const setStockOfNewProducts = async (
  db: Db,
  siteId: string,
  products: readonly ProductLevels[],
): Promise<ItemRow[]> => {
  const rows = products.flatMap((product) => rowsFor(siteId, product))
  const items: ItemRow[] = []
  for (let from = 0; from < rows.length; from += batch)
    items.push(...(await insertItems(db, rows.slice(from, from + batch), cause)))
  return items
}

/**
 * Sets the stock of the given variants only. A variant without stock so far gets it at the default location. Of several
 * locations, quantities are added at the default one and removed from those that serve last.
 */
export const setStock = async (
  db: Db,
  { siteId, productId, levels }: ProductLevels & { readonly siteId: string },
): Promise<void> => {
  if (levels.length === 0) return
  const locationId = defaultLocationId(siteId)
  await lockProducts(db, siteId, [productId])
  const variantIds = levels.map(({ variantId }) => variantId)
  const items = await lockItemsOfVariants(db, siteId, { productId, variantIds })
  const hasSeveral = items.length > variantIds.length
  const order = hasSeveral ? servingOrder(await listServingLocations(db, siteId)) : []
  const rankOf = ({ location_id: id }: ItemRow) => (id === locationId ? -1 : order.indexOf(id))
  const itemsOf = (variantId: string) =>
    items.filter((row) => row.variant_id === variantId).toSorted((a, b) => rankOf(a) - rankOf(b))
  const missing = levels.filter(({ variantId }) => itemsOf(variantId).length === 0)
  await saveItems(
    db,
    levels.flatMap((level) => setTotal(itemsOf(level.variantId), level)),
    cause,
  )
  await insertItems(db, rowsFor(siteId, { productId, levels: missing }), cause)
}
