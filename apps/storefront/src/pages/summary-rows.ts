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
  /** Taxes of every taxed part. */
  readonly parts: readonly TaxPart[]
  readonly currency: string
  readonly locale: string
}

/** Formats a rate such as 0.19 as a percentage. */
const percentText = (share: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(share)

/** Digits of an amount without the decimal mark: `12.50` is 1250. All taxes have the same number of decimals. */
const digitsOf = (amount: string): number => Number(amount.replace('.', ''))
const behindMark = (amount: string): number => amount.split('.')[1]?.length ?? 0
const textOf = (digits: number, behind: number): string => {
  const text = String(digits).padStart(behind + 1, '0')
  return behind === 0 ? text : `${text.slice(0, -behind)}.${text.slice(-behind)}`
}

/** Adds up amounts such as `12.50`, which have the same number of decimals. */
export const sumOfAmounts = (amounts: readonly string[]): string =>
  textOf(
    amounts.reduce((sum, amount) => sum + digitsOf(amount), 0),
    behindMark(amounts[0] ?? ''),
  )

/** Returns a row per named tax, or a single row if taxes have no names. Returns none if no tax is due. */
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
