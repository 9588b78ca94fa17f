import type { DiscountScope } from '../discount/effects.ts'
import { percentOf, split, sumOf, type Minor } from '../money.ts'

/** An amount, or a percentage as decimal text. */
export type Reduction = Minor | { readonly percentage: string }

/** A discount on a purchase. Discounts are applied in order, each to what the previous ones have left. */
export interface Discount {
  readonly source: 'COUPON' | 'RULE' | 'MERCHANT'
  /** The ID of the coupon or rule. A merchant's discount has none. */
  readonly id?: string
  readonly name?: string
  readonly scope?: DiscountScope
  /**
   * Reductions of the lines the discount applies to. All are computed from the same amount and never exceed it
   * together.
   */
  readonly reductions: readonly Reduction[]
  /** The lines the discount applies to. Default: all lines. */
  readonly lineIds?: ReadonlySet<string>
  /** Fixed reductions by line ID, which replace `reductions`. */
  readonly shares?: Readonly<Record<string, Minor>>
  /** Makes delivery free. */
  readonly freeDelivery?: boolean
  /** Reduction of the delivery price. */
  readonly delivery?: Reduction
}

/** What a discount has taken off. */
export interface AppliedDiscount extends Pick<Discount, 'source' | 'id' | 'name' | 'scope'> {
  /** Total off lines and delivery. */
  readonly amount: Minor
  /** Amount off each line, in the order of the lines. */
  readonly shares: readonly Minor[]
  /** The percentage, if a merchant's discount is a single percentage. */
  readonly percentage?: string
}

interface DiscountedLine {
  /** That of the bundle, for its parts. */
  readonly id: string
  /** What the line costs before this discount. */
  readonly left: Minor
}

/** Takes fixed amounts off lines. The amount of a bundle is split among its parts. */
const fixedShares = (shares: Readonly<Record<string, Minor>>, lines: readonly DiscountedLine[]): Minor[] => {
  const partsById = new Map<string, number[]>()
  for (const [index, { id }] of lines.entries()) partsById.set(id, [...(partsById.get(id) ?? []), index])
  const taken = lines.map(() => 0)
  for (const [id, indexes] of partsById) {
    if (!Object.hasOwn(shares, id)) continue
    const left = indexes.map((index) => lines[index]!.left)
    for (const [at, part] of split(Math.min(shares[id]!, sumOf(left)), left).entries()) taken[indexes[at]!] = part
  }
  return taken
}

/** Returns what a discount takes off each line, to the last cent. */
export const sharesOf = ({ reductions, lineIds, shares }: Discount, lines: readonly DiscountedLine[]): Minor[] => {
  if (shares) return fixedShares(shares, lines)
  const weights = lines.map(({ id, left }) => (!lineIds || lineIds.has(id) ? left : 0))
  const whole = sumOf(weights)
  const amounts = reductions.map((one) => (typeof one === 'number' ? one : percentOf(whole, one.percentage)))
  const amount = Math.min(sumOf(amounts), whole)
  return amount > 0 ? split(amount, weights) : lines.map(() => 0)
}

/** Returns the percentage of a merchant's discount, or `undefined` unless the discount is a single percentage. */
export const onlyShareOf = ({ source, reductions }: Discount): string | undefined => {
  const [only, ...more] = reductions
  return source === 'MERCHANT' && more.length === 0 && typeof only === 'object' ? only.percentage : undefined
}

/** Returns what each discount takes off the delivery price, applied one after the other. */
export const deliveryReductions = (discounts: readonly Discount[], full: Minor): Minor[] => {
  let left = full
  return discounts.map(({ freeDelivery = false, delivery = 0 }) => {
    const requested = typeof delivery === 'number' ? delivery : percentOf(left, delivery.percentage)
    const reduction = freeDelivery ? left : Math.min(requested, left)
    left -= reduction
    return reduction
  })
}
