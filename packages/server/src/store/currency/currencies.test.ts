import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { updateRates } from './rate-updates.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const settings = (currencies: readonly object[]) =>
  shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { currencies } } })
const asVisitor = async (call: string, body?: object) =>
  shop.send(call, { token: await shop.visitorToken(), ...(body && { body }) })

test("lists a store's currencies, rates including the fee, and converted amounts for everyone", async () => {
  await settings([
    { currency: 'USD', rate: '1.25' },
    { currency: 'JPY', rate: '160', feePercentage: '2.5', charged: true },
  ])
  const listed = (await asVisitor('GET /currency_converter/v1/currencies')).body.currencies
  expect(listed).toEqual([
    { code: 'EUR', symbol: '€' },
    { code: 'USD', symbol: '$' },
    { code: 'JPY', symbol: '¥' },
  ])
  const rate = await asVisitor('GET /currency-converter/v1/currencies/rate/USD/convert/JPY')
  expect(rate.body).toMatchObject({ rate: { value: '1312', decimalPlaces: 1 } })
  expect(Date.now() - Date.parse(rate.body.rateTimestamp)).toBeLessThan(60_000)
  const amounts = [
    { value: '1095', decimalPlaces: 2 },
    { value: '-5', decimalPlaces: 1 },
  ]
  const converted = await asVisitor('POST /_api/currency-converter/v1/currencies/amounts/EUR/convert/USD', { amounts })
  expect(converted.body.amounts).toEqual([
    { value: '1369', decimalPlaces: 2 },
    { value: '-63', decimalPlaces: 2 },
  ])
  const own = await asVisitor('GET /currency_converter/v1/currencies/rate/EUR/convert/EUR')
  expect(own.body).toEqual({ rate: { value: '1', decimalPlaces: 0 } })
  const other = await asVisitor('GET /currency_converter/v1/currencies/rate/EUR/convert/GBP')
  expect([other.status, JSON.stringify(other.body)]).toEqual([400, expect.stringContaining('EUR, USD, JPY')])
})

test('rejects invalid currency settings by field', async () => {
  const refused = async (one: object) => {
    const { body } = await settings([one])
    return body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)
  }
  const at = (name: string) => [`siteSettings.currencies[0].${name}`]
  const dollars = { currency: 'USD', rate: '1.1' }
  expect(await refused({ ...dollars, rounding: { to: '1' } })).toEqual(at('rounding'))
  expect(await refused({ ...dollars, charged: true, rounding: { to: '0.001' } })).toEqual(at('rounding.to'))
  expect(await refused({ ...dollars, charged: true, rounding: { to: '1', less: '1' } })).toEqual(at('rounding.less'))
  expect(await refused({ ...dollars, feePercentage: '-1' })).toEqual(at('feePercentage'))
  expect(await refused({ currency: 'EUR', rate: '1', charged: true })).toEqual(at('currency'))
})

test("updates the rates that follow a source, and keeps the owner's others", async () => {
  const dollars = { currency: 'USD', rate: '1.1', charged: true, followsSource: true }
  await settings([dollars, { currency: 'CHF', rate: '0.95' }, { currency: 'GBP', rate: '0.85', followsSource: true }])
  const requests: unknown[] = []
  const date = new Date(Date.now() + 60_000)
  const rateSource = {
    ratesFrom: async (currency: string, to: readonly string[]) => {
      requests.push([currency, ...to])
      return new Map([
        ['USD', { rate: '1.2', date }],
        ['CHF', { rate: '2', date }],
        ['GBP', { rate: 'no rate', date }],
      ])
    },
  }
  await updateRates({ ...shop.context, rateSource })
  expect(requests).toEqual([['EUR', 'USD', 'GBP']])
  const read = await shop.send('GET /vitrine/v1/site-settings', { token: shop.apiKey })
  expect(read.body.siteSettings.currencies).toMatchObject([
    { currency: 'USD', rate: '1.2', rateDate: date.toISOString(), charged: true },
    { currency: 'CHF', rate: '0.95' },
    { currency: 'GBP', rate: '0.85' },
  ])
  const { body } = await asVisitor('GET /currency_converter/v1/currencies/rate/EUR/convert/USD')
  expect(body).toEqual({ rate: { value: '12', decimalPlaces: 1 }, rateTimestamp: date.toISOString() })
  // An outdated response is ignored. Without a source nothing changes.
  await updateRates({
    ...shop.context,
    rateSource: { ratesFrom: async () => new Map([['USD', { rate: '9', date: new Date(0) }]]) },
  })
  await updateRates(shop.context)
  const after = await asVisitor('GET /currency_converter/v1/currencies/rate/EUR/convert/USD')
  expect(after.body.rate).toEqual({ value: '12', decimalPlaces: 1 })
})
