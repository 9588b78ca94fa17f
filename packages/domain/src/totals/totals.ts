import { sumOf, times, type Minor } from '../money.ts'
import type { OfferedDelivery, OtherCharge } from '../shipping/delivery.ts'
import { owedPrice, untaxed, type Tax } from '../tax/tax.ts'
import { roundedTogether, taxed, type SettledTax, type TaxedAmount } from '../tax/taxed.ts'
import { deliveryOffs, onlyShareOf, sharesOf, type AppliedDiscount, type Discount } from './discount.ts'

/** A line as totals see it: whatever cannot be sold has no price and is left out before. */
export interface PricedLine extends SettledTax {
  readonly id: string
  readonly quantity: number
  readonly price: Minor
  readonly fullPrice: Minor
  readonly weight: number
  readonly physical: boolean
  /** Goods that are delivered alike; the store's default profile unless told. */
  readonly deliveryProfileId?: string | undefined
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
  /** How it can be delivered; nothing where it is not known yet where it goes. */
  readonly offered?: readonly OfferedDelivery[]
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
  /** Set for what a delivery costs beside its price. */
  readonly charge?: OtherCharge['type']
  /** Who charges it, where it is not the delivery. */
  readonly source?: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  /** The lines that it is for, where it is not for all. */
  readonly lineIds?: readonly string[]
  /** The app that charges it. */
  readonly providerAppId?: string
  /** What the buyer reads instead, in their language. */
  readonly translatedName?: string
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
  /** The lines that have to be delivered. */
  readonly physical: readonly string[]
  readonly chosen?: OfferedDelivery
  /** What the buyer chose, where it cannot be had any more. */
  readonly missed?: string
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
  offered
    .filter(({ isPartial }) => !isPartial)
    .toSorted(
      (one, other) =>
        Number(one.logistics.pickup !== undefined) - Number(other.logistics.pickup !== undefined) ||
        one.price - other.price,
    )[0]

/** What the buyer chose, or the next time of it where they chose none. */
const chosenDelivery = (offered: readonly OfferedDelivery[], code: string): OfferedDelivery | undefined => {
  const whole = offered.filter(({ isPartial }) => !isPartial)
  return whole.find((one) => one.code === code) ?? whole.find(({ methodCode }) => methodCode === code)
}

const deliveryTotals = (input: TotalsInput): DeliveryTotals & { readonly offs: readonly Minor[] } => {
  const { chosenDelivery: code, saidDelivery: said, tax } = input
  const offered = (input.offered ?? []).map((one) => ({ ...one, price: owedPrice(one.price, tax) }))
  const wanted = said || code === undefined ? undefined : chosenDelivery(offered, code)
  const chosen = said ? undefined : (wanted ?? likelyDelivery(offered))
  const full = said?.price ?? chosen?.price ?? 0
  const offs = deliveryOffs(input.discounts ?? [], full)
  const price = full - sumOf(offs)
  return {
    offered,
    physical: input.lines.filter(({ physical }) => physical).map(({ id }) => id),
    ...(chosen && { chosen }),
    ...(code !== undefined && !said && !wanted && { missed: code }),
    price,
    discount: full - price,
    ...taxed(price, input.tax, said ?? input.deliveryTax),
    offs,
  }
}

const chargeNames: Record<OtherCharge['type'], string> = { HANDLING_FEE: 'Handling fee', INSURANCE: 'Insurance' }

/** What the chosen delivery costs beside its price. */
const chargesOf = ({ chosen }: DeliveryTotals): Fee[] =>
  (chosen?.charges ?? []).map(({ type, price, details }) => ({
    code: type,
    name: (details ?? chargeNames[type]).slice(0, 50),
    price,
    charge: type,
  }))

const untaxedFee = ({
  taxGroupId: _group,
  taxRatePercent: _rate,
  taxComponents: _components,
  taxElsewhere: _elsewhere,
  taxParts: _parts,
  ...fee
}: Fee): Omit<Fee, keyof SettledTax> => fee

interface Reduced {
  readonly shares: readonly (readonly Minor[])[]
  /** What each line costs when all is taken off. */
  readonly left: readonly Minor[]
}

/** What a discount came to, off the lines and off the delivery. */
const appliedOf = (discount: Discount, shares: readonly Minor[], offDelivery: Minor): AppliedDiscount => {
  const { source, id, name, scope } = discount
  const percentage = onlyShareOf(discount)
  return {
    source,
    ...(id !== undefined && { id }),
    ...(name !== undefined && { name }),
    ...(scope !== undefined && { scope }),
    ...(percentage !== undefined && { percentage }),
    amount: sumOf(shares) + offDelivery,
    shares,
  }
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
  const { offs, ...unrounded } = deliveryTotals(input)
  const asked = [...(input.fees ?? []), ...chargesOf(unrounded)]
  const taxedLines = lines.map(({ isGiftCard, ...settled }, index) =>
    taxed(left[index]!, isGiftCard ? untaxed(taxes) : taxes, settled),
  )
  const taxedFees = asked.map((fee) => taxed(fee.price, taxes, fee))
  const parts = roundedTogether([...taxedLines, ...taxedFees, unrounded], taxes)
  const lineTotals = lines.map(({ id }, index): LineTotals => {
    const [whole, total] = [before[index]!, left[index]!]
    return { id, totalBeforeDiscount: whole, discount: whole - total, total, ...parts[index]! }
  })
  const fees = asked.map((fee, index): FeeTotals => ({ ...untaxedFee(fee), ...parts[lines.length + index]! }))
  const delivery = { ...unrounded, ...parts.at(-1)! }
  const total = sumOf(parts.map(({ totalAfterTax }) => totalAfterTax))
  return {
    lines: lineTotals,
    discounts: discounts.map((discount, index) => appliedOf(discount, shares[index]!, offs[index]!)),
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
