import type {
  CalculatedLineItem,
  CalculationErrors,
  CarrierServiceOption,
  CheckoutAppliedDiscount,
  CheckoutLogistics,
  CheckoutViolation,
  PriceSummary,
  SelectedCarrierServiceOption,
  TaxDetails,
  TaxSummary,
} from '@vitrine/contract/entities/checkout.ts'
import { errors } from '@vitrine/contract/errors.ts'
import { couponScope, type Coupon } from '@vitrine/domain/coupon/coupon.ts'
import type { OfferedDelivery } from '@vitrine/domain/shipping/shipping.ts'
import type { TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { ownCarrierId } from './carrier.ts'
import type { PricedLine } from './priced-line.ts'

/** `"19"` per cent as the fraction that travels: `"0.19"`. */
export const taxFraction = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)))

export const presentSummary = (totals: Totals, money: MoneyWriter): PriceSummary => ({
  subtotal: money.multi(totals.subtotal),
  shipping: money.multi(totals.shipping),
  tax: money.multi(totals.tax),
  discount: money.multi(totals.discount),
  additionalFees: money.multi(0),
  total: money.multi(totals.total),
})

export const presentTax = ({ tax, totalBeforeTax, taxRatePercent }: TaxedAmount, money: MoneyWriter): TaxDetails => ({
  taxableAmount: money.multi(totalBeforeTax),
  taxRate: taxFraction(taxRatePercent),
  totalTax: money.multi(tax),
})

export const presentCalculatedLines = (
  lines: readonly PricedLine[],
  totals: Totals,
  money: MoneyWriter,
): CalculatedLineItem[] =>
  totals.lines.map((line) => {
    const { item } = lines.find((candidate) => candidate.line.id === line.id)!
    return {
      lineItemId: line.id,
      pricesBreakdown: {
        price: money.multi(item.price),
        fullPrice: money.multi(item.fullPrice),
        priceBeforeDiscounts: money.multi(item.price),
        lineItemPrice: money.multi(line.total),
        totalDiscount: money.multi(line.discount),
        totalPriceBeforeTax: money.multi(line.totalBeforeTax),
        totalPriceAfterTax: money.multi(line.totalAfterTax),
        taxDetails: presentTax(line, money),
      },
      paymentOption: 'FULL_PAYMENT_ONLINE',
    }
  })

export const presentLogistics = ({ option }: OfferedDelivery): CheckoutLogistics => ({
  ...(option.estimatedDeliveryTime !== undefined && { deliveryTime: option.estimatedDeliveryTime }),
  ...(option.pickup && { pickupDetails: { pickupMethod: 'STORE_PICKUP' } }),
})

export const presentOffered = (offered: readonly OfferedDelivery[], money: MoneyWriter): CarrierServiceOption[] => {
  if (offered.length === 0) return []
  const shippingOptions = offered.map((delivery) => ({
    code: delivery.option.id,
    title: delivery.option.title,
    logistics: presentLogistics(delivery),
    cost: { price: money.multi(delivery.price) },
  }))
  return [{ carrierId: ownCarrierId, shippingOptions }]
}

export const presentChosen = (
  { chosen, price, discount, ...delivery }: Totals['delivery'],
  money: MoneyWriter,
): SelectedCarrierServiceOption | undefined =>
  chosen && {
    code: chosen.option.id,
    title: chosen.option.title,
    carrierId: ownCarrierId,
    logistics: presentLogistics(chosen),
    cost: {
      price: money.multi(price),
      totalDiscount: money.multi(discount),
      totalPriceBeforeTax: money.multi(delivery.totalBeforeTax),
      totalPriceAfterTax: money.multi(delivery.totalAfterTax),
      taxDetails: presentTax(delivery, money),
    },
    requestedShippingOption: true,
  }

const presentMerchantDiscount = ({ merchantDiscount }: Totals, money: MoneyWriter): CheckoutAppliedDiscount[] =>
  merchantDiscount === 0
    ? []
    : [{ merchantDiscount: { amount: money.multi(merchantDiscount) }, discountType: 'GLOBAL', lineItemIds: [] }]

export const presentDiscounts = (
  coupon: Coupon | undefined,
  totals: Totals,
  money: MoneyWriter,
): CheckoutAppliedDiscount[] => {
  const merchants = presentMerchantDiscount(totals, money)
  if (!coupon || totals.couponRefusal) return merchants
  const { id, code, name } = coupon
  const lineItemIds = totals.lines.filter(({ couponDiscount }) => couponDiscount > 0).map((line) => line.id)
  return [
    {
      coupon: { id, code, name, amount: money.multi(totals.couponDiscount) },
      discountType: couponScope(coupon),
      lineItemIds,
    },
    ...merchants,
  ]
}

/** Problems that leave the other figures standing. */
export const presentErrors = ({ couponRefusal }: Totals): CalculationErrors =>
  couponRefusal
    ? {
        couponCalculationError: {
          applicationError: { code: couponRefusal, description: errors[couponRefusal].description },
        },
      }
    : {}

/** What keeps the buyer from ordering: items that cannot be had in the quantity asked for. */
export const presentViolations = (lines: readonly PricedLine[]): CheckoutViolation[] =>
  lines.flatMap(({ line, item, availability, available }) => {
    if (availability === 'AVAILABLE') return []
    const description =
      availability === 'PARTIALLY_AVAILABLE'
        ? `Only ${available} of “${item.name}” can be had.`
        : `“${item.name}” is not available any more.`
    return [
      {
        severity: 'ERROR' as const,
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id: line.id } },
        description,
      },
    ]
  })

/** All tax together. */
export const presentTaxSummary = ({ tax, total }: Totals, money: MoneyWriter): TaxSummary => ({
  taxableAmount: money.multi(total - tax),
  totalTax: money.multi(tax),
})
