// Printed from packages/contract by `npm run generate`. Do not edit.

import { bind } from '../bind.ts'
import type { CallOptions, ResponseOf, Send } from '../call-options.ts'
import type * as calls from '../calls/currencies.ts'
import type { Currency, DecimalValue } from '../generated.ts'

/**
 * Lists the currencies of a store, its main currency first.
 *
 * @example
 * const { currencies } = await client.currencies.listCurrencies()
 */
export const listCurrencies = (send: Send): ((call?: CallOptions) => Promise<{ currencies: readonly Currency[] }>) =>
  bind(send, { route: 'GET /currency_converter/v1/currencies', repeatable: true })

/**
 * Returns the exchange rate between two currencies of the store, including the owner's conversion fee.
 *
 * @example
 * const { rate } = await client.currencies.getConversionRate({ from: 'EUR', to: 'USD' })
 */
export const getConversionRate = (
  send: Send,
): ((
  options: { from: string; to: string },
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.getConversionRate>>) =>
  bind(send, {
    route: 'GET /currency_converter/v1/currencies/rate/{from}/convert/{to} ...options',
    repeatable: true,
    dates: { rateTimestamp: true },
  })

/**
 * Converts amounts between two currencies of the store, rounded to the smallest unit of the target currency.
 *
 * @example
 * const price = [{ value: '1095', decimalPlaces: 2 }]
 * const { amounts } = await client.currencies.convertCurrency({ from: 'EUR', to: 'USD' }, price)
 */
export const convertCurrency = (
  send: Send,
): ((
  options: { from: string; to: string },
  amounts: readonly DecimalValue[],
  call?: CallOptions,
) => Promise<ResponseOf<typeof calls.convertCurrency>>) =>
  bind(send, {
    route: 'POST /currency_converter/v1/currencies/amounts/{from}/convert/{to} ...options amounts',
    repeatable: true,
    dates: { rateTimestamp: true },
  })
