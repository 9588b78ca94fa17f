import { sumOf, times, type Minor } from '../money.ts'
import { offeredDeliveries, type OfferedDelivery, type Place, type ShippingOption } from '../shipping/shipping.ts'
import { owedPrice, untaxed, type Tax } from '../tax/tax.ts'
import { roundedTogether, taxed, type SettledTax, type TaxedAmount } from '../tax/taxed.ts'
import { deliveryOffs, sharesOf, type AppliedDiscount, type Discount } from './discount.ts'

/** A line as totals see it: whatever cannot be sold has no price and is left out before. */
export interface PricedLine extends SettledTax {
  readonly id: string
  readonly quantity: number
  readonly price: Minor
  readonly fullPrice: Minor
  readonly weight: number
  readonly physical: boolean
  /** Money for later: not taxed, not discounted, and not paid for with such money. */
  readonly isGiftCard?: boolean
  readonly collectionIds: readonly string[]
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  /** In the order in which they are applied. */
  readonly discounts?: readonly Discount[]
  /** What is charged beside goods and delivery. */
  readonly fees?: readonly Fee[]
  /** The tax where the purchase is taxed. */
  readonly tax: Tax
  readonly shippingOptions: readonly ShippingOption[]
  /** Where it goes; without it there is no delivery price yet. */
  readonly destination?: Place
  /** The code of the delivery the buyer chose. */
  readonly chosenDelivery?: string
  /** How delivery is taxed, where that is not as the rest of the purchase. */
  readonly deliveryTax?: SettledTax | undefined
  /** What delivery costs, where somebody has said it: no rate is asked. */
  readonly saidDelivery?: SettledTax & { readonly price: Minor }
}

/** Something charged beside goods and delivery, such as for wrapping. */
export interface Fee extends SettledTax {
  readonly code: string
  readonly name: string
  readonly price: Minor
}

export type { SettledTax, TaxedAmount } from '../tax/taxed.ts'

export interface LineTotals extends TaxedAmount {
  readonly id: string
  /** Price times quantity. */
  readonly totalBeforeDiscount: Minor
  /** The line's share of all discounts. */
  readonly discount: Minor
  /** What the line costs after discounts, before tax is added. */
  readonly total: Minor
}

export interface DeliveryTotals extends TaxedAmount {
  readonly offered: readonly OfferedDelivery[]
  readonly chosen?: OfferedDelivery
  /** Before tax is added, after a discount that makes it free. */
  readonly price: Minor
  readonly discount: Minor
}

export type FeeTotals = TaxedAmount & Omit<Fee, keyof SettledTax>

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly discounts: readonly AppliedDiscount[]
  readonly fees: readonly FeeTotals[]
  readonly delivery: DeliveryTotals
  readonly needsDelivery: boolean
  readonly subtotal: Minor
  /** All that is taken off the lines. */
  readonly discount: Minor
  readonly shipping: Minor
  /** All fees, before tax is added. */
  readonly fee: Minor
  readonly tax: Minor
  readonly isTaxIncluded: boolean
  readonly total: Minor
  /** How much of it gift cards and store credit may pay. */
  readonly payableByGiftCard: Minor
}

/** Until the buyer chooses: the cheapest way that brings it to them, or else to fetch it. */
const likelyDelivery = (offered: readonly OfferedDelivery[]): OfferedDelivery | undefined =>
  offered.toSorted((a, b) => Number(a.option.pickup) - Number(b.option.pickup) || a.price - b.price)[0]

const deliveryTotals = (input: TotalsInput, goods: Minor): DeliveryTotals & { readonly offs: readonly Minor[] } => {
  const physical = input.lines.filter((line) => line.physical)
  const parcel = {
    weight: physical.reduce((weight, line) => weight + line.weight * line.quantity, 0),
    price: goods,
    quantity: sumOf(physical.map(({ quantity }) => quantity)),
  }
  const reachable = physical.length > 0 && input.destination !== undefined
  const offered = (reachable ? offeredDeliveries(input.shippingOptions, input.destination, parcel) : []).map((one) => ({
    ...one,
    price: owedPrice(one.price, input.tax),
  }))
  const said = input.saidDelivery
  const chosen = said
    ? undefined
    : (offered.find(({ option }) => option.id === input.chosenDelivery) ?? likelyDelivery(offered))
  const full = said?.price ?? chosen?.price ?? 0
  const offs = deliveryOffs(input.discounts ?? [], full)
  const price = full - sumOf(offs)
  return {
    offered,
    ...(chosen && { chosen }),
    price,
    discount: full - price,
    ...taxed(price, input.tax, said ?? input.deliveryTax),
    offs,
  }
}

interface Reduced {
  readonly shares: readonly (readonly Minor[])[]
  /** What each line costs when all is taken off. */
  readonly left: readonly Minor[]
}

/** Takes discounts off, one after the other. */
const reduce = (discounts: readonly Discount[], lines: readonly PricedLine[], before: readonly Minor[]): Reduced =>
  discounts.reduce<Reduced>(
    ({ shares, left }, discount) => {
      const own = sharesOf(
        discount,
        lines.map(({ id, isGiftCard }, index) => ({ id, left: isGiftCard ? 0 : left[index]! })),
      )
      return { shares: [...shares, own], left: left.map((amount, index) => amount - own[index]!) }
    },
    { shares: [], left: before },
  )

/**
 * Everything a cart or checkout costs. The subtotal is the sum of prices before discounts; each discount is shared among
 * its lines to the last cent; tax is rounded per line, half away from zero.
 */
export const computeTotals = (input: TotalsInput): Totals => {
  const { lines, tax: taxes, discounts = [] } = input
  const before = lines.map(({ price, quantity }) => times(price, quantity))
  const { shares, left } = reduce(discounts, lines, before)
  const subtotal = sumOf(before)
  const goods = sumOf(before.filter((_amount, index) => !lines[index]!.isGiftCard))
  const { offs, ...unrounded } = deliveryTotals(input, goods)
  const taxedLines = lines.map(({ isGiftCard, ...settled }, index) =>
    taxed(left[index]!, isGiftCard ? untaxed(taxes) : taxes, settled),
  )
  const taxedFees = (input.fees ?? []).map((fee) => taxed(fee.price, taxes, fee))
  const parts = roundedTogether([...taxedLines, ...taxedFees, unrounded], taxes)
  const lineTotals = lines.map(({ id }, index): LineTotals => {
    const [whole, total] = [before[index]!, left[index]!]
    return { id, totalBeforeDiscount: whole, discount: whole - total, total, ...parts[index]! }
  })
  const fees = (input.fees ?? []).map(({ code, name, price }, index): FeeTotals => ({
    code,
    name,
    price,
    ...parts[lines.length + index]!,
  }))
  const delivery = { ...unrounded, ...parts.at(-1)! }
  const total = sumOf(parts.map(({ totalAfterTax }) => totalAfterTax))
  return {
    lines: lineTotals,
    discounts: discounts.map(({ source, id }, index) => ({
      source,
      ...(id !== undefined && { id }),
      amount: sumOf(shares[index]) + offs[index]!,
      shares: shares[index]!,
    })),
    fees,
    delivery,
    needsDelivery: lines.some((line) => line.physical),
    subtotal,
    discount: subtotal - sumOf(left),
    shipping: delivery.price,
    fee: sumOf(fees.map(({ price }) => price)),
    tax: sumOf(parts.map(({ tax }) => tax)),
    isTaxIncluded: taxes.isIncluded,
    total,
    payableByGiftCard:
      total - sumOf(lineTotals.map(({ totalAfterTax }, index) => (lines[index]!.isGiftCard ? totalAfterTax : 0))),
  }
}
