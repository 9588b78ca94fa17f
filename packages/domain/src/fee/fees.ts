import { percentOf, sumOf, times, type Minor } from '../money.ts'
import { isWithin, type Destination, type Place } from '../shipping/shipping.ts'
import type { Fee } from '../totals/totals.ts'

/** A fee set up by the merchant. */
export interface FeeRule {
  readonly id: string
  readonly name: string
  /** The amount, or a percentage of the items it applies to, as decimal text. */
  readonly charge: { readonly amount: Minor } | { readonly percent: string }
  /** Per order or per piece. */
  readonly basis: 'ORDER' | 'ITEM'
  /** The products and collections it applies to. Default: everything. */
  readonly productIds?: readonly string[]
  readonly collectionIds?: readonly string[]
  /** The destinations it applies to. Default: all. */
  readonly destinations?: readonly Destination[]
  /** Subtotal of all items before discounts. */
  readonly minSubtotal?: Minor
  readonly maxSubtotal?: Minor
  readonly taxable: boolean
  readonly taxGroupId?: string
}

/** A line as needed for fees. */
export interface FeeLine {
  readonly id: string
  /** Empty for a custom line. */
  readonly productId: string
  readonly collectionIds: readonly string[]
  readonly quantity: number
  readonly price: Minor
  /** Gift cards are exempt from fees. */
  readonly isGiftCard?: boolean
}

export interface FeePurchase {
  readonly lines: readonly FeeLine[]
  /** The destination, if known. */
  readonly destination: Place | undefined
}

const appliesToLine = ({ productIds, collectionIds }: FeeRule, line: FeeLine): boolean =>
  (productIds === undefined && collectionIds === undefined) ||
  (productIds?.includes(line.productId) ?? false) ||
  (collectionIds?.some((id) => line.collectionIds.includes(id)) ?? false)

const appliesToPlace = ({ destinations }: FeeRule, place: Place | undefined): boolean =>
  destinations === undefined || (place !== undefined && destinations.some((one) => isWithin(one, place)))

const isBetween = ({ minSubtotal, maxSubtotal }: FeeRule, subtotal: Minor): boolean =>
  (minSubtotal === undefined || subtotal >= minSubtotal) && (maxSubtotal === undefined || subtotal <= maxSubtotal)

const costOf = (lines: readonly FeeLine[]): Minor => sumOf(lines.map(({ price, quantity }) => times(price, quantity)))

const priceOf = ({ charge, basis }: FeeRule, lines: readonly FeeLine[]): Minor => {
  if ('percent' in charge) return percentOf(costOf(lines), charge.percent)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return basis === 'ITEM' ? times(charge.amount, pieces) : charge.amount
}

/** Makes a fee tax-free in any purchase. */
export const noFeeTax = { taxRatePercent: '0' } as const

const feeBy = (rule: FeeRule, { lines, destination }: FeePurchase, subtotal: Minor): Fee | undefined => {
  if (!appliesToPlace(rule, destination) || !isBetween(rule, subtotal)) return undefined
  const matching = lines.filter((line) => appliesToLine(rule, line))
  const price = matching.length === 0 ? 0 : priceOf(rule, matching)
  if (price === 0) return undefined
  return {
    code: rule.id,
    name: rule.name,
    price,
    ...(rule.basis === 'ITEM'
      ? { source: 'ITEM' as const, lineIds: matching.map(({ id }) => id) }
      : { source: 'PLATFORM' as const }),
    ...(rule.taxGroupId !== undefined && { taxGroupId: rule.taxGroupId }),
    ...(!rule.taxable && noFeeTax),
  }
}

/** Returns the fees of a purchase in the order of the rules. */
export const feesByRules = (rules: readonly FeeRule[], { lines, destination }: FeePurchase): Fee[] => {
  const goods = lines.filter(({ isGiftCard }) => !isGiftCard)
  if (goods.length === 0) return []
  const subtotal = costOf(goods)
  return rules.flatMap((rule) => feeBy(rule, { lines: goods, destination }, subtotal) ?? [])
}
