import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, reports } from '@vitrine/client'
import { daysAfter } from '@vitrine/domain/time/day.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { atTheDesk } from '../../purchase/billing/testing.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { countChangedOrders } from './testing.ts'
import { countedVisitsOf } from './visits/counted-visits.ts'

let shop: Shop
let desk: Awaited<ReturnType<typeof atTheDesk>>
const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey, siteId: shop.siteId }),
    modules: { reports },
  })
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  desk = await atTheDesk(shop)
  owner = openOwner()
})
afterAll(() => shop.close())

const person =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
const visit = (userAgent: string, clientId = shop.clientId) =>
  shop.send(`POST /vitrine/v1/visits/${encodeURIComponent(clientId)}`, { headers: { 'user-agent': userAgent } })
const write = () => countedVisitsOf(shop.context).write()

test('counts visits of people, not of programs, with the carts, checkouts and orders of the day', async () => {
  const started = new Date().toISOString().slice(0, 10)
  for (const userAgent of [person, person, person, person]) expect((await visit(userAgent)).status).toBe(200)
  for (const bot of ['', 'curl/8.1', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'])
    expect((await visit(bot)).status).toBe(200)
  await write()
  await desk.buy()
  const mug = await desk.buy('sandbox:declines')
  expect(mug.orderId).toBe(undefined)
  await countChangedOrders(shop)
  const { figures, hours, day, sales } = await owner.reports.getTodayReport()
  // Today, or the next day if midnight passed meanwhile.
  if (day !== started) return
  const counted = { sessions: 4, carts: 2, checkouts: 2, orders: 1, conversion: '0.2500' }
  expect(figures).toEqual(counted)
  expect(sales).toMatchObject({ amount: '42.90' })
  const sums = hours.map((hour) => hour.sessions + hour.orders).reduce((sum, count) => sum + count, 0)
  expect([hours.length, sums]).toEqual([24, 5])
  const period = { from: daysAfter(day, -6), to: day, compare: 'PREVIOUS_PERIOD' as const }
  const report = await owner.reports.getVisitsReport(period)
  expect(report).toMatchObject({ figures: counted, previous: { figures: { sessions: 0, orders: 0 } } })
  expect(report.rows.map((row) => row.figures.sessions)).toEqual([0, 0, 0, 0, 0, 0, 4])

  const inTwoDays = { ...shop.context, now: () => new Date(Date.now() + 2 * 24 * 60 * 60_000) }
  await runJobs(inTwoDays, 'report-carts')
  await shop.context.db
    .updateTable('cart')
    .set({ created_date: new Date('2020-01-01') })
    .where('site_id', '=', shop.siteId)
    .execute()
  expect((await owner.reports.getVisitsReport({ from: day, to: day })).figures).toEqual(counted)
})

test('stops counting an address that visits too often, and refuses an unknown storefront', async () => {
  const before = (await owner.reports.getTodayReport()).figures.sessions
  for (let count = 0; count < 310; count += 1) await visit(person)
  await write()
  const { sessions } = (await owner.reports.getTodayReport()).figures
  expect(sessions - before).toBeLessThanOrEqual(300)
  expect(sessions - before).toBeGreaterThan(290)
  const { status, body } = await visit(person, 'b0000000-0000-4000-8000-000000000009')
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, 'clientId'])
})

test.each([
  ['visits?from=2026-11-02&to=2026-11-01', 'to'],
  ['visits?from=2024-01-01&to=2025-01-02', 'to'],
  ['sales-breakdown?from=2026-11-01&to=2026-11-01&by=WEATHER', 'by'],
  ['sales-breakdown?from=2026-11-01&to=2026-11-01&by=PRODUCT&limit=1001', 'limit'],
])('rejects %s by its field', async (path, field) => {
  const { status, body } = await shop.send(`GET /vitrine/v1/reports/${path}`, { token: shop.apiKey })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})
