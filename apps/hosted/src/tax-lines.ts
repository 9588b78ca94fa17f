import { namedTaxes, type TaxOfPart } from '@vitrine/domain/tax/named-taxes.ts'
import type { Words } from './words/en.ts'

/** One tax of several amounts. */
export interface TaxLine {
  readonly label: string
  readonly value: string
}

interface Saying {
  readonly words: Pick<Words, 'tax' | 'taxIncluded'>
  readonly locale: string
  readonly isIncluded: boolean
  /** All tax together, for where nothing more is known of it. */
  readonly whole: string
  readonly text: (amount: number) => string
}

const percentText = (rate: string, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate))

/** Taxes by name and rate: “Tax: NY State 4%”; one line for all of it where no tax has a name. */
export const taxLines = (
  parts: readonly TaxOfPart[],
  { words, locale, isIncluded, whole, text }: Saying,
): TaxLine[] => {
  const title = isIncluded ? words.taxIncluded : words.tax
  const taxes = namedTaxes(parts)
  if (!taxes) return [{ label: title, value: whole }]
  return taxes.map(({ name, rate, amount }) => ({
    label: `${title}: ${name} ${percentText(rate, locale)}`,
    value: text(amount),
  }))
}
