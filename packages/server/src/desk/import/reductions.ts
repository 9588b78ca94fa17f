import { discounted, type DiscountRecord } from '@vitrine/domain/catalog/product.ts'
import type { Minor } from '@vitrine/domain/money.ts'

/** What is paid, and what was paid before, where that was more. */
export interface ReducedPrice {
  readonly price: Minor
  readonly before: Minor | undefined
}

export interface Reduction {
  /** The price of each before the discount. */
  readonly full: readonly Minor[]
  readonly discount?: DiscountRecord
  /** The variants are reduced in ways that no single discount says: they are sold at what is paid, without one. */
  readonly mixed: boolean
}

/** The one discount that turns all prices before into what is paid, if there is one. */
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
