import type { Static } from 'typebox'
import { room, shoppers } from '../call.ts'
import { currency, entity, integer, list, optional, shape, text, timestamp } from '../schema.ts'

export type DecimalValue = Static<typeof DecimalValue>
export const DecimalValue = entity(
  'DecimalValue',
  {
    value: text({ maxLength: 30, pattern: '^-?[0-9]{1,18}$', description: 'Its digits: those of `10.95` are `1095`.' }),
    decimalPlaces: integer({ minimum: 0, maximum: 18, description: 'How many of them are decimals.' }),
  },
  { description: 'A decimal number: its digits, and how many of them are decimals.' },
)

const Currency = entity('Currency', { code: currency(), symbol: text({ maxLength: 10 }) })

const pair = shape({ from: currency(), to: currency() })
const rateTimestamp = optional(
  timestamp({ description: 'When the owner or a source set the rate; of two, the earlier one.' }),
)
const places = <Path extends string>(path: Path) =>
  [`/currency-converter/v1${path}`, `/_api/currency-converter/v1${path}`] as const
const rate = '/currencies/rate/{from}/convert/{to}'
const amounts = '/currencies/amounts/{from}/convert/{to}'

/** The currencies that a store shows prices in, at the rates at which it does: with the fee of its owner. */
export const currencyCalls = room({ scope: 'catalog' })({
  listCurrencies: {
    method: 'GET',
    path: '/currency_converter/v1/currencies',
    aliases: places('/currencies'),
    summary: 'Lists the currencies of a store, its own first.',
    roles: shoppers,
    repeatable: true,
    response: shape({ currencies: list(Currency) }),
    client: { module: 'currencies', example: 'const { currencies } = await client.currencies.listCurrencies()' },
  },
  getConversionRate: {
    method: 'GET',
    path: `/currency_converter/v1${rate}`,
    aliases: places(rate),
    summary: 'Tells what one unit of a currency of the store is worth in another one.',
    roles: shoppers,
    repeatable: true,
    params: pair,
    response: shape({ rate: DecimalValue, rateTimestamp }),
    client: {
      module: 'currencies',
      args: '...options',
      example: "const { rate } = await client.currencies.getConversionRate({ from: 'EUR', to: 'USD' })",
    },
  },
  convertCurrency: {
    method: 'POST',
    path: `/currency_converter/v1${amounts}`,
    aliases: places(amounts),
    summary: 'Converts amounts from one currency of the store to another, each to the smallest coin.',
    roles: shoppers,
    repeatable: true,
    params: pair,
    body: shape({ amounts: list(DecimalValue, { minItems: 1, maxItems: 1000 }) }),
    response: shape({ amounts: list(DecimalValue), rateTimestamp }),
    client: {
      module: 'currencies',
      args: '...options amounts',
      example: [
        "const price = [{ value: '1095', decimalPlaces: 2 }]",
        "const { amounts } = await client.currencies.convertCurrency({ from: 'EUR', to: 'USD' }, price)",
      ],
    },
  },
})
