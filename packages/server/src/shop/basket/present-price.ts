import type {
  AdditionalFee,
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
import type { OfferedDelivery } from '@vitrine/domain/shipping/shipping.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { FeeTotals, TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { quantityViolations } from './quantities.ts'
import { ownCarrierId } from './carrier.ts'
import { presentHints } from './present-discounts.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { PricedLine } from './priced-line.ts'

/** `"19"` per cent as the fraction that travels: `"0.19"`. */
export const taxFraction = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)))

export const presentSummary = (totals: Totals, money: MoneyWriter): PriceSummary => ({
  subtotal: money.multi(totals.subtotal),
  shipping: money.multi(totals.shipping),
  tax: money.multi(totals.tax),
  discount: money.multi(totals.discount),
  additionalFees: money.multi(totals.fee),
  total: money.multi(totals.total),
})

export const presentTax = (
  { tax, totalBeforeTax, taxRatePercent, taxNames }: TaxedAmount,
  money: MoneyWriter,
): TaxDetails => {
  const [taxableAmount, totalTax, rate] = [money.multi(totalBeforeTax), money.multi(tax), taxFraction(taxRatePercent)]
  const taxBreakdown = [{ ...taxNames, rate, taxAmount: totalTax, taxableAmount }]
  return { taxableAmount, taxRate: rate, totalTax, ...(Number(taxRatePercent) > 0 && { taxBreakdown }) }
}

export const presentCalculatedLines = (
  lines: readonly PricedLine[],
  totals: Totals,
  money: MoneyWriter,
): CalculatedLineItem[] =>
  totals.lines.map((line) => {
    const { item, payment, deposit } = lines.find((candidate) => candidate.line.id === line.id)!
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
        ...(deposit !== undefined && { depositAmount: money.multi(deposit) }),
      },
      paymentOption: payment.option,
    }
  })

export const presentLogistics = ({ option }: OfferedDelivery): CheckoutLogistics => ({
  ...(option.estimatedDeliveryTime !== undefined && { deliveryTime: option.estimatedDeliveryTime }),
  ...(option.pickup && { pickupDetails: { pickupMethod: 'STORE_PICKUP' } }),
})

const presentOffered = (offered: readonly OfferedDelivery[], money: MoneyWriter): CarrierServiceOption[] => {
  if (offered.length === 0) return []
  const shippingOptions = offered.map((delivery) => ({
    code: delivery.option.id,
    title: delivery.option.title,
    logistics: presentLogistics(delivery),
    cost: { price: money.multi(delivery.price) },
  }))
  return [{ carrierId: ownCarrierId, shippingOptions }]
}

const presentChosen = (
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

const linesOf = ({ shares }: AppliedDiscount, totals: Totals): string[] =>
  totals.lines.filter((_line, index) => shares[index]! > 0).map((line) => line.id)

/** What was taken off, in the order in which it was. A coupon is shown even where it took nothing: it counts. */
const presentDiscounts = (
  { used, totals }: Pick<PricedBasket, 'used' | 'totals'>,
  money: MoneyWriter,
): CheckoutAppliedDiscount[] =>
  totals.discounts.flatMap((applied): CheckoutAppliedDiscount[] => {
    const { id, name = '', source, scope = 'GLOBAL' } = applied
    const amount = money.multi(applied.amount)
    if (source === 'COUPON') {
      if (!used) return []
      const coupon = { ...(id !== undefined && { id }), code: used.coupon.code, name, amount }
      return [{ coupon, discountType: scope, lineItemIds: linesOf(applied, totals) }]
    }
    if (applied.amount === 0) return []
    if (source === 'MERCHANT') return [{ merchantDiscount: { amount }, discountType: 'GLOBAL', lineItemIds: [] }]
    const discountRule = { ...(id !== undefined && { id }), name: { original: name }, amount }
    return [{ discountRule, discountType: scope, lineItemIds: linesOf(applied, totals) }]
  })

/** Problems that leave the other figures standing. */
const presentErrors = ({ used }: Pick<PricedBasket, 'used'>): CalculationErrors =>
  used?.refusal
    ? {
        couponCalculationError: {
          applicationError: { code: used.refusal, description: errors[used.refusal].description },
        },
      }
    : {}

/** What keeps the buyer from ordering: items that cannot be had in the quantity asked for. */
const presentViolations = (lines: readonly PricedLine[]): CheckoutViolation[] =>
  lines.flatMap(({ line, item, availability, available }) => {
    if (availability === 'AVAILABLE') return []
    const description =
      availability === 'PARTIALLY_AVAILABLE'
        ? `Only ${available} left of “${item.name}”.`
        : `“${item.name}” is no longer available.`
    return [
      {
        severity: 'ERROR' as const,
        target: { lineItem: { name: 'LINE_ITEM_DEFAULT' as const, id: line.id } },
        description,
      },
    ]
  })

const presentFee = ({ code, name, price, ...fee }: FeeTotals, money: MoneyWriter): AdditionalFee => ({
  code,
  name,
  price: money.multi(price),
  priceBeforeTax: money.multi(fee.totalBeforeTax),
  priceAfterTax: money.multi(fee.totalAfterTax),
  taxDetails: presentTax(fee, money),
})

/** What is paid with the order, and what after it; `due` is what of the first is left when a gift card has paid. */
const presentPayments = ({ totals, later, due }: PricedBasket, money: MoneyWriter) => ({
  payNow: {
    ...presentSummary({ ...totals, subtotal: totals.subtotal - later.subtotal, tax: totals.tax - later.tax }, money),
    total: money.multi(due),
  },
  ...(later.total > 0 && {
    payLater: {
      ...presentSummary({ ...totals, ...later, shipping: 0, discount: 0, fee: 0 }, money),
    },
  }),
})

/** All tax together. */
const presentTaxSummary = ({ tax, total }: Totals, money: MoneyWriter): TaxSummary => ({
  taxableAmount: money.multi(total - tax),
  totalTax: money.multi(tax),
})

/** What a basket costs, in the words that estimates and checkouts share. */
export const presentPrices = (priced: PricedBasket, money: MoneyWriter) => {
  const { totals, lines, site } = priced
  const chosen = presentChosen(totals.delivery, money)
  return {
    priceSummary: presentSummary(totals, money),
    ...presentPayments(priced, money),
    taxSummary: presentTaxSummary(totals, money),
    shippingInfo: {
      ...(chosen && { selectedCarrierServiceOption: chosen }),
      carrierServiceOptions: presentOffered(totals.delivery.offered, money),
    },
    appliedDiscounts: presentDiscounts(priced, money),
    ...presentHints(priced, money),
    calculationErrors: presentErrors(priced),
    violations: [...presentViolations(lines), ...quantityViolations(lines)],
    additionalFees: totals.fees.map((fee) => presentFee(fee, money)),
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
  }
}
