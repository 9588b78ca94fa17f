import type { StockDraft } from '../product/draft.ts'
import { maxInStock } from './values.ts'

/** Tracked stock within the limits. Negative stock becomes zero. */
export const countedStock = (
  quantity: number | undefined,
  warn: (message: string) => void,
): Extract<StockDraft, { tracked: true }> => {
  if (quantity !== undefined && quantity > maxInStock) {
    warn(`${quantity} is above the largest quantity in stock and was set to ${maxInStock}.`)
  }
  return { tracked: true, quantity: quantity === undefined ? undefined : Math.min(maxInStock, Math.max(0, quantity)) }
}
