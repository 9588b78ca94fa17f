import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, toDecimal, type Minor } from '@vitrine/domain/money.ts'

const formatters = new Map<string, Intl.NumberFormat>()

const formatterFor = (currency: string, language: string): Intl.NumberFormat => {
  const key = `${language} ${currency}`
  let formatter = formatters.get(key)
  if (!formatter) {
    const digits = currencyDigits(currency)
    formatter = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formatters.set(key, formatter)
  }
  return formatter
}

/** Writes amounts of one currency as they travel: decimal text, and text as people write it. */
export interface MoneyWriter {
  readonly currency: string
  readonly text: (amount: Minor) => string
  readonly price: (amount: Minor) => Price
  readonly multi: (amount: Minor) => MultiCurrencyPrice
}

export const createMoneyWriter = ({ currency, language }: { currency: string; language: string }): MoneyWriter => {
  const formatter = formatterFor(currency, language)
  // Decimal text keeps amounts exact that a float would round; Intl takes it since ES2023.
  const text = (amount: Minor) => formatter.format(toDecimal(amount, currency) as Intl.StringNumericLiteral)
  return {
    currency,
    text,
    price: (amount) => ({ amount: toDecimal(amount, currency), formattedAmount: text(amount) }),
    multi: (amount) => {
      const [decimal, formatted] = [toDecimal(amount, currency), text(amount)]
      return {
        amount: decimal,
        convertedAmount: decimal,
        formattedAmount: formatted,
        formattedConvertedAmount: formatted,
      }
    },
  }
}
