import { maxItemQuantity, maxPreorders } from '@vitrine/contract/entities/catalog/stock/inventory-item-v3.ts'
import { Refusal } from '../../../../ground/base/refusal.ts'
import type { ItemState } from './item-store.ts'

type Stock = Pick<ItemState, 'tracked' | 'quantity' | 'in_stock'>

const addQuantities = (kept: Stock, moved: Stock): Stock => {
  const quantity = kept.quantity + moved.quantity
  if (quantity > maxItemQuantity) throw new Refusal('MAX_QUANTITY_LIMIT_REACHED')
  return { tracked: true, quantity, in_stock: quantity > 0 }
}

/** Untracked stock never runs out, so it stays; otherwise tracked stock counts. */
const combineStock = (kept: Stock, moved: Stock): Stock => {
  if (kept.tracked && moved.tracked) return addQuantities(kept, moved)
  const unlimited = [kept, moved].find((one) => !one.tracked && one.in_stock)
  return unlimited ?? (kept.tracked ? kept : moved)
}

const laterDay = (...days: readonly (string | null)[]): string | null =>
  days
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null

/** Returns the state of an item to which the stock and the preorders of another one are moved. */
export const mergeItems = (kept: ItemState, moved: ItemState): ItemState => {
  const { tracked, quantity, in_stock } = combineStock(kept, moved)
  const hasBoth = kept.preorder_enabled && moved.preorder_enabled
  const limit = hasBoth
    ? kept.preorder_limit + moved.preorder_limit
    : (kept.preorder_enabled ? kept : moved).preorder_limit
  return {
    tracked,
    quantity,
    in_stock,
    preorder_enabled: kept.preorder_enabled || moved.preorder_enabled,
    preorder_message: kept.preorder_message ?? moved.preorder_message,
    preorder_date: laterDay(kept.preorder_date, moved.preorder_date),
    preorder_limit: Math.min(maxPreorders, limit),
    preorder_counter: kept.preorder_counter + moved.preorder_counter,
  }
}
