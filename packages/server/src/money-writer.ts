import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import { currencyDigits, toDecimal, type Minor } from '@vitrine/domain/money.ts'

type Writing = (amount: Minor) => string

/** The same prices are written over and over; so many of them are kept. */
const keptTexts = 10_000

const createWriting = (currency: string, language: string): Writing => {
  const digits = currencyDigits(currency)
  const formatter = new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const texts = new Map<Minor, string>()
  return (amount) => {
    const known = texts.get(amount)
    if (known !== undefined) return known
    // Decimal text keeps amounts exact that a float would round; Intl takes it since ES2023.
    const text = formatter.format(toDecimal(amount, currency) as Intl.StringNumericLiteral)
    if (texts.size >= keptTexts) texts.clear()
    texts.set(amount, text)
    return text
  }
}

const writings = new Map<string, Writing>()

const writingFor = (currency: string, language: string): Writing => {
  const key = `${language} ${currency}`
  const writing = writings.get(key) ?? createWriting(currency, language)
  writings.set(key, writing)
  return writing
}

/** Writes amounts of one currency as they travel: decimal text, and text as people write it. */
export interface MoneyWriter {
  readonly currency: string
  readonly text: (amount: Minor) => string
  readonly price: (amount: Minor) => Price
  readonly multi: (amount: Minor) => MultiCurrencyPrice
}

export const createMoneyWriter = ({ currency, language }: { currency: string; language: string }): MoneyWriter => {
  const text = writingFor(currency, language)
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
