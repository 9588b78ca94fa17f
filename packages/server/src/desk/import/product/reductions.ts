import { discounted, type DiscountRecord } from '@vitrine/domain/catalog/own-discount.ts'
import type { Minor } from '@vitrine/domain/money.ts'

/** The current price, and the previous one if it was higher. */
export interface ReducedPrice {
  readonly price: Minor
  readonly before: Minor | undefined
}

export interface Reduction {
  /** Prices before the discount. */
  readonly full: readonly Minor[]
  readonly discount?: DiscountRecord
  /** Whether no single discount explains all reductions. Then variants are sold at their current price without one. */
  readonly mixed: boolean
}

/** Finds the discount that explains all reduced prices, if there is one. */
export const commonReduction = (prices: readonly ReducedPrice[]): Reduction => {
  const paid = prices.map(({ price }) => price)
  const full = prices.map(({ price, before }) => (before !== undefined && before > price ? before : price))
  const [first] = prices
  if (!first || full.every((amount, index) => amount === paid[index])) return { full: paid, mixed: false }

  const percent = Math.round((1 - paid[0]! / full[0]!) * 100)
  const candidates: DiscountRecord[] = [
    { type: 'AMOUNT', amount: full[0]! - paid[0]! },
    { type: 'PERCENT', percent: String(percent) },
  ]
  const discount = candidates.find((one) => full.every((amount, index) => discounted(amount, one) === paid[index]))
  return discount ? { full, discount, mixed: false } : { full: paid, mixed: true }
}
