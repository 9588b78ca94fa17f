import type { MultiCurrencyPrice, Price } from '@vitrine/contract/entities/common.ts'
import { convert, currencyDigits, toDecimal, type ConversionRate, type Minor } from '@vitrine/domain/money.ts'
import { priceIn, type Charging } from '@vitrine/domain/currency/charging.ts'

type Writing = (amount: Minor) => string

/** The same prices are written over and over; so many of them are kept. */
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
    // Decimal text keeps amounts exact that a float would round; Intl takes it since ES2023.
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

/** Writes amounts in one currency as people read them. */
interface CurrencyWriter {
  readonly currency: string
  readonly text: (amount: Minor) => string
}

/** Writes amounts of one currency as they travel: decimal text, and text as people write it. */
export interface MoneyWriter extends CurrencyWriter {
  readonly price: (amount: Minor) => Price
  /** With the amount in the currency that the buyer wants to see. */
  readonly multi: (amount: Minor) => MultiCurrencyPrice
  /** What the buyer wants to see amounts in; the same currency unless another is asked for. */
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
    // A line alone says the same amount four times.
    multi: (amount) => {
      const known = written.get(amount) ?? write(amount)
      written.set(amount, known)
      return known
    },
  }
}
