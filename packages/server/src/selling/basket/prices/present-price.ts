import type {
  AdditionalFee,
  CalculatedLineItem,
  CalculationErrors,
  CheckoutAppliedDiscount,
  CheckoutViolation,
  PriceSummary,
  SelectedCarrierServiceOption,
  TaxCalculationDetails,
  TaxDetails,
  TaxSummary,
} from '@vitrine/contract/entities/selling/checkout.ts'
import { errors } from '@vitrine/contract/errors.ts'
import type { AppliedDiscount } from '@vitrine/domain/totals/discount.ts'
import { facetsInBreakdown } from '@vitrine/domain/line-facet/facets.ts'
import type { Tax, TaxNames } from '@vitrine/domain/tax/tax.ts'
import type { FeeTotals, TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../../ground/words/money-writer.ts'
import { quantityViolations } from '../lines/quantities.ts'
import { unavailableSlot } from './unavailable-slot.ts'
import { presentCarriers, presentLogistics, presentParts, regionOf } from './present-delivery.ts'
import { presentHints } from './present-discounts.ts'
import type { PricedBasket } from './priced-basket.ts'
import type { PricedLine } from '../lines/priced-line.ts'

/** Converts a percentage to a decimal fraction with at most six digits: `"19"` to `"0.19"`. */
export const taxFraction = (percent: string): string => String(Number((Number(percent) / 100).toFixed(6)))

/** Picks the names of a tax. */
export const taxNamesOf = ({ taxName, taxType, jurisdiction, jurisdictionType }: TaxNames): TaxNames => ({
  ...(taxName !== undefined && { taxName }),
  ...(taxType !== undefined && { taxType }),
  ...(jurisdiction !== undefined && { jurisdiction }),
  ...(jurisdictionType !== undefined && { jurisdictionType }),
})

export const presentSummary = (totals: Totals, money: MoneyWriter): PriceSummary => ({
  subtotal: money.multi(totals.subtotal),
  shipping: money.multi(totals.shipping),
  tax: money.multi(totals.tax),
  discount: money.multi(totals.discount),
  additionalFees: money.multi(totals.fee),
  total: money.multi(totals.total),
})

export const presentTax = (
  { tax, totalBeforeTax, taxRatePercent, taxParts }: TaxedAmount,
  money: MoneyWriter,
): TaxDetails => ({
  taxableAmount: money.multi(totalBeforeTax),
  taxRate: taxFraction(taxRatePercent),
  totalTax: money.multi(tax),
  ...(taxParts.length > 0 && {
    taxBreakdown: taxParts.map((part) => ({
      ...taxNamesOf(part),
      rate: taxFraction(part.ratePercent),
      taxAmount: money.multi(part.tax),
      taxableAmount: money.multi(totalBeforeTax - (part.untaxable ?? 0)),
      ...(part.untaxable !== undefined && { nonTaxableAmount: money.multi(part.untaxable) }),
    })),
  }),
})

export const presentCalculatedLines = (
  lines: readonly PricedLine[],
  totals: Totals,
  money: MoneyWriter,
): CalculatedLineItem[] =>
  totals.lines.map((line) => {
    const priced = lines.find((candidate) => candidate.line.id === line.id)!
    const { item, payment } = priced
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
        ...facetsInBreakdown(priced, money.multi),
      },
      paymentOption: payment.option,
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
    requestedShippingOption: delivery.isRequested,
    ...presentParts(chosen),
  }

const linesOf = ({ shares }: AppliedDiscount, totals: Totals): string[] =>
  totals.lines.filter((_line, index) => shares[index]! > 0).map((line) => line.id)

/** Presents applied discounts in order. A coupon is listed even if it reduces nothing, since its use counts. */
const presentDiscounts = (
  { used, totals }: Pick<PricedBasket, 'used' | 'totals'>,
  money: MoneyWriter,
): CheckoutAppliedDiscount[] =>
  totals.discounts.flatMap((applied): CheckoutAppliedDiscount[] => {
    const { id, name = '', source, scope = 'GLOBAL', percentage } = applied
    const amount = money.multi(applied.amount)
    if (source === 'COUPON') {
      if (!used) return []
      const coupon = { ...(id !== undefined && { id }), code: used.coupon.code, name, amount }
      return [{ coupon, discountType: scope, lineItemIds: linesOf(applied, totals) }]
    }
    if (applied.amount === 0) return []
    if (source === 'MERCHANT') {
      const merchantDiscount = { amount, ...(percentage !== undefined && { percentage: Number(percentage) }) }
      return [{ merchantDiscount, discountType: 'GLOBAL', lineItemIds: [] }]
    }
    const discountRule = { ...(id !== undefined && { id }), name: { original: name }, amount }
    return [{ discountRule, discountType: scope, lineItemIds: linesOf(applied, totals) }]
  })

const errorOf = (code: keyof typeof errors, data?: Record<string, unknown>) => ({
  applicationError: { code, description: errors[code].description, ...(data && { data }) },
})

/** Presents errors that do not invalidate the other amounts. */
const presentErrors = (priced: PricedBasket): CalculationErrors => {
  const { used } = priced
  const unavailable = unavailableSlot(priced)
  return {
    ...(used?.refusal && { couponCalculationError: errorOf(used.refusal) }),
    ...(unavailable && { selectedShippingOptionError: errorOf(unavailable.code, unavailable.data) }),
  }
}

/** Presents items that are not available in the requested quantity. */
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

const presentFee = (
  { code, name, price, charge, source, lineIds, providerAppId, translatedName, ...fee }: FeeTotals,
  money: MoneyWriter,
): AdditionalFee => ({
  code,
  name,
  price: money.multi(price),
  priceBeforeTax: money.multi(fee.totalBeforeTax),
  priceAfterTax: money.multi(fee.totalAfterTax),
  taxDetails: presentTax(fee, money),
  ...(charge && { source: 'SHIPPING' }),
  ...(source && { source }),
  ...(lineIds && { lineItemIds: [...lineIds] }),
  ...(providerAppId !== undefined && { providerAppId }),
  ...(translatedName !== undefined && { translatedName }),
})

const taxFailure = {
  code: 'TAX_CALCULATOR_FAILED',
  description: 'The tax calculator timed out or returned an invalid response. The rates of the region are used.',
} as const

/** Presents the source of tax rates, with the reason for a manual or fallback rate. */
const presentCalculation = ({ details, calculation }: Tax): TaxCalculationDetails => {
  if (details?.rateType === 'MANUAL_RATE') return { rateType: 'MANUAL_RATE', manualRateReason: details.reason }
  if (details?.rateType !== 'FALLBACK_RATE') return { rateType: details?.rateType ?? calculation }
  const { reason: fallbackReason } = details
  return {
    rateType: 'FALLBACK_RATE',
    autoTaxFallbackDetails: { fallbackReason, ...(fallbackReason === 'AUTO_TAX_FAILED' && { error: taxFailure }) },
  }
}

/** Presents the amounts paid with the order and later; `due` is the rest after the gift card. */
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

/** Presents the total tax. */
const presentTaxSummary = ({ tax, total }: Totals, taxes: Tax, money: MoneyWriter): TaxSummary => ({
  taxableAmount: money.multi(total - tax),
  totalTax: money.multi(tax),
  calculationDetails: presentCalculation(taxes),
  ...(taxes.relief?.reason === 'REVERSE_CHARGE' && {
    reverseCharge: { buyerVatId: taxes.relief.buyerVatId, sellerVatId: taxes.relief.sellerVatId },
  }),
})

/** Presents the prices of a basket in the form that estimates and checkouts share. */
export const presentPrices = (priced: PricedBasket, money: MoneyWriter) => {
  const { totals, lines, site } = priced
  const chosen = presentChosen(totals.delivery, money)
  const region = regionOf(totals.delivery)
  return {
    priceSummary: presentSummary(totals, money),
    ...presentPayments(priced, money),
    taxSummary: presentTaxSummary(totals, priced.tax, money),
    shippingInfo: {
      ...(chosen && { selectedCarrierServiceOption: chosen }),
      ...(region && { region }),
      carrierServiceOptions: presentCarriers(totals.delivery.offered, money),
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
