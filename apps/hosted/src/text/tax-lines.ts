import { namedTaxes, type TaxOfPart } from '@vitrine/domain/tax/named-taxes.ts'
import type { Words } from '../words/en.ts'

/** A tax, summed over several amounts. */
export interface TaxLine {
  readonly label: string
  readonly value: string
}

interface TaxLineTexts {
  readonly words: Pick<Words, 'tax' | 'taxIncluded'>
  readonly locale: string
  readonly isIncluded: boolean
  /** Label of the total, used if taxes have no names. */
  readonly whole: string
  readonly text: (amount: number) => string
}

const percentText = (rate: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate))

/** Returns taxes by name and rate, such as “Tax: NY State 4%”, or a single line if none has a name. */
export const taxLines = (
  parts: readonly TaxOfPart[],
  { words, locale, isIncluded, whole, text }: TaxLineTexts,
): TaxLine[] => {
  const title = isIncluded ? words.taxIncluded : words.tax
  const taxes = namedTaxes(parts)
  if (!taxes) return [{ label: title, value: whole }]
  return taxes.map(({ name, rate, amount }) => ({
    label: `${title}: ${name} ${percentText(rate, locale)}`,
    value: text(amount),
  }))
}
