import type { CalculatedTaxSummary, LineItemTaxDetails, TaxedLineItem } from '@vitrine/contract/entities/pricing/tax.ts'
import { sumOf, type Minor } from '@vitrine/domain/money.ts'
import { fractionOfPercent, type Tax, type TaxNames } from '@vitrine/domain/tax/tax.ts'
import type { TaxedAmount, TaxPart } from '@vitrine/domain/tax/taxed.ts'

type Write = (minor: Minor) => string

const namesOf = ({ taxName, taxType, jurisdiction, jurisdictionType }: TaxNames): TaxNames => ({
  ...(taxName !== undefined && { taxName }),
  ...(taxType !== undefined && { taxType }),
  ...(jurisdiction !== undefined && { jurisdiction }),
  ...(jurisdictionType !== undefined && { jurisdictionType }),
})

/** Presents a line with its taxes. */
export const writeLineTax = (
  { id, itemName, quantity = 1, addressIndex }: TaxedLineItem,
  { tax: { isIncluded }, amount, write }: { tax: Tax; amount: TaxedAmount; write: Write },
): LineItemTaxDetails => ({
  id,
  ...(itemName !== undefined && { itemName }),
  quantity,
  taxBreakdown: amount.taxParts.map((part) => ({
    ...namesOf(part),
    rate: fractionOfPercent(part.ratePercent),
    taxAmount: write(part.tax),
    taxableAmount: write(amount.totalBeforeTax - (part.untaxable ?? 0)),
    nonTaxableAmount: write(part.untaxable ?? 0),
  })),
  taxSummary: {
    fullPrice: write(amount.totalAfterTax),
    taxAmount: write(amount.tax),
    taxableAmount: write(amount.totalBeforeTax),
  },
  addressIndex,
  taxIncludedInPrice: isIncluded,
})

/** Sums up each tax over several amounts. */
export const aggregatedTaxes = (
  amounts: readonly TaxedAmount[],
  write: Write,
): NonNullable<CalculatedTaxSummary['aggregatedTaxBreakdown']> => {
  const kinds = new Map<string, TaxPart[]>()
  for (const part of amounts.flatMap(({ taxParts }) => taxParts)) {
    const kind = JSON.stringify([part.ratePercent, namesOf(part)])
    kinds.set(kind, [...(kinds.get(kind) ?? []), part])
  }
  return [...kinds.values()].map((same) => ({
    ...namesOf(same[0]!),
    rate: fractionOfPercent(same[0]!.ratePercent),
    aggregatedTaxAmount: write(sumOf(same.map(({ tax }) => tax))),
  }))
}

/** Presents the totals of all lines, including the tax contained in prices. */
export const writeSummary = (
  amounts: readonly TaxedAmount[],
  lines: readonly { readonly tax: Tax }[],
  write: Write,
): CalculatedTaxSummary => {
  const within = amounts.map(({ tax }, index) => (lines[index]!.tax.isIncluded ? tax : 0))
  return {
    totalAmount: write(sumOf(amounts.map(({ totalAfterTax }) => totalAfterTax))),
    totalTax: write(sumOf(amounts.map(({ tax }) => tax))),
    totalTaxableAmount: write(sumOf(amounts.map(({ totalBeforeTax }) => totalBeforeTax))),
    totalTaxIncludedInPrice: write(sumOf(within)),
  }
}
