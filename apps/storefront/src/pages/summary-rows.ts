import { namedTaxes } from '@vitrine/domain/tax/named-taxes.ts'
import { formatMoney } from '@vitrine/ui'
import type { Words } from '../words/en.ts'

interface Price {
  readonly amount?: string
  readonly formattedAmount?: string
}

export const isZero = (price: Price | undefined): boolean => Number(price?.amount ?? 0) === 0

interface TaxPart {
  readonly taxName?: string | undefined
  readonly rate?: string | undefined
  readonly taxAmount?: Price | undefined
}

/** The tax of a cart or an order. */
interface Taxed {
  readonly tax: Price | undefined
  readonly isIncluded: boolean | undefined
  /** What it is made of, in every part that bears tax. */
  readonly parts: readonly TaxPart[]
  readonly currency: string
  readonly locale: string
}

/** A share of one, such as 0.19, as people write it. */
export const percentText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(share)

/** Digits of an amount, without its mark: `12.50` is 1250. What all taxes have in common is how many stand behind it. */
const digitsOf = (amount: string): number => Number(amount.replace('.', ''))
const behindMark = (amount: string): number => amount.split('.')[1]?.length ?? 0
const textOf = (digits: number, behind: number): string => {
  const text = String(digits).padStart(behind + 1, '0')
  return behind === 0 ? text : `${text.slice(0, -behind)}.${text.slice(-behind)}`
}

/** Each tax by its name, or all of it where one has none; none is shown where none is due. */
export const taxRows = (words: Words, { tax, isIncluded, parts, currency, locale }: Taxed) => {
  if (isZero(tax)) return []
  const title = isIncluded ? words.shopping.taxIncluded : words.shopping.tax
  const taxes = namedTaxes(
    parts.map(({ taxName, rate, taxAmount }) => ({
      taxName,
      rate,
      amount: digitsOf(taxAmount?.amount ?? '0'),
    })),
  )
  if (!taxes) return [{ label: title, value: tax?.formattedAmount }]
  return taxes.map(({ name, rate, amount }) => ({
    label: `${title}: ${name} ${percentText(Number(rate), locale)}`,
    value: formatMoney(textOf(amount, behindMark(tax?.amount ?? '0')), { currency, locale }),
  }))
}
