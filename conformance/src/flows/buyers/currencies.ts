import { assert, need } from '../../expect.ts'
import { check } from '../../report.ts'
import { apiKey, openBackOffice, openStorefront, serverUrl } from '../../shop.ts'

/** Other currencies are set by the server's own call, which the SDK does not know. */
const sellIn = async (currencies: readonly object[]): Promise<void> => {
  const headers = { authorization: apiKey, 'content-type': 'application/json' }
  const body = JSON.stringify({ siteSettings: { currencies } })
  const answer = await fetch(`${serverUrl}/vitrine/v1/site-settings`, { method: 'PATCH', headers, body })
  assert.equal(answer.status, 200, await answer.clone().text())
}

/** The currencies of a store, their rates and what amounts are in them. */
export const changeMoney = async (): Promise<void> => {
  await sellIn([{ currency: 'USD', rate: '1.25', charged: true }])
  const { currencies } = openBackOffice()
  const own = await check('currencies.listCurrencies', 'the store’s own first, with their symbols', async () => {
    const { currencies: all } = await openStorefront().currencies.listCurrencies()
    const listed = need(all, 'currencies')
    assert.deepEqual(listed[1], { code: 'USD', symbol: '$' })
    return listed[0]!.code
  })
  const pair = { from: need(own, 'currency'), to: 'USD' }
  await check('currencies.getConversionRate', 'with their decimals', async () => {
    const { rate, rateTimestamp } = await currencies.getConversionRate(pair)
    assert.deepEqual(rate, { value: '125', decimalPlaces: 2 })
    assert.ok(rateTimestamp instanceof Date)
  })
  await check('currencies.convertCurrency', 'rounded to the smallest unit', async () => {
    const { amounts } = await currencies.convertCurrency(pair, [{ value: '1095', decimalPlaces: 2 }])
    assert.deepEqual(amounts, [{ value: '1369', decimalPlaces: 2 }])
  })
  await sellIn([])
}
