import { percentOf, sumOf, taxWithin, times, type Minor } from '../money.ts'
import { offeredDeliveries, type OfferedDelivery, type Place, type ShippingOption } from '../shipping/shipping.ts'
import { taxNamesOf, taxRateOf, untaxed, type Tax, type TaxNames } from '../tax/tax.ts'
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
  /** What delivery costs, where somebody has said it: no rate is asked. */
  readonly saidDelivery?: SettledTax & { readonly price: Minor }
}

/** Something charged beside goods and delivery, such as for wrapping. */
export interface Fee extends SettledTax {
  readonly code: string
  readonly name: string
  readonly price: Minor
}

/** What was settled before, whatever holds now. */
export interface SettledTax {
  /** Things that are taxed alike; the store's default group unless told. */
  readonly taxGroupId?: string | undefined
  /** In per cent. */
  readonly taxRatePercent?: string | undefined
  readonly taxNames?: TaxNames | undefined
}

/** An amount with its tax. */
export interface TaxedAmount {
  /** In per cent, as decimal text. */
  readonly taxRatePercent: string
  readonly taxGroupId: string
  /** Which tax it is, where anything is known of it. */
  readonly taxNames?: TaxNames
  readonly tax: Minor
  readonly totalBeforeTax: Minor
  readonly totalAfterTax: Minor
}

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

/** Tax on one amount. It is rounded per line, so that the lines add up to the whole. */
const taxed = (amount: Minor, tax: Tax, { taxGroupId: groupId, ...settled }: SettledTax = {}): TaxedAmount => {
  const { taxRatePercent = taxRateOf(tax, groupId) } = settled
  const taxNames = settled.taxRatePercent === undefined ? taxNamesOf(tax, groupId) : settled.taxNames
  const own = tax.isIncluded ? taxWithin(amount, taxRatePercent) : percentOf(amount, taxRatePercent)
  return {
    taxRatePercent,
    taxGroupId: groupId ?? tax.defaultGroupId,
    ...(taxNames && { taxNames }),
    tax: own,
    totalBeforeTax: tax.isIncluded ? amount - own : amount,
    totalAfterTax: tax.isIncluded ? amount : sumOf([amount, own]),
  }
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
  const offered = reachable ? offeredDeliveries(input.shippingOptions, input.destination, parcel) : []
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
    ...taxed(price, input.tax, said),
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
  const lineTotals = lines.map(({ id, isGiftCard, ...settled }, index): LineTotals => {
    const [whole, total] = [before[index]!, left[index]!]
    const amounts = { totalBeforeDiscount: whole, discount: whole - total, total }
    return { id, ...amounts, ...taxed(total, isGiftCard ? untaxed(taxes) : taxes, settled) }
  })
  const fees = (input.fees ?? []).map((fee): FeeTotals => ({ ...fee, ...taxed(fee.price, taxes, fee) }))
  const subtotal = sumOf(before)
  const goods = sumOf(before.filter((_amount, index) => !lines[index]!.isGiftCard))
  const { offs, ...delivery } = deliveryTotals(input, goods)
  const parts = [...lineTotals, ...fees, delivery]
  const total = sumOf(parts.map(({ totalAfterTax }) => totalAfterTax))
  return {
    lines: lineTotals,
    discounts: discounts.map(({ source, id, name, scope }, index) => ({
      source,
      ...(id !== undefined && { id }),
      ...(name !== undefined && { name }),
      ...(scope !== undefined && { scope }),
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
