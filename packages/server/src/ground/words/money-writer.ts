import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import { convert, currencyDigits, toDecimal, type ConversionRate, type Minor } from '@vitrine/domain/money.ts'
import { priceIn, type Charging } from '@vitrine/domain/currency/charging.ts'

type Writing = (amount: Minor) => string

/** The maximum number of cached texts, because the same prices are formatted again and again. */
const maxTexts = 10_000

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
    // Decimal text keeps amounts exact that a float would round; Intl accepts it since ES2023.
    const text = formatter.format(toDecimal(amount, currency) as Intl.StringNumericLiteral)
    if (texts.size >= maxTexts) texts.clear()
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

/** Formats amounts of one currency for people. */
interface CurrencyWriter {
  readonly currency: string
  readonly text: (amount: Minor) => string
}

/** Formats amounts of one currency for responses: as decimal text and as readable text. */
export interface MoneyWriter extends CurrencyWriter {
  readonly price: (amount: Minor) => Price
  /** Includes the amount in the buyer's currency. */
  readonly multi: (amount: Minor) => MultiCurrencyPrice
  /** Formats amounts in the buyer's currency. Default: the same currency. */
  readonly converted: CurrencyWriter & { readonly of: (amount: Minor) => Minor }
}

interface Money {
  readonly currency: string
  readonly language: string
  readonly conversion?: ConversionRate & { readonly charging?: Charging }
}

const convertedWriter = ({ currency, language, conversion }: Money): MoneyWriter['converted'] =>
  conversion
    ? {
        currency: conversion.currency,
        text: writingFor(conversion.currency, language),
        of: (amount) =>
          conversion.charging ? priceIn(amount, conversion.charging) : convert(amount, currency, conversion),
      }
    : { currency, text: writingFor(currency, language), of: (amount) => amount }

export const createMoneyWriter = (money: Money): MoneyWriter => {
  const { currency, language } = money
  const text = writingFor(currency, language)
  const converted = convertedWriter(money)
  const written = new Map<Minor, MultiCurrencyPrice>()
  const write = (amount: Minor): MultiCurrencyPrice => {
    const shown = converted.of(amount)
    return {
      amount: toDecimal(amount, currency),
      convertedAmount: toDecimal(shown, converted.currency),
      formattedAmount: text(amount),
      formattedConvertedAmount: converted.text(shown),
    }
  }
  return {
    currency,
    text,
    converted,
    price: (amount) => ({ amount: toDecimal(amount, currency), formattedAmount: text(amount) }),
    // A single line item contains the same amount four times.
    multi: (amount) => {
      const known = written.get(amount) ?? write(amount)
      written.set(amount, known)
      return known
    },
  }
}
