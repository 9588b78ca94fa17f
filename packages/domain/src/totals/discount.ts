import type { DiscountScope } from '../discount/rule.ts'
import { percentOf, split, sumOf, type Minor } from '../money.ts'

/** An amount, or a share in per cent, as decimal text. */
export type Reduction = Minor | { readonly percentage: string }

/** What makes a purchase cheaper. Discounts are applied in their order, each on what those before it have left. */
export interface Discount {
  readonly source: 'COUPON' | 'RULE' | 'MERCHANT'
  /** The coupon's or the rule's; a merchant's discount has none. */
  readonly id?: string
  readonly name?: string
  readonly scope?: DiscountScope
  /** What goes off the lines it is for. Each is of the same whole, and together they are never more than that. */
  readonly reductions: readonly Reduction[]
  /** The lines it is for; all of them unless told. */
  readonly lineIds?: ReadonlySet<string>
  /** So much of each line, by its ID, in place of the reductions: as it was settled before. */
  readonly shares?: Readonly<Record<string, Minor>>
  /** Delivery costs nothing. */
  readonly freeDelivery?: boolean
  /** What goes off the delivery. */
  readonly delivery?: Reduction
}

/** What a discount has taken off. */
export interface AppliedDiscount extends Pick<Discount, 'source' | 'id' | 'name' | 'scope'> {
  /** Off lines and delivery together. */
  readonly amount: Minor
  /** Off each line, in the order of the lines. */
  readonly shares: readonly Minor[]
  /** The share in per cent, where a merchant takes off one share and nothing else. */
  readonly percentage?: string
}

interface DiscountedLine {
  readonly id: string
  /** What the line costs before this discount. */
  readonly left: Minor
}

/** What a discount takes off each line, to the last cent. */
export const sharesOf = ({ reductions, lineIds, shares }: Discount, lines: readonly DiscountedLine[]): Minor[] => {
  if (shares) return lines.map(({ id, left }) => Math.min(Object.hasOwn(shares, id) ? shares[id]! : 0, left))
  const weights = lines.map(({ id, left }) => (!lineIds || lineIds.has(id) ? left : 0))
  const whole = sumOf(weights)
  const amounts = reductions.map((one) => (typeof one === 'number' ? one : percentOf(whole, one.percentage)))
  const amount = Math.min(sumOf(amounts), whole)
  return amount > 0 ? split(amount, weights) : lines.map(() => 0)
}

/** The share that a merchant's discount consists of; nothing where it is, or also is, an amount. */
export const onlyShareOf = ({ source, reductions }: Discount): string | undefined => {
  const [only, ...more] = reductions
  return source === 'MERCHANT' && more.length === 0 && typeof only === 'object' ? only.percentage : undefined
}

/** What discounts take off the delivery, one after the other. */
export const deliveryOffs = (discounts: readonly Discount[], full: Minor): Minor[] => {
  let left = full
  return discounts.map(({ freeDelivery = false, delivery = 0 }) => {
    const asked = typeof delivery === 'number' ? delivery : percentOf(left, delivery.percentage)
    const off = freeDelivery ? left : Math.min(asked, left)
    left -= off
    return off
  })
}
