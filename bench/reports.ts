/**
 * Reports of a store with 1,000,000 orders of five years on PostgreSQL: CPU of server and database together for each
 * report, compared with a bare node:http server that reads one row by its key; then the job that counts an order.
 * `VITRINE_BENCH_ORDERS=100000` measures fewer.
 */
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { sql } from 'kysely'
import { apiKey, openBenchShop, serveShop } from './measure/bench-shop.ts'
import { siteId } from './measure/fill-large-catalog.ts'
import { fillOrders } from './measure/fill-orders.ts'
import { newVisitor } from './measure/guest.ts'
import { databaseCpuMs } from './measure/postgres-cpu.ts'
import { report } from './measure/report.ts'
import { measureStep, printCost, type Step } from './measure/steps.ts'

const orders = Number(process.env.VITRINE_BENCH_ORDERS ?? '1000000')
const products = 1000
const collections = 40
const days = 5 * 365
const times = 20
/** Orders that are written; the sums are those of all. */
const writtenOrders = 10_000
const countedOrders = 2000
const pollMs = 50
const limit = { ours: 20 }
const unit = 'ms CPU of server and database'

const dayMs = 86_400_000
const day = (ago: number): string => new Date(Date.now() - ago * dayMs).toISOString().slice(0, 10)

/**
 * Writes the sums that the job would keep of all orders: on each day, every product, collection and channel, 30
 * countries, 20 discounts and 5 people have sold something. Written in the order of time, as they come into being.
 */
const fillSums = async (db: Db): Promise<void> => {
  const kinds = [
    ['TOTAL', 1],
    ['PRODUCT', products],
    ['COLLECTION', collections],
    ['CHANNEL', 3],
    ['COUNTRY', 30],
    ['DISCOUNT', 20],
    ['STAFF', 5],
  ] as const
  const perDay = Math.ceil(orders / days)
  for (const [kind, count] of kinds) {
    await sql
      .raw(
        `insert into report_sum (site_id, kind, grain, start, currency, key, orders, returning_orders, quantity, gross, discounts,
          delivery, fees, tax, total, gift_cards, returns, received, refunded, disputed, returned)
        select '${siteId}', '${kind}', grain, start, 'EUR', case when '${kind}' = 'TOTAL' then '' else md5(n::text) end,
          sum(one), 0, sum(one), sum(one * 1900), 0, 0, 0, 0, sum(one * 1900), 0, 0,
          sum(one * 1900), 0, 0, 0
        from generate_series(0, ${days}) ago cross join generate_series(1, ${count}) n
        cross join lateral (select greatest(1, ${perDay} / ${count}) as one, (current_date - ago) as date) drawn
        cross join lateral (values ('day', to_char(date, 'YYYY-MM-DD')), ('month', to_char(date, 'YYYY-MM-01'))) place(grain, start)
        group by grain, start, n order by grain, start, n`,
      )
      .execute(db)
  }
}

const groupings = ['PRODUCT', 'COLLECTION', 'CHANNEL', 'COUNTRY', 'DISCOUNT', 'STAFF'] as const
const compare = 'PREVIOUS_PERIOD'
const spans = {
  '30 days': { from: day(29), to: day(0) },
  'a year': { from: day(364), to: day(0), interval: 'WEEK' },
  '20 days in the middle of two months': { from: day(50), to: day(31) },
}

const paths = (): Readonly<Record<string, string>> => {
  const all: Record<string, string> = {}
  for (const [name, span] of Object.entries(spans)) {
    all[`sales, ${name}`] = `/vitrine/v1/reports/sales?${new URLSearchParams({ ...span, compare })}`
    const { from, to } = span
    for (const by of groupings) {
      const query = new URLSearchParams({ from, to, by, compare, limit: '100' })
      all[`sales by ${by.toLowerCase()}, ${name}`] = `/vitrine/v1/reports/sales-breakdown?${query}`
    }
    all[`visits, ${name}`] = `/vitrine/v1/reports/visits?${new URLSearchParams({ ...span, compare })}`
  }
  const fiveYears = { from: day(days - 2), to: day(0), interval: 'MONTH' }
  all['sales, five years by month'] = `/vitrine/v1/reports/sales?${new URLSearchParams(fiveYears)}`
  all['today'] = '/vitrine/v1/reports/today'
  return all
}

type Measured = Awaited<ReturnType<typeof openBenchShop>>

const measureReading = async ({ bare, vitrine, databaseRoot }: Measured): Promise<void> => {
  const least: Step = { name: 'a visitor’s token', times, step: newVisitor }
  const baseline = printCost('bare', 'bare', await measureStep(bare, databaseRoot, least, 0))
  for (const [name, path] of Object.entries(paths())) {
    const step: Step = { name, times, step: (call) => call('GET', path, { token: apiKey }) }
    await measureStep(vitrine, databaseRoot, step, 0)
    const ours = printCost(name, 'ours', await measureStep(vitrine, databaseRoot, step, 0))
    report({ name, ours, baseline, against: 'bare node:http, a token', unit, limit })
  }
}

/** Measures the job that counts an order for the first time, with its groups. */
const measureCounting = async ({ db, databaseRoot, vitrine }: Measured): Promise<void> => {
  const cpu = async () => (await vitrine.cpuMs()) + databaseCpuMs(databaseRoot)
  const open = sql<{ count: number }>`select count(*)::integer as count from job where kind = 'report-order'`
  const before = await cpu()
  await sql`
    insert into job (site_id, kind, key, due_date)
    select site_id, 'report-order', id, now() from orders where site_id = ${siteId}
    order by number desc limit ${countedOrders}`.execute(db)
  // Wakes the server's jobs at the latest at their next look.
  while ((await open.execute(db)).rows[0]!.count > 0) await wait(pollMs)
  const ours = ((await cpu()) - before) / countedOrders
  report({ name: 'counting an order', ours, baseline: ours, against: 'itself', unit, limit })
}

const main = async (): Promise<void> => {
  const shop = await openBenchShop(import.meta.filename, { products })
  const { db } = shop
  try {
    await fillOrders(db, writtenOrders)
    await fillSums(db)
    await sql`vacuum analyze`.execute(db)
    const { rows } = await sql<{ sums: string; count: string }>`
      select pg_size_pretty(pg_total_relation_size('report_sum')) as sums, count(*)::text as count
      from report_sum`.execute(db)
    console.log(`Sums of ${orders} orders: ${rows[0]!.count} rows, ${rows[0]!.sums}`)
    await measureReading(shop)
    await measureCounting(shop)
  } finally {
    await shop.close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
