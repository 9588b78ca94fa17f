import type { OrderTaxBreakdown, OrderTaxInfo, TaxInfo } from '@vitrine/contract/entities/orders/order.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import type { TaxRelief } from '@vitrine/domain/tax/tax.ts'
import type { TaxPart } from '@vitrine/domain/tax/taxed.ts'
import type { TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { taxFraction, taxNamesOf } from './prices/present-price.ts'

/** How amounts of an order's taxes are written. */
export interface TaxWriting {
  readonly money: MoneyWriter
  readonly isTaxIncluded: boolean
}

/** Presents one tax of an amount, with its non-taxable part if known. */
const breakdownOf = (part: TaxPart, net: Minor, money: MoneyWriter): OrderTaxBreakdown => ({
  ...taxNamesOf(part),
  rate: taxFraction(part.ratePercent),
  taxAmount: money.price(part.tax),
  taxableAmount: money.price(net - (part.untaxable ?? 0)),
  ...(part.untaxable !== undefined && { nonTaxableAmount: money.price(part.untaxable) }),
})

/** Presents the taxes of one amount. */
export const taxInfoOf = (taxed: TaxedAmount, { money, isTaxIncluded }: TaxWriting): TaxInfo => {
  const { tax, totalBeforeTax, taxRatePercent, taxGroupId, taxParts } = taxed
  return {
    taxAmount: money.price(tax),
    taxableAmount: money.price(totalBeforeTax),
    taxRate: taxFraction(taxRatePercent),
    ...(taxGroupId !== '' && { taxGroupId }),
    taxIncludedInPrice: isTaxIncluded,
    ...(taxParts.length > 0 && { taxBreakdown: taxParts.map((part) => breakdownOf(part, totalBeforeTax, money)) }),
  }
}

/** Presents a reverse charge with both VAT IDs, or a tax exemption. */
const reliefOf = (relief: TaxRelief | undefined): Pick<OrderTaxInfo, 'taxExempt' | 'reverseCharge'> => {
  if (!relief) return {}
  if (relief.reason === 'EXEMPT') return { taxExempt: true }
  const { buyerVatId, sellerVatId } = relief
  return { taxExempt: true, reverseCharge: { buyerVatId, sellerVatId } }
}

/** Presents all taxes of an order, summed up by kind, highest rate first. */
export const orderTaxOf = (
  { lines, fees, delivery, tax }: Totals,
  money: MoneyWriter,
  relief?: TaxRelief,
): OrderTaxInfo => {
  const kinds = new Map<string, TaxPart[]>()
  for (const part of [...lines, ...fees, delivery].flatMap(({ taxParts }) => taxParts)) {
    const kind = JSON.stringify([part.ratePercent, taxNamesOf(part)])
    kinds.set(kind, [...(kinds.get(kind) ?? []), part])
  }
  const taxBreakdown = [...kinds.values()]
    .toSorted(([one], [other]) => Number(other!.ratePercent) - Number(one!.ratePercent))
    .map((same) => ({
      ...taxNamesOf(same[0]!),
      rate: taxFraction(same[0]!.ratePercent),
      aggregatedTaxAmount: money.price(sumOf(same.map((part) => part.tax))),
    }))
  return { totalTax: money.price(tax), ...(taxBreakdown.length > 0 && { taxBreakdown }), ...reliefOf(relief) }
}
