import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ApiKeyStrategy,
  books,
  checkoutSettings,
  companies,
  createClient,
  customers,
  draftOrders,
  inventory,
  orders,
  returns,
  stockTransfers,
} from '@vitrine/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFromEnvironment } from '@vitrine/server/ground/base/config.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase, type Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer, type TestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { createServer, type Server } from '@vitrine/server/server.ts'
import { seedDemo } from '../seed-demo.ts'
import { addPast, readBounds } from './add-past.ts'

let postgres: TestServer
let folder: string
let database: Database<Tables>
let server: Server
beforeAll(async () => {
  postgres = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-past-'))
  database = await openDatabase<Tables>({ url: postgres.url })
  await migrate(database.db, migrations)
  const config = configFromEnvironment({ VITRINE_DATA: folder })
  server = await createServer({ database, config, log: createLog('silent') })
  await seedDemo(server.context, { folder: 'demo/pictures', print: () => undefined })
  await server.start(0)
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const openOwner = () =>
  createClient({
    host: 'http://localhost',
    auth: ApiKeyStrategy({ apiKey: demoSite.apiKey, siteId: demoSite.siteId }),
    modules: { books, checkoutSettings, companies, customers, draftOrders, inventory, orders, returns, stockTransfers },
    fetch: server.fetchFrom('127.0.0.1'),
  })

const readStock = async () => {
  const { inventoryItems } = await openOwner().inventory.queryInventory({ query: { paging: { limit: 100 } } })
  return inventoryItems.map(({ productId, variants }) => [productId, variants])
}

const countOrders = async (): Promise<number> => {
  const [all] = await openOwner().orders.countOrders([{}])
  return all!.count
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0)
const dayMs = 24 * 3_600_000

test('two years of orders, returns and customers are added once, after an interruption, too', async () => {
  const { db } = database
  const before = await readStock()
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  let starts = 0
  // Between what arrives and the first order.
  await addPast(server.context, { print, isStopping: () => (starts += 1) > 1 })
  let steps = 0
  await addPast(server.context, { print, isStopping: () => (steps += 1) > 60 })
  const interrupted = await countOrders()
  await addPast(server.context, { print, isStopping: () => false })
  const complete = await countOrders()
  expect(complete).toBeGreaterThan(interrupted + 200)
  await addPast(server.context, { print, isStopping: () => false })
  expect(await countOrders()).toBe(complete)
  expect(printed.filter((text) => text.startsWith('Adding'))).toHaveLength(3)

  const site = await db.selectFrom('site').select('created_date').executeTakeFirstOrThrow()
  const late = db.selectFrom('orders').select('id').where('created_date', '>', site.created_date)
  expect(await late.execute()).toEqual([])
  const states = await db.selectFrom('orders').select('status').distinct().execute()
  expect(states.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'CANCELED'])
  expect(await openOwner().returns.countReturns([{ filter: { status: 'SETTLED' } }])).toMatchObject([
    { count: expect.toSatisfy((count: number) => count > 5) },
  ])
  const mail = db.selectFrom('mail').select('id').where('recipient', 'like', '%@example.org')
  expect(await mail.execute()).toEqual([])
  const alerts = db.selectFrom('alert').select('id').where('event', '=', 'NEW_ORDER')
  expect(await alerts.execute()).toEqual([])
  expect(await readStock()).toEqual(before)
}, 600_000)

test('gift cards were sent when they were bought, and most are redeemed', async () => {
  const { db } = database
  const sold = await db
    .selectFrom('sold_gift_card')
    .innerJoin('gift_card', (join) =>
      join
        .onRef('gift_card.site_id', '=', 'sold_gift_card.site_id')
        .onRef('gift_card.id', '=', 'sold_gift_card.gift_card_id'),
    )
    .select(['state', 'sent_date', 'sold_gift_card.created_date', 'initial_value', 'balance'])
    .execute()
  expect(sold.length).toBeGreaterThan(4)
  for (const { state, sent_date: sent, created_date: created } of sold) {
    expect(state).toBe('SENT')
    expect(sent!.getTime() - created.getTime()).toBeLessThan(dayMs)
  }
  const left = sold.map(({ initial_value: value, balance }) => Number(balance) / Number(value))
  expect(left.filter((share) => share < 1).length).toBeGreaterThan(2)
  expect(left.some((share) => share > 0)).toBe(true)
  const movements = await db.selectFrom('gift_card_movement').select('amount').execute()
  const balances = sold.map(({ balance }) => Number(balance))
  expect(sumOf(movements.map(({ amount }) => Number(amount)))).toBe(sumOf(balances))
})

test('checkouts were abandoned, and each list of the back office has something to show', async () => {
  const { db } = database
  const abandoned = await db.selectFrom('abandoned_checkout').select(['status', 'created_date']).execute()
  expect(abandoned.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 'ABANDONED'))
  const { until } = await readBounds(server.context)
  for (const { created_date: date } of abandoned) expect(date.getTime()).toBeLessThan(until.getTime())
  const owner = openOwner()
  const [company] = (await owner.companies.queryCompanies({})).companies
  expect(company).toMatchObject({ name: 'Café Lykke', personCount: 2 })
  expect((await owner.customers.listCustomerSegments()).every(({ customerCount = 0 }) => customerCount > 0)).toBe(true)
  expect((await owner.draftOrders.queryDraftOrders().find()).items).toHaveLength(1)
  expect((await owner.stockTransfers.queryStockTransfers({})).stockTransfers).toMatchObject([{ status: 'DRAFT' }])
  expect(await db.selectFrom('back_in_stock_request').select('email').execute()).toHaveLength(3)
  const { checkoutSettings: settings } = await owner.checkoutSettings.getCheckoutSettings()
  expect(settings.checkoutPolicies?.returnPolicy).toMatchObject({ visible: true, translations: [{ language: 'de' }] })
})

test('files were delivered when they were bought, and downloaded', async () => {
  const { db } = database
  const downloads = await db
    .selectFrom('download')
    .innerJoin('orders', (join) =>
      join.onRef('orders.site_id', '=', 'download.site_id').onRef('orders.id', '=', 'download.order_id'),
    )
    .select(['used', 'allowed', 'download.created_date', 'orders.created_date as ordered', 'fulfillment_status'])
    .execute()
  expect(downloads.length).toBeGreaterThan(10)
  for (const { created_date: created, ordered, fulfillment_status: status } of downloads) {
    expect(created.getTime() - ordered.getTime()).toBeLessThan(dayMs)
    expect(status).toBe('FULFILLED')
  }
  expect(new Set(downloads.map(({ used }) => used)).size).toBeGreaterThan(2)
})

test('bundles were sold, and parts of some returned', async () => {
  const { rows } = await sql<{ order: string; returned: boolean }>`
    select id as order, exists (select from order_return r where r.site_id = orders.site_id and r.order_id = orders.id) as returned
    from orders where jsonb_path_exists(body, '$.lineItems[*].bundle')`.execute(database.db)
  expect(rows.length).toBeGreaterThan(4)
  expect(rows.some(({ returned }) => returned)).toBe(true)
  expect(rows.some(({ returned }) => !returned)).toBe(true)
})

test('nothing of the past is left to do, and the books equal the orders', async () => {
  const { db } = database
  const kinds = ['download', 'gift-card', 'report-order', 'customer-order']
  expect(await db.selectFrom('job').select('kind').where('kind', 'in', kinds).execute()).toEqual([])
  const mails = db.selectFrom('mail').select('id')
  const lost = db.selectFrom('job').select('key').where('kind', '=', 'mail').where('key', 'not in', mails)
  expect(await lost.execute()).toEqual([])
  const { until } = await readBounds(server.context)
  const day = (age: number): string => new Date(until.getTime() - age * dayMs).toISOString().slice(0, 10)
  const years = await Promise.all(
    [0, 1, 2].map((year) => openOwner().books.getBooks({ from: day(year * 360 + 359), to: day(year * 360) })),
  )
  const booked = (field: 'received' | 'refunded'): number =>
    sumOf(years.map(({ total }) => Math.round(Number(total[field].amount) * 100)))
  const orders = await db.selectFrom('orders').select('total').execute()
  const refunds = await db.selectFrom('payment_movement').select('amount').where('type', '=', 'refunded').execute()
  expect(booked('received')).toBe(sumOf(orders.map(({ total }) => Number(total))))
  expect(booked('refunded')).toBe(Math.abs(sumOf(refunds.map(({ amount }) => Number(amount)))))
  const redeemed = sumOf(years.map(({ giftCards }) => Math.round(Number(giftCards.redeemed.amount) * 100)))
  const cards = await db.selectFrom('gift_card').select(['initial_value', 'balance']).execute()
  expect(redeemed).toBe(sumOf(cards.map(({ initial_value: value, balance }) => Number(value) - Number(balance))))
})
