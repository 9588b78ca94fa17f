import type { Minor } from '../money.ts'
import { worthOf } from './charging.ts'

/** In what an order was paid, as it keeps it. */
export interface PaidIn {
  readonly currency?: string | undefined
  readonly currencyConversionDetails?:
    | { readonly originalCurrency?: string | undefined; readonly conversionRate?: string | undefined }
    | undefined
}

/** What an amount of an order was worth in the currency of the store, at the rate that the order keeps. */
export const worthInStore = (amount: Minor, { currency, currencyConversionDetails }: PaidIn): Minor => {
  const { originalCurrency: from, conversionRate: rate } = currencyConversionDetails ?? {}
  return from === undefined || rate === undefined || currency === undefined
    ? amount
    : worthOf(amount, { from, currency, rate })
}
