import { room, shoppers } from '../../call.ts'
import { currency, entity, integer, list, optional, shape, text, timestamp } from '../../schema.ts'

const DecimalValue = entity(
  'DecimalValue',
  {
    value: text({
      maxLength: 30,
      pattern: '^-?[0-9]{1,18}$',
      description: 'The digits without the decimal point: `1095` for 10.95.',
    }),
    decimalPlaces: integer({ minimum: 0, maximum: 18, description: 'Number of decimal places: 2 for 10.95.' }),
  },
  { description: 'A decimal number as digits and number of decimal places.' },
)

const Currency = entity('Currency', { code: currency(), symbol: text({ maxLength: 10 }) })

const currencyPair = shape({
  from: currency({ description: 'Currency to convert from (ISO 4217).' }),
  to: currency({ description: 'Currency to convert to (ISO 4217).' }),
})
const rateTimestamp = optional(
  timestamp({ description: 'When the rate was set. For a rate derived from two rates, the earlier time.' }),
)
const aliasesOf = <Path extends string>(path: Path) =>
  [`/currency-converter/v1${path}`, `/_api/currency-converter/v1${path}`] as const
const ratePath = '/currencies/rate/{from}/convert/{to}'
const amountsPath = '/currencies/amounts/{from}/convert/{to}'

/** Currencies that a store shows prices in, and their exchange rates including the owner's conversion fee. */
export const currencyCalls = room({ scope: 'catalog', area: 'common' })({
  listCurrencies: {
    method: 'GET',
    path: '/currency_converter/v1/currencies',
    aliases: aliasesOf('/currencies'),
    summary: 'Lists the currencies of a store, its main currency first.',
    roles: shoppers,
    repeatable: true,
    response: shape({ currencies: list(Currency) }),
    client: { module: 'currencies', example: 'const { currencies } = await client.currencies.listCurrencies()' },
  },
  getConversionRate: {
    method: 'GET',
    path: `/currency_converter/v1${ratePath}`,
    aliases: aliasesOf(ratePath),
    summary: "Returns the exchange rate between two currencies of the store, including the owner's conversion fee.",
    roles: shoppers,
    repeatable: true,
    params: currencyPair,
    response: shape({ rate: DecimalValue, rateTimestamp }),
    client: {
      module: 'currencies',
      args: '...options',
      example: "const { rate } = await client.currencies.getConversionRate({ from: 'EUR', to: 'USD' })",
    },
  },
  convertCurrency: {
    method: 'POST',
    path: `/currency_converter/v1${amountsPath}`,
    aliases: aliasesOf(amountsPath),
    summary:
      'Converts amounts between two currencies of the store, rounded to the smallest unit of the target currency.',
    roles: shoppers,
    repeatable: true,
    reads: true,
    params: currencyPair,
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
