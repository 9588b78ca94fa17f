import { divideExactly, sumOf, type Minor } from '../money.ts'
import type { OfferedDelivery } from '../shipping/delivery.ts'
import type { TaxPart } from '../tax/taxed.ts'
import type { LineTotals, Totals } from '../totals/totals.ts'

/** Returns the line that a part of a bundle belongs to. Other lines are their own. */
export type LineOfPart = (partId: string) => string

/** Identifies a tax apart from its amount. */
const kindOf = ({ tax: _tax, untaxable: _untaxable, ...kind }: TaxPart): string => JSON.stringify(kind)

/** Adds up taxes of the same kind. What other parts are taxed by is not taxable by it. */
const foldTaxes = (parts: readonly LineTotals[], net: Minor): TaxPart[] => {
  const kinds = new Map<string, TaxPart & { readonly taxable: Minor }>()
  for (const { taxParts, totalBeforeTax } of parts)
    for (const part of taxParts) {
      const kind = kindOf(part)
      const known = kinds.get(kind)
      const taxable = totalBeforeTax - (part.untaxable ?? 0) + (known?.taxable ?? 0)
      kinds.set(kind, { ...part, tax: part.tax + (known?.tax ?? 0), taxable })
    }
  return [...kinds.values()].map(({ taxable, untaxable: _untaxable, ...part }) =>
    taxable === net ? part : { ...part, untaxable: net - taxable },
  )
}

/** The rate that parts are taxed by together, in percent with four decimals. */
const rateOf = (parts: readonly LineTotals[], { tax, net }: { tax: Minor; net: Minor }): string => {
  const rates = new Set(parts.map(({ taxRatePercent }) => taxRatePercent))
  if (rates.size === 1) return parts[0]!.taxRatePercent
  return net === 0 ? '0' : String(divideExactly([String(tax), '1000000'], [String(net)]) / 10_000)
}

const foldLine = (id: string, parts: readonly LineTotals[]): LineTotals => {
  const together = (amountOf: (part: LineTotals) => Minor) => sumOf(parts.map(amountOf))
  const [tax, net] = [together((part) => part.tax), together((part) => part.totalBeforeTax)]
  return {
    id,
    totalBeforeDiscount: together((part) => part.totalBeforeDiscount),
    discount: together((part) => part.discount),
    total: together((part) => part.total),
    tax,
    totalBeforeTax: net,
    totalAfterTax: together((part) => part.totalAfterTax),
    taxGroupId: parts[0]!.taxGroupId,
    taxRatePercent: rateOf(parts, { tax, net }),
    taxParts: foldTaxes(parts, net),
  }
}

const unique = (ids: readonly string[], lineOf: LineOfPart): string[] => [...new Set(ids.map(lineOf))]

const foldOffer = (offer: OfferedDelivery, lineOf: LineOfPart): OfferedDelivery => ({
  ...offer,
  allocations: offer.allocations.map((part) => ({ ...part, lineIds: unique(part.lineIds, lineOf) })),
})

/** Returns totals in which the parts of each bundle are one line, as carts and checkouts show them. */
export const foldTotals = (totals: Totals, lineOf: LineOfPart): Totals => {
  if (totals.lines.every(({ id }) => lineOf(id) === id)) return totals
  const ids = unique(
    totals.lines.map(({ id }) => id),
    lineOf,
  )
  const indexesOf = new Map(ids.map((id): [string, number[]] => [id, []]))
  for (const [index, { id }] of totals.lines.entries()) indexesOf.get(lineOf(id))!.push(index)
  const groups = [...indexesOf]
  const { delivery } = totals
  return {
    ...totals,
    lines: groups.map(([id, indexes]) => {
      const parts = indexes.map((index) => totals.lines[index]!)
      return parts.length === 1 && parts[0]!.id === id ? parts[0]! : foldLine(id, parts)
    }),
    discounts: totals.discounts.map((applied) => ({
      ...applied,
      shares: groups.map(([, indexes]) => sumOf(indexes.map((index) => applied.shares[index]!))),
    })),
    delivery: {
      ...delivery,
      physical: unique(delivery.physical, lineOf),
      offered: delivery.offered.map((offer) => foldOffer(offer, lineOf)),
      ...(delivery.chosen && { chosen: foldOffer(delivery.chosen, lineOf) }),
    },
  }
}
