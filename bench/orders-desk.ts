/**
 * The order list with 1,000,000 orders on PostgreSQL: the first page of 50 for each filter and search, and its count up
 * to 1,000. CPU of server and database together, compared with a bare node:http server that reads one row by its key.
 * Then the cost of writing an order with and without its search index. `VITRINE_BENCH_ORDERS=100000` measures fewer,
 * `VITRINE_BENCH_PART=reading` or `writing` one part.
 */
import { sql } from 'kysely'
import type { Db } from '@vitrine/server/ground/database/tables.ts'
import { apiKey, openBenchShop, serveShop } from './measure/bench-shop.ts'
import { fillOrders } from './measure/fill-orders.ts'
import { createBuyer, newVisitor } from './measure/guest.ts'
import { report } from './measure/report.ts'
import { measureStep, numbersOf, printCost, type Step } from './measure/steps.ts'

const orders = Number(process.env.VITRINE_BENCH_ORDERS ?? '1000000')
const part = process.env.VITRINE_BENCH_PART
const products = 1000
const times = 40
const limit = { ours: 5 }
const unit = 'ms CPU of server and database'

interface OrderSearch {
  readonly filter?: object
  readonly search?: { readonly expression: string }
}

const now = Date.now()
const ago = (days: number) => new Date(now - days * 86_400_000).toISOString()
const find = (expression: string) => ({ search: { expression } })
const any = (index: number) => 1 + ((index * 7919) % orders)

const searches: Readonly<Record<string, (index: number) => OrderSearch>> = {
  'all orders': () => ({}),
  'to ship': () => ({
    filter: {
      archived: false,
      status: 'APPROVED',
      fulfillmentStatus: { $in: ['NOT_FULFILLED', 'PARTIALLY_FULFILLED'] },
    },
  }),
  unpaid: () => ({
    filter: { archived: false, status: 'APPROVED', paymentStatus: { $in: ['NOT_PAID', 'PARTIALLY_PAID', 'DECLINED'] } },
  }),
  'needs review': () => ({ filter: { archived: false, status: 'PENDING' } }),
  archived: () => ({ filter: { archived: true } }),
  'open returns': () => ({
    filter: { archived: false, returnStatus: { $in: ['REQUESTED', 'RECEIVED', 'APPROVED'] } },
  }),
  'returns, closed': () => ({ filter: { returnStatus: 'CLOSED' } }),
  'payment status, frequent': () => ({ filter: { paymentStatus: 'PAID' } }),
  'payment status, rare': () => ({ filter: { paymentStatus: 'PENDING' } }),
  'payment status that no order has': () => ({ filter: { paymentStatus: 'DECLINED' } }),
  'fulfillment status': () => ({ filter: { fulfillmentStatus: 'PARTIALLY_FULFILLED' } }),
  'order status': () => ({ filter: { status: 'CANCELED' } }),
  channel: () => ({ filter: { 'channelInfo.type': 'POS' } }),
  'three states that rarely meet': () => ({
    filter: { paymentStatus: 'PENDING', status: 'CANCELED', fulfillmentStatus: 'PARTIALLY_FULFILLED' },
  }),
  'a week, years ago': () => ({ filter: { createdDate: { $gte: ago(1000), $lt: ago(993) } } }),
  'a week, years ago, and unpaid': () => ({
    filter: { createdDate: { $gte: ago(1000), $lt: ago(993) }, paymentStatus: 'NOT_PAID' },
  }),
  'tag, of every twentieth': () => ({ filter: { 'tags.privateTags.tagIds': { $hasSome: ['gifts'] } } }),
  'tag, rare': () => ({ filter: { 'tags.privateTags.tagIds': { $hasSome: ['fraud'] } } }),
  'tag and unpaid': () => ({
    filter: { 'tags.privateTags.tagIds': { $hasSome: ['gifts'] }, paymentStatus: 'NOT_PAID' },
  }),
  'order number': (index) => find(String(10_000 + any(index))),
  'first name': () => find('anna'),
  'beginning of a name': () => find('mar'),
  'one letter': () => find('e'),
  'full name': () => find('Anna Corlason'),
  'a name that nobody has': (index) => find(`zebulon ${index}`),
  'email, whole': (index) => find(`annala.corson${any(index) % 50_000}@people7.test`),
  'email, its domain': () => find('@people7.test'),
  phone: (index) => find(`+49 151 ${10_000_000 + ((any(index) * 7919) % 89_999_999)}`),
  'phone, its last four digits': (index) => find(String(1000 + (index % 9000))),
  SKU: (index) => find(`sku-${any(index) % 10_000}`),
  'beginning of all SKUs': () => find('sku'),
  'tracking number': (index) => find(`1Z${(10_000 + any(index)) * 7}`),
  amount: () => find('60.90'),
  'SKU, unpaid': (index) => ({ ...find(`sku-${any(index) % 100}`), filter: { paymentStatus: 'NOT_PAID' } }),
}

type Measured = Awaited<ReturnType<typeof openBenchShop>>

const measureReading = async ({ bare, vitrine, databaseRoot }: Measured): Promise<void> => {
  const paging = { cursorPaging: { limit: 50 } }
  const ask = (path: string, bodyOf: (index: number) => object): Step => ({
    name: path,
    times,
    step: (call, index) => call('POST', path, { token: apiKey, body: bodyOf(index) }),
  })
  const least: Step = {
    name: 'a visitor’s token',
    times,
    step: newVisitor,
  }
  const baseline = printCost('bare', 'bare', await measureStep(bare, databaseRoot, least, 0))
  const first = ask('/ecom/v1/orders/search', () => ({ search: paging }))
  await measureStep(vitrine, databaseRoot, { ...first, times: 150 }, 0)
  for (const [name, search] of Object.entries(searches)) {
    const steps = {
      page: ask('/ecom/v1/orders/search', (index) => ({ search: { ...search(index), ...paging } })),
      count: ask('/vitrine/v1/orders/count', (index) => ({ searches: [search(index)] })),
    }
    for (const [what, step] of Object.entries(steps)) {
      const ours = printCost(`${name}, ${what}`, 'ours', await measureStep(vitrine, databaseRoot, step, 0))
      report({ name: `${name}, ${what}`, ours, baseline, against: 'bare node:http, a token', unit, limit })
    }
  }
}

/** Removes the search index of orders. */
const forget = async (db: Db): Promise<void> => {
  await sql`alter table orders disable trigger user`.execute(db)
  await sql`alter table fulfillment disable trigger user`.execute(db)
  await sql`create unique index orders_number_before on orders (site_id, number)`.execute(db)
  await sql`alter table orders drop column states`.execute(db)
}

/** Measures writing an order with and without its search index. */
const measureWriting = async ({ db, databaseRoot, vitrine, delivery }: Measured): Promise<void> => {
  const buy = createBuyer({ products, delivery })
  // Vacuums after earlier purchases, so that it isn't measured.
  const tidy = () => sql`vacuum analyze`.execute(db)
  const purchase: Step = { name: 'guest purchase', times: 60, tidy, step: (call, index) => buy(call, index) }
  let from = 0
  const measure = async (how: string): Promise<number> => {
    const cost = printCost('guest purchase', how, await measureStep(vitrine, databaseRoot, purchase, from))
    from += numbersOf(purchase)
    return cost
  }
  // Many pages are read from disk for the first time.
  await measure('first')
  const ours = await measure('found')
  await forget(db)
  const before = await measure('not found')
  report({
    name: 'guest purchase with what finds its order',
    ours,
    baseline: before,
    against: 'without',
    unit,
    limit: { ratio: 1.05 },
  })
}

const main = async (): Promise<void> => {
  const shop = await openBenchShop(import.meta.filename, { products })
  const { db } = shop
  try {
    const started = performance.now()
    await fillOrders(db, orders)
    console.log(`${orders} orders in ${((performance.now() - started) / 1000).toFixed(0)} s`)
    const { rows } = await sql<{ orders: string; words: string; states: string; all: string }>`
      select pg_size_pretty(pg_total_relation_size('orders')) as orders,
        pg_size_pretty(pg_total_relation_size('order_word')) as words,
        pg_size_pretty(pg_relation_size('orders_states')) as states,
        (select count(*) from order_word)::text as all`.execute(db)
    console.log(`orders ${rows[0]!.orders}, of it states ${rows[0]!.states}; ${rows[0]!.all} words ${rows[0]!.words}`)
    await sql`alter system set autovacuum to off`.execute(db)
    await sql`select pg_reload_conf()`.execute(db)
    if (part !== 'writing') await measureReading(shop)
    if (part !== 'reading') await measureWriting(shop)
  } finally {
    await shop.close()
  }
}

const [role, start] = process.argv.slice(2)
await (role && start ? serveShop(role, start) : main())
process.exitCode ??= 0
