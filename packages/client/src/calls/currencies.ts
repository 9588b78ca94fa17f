// Printed from packages/contract by `npm run generate`. Do not edit.

import type { Endpoint, Currency, DecimalValue } from '../generated.ts'

/** Lists the currencies of a store, its own first. */
export const listCurrencies: Endpoint<{}, { currencies: readonly Currency[] }> = {
  route: 'GET /currency_converter/v1/currencies',
  repeatable: true,
}

/** Tells what one unit of a currency of the store is worth in another one. */
export const getConversionRate: Endpoint<
  { params: { from: string; to: string } },
  {
    rate: DecimalValue
    /** When the owner or a source set the rate; of two, the earlier one. */
    rateTimestamp?: Date
  }
> = {
  route: 'GET /currency_converter/v1/currencies/rate/{from}/convert/{to}',
  repeatable: true,
  dates: { rateTimestamp: true },
}

/** Converts amounts from one currency of the store to another, each to the smallest coin. */
export const convertCurrency: Endpoint<
  { params: { from: string; to: string }; body: { amounts: readonly DecimalValue[] } },
  {
    amounts: readonly DecimalValue[]
    /** When the owner or a source set the rate; of two, the earlier one. */
    rateTimestamp?: Date
  }
> = {
  route: 'POST /currency_converter/v1/currencies/amounts/{from}/convert/{to}',
  repeatable: true,
  dates: { rateTimestamp: true },
}
