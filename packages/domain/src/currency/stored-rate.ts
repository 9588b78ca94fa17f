import type { Minor } from '../money.ts'
import { valueInStoreCurrency } from './charging.ts'

/** The currency of an order, with the rate stored with it. */
export interface PaidIn {
  readonly currency?: string | undefined
  readonly currencyConversionDetails?:
    | { readonly originalCurrency?: string | undefined; readonly conversionRate?: string | undefined }
    | undefined
}

/** Converts an amount of an order to the store's currency, at the rate stored with the order. */
export const orderValueInStoreCurrency = (amount: Minor, { currency, currencyConversionDetails }: PaidIn): Minor => {
  const { originalCurrency: from, conversionRate: rate } = currencyConversionDetails ?? {}
  return from === undefined || rate === undefined || currency === undefined
    ? amount
    : valueInStoreCurrency(amount, { from, currency, rate })
}
