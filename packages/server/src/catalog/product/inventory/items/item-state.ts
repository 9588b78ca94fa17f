import type { LocationStock, Part } from '@vitrine/domain/stock/locations.ts'
import type { Stock } from '@vitrine/domain/stock/stock.ts'
import { changeItem, type ItemChange, type ItemRow } from './item-store.ts'

/** Number of units that can still be preordered; 0 if preorders are disabled. */
export const preordersLeft = (row: ItemRow): number => {
  if (!row.preorder_enabled) return 0
  return row.tracked ? Math.max(0, row.preorder_limit - row.preorder_counter) : Infinity
}

/** Returns the stock of an item. */
export const stockOfItem = (row: ItemRow): Stock => ({
  ...(row.tracked
    ? { tracked: true as const, quantity: row.quantity }
    : { tracked: false as const, inStock: row.in_stock }),
  ...(row.preorder_enabled && {
    preorder: {
      remaining: preordersLeft(row),
      ...(row.preorder_message !== null && { message: row.preorder_message }),
      ...(row.preorder_date !== null && { expectedDate: row.preorder_date }),
    },
  }),
})

export const locationStockOf = (row: ItemRow): LocationStock => ({
  locationId: row.location_id,
  tracked: row.tracked,
  quantity: row.quantity,
  inStock: row.in_stock,
  preorders: preordersLeft(row),
})

/** Takes a part from an item, or returns it if `sign` is -1. */
export const movePart = (row: ItemRow, { quantity, isPreorder }: Part, sign: 1 | -1): ItemChange =>
  isPreorder
    ? changeItem(row, { preorder_counter: Math.max(0, row.preorder_counter + sign * quantity) })
    : changeItem(row, { quantity: row.quantity - sign * quantity })
