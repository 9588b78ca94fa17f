import type { StockDraft } from './draft.ts'
import { mostInStock } from './values.ts'

/** Tracked stock within the limits. Negative stock becomes zero. */
export const countedStock = (
  quantity: number | undefined,
  warn: (message: string) => void,
): Extract<StockDraft, { tracked: true }> => {
  if (quantity !== undefined && quantity > mostInStock) {
    warn(`${quantity} is above the largest quantity in stock and was set to ${mostInStock}.`)
  }
  return { tracked: true, quantity: quantity === undefined ? undefined : Math.min(mostInStock, Math.max(0, quantity)) }
}
