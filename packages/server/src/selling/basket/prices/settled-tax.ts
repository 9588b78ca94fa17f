import type { Tax } from '@vitrine/domain/tax/tax.ts'
import { sumOfRates, type Place } from '@vitrine/domain/tax/tax.ts'
import type { SettledTax, TaxPart } from '@vitrine/domain/tax/taxed.ts'
import { computeTotals, type Totals, type TotalsInput } from '@vitrine/domain/totals/totals.ts'
import type { CatalogReading } from '../../../catalog/product/api.ts'
import { knownAnswer, type TaxableLine, type TaxQuestion } from '../../../pricing/tax/api.ts'

const deliveryLine = 'delivery'
/** Identified by index, since fees of several apps may share a code. */
const feeLine = (index: number): string => `fee ${index}`

export interface SettledTotals {
  readonly totals: Totals
  readonly tax: Tax
  /** A question to an app that must be answered before this is shown. */
  readonly pending?: TaxQuestion
}

/** Lists the amounts that an app taxes: not gift cards, free lines, or lines that are taxed elsewhere. */
const taxableLines = (input: TotalsInput, { lines, fees, delivery }: Totals): readonly TaxableLine[] => [
  ...lines.flatMap(({ id, total }, index) => {
    const { isGiftCard, taxElsewhere, taxGroupId, quantity } = input.lines[index]!
    return isGiftCard || taxElsewhere || total === 0 ? [] : [{ id, quantity, amount: total, taxGroupId }]
  }),
  ...fees.flatMap(({ name, price }, index) => {
    const { taxGroupId, taxElsewhere, taxRatePercent } = input.fees?.[index] ?? {}
    const isSettled = taxElsewhere !== undefined || taxRatePercent !== undefined
    return isSettled ? [] : [{ id: feeLine(index), name, amount: price, taxGroupId }]
  }),
  ...(delivery.price > 0 ? [{ id: deliveryLine, name: 'Delivery', amount: delivery.price }] : []),
]

const settledBy = (parts: readonly TaxPart[] | undefined): SettledTax =>
  parts ? { taxParts: parts, taxRatePercent: sumOfRates(parts.map(({ ratePercent }) => ratePercent)) } : {}

/**
 * Computes totals with the tax of an app, if one calculates it: with its known answer, or else the rates of the region.
 * The app is not called here, since this may run inside a transaction.
 */
export const settledTotals = async (
  { db, site }: CatalogReading,
  input: TotalsInput,
  { place, now }: { place: Place | undefined; now: Date },
): Promise<SettledTotals> => {
  const { tax } = input
  const totals = computeTotals(input)
  if (tax.calculatorAppId === undefined || place === undefined) return { totals, tax }
  const lines = taxableLines(input, totals)
  if (lines.length === 0) return { totals, tax }
  const { isIncluded, regionId } = tax
  const question = { appId: tax.calculatorAppId, currency: site.currency, place, isIncluded, regionId, lines }
  const answer = await knownAnswer(db, site.id, { question, now })
  if (answer === 'FAILED') return { totals, tax }
  if (!answer) return { totals, tax, pending: question }
  const automatic: Tax = { ...tax, calculation: 'AUTO_RATE', details: { rateType: 'AUTO_RATE' } }
  return {
    tax: automatic,
    totals: computeTotals({
      ...input,
      tax: automatic,
      lines: input.lines.map((line) => ({ ...line, ...settledBy(answer[line.id]) })),
      fees: (input.fees ?? []).map((fee, index) => ({ ...fee, ...settledBy(answer[feeLine(index)]) })),
      deliveryTax: settledBy(answer[deliveryLine]),
    }),
  }
}
