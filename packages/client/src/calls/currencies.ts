// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Currency, DecimalValue } from '../generated.ts'

/** Lists the currencies of a store, its main currency first. */
export const listCurrencies: Endpoint<{}, { currencies: readonly Currency[] }> = {
  route: 'GET /currency_converter/v1/currencies',
  repeatable: true,
}

/** Returns the exchange rate between two currencies of the store, including the owner's conversion fee. */
export const getConversionRate: Endpoint<
  {
    params: {
      /** Currency to convert from (ISO 4217). */
      from: string
      /** Currency to convert to (ISO 4217). */
      to: string
    }
  },
  {
    rate: DecimalValue
    /** When the rate was set. For a rate derived from two rates, the earlier time. */
    rateTimestamp?: Date
  }
> = {
  route: 'GET /currency_converter/v1/currencies/rate/{from}/convert/{to}',
  repeatable: true,
  dates: { rateTimestamp: true },
}

/** Converts amounts between two currencies of the store, rounded to the smallest unit of the target currency. */
export const convertCurrency: Endpoint<
  {
    params: {
      /** Currency to convert from (ISO 4217). */
      from: string
      /** Currency to convert to (ISO 4217). */
      to: string
    }
    body: { amounts: readonly DecimalValue[] }
  },
  {
    amounts: readonly DecimalValue[]
    /** When the rate was set. For a rate derived from two rates, the earlier time. */
    rateTimestamp?: Date
  }
> = {
  route: 'POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}',
  repeatable: true,
  dates: { rateTimestamp: true },
}
