import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, books, createClient, manualTaxMappings, taxGroups, taxRegions } from '@vitrine/client'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let till: Awaited<ReturnType<typeof atTheTill>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { books, taxGroups, taxRegions, manualTaxMappings },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: true } })
  till = await atTheTill(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const today = () => new Date().toISOString().slice(0, 10)
const all = { from: '2020-01-01', to: '2020-12-31' }
const now = () => ({ from: today(), to: today() })
const ask = (query: object) =>
  shop.send(`GET /vitrine/v1/books?${new URLSearchParams({ ...now(), ...query })}`, { token: shop.apiKey })

const buy = async (price = 1900) => {
  const mug = await addProduct(shop.context.db, shop.siteId, { price })
  const { orderId } = (await till.pay(await till.checkoutOf(mug))).body
  return till.orderOf(orderId)
}
const cancel = ({ id }: { id: string }) =>
  shop.send(`POST /ecom/v1/orders/${id}/cancel`, { token: shop.apiKey, body: {} })
const tax = async (taxRate: string) => {
  const region = await owner.taxRegions.createTaxRegion({ country: 'DE', taxIncludedInPrice: true })
  const [group] = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups
  const mapping = { taxGroupId: group!.id, taxRegionId: region.id, taxRate }
  await owner.manualTaxMappings.createManualTaxMapping(mapping)
}
/** Moves all earlier movements to another time, so that each test has its own days. */
const moveTo = async (moment: string) => {
  await shop.context.db
    .updateTable('payment_movement')
    .set({ created_date: new Date(moment) })
    .where('created_date', '>', new Date('2026-01-01'))
    .execute()
}

test('sums up payments and refunds by day, provider and tax', async () => {
  await tax('0.19')
  const [open, canceled] = [await buy(), await buy(5000)]
  await cancel(canceled)
  const paid = 2390 + 5490
  const text = (minor: number) => (minor / 100).toFixed(2)
  const { total, days, providers, taxes, currency } = await owner.books.getBooks(now())
  expect(currency).toBe('EUR')
  const flow = {
    received: { amount: text(paid) },
    refunded: { amount: '54.90' },
    disputed: { amount: '0.00' },
    returned: { amount: '0.00' },
    net: { amount: '23.90', formattedAmount: '€23.90' },
  }
  expect(total).toMatchObject(flow)
  expect(days).toMatchObject([{ day: today(), ...flow }])
  expect(providers).toMatchObject([{ provider: 'sandbox', ...flow }])
  expect(taxes).toMatchObject([
    { country: 'DE', taxRate: '0.19', gross: { amount: '23.90' }, tax: open.priceSummary.tax },
  ])
  await moveTo('2020-01-10T12:00:00Z')
})

test('lists every movement in pages, with outgoing amounts negative', async () => {
  const canceled = await buy()
  await cancel(canceled)
  await moveTo('2021-06-30T23:30:00Z')
  const june = { from: '2021-06-01', to: '2021-06-30' }
  const { entries, nextCursor } = await owner.books.listBookEntries({ ...june, limit: 1 })
  const rest = await owner.books.listBookEntries({ ...june, limit: 1, cursor: nextCursor! })
  expect(rest.nextCursor).toBeUndefined()
  const of = {
    orderId: canceled.id,
    orderNumber: canceled.number,
    country: 'DE',
    provider: 'sandbox',
    day: '2021-06-30',
  }
  expect([...entries, ...rest.entries]).toMatchObject([
    { ...of, type: 'PAYMENT', amount: { amount: '23.90' }, tax: canceled.priceSummary.tax },
    { ...of, type: 'REFUND', amount: { amount: '-23.90' }, tax: { amount: `-${canceled.priceSummary.tax.amount}` } },
  ])
  expect(entries[0]!.date).toEqual(new Date('2021-06-30T23:30:00Z'))
  const inBerlin = { from: '2021-07-01', to: '2021-07-01', timeZone: 'Europe/Berlin' }
  expect((await owner.books.listBookEntries(inBerlin)).entries.map(({ day }) => day)).toEqual([
    '2021-07-01',
    '2021-07-01',
  ])
  expect((await owner.books.listBookEntries({ ...inBerlin, timeZone: 'UTC' })).entries).toEqual([])
})

test('returns zeros for a period without movements', async () => {
  const { total, days, providers, taxes } = await owner.books.getBooks({ from: '2019-01-01', to: '2019-12-31' })
  expect(total.net).toMatchObject({ amount: '0.00' })
  expect([days, providers, taxes]).toEqual([[], [], []])
})

test.each([
  [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
  [{ from: '2026-13-01' }, 'from'],
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
  [{ from: '2024-01-01', to: '2025-01-02' }, 'to'],
])('rejects books of %o by field', async (query, field) => {
  const { status, body } = await ask(query)
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test.each([
  'nonsense',
  Buffer.from('["x","y","z","a","b"]').toString('base64url'),
  Buffer.from('{}').toString('base64url'),
])('rejects a forged cursor: %s', async (cursor) => {
  const path = `GET /vitrine/v1/books/entries?${new URLSearchParams({ ...all, cursor })}`
  const { status, body } = await shop.send(path, { token: shop.apiKey })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'cursor'])
})

test('restricts books to owners and existing providers', async () => {
  const asVisitor = await shop.send(`GET /vitrine/v1/books?${new URLSearchParams(all)}`, {
    token: await shop.visitorToken(),
  })
  expect(asVisitor.status).toBe(403)
  await expect(owner.books.compareBooks({ ...all, provider: 'constructor' })).rejects.toMatchObject({ status: 404 })
})

test('reports that there is nothing to compare with if a provider has no account', async () => {
  const comparison = await owner.books.compareBooks({ from: '2020-01-01', to: '2020-01-31', provider: 'offline' })
  const currencies = [{ currency: 'EUR', store: { net: { amount: '0.00' } } }]
  expect(comparison).toMatchObject({ unavailable: 'NO_ACCOUNT', currencies, differences: [] })
  expect(comparison.currencies[0]).not.toHaveProperty('account')
})

test("uses the store's days unless another time zone is given, also when clocks change", async () => {
  const body = { siteSettings: { timeZone: 'Pacific/Auckland' } }
  expect((await shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body })).status).toBe(200)
  // Clocks in Auckland go back on 3 April and forward on 25 September: a day of 25 hours and one of 23.
  const moments = ['2022-04-02T10:59:59Z', '2022-04-02T11:00:00Z', '2022-04-03T11:59:59Z', '2022-04-03T12:00:00Z']
  for (const moment of [...moments, '2022-09-24T12:00:00Z', '2022-09-25T10:59:59Z', '2022-09-25T11:00:00Z']) {
    await buy()
    await moveTo(moment)
  }
  const daysOf = async (from: string, to: string, more: object = {}) => {
    const { days, timeZone } = await owner.books.getBooks({ from, to, ...more })
    return { timeZone, days: days.map(({ day, received }) => [day, Number(received.amount) / 23.9]) }
  }
  expect(await daysOf('2022-04-01', '2022-04-30')).toEqual({
    timeZone: 'Pacific/Auckland',
    days: [
      ['2022-04-02', 1],
      ['2022-04-03', 2],
      ['2022-04-04', 1],
    ],
  })
  expect((await daysOf('2022-09-25', '2022-09-25')).days).toEqual([['2022-09-25', 2]])
  expect(await daysOf('2022-09-25', '2022-09-25', { timeZone: 'UTC' })).toEqual({
    timeZone: 'UTC',
    days: [['2022-09-25', 2]],
  })
  const { entries } = await owner.books.listBookEntries({ from: '2022-09-26', to: '2022-09-26' })
  expect(entries.map(({ day }) => day)).toEqual(['2022-09-26'])
})
