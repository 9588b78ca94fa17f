import type { StockDraft } from '../product/draft.ts'
import type { ProblemArguments } from '../product/problem.ts'
import { maxInStock } from './values.ts'

/** Tracked stock within the limits. Negative stock becomes zero. */
export const countedStock = (
  quantity: number | undefined,
  warn: (...problem: ProblemArguments) => void,
): Extract<StockDraft, { tracked: true }> => {
  if (quantity !== undefined && quantity > maxInStock) {
    warn('STOCK_ABOVE_MAXIMUM', { value: quantity, max: maxInStock })
  }
  return { tracked: true, quantity: quantity === undefined ? undefined : Math.min(maxInStock, Math.max(0, quantity)) }
}
