import { divideExactly, type Minor } from '@vitrine/domain/money.ts'
import { createMoneyWriter } from '../../../ground/words/money-writer.ts'

/** Formats values in the language of a document's reader. */
export interface Writer {
  readonly money: (amount: Minor) => string
  readonly count: (count: number) => string
  /** Formats a decimal fraction: `19 %`. */
  readonly rate: (fraction: string) => string
  readonly day: (date: Date) => string
  readonly accent: string
}

interface Writing {
  readonly locale: string
  readonly timeZone: string
  readonly currency: string
  readonly accentColor?: string | undefined
  /** Whether the font has all characters of a text. */
  readonly canWrite: (text: string) => boolean
}

const plainAccent = '#1d1b18'

/** Formats with the currency code, for currency symbols that the font lacks. */
const withCode = (currency: string, locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' })

export const createWriter = ({ locale, timeZone, currency, accentColor, canWrite }: Writing): Writer => {
  const money = createMoneyWriter({ currency, language: locale })
  const counts = new Intl.NumberFormat(locale)
  const rates = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
  const hasSign = canWrite(money.text(0).replaceAll(/[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, ''))
  const coded = hasSign ? undefined : withCode(currency, locale)
  return {
    money: (amount) =>
      coded ? coded.format(money.price(amount).amount as Intl.StringNumericLiteral) : money.text(amount),
    count: (count) => counts.format(count),
    rate: (fraction) => rates.format(divideExactly([fraction, '1000000'], ['1']) / 1_000_000),
    day: (date) => days.format(date),
    accent: accentColor ?? plainAccent,
  }
}
