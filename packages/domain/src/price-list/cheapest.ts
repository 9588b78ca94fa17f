import type { Minor } from '../money.ts'
import type { PriceTier } from './price-list.ts'

/** What a variant costs a buyer. */
export interface VariantPrice {
  readonly catalogPrice: Minor
  /** What one piece costs from a quantity on, the smallest first. */
  readonly tiers: readonly PriceTier[]
}

/** What one piece costs of so many. */
export const priceAt = ({ tiers }: Pick<VariantPrice, 'tiers'>, quantity: number): Minor =>
  (tiers.findLast(({ minQuantity }) => minQuantity <= quantity) ?? tiers[0]!).price

/** The variant of a product that costs least where the fewest are taken, and whether others cost more. */
export const cheapestOf = <Price extends VariantPrice>(
  prices: readonly Price[],
  fewest: number,
): { readonly price: Price; readonly othersCostMore: boolean } | undefined => {
  const [price] = prices.toSorted((one, other) => priceAt(one, fewest) - priceAt(other, fewest))
  if (!price) return undefined
  return { price, othersCostMore: prices.some((one) => priceAt(one, fewest) > priceAt(price, fewest)) }
}
