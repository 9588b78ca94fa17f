import type {
  AdditionalFee,
  CalculatedLineItem,
  CalculationErrors,
  CheckoutAppliedDiscount,
  CheckoutViolation,
  PriceSummary,
  SelectedCarrierServiceOption,
  TaxDetails,
  TaxSummary,
} from '@vitrine/contract/entities/checkout.ts'
import { errors } from '@vitrine/contract/errors.ts'
import { couponScope } from '@vitrine/domain/coupon/coupon.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import type { FeeTotals, TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { missedSlot } from './missed-slot.ts'
import { presentCarriers, presentLogistics, presentParts, regionOf } from './present-delivery.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { PricedLine } from './priced-line.ts'

/** `"19"` per cent as the fraction that travels: `"0.19"`. */
export const taxFraction = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)))

const presentSummary = (totals: Totals, money: MoneyWriter): PriceSummary => ({
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

const presentChosen = (
  { chosen, price, discount, ...delivery }: Totals['delivery'],
  money: MoneyWriter,
): SelectedCarrierServiceOption | undefined =>
  chosen && {
    code: chosen.code,
    title: chosen.title.slice(0, 250),
    carrierId: chosen.carrierId,
    logistics: presentLogistics(chosen),
    cost: {
      price: money.multi(price),
      totalDiscount: money.multi(discount),
      totalPriceBeforeTax: money.multi(delivery.totalBeforeTax),
      totalPriceAfterTax: money.multi(delivery.totalAfterTax),
      taxDetails: presentTax(delivery, money),
    },
    requestedShippingOption: true,
    ...presentParts(chosen),
  }

/** What a discount of a source has taken off; nothing where there is none. */
export const appliedOf = ({ discounts }: Totals, source: AppliedDiscount['source']): AppliedDiscount | undefined =>
  discounts.find((one) => one.source === source)

const presentMerchantDiscount = (totals: Totals, money: MoneyWriter): CheckoutAppliedDiscount[] => {
  const { amount = 0 } = appliedOf(totals, 'MERCHANT') ?? {}
  if (amount === 0) return []
  return [{ merchantDiscount: { amount: money.multi(amount) }, discountType: 'GLOBAL', lineItemIds: [] }]
}

const presentDiscounts = (
  { used, totals }: Pick<PricedBasket, 'used' | 'totals'>,
  money: MoneyWriter,
): CheckoutAppliedDiscount[] => {
  const merchants = presentMerchantDiscount(totals, money)
  const applied = appliedOf(totals, 'COUPON')
  if (!used || !applied) return merchants
  const { id, code, name } = used.coupon
  return [
    {
      coupon: { id, code, name, amount: money.multi(applied.amount) },
      discountType: couponScope(used.coupon),
      lineItemIds: totals.lines.filter((_line, index) => applied.shares[index]! > 0).map((line) => line.id),
    },
    ...merchants,
  ]
}

const errorOf = (code: keyof typeof errors, data?: Record<string, unknown>) => ({
  applicationError: { code, description: errors[code].description, ...(data && { data }) },
})

/** Problems that leave the other figures standing. */
const presentErrors = (priced: PricedBasket): CalculationErrors => {
  const { used } = priced
  const missed = missedSlot(priced)
  return {
    ...(used?.refusal && { couponCalculationError: errorOf(used.refusal) }),
    ...(missed && { selectedShippingOptionError: errorOf(missed.code, missed.data) }),
  }
}

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

const presentFee = ({ code, name, price, charge, ...fee }: FeeTotals, money: MoneyWriter): AdditionalFee => ({
  code,
  name,
  price: money.multi(price),
  priceBeforeTax: money.multi(fee.totalBeforeTax),
  priceAfterTax: money.multi(fee.totalAfterTax),
  taxDetails: presentTax(fee, money),
  ...(charge && { source: 'SHIPPING' }),
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
  const region = regionOf(totals.delivery)
  return {
    priceSummary: presentSummary(totals, money),
    taxSummary: presentTaxSummary(totals, money),
    shippingInfo: {
      ...(chosen && { selectedCarrierServiceOption: chosen }),
      ...(region && { region }),
      carrierServiceOptions: presentCarriers(totals.delivery.offered, money),
    },
    appliedDiscounts: presentDiscounts(priced, money),
    calculationErrors: presentErrors(priced),
    violations: presentViolations(lines),
    additionalFees: totals.fees.map((fee) => presentFee(fee, money)),
    weightUnit: site.settings.weightUnit,
    currency: site.currency,
  }
}
