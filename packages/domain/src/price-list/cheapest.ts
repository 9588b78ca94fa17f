import type { Minor } from '../money.ts'
import type { PriceTier } from './price-list.ts'

/** The prices of a variant for a buyer. */
export interface VariantPrice {
  readonly catalogPrice: Minor
  /** Unit prices by minimum quantity, in ascending order. */
  readonly tiers: readonly PriceTier[]
}

/** Returns the unit price for a quantity. */
export const priceAt = ({ tiers }: Pick<VariantPrice, 'tiers'>, quantity: number): Minor =>
  (tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? tiers[0]!).price

/** Returns the cheapest variant of a product at its minimum quantity, and whether others cost more. */
export const cheapestOf = <Price extends VariantPrice>(
  prices: readonly Price[],
  fewest: number,
): { readonly price: Price; readonly othersCostMore: boolean } | undefined => {
  const [price] = prices.toSorted((one, other) => priceAt(one, fewest) - priceAt(other, fewest))
  if (!price) return undefined
  return { price, othersCostMore: prices.some((one) => priceAt(one, fewest) > priceAt(price, fewest)) }
}
