import type { Words } from './words/en.ts'

/** One tax of several amounts. */
export interface TaxLine {
  readonly label: string
  readonly value: string
}

interface Part {
  readonly taxName?: string | undefined
  readonly rate?: string | undefined
  readonly amount: number
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
export const taxLines = (parts: readonly Part[], { words, locale, isIncluded, whole, text }: Saying): TaxLine[] => {
  const title = isIncluded ? words.taxIncluded : words.tax
  if (parts.length === 0 || parts.some(({ taxName }) => !taxName)) return [{ label: title, value: whole }]
  const amounts = new Map<string, number>()
  for (const { taxName = '', rate = '0', amount } of parts) {
    const name = `${taxName} ${percentText(rate, locale)}`
    amounts.set(name, (amounts.get(name) ?? 0) + amount)
  }
  return [...amounts].map(([name, amount]) => ({ label: `${title}: ${name}`, value: text(amount) }))
}
