import type { OrderTaxInfo, TaxInfo } from '@vitrine/contract/entities/order.ts'
import { sumOf } from '@vitrine/domain/money.ts'
import type { TaxedAmount, Totals } from '@vitrine/domain/totals/totals.ts'
import type { MoneyWriter } from '../../ground/words/money-writer.ts'
import { taxFraction } from './present-price.ts'

/** How an order tells its tax. */
export interface TaxWriting {
  readonly money: MoneyWriter
  readonly isTaxIncluded: boolean
}

/** What is taxed at no rate has no part in a breakdown. */
const isTaxed = ({ taxRatePercent }: TaxedAmount): boolean => Number(taxRatePercent) > 0

/** The tax of one amount, and which tax it is. */
export const taxInfoOf = (taxed: TaxedAmount, { money, isTaxIncluded }: TaxWriting): TaxInfo => {
  const { tax, totalBeforeTax, taxRatePercent, taxGroupId, taxNames } = taxed
  const [taxAmount, taxableAmount, rate] = [money.price(tax), money.price(totalBeforeTax), taxFraction(taxRatePercent)]
  return {
    taxAmount,
    taxableAmount,
    taxRate: rate,
    ...(taxGroupId !== '' && { taxGroupId }),
    taxIncludedInPrice: isTaxIncluded,
    ...(isTaxed(taxed) && { taxBreakdown: [{ ...taxNames, rate, taxAmount, taxableAmount }] }),
  }
}

/** All tax of an order, each kind of it summed up, the highest rate first. */
export const orderTaxOf = ({ lines, fees, delivery, tax }: Totals, money: MoneyWriter): OrderTaxInfo => {
  const kinds = new Map<string, TaxedAmount[]>()
  for (const part of [...lines, ...fees, delivery].filter((one) => isTaxed(one))) {
    const kind = JSON.stringify([part.taxRatePercent, part.taxNames])
    kinds.set(kind, [...(kinds.get(kind) ?? []), part])
  }
  const taxBreakdown = [...kinds.values()]
    .toSorted(([one], [other]) => Number(other!.taxRatePercent) - Number(one!.taxRatePercent))
    .map((same) => ({
      ...same[0]!.taxNames,
      rate: taxFraction(same[0]!.taxRatePercent),
      aggregatedTaxAmount: money.price(sumOf(same.map((part) => part.tax))),
    }))
  return { totalTax: money.price(tax), ...(taxBreakdown.length > 0 && { taxBreakdown }) }
}
