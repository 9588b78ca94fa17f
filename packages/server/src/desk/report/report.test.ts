import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  ApiKeyStrategy,
  books,
  coupons,
  createClient,
  manualTaxMappings,
  orders,
  products,
  reports,
  taxGroups,
  taxRegions,
} from '@vitrine/client'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { addOrder } from '../../orders/order/testing-orders.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { countChangedOrders } from './testing.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { books, coupons, manualTaxMappings, orders, products, reports, taxGroups, taxRegions },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop({ settings: { taxIncludedInPrices: true } })
  desk = await atTheDesk(shop)
  owner = openOwner()
  const region = await owner.taxRegions.createTaxRegion({ country: 'DE', taxIncludedInPrice: true })
  const [group] = (await owner.taxGroups.listDefaultTaxGroups()).taxGroups
  const mapping = { taxGroupId: group!.id, taxRegionId: region.id, taxRate: '0.19' }
  await owner.manualTaxMappings.createManualTaxMapping(mapping)
})
afterAll(() => shop.close())

const settle = () => countChangedOrders(shop)
const year = { from: '2026-01-01', to: '2026-12-31' }
const cents = (price: { amount?: string } | undefined): number => Math.round(Number(price?.amount ?? 0) * 100)

/** Moves orders and payments to random days of the year, so that refunds are on other days than sales. */
const spread = async (seed: number) => {
  const { db } = shop.context
  for (const table of ['orders', 'payment_movement']) {
    const key = sql.raw(table === 'orders' ? 'id' : 'order_id || type || reference')
    await sql`
      update ${sql.raw(table)} set created_date = timestamptz '2026-01-01T00:00:00Z'
        + (abs(hashtext(${key} || ${seed}::text)) % (300 * 24 * 60)) * interval '1 minute'
      where site_id = ${shop.siteId}`.execute(db)
  }
  await sql`select queue_job(${shop.siteId}, 'report-rebuild', ${shop.siteId})`.execute(db)
}

/** What the orders themselves say. */
const sumsOfOrders = async () => {
  const { orders: all } = await owner.orders.searchOrders({ cursorPaging: { limit: 100 } })
  const counted = all.filter(({ status }) => status !== 'CANCELED')
  const sum = (of: (order: (typeof all)[number]) => { amount?: string } | undefined) =>
    counted.reduce((total, order) => total + cents(of(order)), 0)
  return {
    orders: counted.length,
    totalSales: sum(({ priceSummary }) => priceSummary?.total),
    grossSales: sum(({ priceSummary }) => priceSummary?.subtotal),
    tax: sum(({ priceSummary }) => priceSummary?.tax),
    returns: sum(({ balanceSummary }) => balanceSummary?.refunded),
  }
}

type Figures = Awaited<ReturnType<typeof owner.reports.getSalesReport>>['figures']
const added = ['totalSales', 'grossSales', 'discounts', 'tax', 'returns', 'netSales', 'giftCards'] as const

/** All groups of an order-wide kind, and of products with the rest, add up to the total. */
const expectGroupsToAddUp = async (figures: Figures) => {
  for (const by of ['PRODUCT', 'CHANNEL', 'COUNTRY', 'STAFF'] as const) {
    const { rows } = await owner.reports.getSalesBreakdown({ ...year, by, limit: 1000 })
    const sums = added.map((name) => rows.reduce((sum, row) => sum + cents(row.figures[name]), 0))
    expect([by, sums]).toEqual([by, added.map((name) => cents(figures[name]))])
  }
}

const expectEqual = async () => {
  await settle()
  for (const interval of ['DAY', 'WEEK', 'MONTH'] as const) {
    const { figures, rows } = await owner.reports.getSalesReport({ ...year, interval })
    const { orders: count, totalSales, grossSales, tax, returns } = figures
    const sums = { orders: count, totalSales: cents(totalSales), grossSales: cents(grossSales), tax: cents(tax) }
    expect({ ...sums, returns: cents(returns) }).toEqual(await sumsOfOrders())
    const { total, days } = await owner.books.getBooks(year)
    const { received, refunded, disputed, returned, netPayments: net } = figures
    expect({ received, refunded, disputed, returned, net }).toEqual(total)
    if (interval !== 'DAY') continue
    await expectGroupsToAddUp(figures)
    const paid = rows.filter((row) => cents(row.figures.received) + cents(row.figures.refunded) > 0)
    const shown = paid.map((row) => [row.from, row.figures.received.amount, row.figures.refunded.amount])
    expect(shown).toEqual(days.map((day) => [day.day, day.received.amount, day.refunded.amount]))
  }
}

const edit = async (orderId: string, newQuantity: number) => {
  const drafts = '/ecom/v1/draft-orders'
  const { draftOrder: draft } = (await desk.post(drafts, { sourceOrderId: orderId })).body.calculatedDraftOrder
  const lineItemChanges = [{ lineItemId: draft.lineItems[0].lineItem.id, newQuantity }]
  await desk.post(`${drafts}/${draft.id}/line-items`, { lineItemChanges })
  expect((await desk.post(`${drafts}/${draft.id}/commit`, {})).status).toBe(200)
}

test('equals the orders and the books to the cent, through random refunds, edits, cancellations and time zones', async () => {
  const bought = []
  for (const price of [1999, 333, 1, 10_007, 250]) {
    bought.push(await desk.buy('sandbox:pays', { quantity: 3, goods: { price } }))
  }
  const change = fc.record({
    index: fc.nat(bought.length - 1),
    kind: fc.constantFrom('refund', 'item', 'edit', 'cancel'),
    amount: fc.integer({ min: 1, max: 300 }),
  })
  let done = 0
  for (const [seed, { index, kind, amount }] of fc.sample(change, { numRuns: 10, seed: 20_261_130 }).entries()) {
    const { orderId, paymentId, order } = bought[index]!
    const refund = { paymentRefunds: [{ paymentId, amount: { amount: (amount / 100).toFixed(2) } }] }
    const refundItems = { lineItems: [{ lineItemId: order!.lineItems[0].id, quantity: 1 }] }
    const status = {
      refund: async () => (await desk.refund(orderId, refund)).status,
      item: async () => (await desk.refund(orderId, { ...refund, refundItems })).status,
      edit: async () =>
        edit(orderId, (amount % 3) + 1).then(
          () => 200,
          () => 409,
        ),
      cancel: async () => (await desk.post(`/ecom/v1/orders/${orderId}/cancel`, {})).status,
    }
    if ((await status[kind]()) === 200) done += 1
    if (seed % 5 === 0) await spread(seed)
    if (seed % 4 === 0) await expectEqual()
  }
  expect(done).toBeGreaterThan(4)
  await spread(99)
  await expectEqual()
  for (const timeZone of ['Pacific/Auckland', 'UTC']) {
    const body = { siteSettings: { timeZone } }
    expect((await shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body })).status).toBe(200)
    await expectEqual()
  }
})

test('compares with the period before, and counts returning customers, also after their first order is canceled', async () => {
  const email = 'nadia@people.test'
  const of = { name: 'Nadia Brandt', email }
  const first = await addOrder(shop, { ...of, number: 3660, total: '10.00' })
  await addOrder(shop, { ...of, number: 3661, total: '5.00' })
  const last = await addOrder(shop, { ...of, number: 3692, total: '30.01' })
  await settle()
  const day = (number: number) => new Date(Date.UTC(2026, 0, number)).toISOString().slice(0, 10)
  const both = { from: day(3660), to: day(3692) }
  const read = async () => (await owner.reports.getSalesReport({ ...both, interval: 'WEEK' })).figures
  const all = {
    orders: 3,
    averageOrder: { amount: '15.00' },
    totalSales: { amount: '45.01', formattedAmount: '€45.01' },
  }
  expect(await read()).toMatchObject({ ...all, returningOrders: 2, returningShare: '0.6667' })
  const after = { from: day(3661), to: day(3692), interval: 'MONTH' as const }
  const { previous, rows } = await owner.reports.getSalesReport({ ...after, compare: 'PREVIOUS_PERIOD' })
  expect(previous).toMatchObject({ from: day(3629), to: day(3660), figures: { orders: 1, returningOrders: 0 } })
  expect(rows.map(({ figures, previous: before }) => [figures.orders, before?.figures.orders])).toEqual([
    [1, 0],
    [1, 1],
  ])
  const yearBefore = await owner.reports.getSalesReport({ ...after, compare: 'PREVIOUS_YEAR' })
  expect(yearBefore.previous).toMatchObject({ from: '2035-01-09', figures: { orders: 0 } })
  expect(yearBefore.previous?.figures).not.toHaveProperty('averageOrder')
  expect((await desk.post(`/ecom/v1/orders/${first.id}/cancel`, {})).status).toBe(200)
  await settle()
  expect(await read()).toMatchObject({ orders: 2, returningOrders: 1 })
  const inDollars = { body: sql<never>`jsonb_set(body, '{currency}', '"USD"')`, total: 501 }
  await shop.context.db.updateTable('orders').set(inDollars).where('id', '=', last.id).execute()
  await settle()
  const dollars = await owner.reports.getSalesReport({ ...both, currency: 'USD' })
  expect(dollars).toMatchObject({ currencies: ['EUR', 'USD'], figures: { orders: 1, totalSales: { amount: '5.01' } } })
  expect(await read()).toMatchObject({ orders: 1, totalSales: { amount: '5.00' } })
})

test('groups sales by product, collection, channel, country, discount and staff, also after a product is deleted', async () => {
  const { db } = shop.context
  const [{ collection }, product] = [
    await owner.products.createCollection({ name: 'Kitchen', description: '' }),
    await addProduct(db, shop.siteId, { name: 'Teapot', price: 4000, stock: 9 }),
  ]
  await owner.products.addProductsToCollection(collection.id!, [product.id])
  await owner.coupons.createCoupon({ name: 'Harbor', code: 'HARBOR', effect: { type: 'PERCENT_OFF', percent: '10' } })
  const { orderId } = (await desk.till.pay(await desk.till.checkoutOf(product, { quantity: 2, coupon: 'HARBOR' }))).body
  const { lineItems, priceSummary } = await desk.till.orderOf(orderId)
  const { id: paymentId } = (await desk.transactionsOf(orderId)).payments[0]
  const refundItems = { lineItems: [{ lineItemId: lineItems[0].id, quantity: 1 }] }
  expect(
    (await desk.refund(orderId, { paymentRefunds: [{ paymentId, amount: { amount: '36.00' } }], refundItems })).status,
  ).toBe(200)
  await settle()
  const today = new Date().toISOString().slice(0, 10)
  const read = async (by: 'PRODUCT' | 'COLLECTION' | 'CHANNEL' | 'COUNTRY' | 'DISCOUNT' | 'STAFF', more: object = {}) =>
    owner.reports.getSalesBreakdown({ from: today, to: today, by, ...more })
  const mine = { orders: 1, quantity: 2, grossSales: { amount: '80.00' }, discounts: { amount: '8.00' } }
  const teapot = {
    key: product.id,
    name: 'Teapot',
    figures: { ...mine, totalSales: { amount: '72.00' }, returns: { amount: '36.00' } },
  }
  const products = await read('PRODUCT', { compare: 'PREVIOUS_PERIOD' })
  expect(products).toMatchObject({ rowCount: 2, rows: [{ ...teapot, previous: { orders: 0 } }, { key: '' }] })
  expect((await read('COLLECTION')).rows).toMatchObject([{ ...teapot, key: collection.id, name: 'Kitchen' }])
  expect((await read('COUNTRY')).rows).toMatchObject([{ key: 'DE', figures: { totalSales: priceSummary.total } }])
  expect((await read('CHANNEL')).rows).toMatchObject([{ key: 'WEB', figures: { orders: 1 } }])
  expect((await read('STAFF')).rows).toMatchObject([{ key: '', figures: { orders: 1 } }])
  const discount = {
    name: 'HARBOR',
    figures: { orders: 1, discounts: { amount: '8.00' }, totalSales: priceSummary.total },
  }
  expect((await read('DISCOUNT')).rows).toMatchObject([discount])
  await owner.products.deleteProduct(product.id)
  await owner.products.deleteCollection(collection.id!)
  await shop.context.db
    .updateTable('orders')
    .set({ total: sql`total + 1` })
    .where('id', '=', orderId)
    .execute()
  await settle()
  const sorted = await read('PRODUCT', { sort: 'QUANTITY', limit: 1 })
  expect(sorted).toMatchObject({ rowCount: 2, rows: [teapot] })
  expect((await read('COLLECTION')).rows).toMatchObject([{ key: collection.id, name: 'Kitchen' }])
})

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
  [{ from: '2024-01-01', to: '2025-01-02' }, 'to'],
  [{ from: '2024-01-01', to: '2030-01-02', interval: 'WEEK' }, 'to'],
  [{ from: '1969-12-31', to: '1970-01-02' }, 'from'],
  [{ from: '9999-12-30', to: '9999-12-31' }, 'to'],
  [{ from: '2026-13-01', to: '2026-12-31' }, 'from'],
  [{ ...year, interval: 'HOUR' }, 'interval'],
  [{ ...year, compare: 'LAST' }, 'compare'],
  [{ ...year, currency: 'euro' }, 'currency'],
])('rejects a report of %o by its field', async (query, field) => {
  const path = `GET /vitrine/v1/reports/sales?${new URLSearchParams(query)}`
  const { status, body } = await shop.send(path, { token: shop.apiKey })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})
