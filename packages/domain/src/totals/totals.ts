import { sumOf, times, type Minor } from '../money.ts'
import type { OfferedDelivery, OtherCharge } from '../shipping/delivery.ts'
import { owedPrice, untaxed, type Tax } from '../tax/tax.ts'
import { roundedTogether, taxed, type SettledTax, type TaxedAmount } from '../tax/taxed.ts'
import { deliveryReductions, onlyShareOf, sharesOf, type AppliedDiscount, type Discount } from './discount.ts'

/** A line to be totaled. Lines that cannot be sold have no price and are left out beforehand. */
export interface PricedLine extends SettledTax {
  readonly id: string
  /** The line of a bundle that this is a part of. Discounts refer to it. */
  readonly bundleLineId?: string
  readonly quantity: number
  readonly price: Minor
  readonly fullPrice: Minor
  readonly weight: number
  readonly physical: boolean
  /** Default: the store's default delivery profile. */
  readonly deliveryProfileId?: string | undefined
  /** Gift cards are not taxed or discounted, and cannot be paid for with gift cards. */
  readonly isGiftCard?: boolean
  readonly collectionIds: readonly string[]
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  /** Applied in this order. */
  readonly discounts?: readonly Discount[]
  /** Fees charged in addition to goods and delivery. */
  readonly fees?: readonly Fee[]
  /** The tax at the place of taxation. */
  readonly tax: Tax
  /** The available delivery options. `undefined` until the destination is known. */
  readonly offered?: readonly OfferedDelivery[]
  /** The code of the delivery option the buyer chose. */
  readonly chosenDelivery?: string
  /** How delivery is taxed, if different from the rest of the purchase. */
  readonly deliveryTax?: SettledTax | undefined
  /** A fixed delivery price that replaces the calculated rates. */
  readonly fixedDelivery?: SettledTax & { readonly price: Minor }
}

/** A charge in addition to goods and delivery, such as gift wrapping. */
export interface Fee extends SettledTax {
  readonly code: string
  readonly name: string
  readonly price: Minor
  /** Set for fees charged by a delivery option in addition to its price. */
  readonly charge?: OtherCharge['type']
  /** The source of a fee that does not come from the delivery. */
  readonly source?: 'SERVICE_PLUGIN' | 'ITEM' | 'MANUAL' | 'PLATFORM'
  /** The lines the fee applies to. Default: all lines. */
  readonly lineIds?: readonly string[]
  /** The app that charges the fee. */
  readonly providerAppId?: string
  /** The name shown to the buyer, in their language. */
  readonly translatedName?: string
}

export type { SettledTax, TaxedAmount } from '../tax/taxed.ts'

export interface LineTotals extends TaxedAmount {
  readonly id: string
  /** Unit price times quantity. */
  readonly totalBeforeDiscount: Minor
  /** The line's share of all discounts. */
  readonly discount: Minor
  /** Price after discounts, before tax is added. */
  readonly total: Minor
}

export interface DeliveryTotals extends TaxedAmount {
  readonly offered: readonly OfferedDelivery[]
  /** IDs of the lines that need delivery. */
  readonly physical: readonly string[]
  readonly chosen?: OfferedDelivery
  /** Whether the buyer selected the chosen option. Otherwise it is the default. */
  readonly isRequested: boolean
  /** The code of the chosen option, if it is no longer available. */
  readonly unavailableCode?: string
  /** Price after delivery discounts, before tax is added. */
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
  /** All discounts on the lines. */
  readonly discount: Minor
  readonly shipping: Minor
  /** All fees, before tax is added. */
  readonly fee: Minor
  readonly tax: Minor
  readonly isTaxIncluded: boolean
  readonly total: Minor
  /** The part of the total that gift cards and store credit may pay. */
  readonly payableByGiftCard: Minor
}

/** The default until the buyer chooses: the cheapest option that ships to them, otherwise the cheapest pickup. */
const defaultDelivery = (offered: readonly OfferedDelivery[]): OfferedDelivery | undefined =>
  offered
    .filter(({ isPartial }) => !isPartial)
    .toSorted(
      (one, other) =>
        Number(one.logistics.pickup !== undefined) - Number(other.logistics.pickup !== undefined) ||
        one.price - other.price,
    )[0]

/** The option the buyer chose, or the next available time slot if they chose only the method. */
const chosenDelivery = (offered: readonly OfferedDelivery[], code: string): OfferedDelivery | undefined => {
  const whole = offered.filter(({ isPartial }) => !isPartial)
  return whole.find((one) => one.code === code) ?? whole.find(({ methodCode }) => methodCode === code)
}

const deliveryTotals = (input: TotalsInput): DeliveryTotals & { readonly reductions: readonly Minor[] } => {
  const { chosenDelivery: code, fixedDelivery: fixed, tax } = input
  const offered = (input.offered ?? []).map((one) => ({ ...one, price: owedPrice(one.price, tax) }))
  const selected = fixed || code === undefined ? undefined : chosenDelivery(offered, code)
  const chosen = fixed ? undefined : (selected ?? defaultDelivery(offered))
  const full = fixed?.price ?? chosen?.price ?? 0
  const reductions = deliveryReductions(input.discounts ?? [], full)
  const price = full - sumOf(reductions)
  return {
    offered,
    physical: input.lines.filter(({ physical }) => physical).map(({ id }) => id),
    ...(chosen && { chosen }),
    isRequested: selected !== undefined,
    ...(code !== undefined && !fixed && !selected && { unavailableCode: code }),
    price,
    discount: full - price,
    ...taxed(price, input.tax, fixed ?? input.deliveryTax),
    reductions,
  }
}

const chargeNames: Record<OtherCharge['type'], string> = { HANDLING_FEE: 'Handling fee', INSURANCE: 'Insurance' }

/** Fees of the chosen delivery option. */
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
  /** What each line costs after all discounts. */
  readonly left: readonly Minor[]
}

/** Sums up what a discount took off the lines and the delivery. */
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

/** Applies discounts one after the other. */
const reduce = (discounts: readonly Discount[], lines: readonly PricedLine[], before: readonly Minor[]): Reduced =>
  discounts.reduce<Reduced>(
    ({ shares, left }, discount) => {
      const own = sharesOf(
        discount,
        lines.map(({ id, bundleLineId, isGiftCard }, index) => ({
          id: bundleLineId ?? id,
          left: isGiftCard ? 0 : left[index]!,
        })),
      )
      return { shares: [...shares, own], left: left.map((amount, index) => amount - own[index]!) }
    },
    { shares: [], left: before },
  )

/**
 * Computes everything a cart or checkout costs. The subtotal is the sum of prices before discounts. Each discount is
 * split among its lines to the last cent. Tax is rounded per line, half away from zero.
 */
export const computeTotals = (input: TotalsInput): Totals => {
  const { lines, tax: taxes, discounts = [] } = input
  const before = lines.map(({ price, quantity }) => times(price, quantity))
  const { shares, left } = reduce(discounts, lines, before)
  const subtotal = sumOf(before)
  const { reductions, ...unrounded } = deliveryTotals(input)
  const allFees = [...(input.fees ?? []), ...chargesOf(unrounded)]
  const taxedLines = lines.map(({ isGiftCard, ...settled }, index) =>
    taxed(left[index]!, isGiftCard ? untaxed(taxes) : taxes, settled),
  )
  const taxedFees = allFees.map((fee) => taxed(fee.price, taxes, fee))
  const parts = roundedTogether([...taxedLines, ...taxedFees, unrounded], taxes)
  const lineTotals = lines.map(({ id }, index): LineTotals => {
    const [whole, total] = [before[index]!, left[index]!]
    return { id, totalBeforeDiscount: whole, discount: whole - total, total, ...parts[index]! }
  })
  const fees = allFees.map((fee, index): FeeTotals => ({ ...untaxedFee(fee), ...parts[lines.length + index]! }))
  const delivery = { ...unrounded, ...parts.at(-1)! }
  const total = sumOf(parts.map(({ totalAfterTax }) => totalAfterTax))
  return {
    lines: lineTotals,
    discounts: discounts.map((discount, index) => appliedOf(discount, shares[index]!, reductions[index]!)),
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
