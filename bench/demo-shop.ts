/**
 * What calls cost in a store that has everything: the demo store with its taxes, delivery, discounts, currencies and
 * reviews, and 100,000 products more, on a PostgreSQL that flushes to disk. CPU of server and database together, compared
 * with a bare node:http server that reads one row by its key. `VITRINE_BENCH_PRODUCTS=1000000` fills it further.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { lean } from '../scripts/imports/lean.mjs'
import { addLargeCatalog, collectionIdOf, collections } from './measure/fill-large-catalog.ts'
import { databaseRoot } from './measure/postgres-cpu.ts'
import { report } from './measure/report.ts'
import { freePort, startProgram, type Program } from './measure/running-shop.ts'
import { beServed, openServed, type Served } from './measure/served.ts'
import { createCaller, measureStep, type Call, type Step } from './measure/steps.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
/** The most that each step may cost, in units of the bare server. */
const limits: Readonly<Record<string, number>> = {
  'list of 20': 4,
  'product by slug': 2,
  'category by price': 5,
  'price range, by price, counted': 8,
  'text within names': 8,
  'V3: search for a word, with aggregations': 12,
  'V3: search in a category, with aggregations': 12,
  'V3: query of 20': 5,
  'V3: product by slug': 2,
  'V3: inventory query of a product': 3,
  'add to cart, a new visitor': 10,
  'read cart': 2.5,
  estimate: 4,
  'guest checkout, seven calls': 48,
}
const { siteId, clientId } = demoSite
const address = {
  country: 'US',
  subdivision: 'US-CA',
  city: 'San Francisco',
  postalCode: '94103',
  addressLine: '1 Main St',
}
const words = ['harbour', 'anchor', 'dune', 'kelp', 'canvas', 'lagoon', 'gull', 'jetty', 'tide', 'isle', 'shell']

/** Spreads consecutive numbers over all products. */
const spread = (index: number, below: number): number => (index * 7919) % below
const need = (isRight: unknown, what: string): void => {
  if (!isRight) throw new Error(`wrong answer: ${what}`)
}

const newVisitor = async (call: Call): Promise<string> =>
  (await call('POST', '/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token

/** Creates the steps of a visitor who reads, all with one token. */
const readingSteps = (token: string): readonly Step[] => {
  const filled = Date.now()
  const post = (call: Call, path: string, body: object) => call('POST', path, { token, body })
  const query = (call: Call, body: object) =>
    post(call, '/stores-reader/v1/products/query-platformized', { query: body })
  const price = 'actualPriceRange.minValue.amount'
  const aggregations = [
    { type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name' },
    { type: 'VALUE', fieldPath: 'inventory.availabilityStatus' },
    { type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN' } },
    { type: 'SCALAR', fieldPath: price, scalar: { type: 'MAX' } },
  ]
  const searchV3 = async (call: Call, search: object, what: string) => {
    const body = { search: { ...search, cursorPaging: { limit: 20 }, aggregations } }
    need((await post(call, '/stores/v3/products/search', body)).products.length === 20, what)
  }
  return [
    {
      name: 'list of 20',
      times: 1000,
      step: async (call, index) => {
        const page = await query(call, { filter: {}, paging: { limit: 20, offset: spread(index, 980) } })
        need(page.products.length === 20, 'list')
      },
    },
    {
      name: 'product by slug',
      times: 1000,
      step: async (call, index) => {
        const slug = `product-${1 + spread(index, products)}`
        need((await query(call, { filter: { slug }, paging: { limit: 1 } })).products[0]?.slug === slug, 'slug')
      },
    },
    {
      name: 'category by price',
      times: 800,
      step: async (call, index) => {
        const filter = { 'collections.id': { $hasSome: [collectionIdOf(index % collections)] } }
        const sort = [{ fieldName: 'price', order: 'ASC' }]
        const page = await query(call, { filter, sort, paging: { limit: 20, offset: spread(index, 180) } })
        need(page.products.length === 20, 'category')
      },
    },
    {
      name: 'price range, by price, counted',
      times: 800,
      step: async (call, index) => {
        const from = 50 + (index % 200) * 4
        const filter = { $and: [{ 'priceData.price': { $gte: from } }, { 'priceData.price': { $lte: from + 50 } }] }
        const page = await query(call, { filter, sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 20 } })
        need(page.products.length === 20, 'price range')
      },
    },
    {
      name: 'text within names',
      times: 800,
      step: async (call, index) => {
        const two = [words[index % 11], words[Math.floor(index / 11) % 11]].join(' ')
        need((await query(call, { filter: { name: { $contains: two } }, paging: { limit: 20 } })).products, 'text')
      },
    },
    {
      name: 'V3: search for a word, with aggregations',
      times: 800,
      step: (call, index) => {
        const expression = words[index % words.length]
        const filter = { [price]: { $lt: String(1_000_000 + index) } }
        return searchV3(call, { filter, search: { expression, fields: ['name'] } }, 'search')
      },
    },
    {
      name: 'V3: search in a category, with aggregations',
      times: 800,
      step: (call, index) => {
        const ofCategory = { $matchItems: [{ id: collectionIdOf(index % collections) }] }
        const filter = { 'allCategoriesInfo.categories': ofCategory, [price]: { $lt: String(1_000_000 + index) } }
        return searchV3(call, { filter, sort: [{ fieldName: 'name', order: 'ASC' }] }, 'search in a category')
      },
    },
    {
      name: 'V3: query of 20',
      times: 1000,
      step: async (call, index) => {
        const updatedDate = { $lt: new Date(filled - spread(index, products) * 500).toISOString() }
        const sort = [{ fieldName: 'updatedDate', order: 'DESC' }]
        const body = { query: { filter: { updatedDate }, sort, cursorPaging: { limit: 20 } } }
        need((await post(call, '/stores/v3/products/query', body)).products.length === 20, 'query')
      },
    },
    {
      name: 'V3: product by slug',
      times: 1000,
      step: async (call, index) => {
        const slug = `product-${1 + spread(index, products)}`
        const { product } = await call('GET', `/stores/v3/products/slug/${slug}`, { token })
        need(product.slug === slug, 'product by slug')
      },
    },
  ]
}

/** Creates the steps of the owner's programs. */
const ownerSteps = (token: string, ids: readonly string[]): readonly Step[] => [
  {
    name: 'V3: inventory query of a product',
    times: 1000,
    step: async (call, index) => {
      const query = { filter: { productId: ids[index % ids.length] }, cursorPaging: { limit: 20 } }
      const { inventoryItems } = await call('POST', '/stores/v3/inventory-items/query', { token, body: { query } })
      need(inventoryItems.length === 3, 'inventory')
    },
  },
]

/** Creates the steps of a buyer, each a visitor of their own. */
const buyingSteps = (ids: readonly string[]): readonly Step[] => {
  const addToCart = async (call: Call, index: number): Promise<string> => {
    const token = await newVisitor(call)
    const catalogReference = {
      appId: storesAppId,
      catalogItemId: ids[spread(index, ids.length)],
      options: { options: { Size: 'M' } },
    }
    const body = { lineItems: [{ catalogReference, quantity: 1 }] }
    const { cart } = await call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body })
    need(cart.lineItems.length === 1, 'add to cart')
    return token
  }
  const checkout = async (call: Call, index: number): Promise<void> => {
    const token = await addToCart(call, index)
    const email = `buyer-${index}@people.test`
    const started = { channelType: 'WEB', shippingAddress: address, email }
    const create = '/ecom/v1/carts/current/create-checkout'
    const { checkoutId: id } = await call('POST', create, { token, body: started })
    const path = `/ecom/v1/checkouts/${id}`
    const read = await call('GET', path, { token })
    const { code } = read.checkout.shippingInfo.carrierServiceOptions[0].shippingOptions[0]
    const contact = { address, contactDetails: { firstName: 'Ada', lastName: 'Byron', phone: '+14155550100' } }
    const shippingInfo = { shippingDestination: contact, selectedCarrierServiceOption: { code } }
    const changes = { id, buyerInfo: { email }, billingInfo: contact, shippingInfo }
    await call('PATCH', path, { token, body: { checkout: changes } })
    const body = { id, paymentToken: 'sandbox:pays' }
    const { orderId } = await call('POST', `${path}/create-order-and-charge`, { token, body })
    const order = await call('GET', `/ecom/v1/orders/${orderId}`, { token })
    need((order.order ?? order).paymentStatus === 'PAID', 'paid order')
  }
  return [
    { name: 'add to cart, a new visitor', times: 800, step: addToCart },
    {
      name: 'read cart',
      times: 1000,
      prepare: addToCart,
      step: (call, _index, token: string) => call('GET', '/ecom/v1/carts/current', { token }),
    },
    {
      name: 'estimate',
      times: 800,
      prepare: addToCart,
      step: (call, _index, token: string) =>
        call('POST', '/ecom/v1/carts/current/estimate-totals', {
          token,
          body: { shippingAddress: address, calculateTax: true, calculateShipping: true },
        }),
    },
    { name: 'guest checkout, seven calls', times: 200, step: checkout },
  ]
}

const startVitrine = async (url: string, data: string): Promise<Program> => {
  const main = join(import.meta.dirname, '../packages/server/dist/main.mjs')
  const env = { PORT: String(await freePort()), VITRINE_DATA: data, DATABASE_URL: url, LOG_LEVEL: 'error', ...lean.env }
  return startProgram(main, { env, flags: lean.flags })
}

/** Starts the server once for the demo store, and adds the large catalog. Returns IDs of its products. */
const fill = async (db: Db, url: string, data: string): Promise<string[]> => {
  const first = await startVitrine(url, data)
  const count = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from product`.execute(db)
    return rows[0]!.count
  }
  while ((await count().catch(() => 0)) < 30) await wait(500)
  await wait(5000)
  await first.stop()
  await addLargeCatalog(db, siteId, products)
  // Otherwise the products would be compared with rules of collections while something else is measured.
  await sql`delete from job where site_id = ${siteId} and kind = 'collection-rules'`.execute(db)
  await sql`update inventory_item set quantity = 1000000 where site_id = ${siteId}`.execute(db)
  await sql`vacuum analyze`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from product where site_id = ${siteId} and slug like 'product-%' limit 2000`.execute(db)
  return rows.map(({ id }) => id)
}

const servedBy = ({ url, cpuMs }: Program): Served => ({
  port: Number(new URL(url).port),
  token: '',
  cpuMs,
  statements: async () => 0,
  child: undefined as never,
})

const main = async (): Promise<void> => {
  const postgres = await startTestServer({ isDurable: true })
  const data = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 0 })
  try {
    const ids = await fill(database.db, postgres.url, data)
    const root = await databaseRoot(database.db)
    const bare = await openServed(import.meta.filename, 'bare', postgres.url)
    const readOne = (call: Call, index: number) => call('GET', `/product-${1 + spread(index, products)}`)
    const program = await startVitrine(postgres.url, data)
    const vitrine = servedBy(program)
    const least = await measureStep(bare, root, { name: 'one row', times: 3000, step: readOne }, 0)
    const token = await newVisitor(createCaller(vitrine))
    let from = 0
    for (const step of [...readingSteps(token), ...ownerSteps(demoSite.apiKey, ids), ...buyingSteps(ids)]) {
      const { server, database: stored } = await measureStep(vitrine, root, step, from)
      from += 10_000
      report({
        name: step.name,
        ours: server + stored,
        baseline: least.server + least.database,
        against: 'one row by its key',
        unit: 'ms CPU of server and database',
        limit: { ratio: limits[step.name]! },
      })
    }
    bare.child.kill()
    await program.stop()
  } finally {
    await database.close()
    await postgres.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** The least a server can do: one row by its key, sent as it is. */
const serveBare = async (url: string): Promise<void> => {
  const pool = new pg.Pool({ connectionString: url, max: 8 })
  const text = `select record from product where site_id = '${siteId}' and slug = $1`
  const server = createServer(async (request, response) => {
    const { rows } = await pool.query({ name: 'one', text, values: [request.url!.slice(1)] })
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(rows[0]?.record))
  })
  const port = await freePort()
  server.listen(port, '127.0.0.1', () => beServed({ port, token: '' }))
}

const [role, url] = process.argv.slice(2)
await (role === 'bare' && url ? serveBare(url) : main())
process.exitCode ??= 0
