import type { CartSummary } from '@vitrine/contract/entities/selling/cart-summary.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import { taxFraction } from '../../basket/api.ts'
import type { AmountWriter } from './cart-amount.ts'

type TaxSummaryV2 = NonNullable<CartSummary['taxSummary']>

interface NamedTax {
  readonly name: string
  /** In percent. */
  readonly rate: string
  readonly taxable: Minor
  readonly exempt: Minor
  readonly tax: Minor
}

/** Lists the taxes on an amount. One without parts has a single tax without a name. */
const taxesOn = ({ taxParts, taxRatePercent, tax, totalBeforeTax }: TaxedAmount): readonly NamedTax[] => {
  if (taxParts.length === 0)
    return tax === 0 ? [] : [{ name: 'Tax', rate: taxRatePercent, taxable: totalBeforeTax, exempt: 0, tax }]
  return taxParts.map(({ taxName, ratePercent, untaxable = 0, tax }) => ({
    name: taxName || 'Tax',
    rate: ratePercent,
    taxable: totalBeforeTax - untaxable,
    exempt: untaxable,
    tax,
  }))
}

/** Adds up the taxes of all amounts by name and rate. */
const byName = (taxed: readonly TaxedAmount[]): readonly NamedTax[] => {
  const sums = new Map<string, NamedTax>()
  for (const one of taxed.flatMap(taxesOn)) {
    const key = JSON.stringify([one.name, Number(one.rate)])
    const { taxable, exempt, tax } = sums.get(key) ?? { taxable: 0, exempt: 0, tax: 0 }
    sums.set(key, {
      name: one.name,
      rate: one.rate,
      taxable: taxable + one.taxable,
      exempt: exempt + one.exempt,
      tax: tax + one.tax,
    })
  }
  return [...sums.values()]
}

/** Returns the part of an amount that no tax applies to. */
const exemptOf = ({ taxParts, totalBeforeTax, tax }: TaxedAmount): Minor => {
  if (tax === 0 && taxParts.every(({ ratePercent }) => Number(ratePercent) === 0)) return totalBeforeTax
  return taxParts.length === 0 ? 0 : Math.min(...taxParts.map(({ untaxable = 0 }) => untaxable))
}

/** Presents the taxes of a cart. */
export const presentTaxSummaryV2 = (
  { lines, delivery, fees, isTaxIncluded, needsDelivery }: Totals,
  amount: AmountWriter,
): TaxSummaryV2 => {
  const taxed = [...lines, ...fees, ...(needsDelivery ? [delivery] : [])]
  return {
    taxes: byName(taxed).map(({ name, rate, taxable, exempt, tax }) => ({
      name: { original: name, translated: name },
      rate: taxFraction(rate),
      taxableAmount: amount(taxable),
      exemptAmount: amount(exempt),
      amount: amount(tax),
    })),
    totalExempt: amount(sumOf(taxed.map(exemptOf))),
    pricesIncludeTax: isTaxIncluded,
    lineItemTaxes: lines.map(({ id, tax, taxRatePercent }) => ({
      lineItemId: id,
      tax: amount(tax),
      rate: taxFraction(taxRatePercent),
    })),
    ...(needsDelivery && { deliveryTax: amount(delivery.tax) }),
    additionalFeeTaxes: fees.map(({ code, tax }) => ({ additionalFeeCode: code, tax: amount(tax) })),
  }
}
