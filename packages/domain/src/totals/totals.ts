import { couponDiscount, couponRefusal, type Coupon, type CouponRefusal } from '../coupon/coupon.ts'
import { percentOf, split, sumOf, taxWithin, times, type Minor } from '../money.ts'
import { offeredDeliveries, type OfferedDelivery, type Place, type ShippingOption } from '../shipping/shipping.ts'
import { taxRateOf, type Tax } from '../tax/tax.ts'

/** What the merchant takes off the whole: an amount, or a share in per cent, as decimal text. */
export type MerchantDiscount = Minor | { readonly percentage: string }

/** A line as totals see it: whatever cannot be sold has no price and is left out before. */
export interface PricedLine {
  readonly id: string
  readonly quantity: number
  readonly price: Minor
  readonly fullPrice: Minor
  readonly weight: number
  readonly physical: boolean
  readonly collectionIds: readonly string[]
  /** Things that are taxed alike; the store's default group unless told. */
  readonly taxGroupId?: string | undefined
}

export interface TotalsInput {
  readonly lines: readonly PricedLine[]
  readonly coupon?: Coupon
  /** What the merchant takes off the whole, after the coupon. */
  readonly merchantDiscounts?: readonly MerchantDiscount[]
  /** The tax where the purchase is taxed. */
  readonly tax: Tax
  readonly shippingOptions: readonly ShippingOption[]
  /** Where it goes; without it there is no delivery price yet. */
  readonly destination?: Place
  /** The code of the delivery the buyer chose. */
  readonly chosenDelivery?: string
  readonly now: Date
}

/** An amount with its tax. */
export interface TaxedAmount {
  /** In per cent, as decimal text. */
  readonly taxRatePercent: string
  readonly taxGroupId: string
  readonly tax: Minor
  readonly totalBeforeTax: Minor
  readonly totalAfterTax: Minor
}

export interface LineTotals extends TaxedAmount {
  readonly id: string
  /** Before coupons: price times quantity. */
  readonly totalBeforeDiscount: Minor
  /** The line's share of the coupon. */
  readonly couponDiscount: Minor
  /** The line's share of all discounts. */
  readonly discount: Minor
  /** What the line costs after discounts, before tax is added. */
  readonly total: Minor
}

export interface DeliveryTotals extends TaxedAmount {
  readonly offered: readonly OfferedDelivery[]
  readonly chosen?: OfferedDelivery
  /** Before tax is added, after a coupon for free delivery. */
  readonly price: Minor
  readonly discount: Minor
}

export interface Totals {
  readonly lines: readonly LineTotals[]
  readonly delivery: DeliveryTotals
  readonly needsDelivery: boolean
  readonly couponRefusal?: CouponRefusal
  readonly couponDiscount: Minor
  readonly merchantDiscount: Minor
  readonly subtotal: Minor
  readonly discount: Minor
  readonly shipping: Minor
  readonly tax: Minor
  readonly isTaxIncluded: boolean
  readonly total: Minor
}

/** Tax on one amount. It is rounded per line, so that the lines add up to the whole. */
const taxed = (amount: Minor, tax: Tax, groupId?: string): TaxedAmount => {
  const taxRatePercent = taxRateOf(tax, groupId)
  const own = tax.isIncluded ? taxWithin(amount, taxRatePercent) : percentOf(amount, taxRatePercent)
  return {
    taxRatePercent,
    taxGroupId: groupId ?? tax.defaultGroupId,
    tax: own,
    totalBeforeTax: tax.isIncluded ? amount - own : amount,
    totalAfterTax: tax.isIncluded ? amount : sumOf([amount, own]),
  }
}

/** Until the buyer chooses: the cheapest way that brings it to them, or else to fetch it. */
const likelyDelivery = (offered: readonly OfferedDelivery[]): OfferedDelivery | undefined =>
  offered.toSorted((a, b) => Number(a.option.pickup) - Number(b.option.pickup) || a.price - b.price)[0]

const deliveryTotals = (input: TotalsInput, subtotal: Minor, free: boolean): DeliveryTotals => {
  const physical = input.lines.filter((line) => line.physical)
  const parcel = {
    weight: physical.reduce((weight, line) => weight + line.weight * line.quantity, 0),
    price: subtotal,
    quantity: sumOf(physical.map(({ quantity }) => quantity)),
  }
  const reachable = physical.length > 0 && input.destination !== undefined
  const offered = reachable ? offeredDeliveries(input.shippingOptions, input.destination, parcel) : []
  const chosen = offered.find(({ option }) => option.id === input.chosenDelivery) ?? likelyDelivery(offered)
  const full = chosen?.price ?? 0
  const price = free ? 0 : full
  return { offered, ...(chosen && { chosen }), price, discount: full - price, ...taxed(price, input.tax) }
}

/** Each share is of the whole, whatever else is taken off it; a merchant gives away no more than there is. */
const takenOff = (discounts: readonly MerchantDiscount[], whole: Minor): Minor => {
  const amounts = discounts.map((one) => (typeof one === 'number' ? one : percentOf(whole, one.percentage)))
  return Math.min(sumOf(amounts), whole)
}

/**
 * Everything a cart or checkout costs. The subtotal is the sum of prices before discounts; a coupon is shared among
 * its lines to the last cent, and so is what the merchant takes off what is left; tax is rounded per line, half away from zero.
 */
export const computeTotals = (input: TotalsInput): Totals => {
  const { lines, coupon, now } = input
  const before = lines.map(({ price, quantity }) => times(price, quantity))
  const couponLines = lines.map(({ collectionIds }, index) => ({ total: before[index]!, collectionIds }))
  const refusal = coupon && couponRefusal(coupon, couponLines, now)
  const usable = coupon && !refusal ? coupon : undefined

  const { discount, weights } = usable ? couponDiscount(usable, couponLines) : { discount: 0, weights: before }
  const coupons = discount > 0 ? split(discount, weights) : lines.map(() => 0)
  const left = before.map((amount, index) => amount - coupons[index]!)
  const merchantDiscount = takenOff(input.merchantDiscounts ?? [], sumOf(left))
  const merchants = merchantDiscount > 0 ? split(merchantDiscount, left) : lines.map(() => 0)
  const lineTotals = lines.map(({ id, taxGroupId }, index): LineTotals => {
    const total = left[index]! - merchants[index]!
    const shares = { couponDiscount: coupons[index]!, discount: coupons[index]! + merchants[index]! }
    return { id, totalBeforeDiscount: before[index]!, ...shares, total, ...taxed(total, input.tax, taxGroupId) }
  })

  const subtotal = sumOf(before)
  const delivery = deliveryTotals(input, subtotal, usable?.effect.type === 'FREE_SHIPPING')
  const tax = sumOf([...lineTotals.map((line) => line.tax), delivery.tax])
  const shipping = delivery.price
  const total = sumOf([...lineTotals.map((line) => line.totalAfterTax), delivery.totalAfterTax])
  return {
    lines: lineTotals,
    delivery,
    needsDelivery: lines.some((line) => line.physical),
    ...(refusal && { couponRefusal: refusal }),
    couponDiscount: discount + delivery.discount,
    merchantDiscount,
    subtotal,
    discount: discount + merchantDiscount,
    shipping,
    tax,
    isTaxIncluded: input.tax.isIncluded,
    total,
  }
}
