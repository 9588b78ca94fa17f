import { sumOf, type Minor } from '../money.ts'

export interface PricedComponent {
  /** Pieces in one bundle. */
  readonly quantity: number
  /** The component's own price for one piece. */
  readonly price: Minor
}

/** Pieces of a component with the same share of the price. */
export interface PriceShare {
  readonly index: number
  readonly quantity: number
  /** For one piece. */
  readonly price: Minor
}

interface Portion {
  readonly index: number
  readonly quantity: number
  readonly floor: bigint
  readonly remainder: bigint
}

/** A bundle of free products is divided by pieces. */
const weightsOf = (components: readonly PricedComponent[]): readonly number[] =>
  components.some(({ price }) => price > 0) ? components.map(({ price }) => price) : components.map(() => 1)

/**
 * Divides the price of a bundle among its pieces in proportion to their own prices. The pieces add up to the price: cents
 * that are left go to the pieces with the largest remainders, so at most one component has pieces of two prices.
 */
export const sharePrice = (price: Minor, components: readonly PricedComponent[]): PriceShare[] => {
  const weights = weightsOf(components)
  const whole = BigInt(sumOf(components.map(({ quantity }, index) => quantity * weights[index]!)))
  const portions = components.map(({ quantity }, index): Portion => {
    const product = BigInt(price) * BigInt(weights[index]!)
    return { index, quantity, floor: product / whole, remainder: product % whole }
  })
  let left = portions.reduce((sum, { floor, quantity }) => sum - Number(floor) * quantity, price)
  const raised = new Map<number, number>()
  for (const { index, quantity } of portions.toSorted((a, b) => Number(b.remainder - a.remainder))) {
    const pieces = Math.min(quantity, left)
    raised.set(index, pieces)
    left -= pieces
  }
  return portions.flatMap(({ index, quantity, floor }) => {
    const more = raised.get(index)!
    return [
      { index, quantity: more, price: Number(floor) + 1 },
      { index, quantity: quantity - more, price: Number(floor) },
    ].filter((share) => share.quantity > 0)
  })
}
