import type { Order, OrderAppliedDiscount, OrderLineItem } from '@vitrine/contract/entities/orders/order.ts'
import { sumOf, toMinor, type Minor } from '../money.ts'
import { percentOfFraction, sumOfRates, type TaxComponent } from '../tax/tax.ts'
import type { DraftContent, DraftDelivery, DraftFee, DraftLine, LineDetails, OriginalDiscount } from './content.ts'

/** The fields of an order that can be edited. */
export type EditableOrder = Pick<
  Order,
  'lineItems' | 'appliedDiscounts' | 'additionalFees' | 'shippingInfo' | 'currency' | 'taxInfo'
>

type Price = OrderLineItem['price']

const kindOf = ({ itemType, physicalProperties }: OrderLineItem): DraftLine['kind'] => {
  if (itemType?.preset === 'GIFT_CARD') return 'GIFT_CARD'
  return physicalProperties?.shippable === false ? 'DIGITAL' : 'PHYSICAL'
}

const detailsOf = (line: OrderLineItem): LineDetails => {
  const { id: _id, quantity: _quantity, price: _price, priceBeforeDiscounts: _before, ...rest } = line
  const { totalDiscount: _discount, totalPriceBeforeTax: _net, totalPriceAfterTax: _gross, ...more } = rest
  const { lineItemPrice: _whole, taxInfo: _tax, ...details } = more
  return details
}

type Part = NonNullable<NonNullable<OrderLineItem['taxInfo']>['taxBreakdown']>[number]

const componentOf = ({ taxName, taxType, jurisdiction, jurisdictionType, rate = '0' }: Part): TaxComponent => ({
  ratePercent: percentOfFraction(rate),
  ...(taxName !== undefined && { taxName }),
  ...(taxType !== undefined && { taxType }),
  ...(jurisdiction !== undefined && { jurisdiction }),
  ...(jurisdictionType !== undefined && { jurisdictionType }),
})

/** Returns the fixed tax rate, with its components if they add up to it. */
const rateOf = (tax: OrderLineItem['taxInfo']) => {
  const taxRatePercent = percentOfFraction(tax?.taxRate ?? '0')
  const taxComponents = (tax?.taxBreakdown ?? []).map(componentOf)
  const isWhole = sumOfRates(taxComponents.map(({ ratePercent }) => ratePercent)) === taxRatePercent
  return { taxRatePercent, ...(isWhole && taxComponents.length > 0 && { taxComponents }) }
}

const taxOf = (tax: OrderLineItem['taxInfo']) => ({
  ...rateOf(tax),
  ...(tax?.taxGroupId !== undefined && { taxGroupId: tax.taxGroupId }),
})

const discountAmount = ({ coupon, merchantDiscount, discountRule }: OrderAppliedDiscount): Price | undefined =>
  coupon?.amount ?? merchantDiscount?.amount ?? discountRule?.amount

/** Converts an order to the content of a draft. `newId` creates IDs of discounts and fees without one. */
export const contentOfOrder = (order: EditableOrder, newId: () => string): DraftContent => {
  const minor = (price: Price | undefined): Minor => toMinor(price?.amount ?? '0', order.currency)
  const lines = order.lineItems.map((line): DraftLine => {
    const { id, quantity } = line
    const price = minor(line.price)
    const before = { quantity, price, shown: line }
    return { id, quantity, price, details: detailsOf(line), kind: kindOf(line), ...taxOf(line.taxInfo), before }
  })
  const original = (shown: OrderAppliedDiscount): OriginalDiscount => {
    const shares = (shown.lineItemDiscounts ?? []).map(
      ({ id = '', totalDiscount }) => [id, minor(totalDiscount)] as const,
    )
    const delivery = minor(discountAmount(shown)) - sumOf(shares.map(([, share]) => share))
    const id = shown.id ?? newId()
    return { id, source: 'ORIGINAL_ORDER', applied: true, shares: Object.fromEntries(shares), delivery, shown }
  }
  /** Imported orders have discounts on lines without saying which discount they are from. */
  const ofLines = (): OriginalDiscount[] => {
    const lineItemDiscounts = order.lineItems.map(({ id, totalDiscount }) => ({ id, totalDiscount }))
    const amount = sumOf(lineItemDiscounts.map(({ totalDiscount }) => minor(totalDiscount)))
    if (amount === 0) return []
    const shares = lineItemDiscounts.map(({ id, totalDiscount }) => [id, minor(totalDiscount)] as const)
    const shown = { merchantDiscount: {}, discountType: 'GLOBAL' as const }
    const rest = { source: 'ORIGINAL_ORDER' as const, applied: true, delivery: 0, shown }
    return [{ id: newId(), ...rest, shares: Object.fromEntries(shares) }]
  }
  const { appliedDiscounts = [], additionalFees = [], shippingInfo } = order
  return {
    lines,
    discounts: appliedDiscounts.length > 0 ? appliedDiscounts.map((one) => original(one)) : ofLines(),
    fees: additionalFees.map((shown): DraftFee => {
      const { id = newId(), code, name = '', lineItemIds } = shown
      const settled = taxOf(shown.taxInfo)
      return {
        id,
        source: 'ORIGINAL_ORDER',
        applied: true,
        name,
        price: minor(shown.price),
        taxable: settled.taxRatePercent !== '0',
        ...settled,
        shown,
        ...(code !== undefined && { code }),
        ...(lineItemIds && { lineItemIds }),
      }
    }),
    ...(shippingInfo && { delivery: deliveryOf(shippingInfo, minor) }),
    taxExempt: order.taxInfo?.taxExempt ?? false,
  }
}

const deliveryOf = (
  { carrierId, code, title = '', logistics, region, cost }: NonNullable<Order['shippingInfo']>,
  minor: (price: Price | undefined) => Minor,
): DraftDelivery => ({
  title,
  price: minor(cost?.price) + minor(cost?.discount),
  ...rateOf(cost?.taxInfo),
  ...(carrierId !== undefined && { carrierId }),
  ...(code !== undefined && { code }),
  ...(logistics && { logistics }),
  ...(region && { region }),
})
