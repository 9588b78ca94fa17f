/**
 * What buying costs: CPU of server and PostgreSQL together, with 100,000 products. Beside it a bare node:http server that
 * runs the least SQL for the same effect, on the same database, in the same run.
 * `VITRINE_BENCH_PRODUCTS=1000` makes it quicker.
 */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { sql } from 'kysely'
import pg from 'pg'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing-postgres.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { registerOAuthApp } from '@vitrine/server/shop/desk/create-site.ts'
import { addDelivery, buyer } from '../test/goods.ts'
import { fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { databaseCpuMs, databaseRoot } from './measure/postgres-cpu.ts'
import { report } from './measure/report.ts'
import { serveBareShop } from './measure/serve-bare-shop.ts'
import { serveVitrine } from './measure/serve-vitrine.ts'
import { beServed, openServed, type Served } from './measure/served.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
const clientId = 'b0000000-0000-4000-8000-000000000001'
const concurrency = 4
const rounds = 3

/** Asks a server as a storefront's server does. */
const createCaller = ({ port }: Pick<Served, 'port'>) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  return async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const text = body && JSON.stringify(body)
    const headers = {
      ...(token !== undefined && { authorization: token }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request({ port, method, path, headers, agent })
    sent.end(text)
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const read = Buffer.concat(chunks).toString()
    if (answer.statusCode! >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${read}`)
    // The shape of an answer is what the next step is about to look into.
    // oxlint-disable-next-line typescript/no-explicit-any
    return JSON.parse(read) as any
  }
}
type Call = ReturnType<typeof createCaller>

const newVisitor = async (call: Call): Promise<string> =>
  (await call('POST', '/oauth2/token', { body: { clientId, grantType: 'anonymous' } })).access_token

/** Some product with its middle size: all are asked for alike. */
const itemAt = (index: number) => {
  const n = 1 + ((index * 7919) % products)
  return { n, slug: `product-${n}` }
}

const readProduct = async (call: Call, token: string, index: number) => {
  const { n, slug } = itemAt(index)
  const query = { filter: { slug }, paging: { limit: 1 } }
  const found = await call('POST', '/stores-reader/v1/products/query-platformized', { token, body: { query } })
  const [{ id, variants }] = found.products
  return { n, reference: { appId: storesAppId, catalogItemId: id, options: { variantId: variants[1].id } } }
}

const add = (call: Call, token: string, catalogReference: object) =>
  call('POST', '/ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ catalogReference, quantity: 1 }] },
  })

/** A guest's purchase in seven calls: token, product, cart, checkout, who and where, delivery, order. */
const buy = (delivery: string) => async (call: Call, index: number) => {
  const token = await newVisitor(call)
  const { reference } = await readProduct(call, token, index)
  await add(call, token, reference)
  const { checkoutId } = await call('POST', '/ecom/v1/carts/current/create-checkout', {
    token,
    body: { channelType: 'WEB' },
  })
  const path = `/ecom/v1/checkouts/${checkoutId}`
  const checkout = {
    buyerInfo: { email: `buyer-${index}@people.test` },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact },
  }
  await call('PATCH', path, { token, body: { checkout } })
  const shippingInfo = { selectedCarrierServiceOption: { code: delivery } }
  await call('PATCH', path, { token, body: { checkout: { shippingInfo } } })
  const { orderId } = await call('POST', `${path}/create-order-and-charge`, {
    token,
    body: { paymentToken: 'sandbox:pays' },
  })
  if (!orderId) throw new Error('no order was placed')
}

interface Case {
  readonly name: string
  readonly times: number
  /** What is to be reached, in milliseconds, on a machine of the speed that the figure was set on. */
  readonly limit: number
  /** Done before, and not counted; answers what the step needs. */
  readonly prepare?: (call: Call, index: number) => Promise<unknown>
  readonly step: (call: Call, index: number, prepared: never) => Promise<unknown>
}

interface Prepared {
  readonly token: string
  readonly reference: object
}

const visitorWithItem = async (call: Call, index: number): Promise<Prepared> => {
  const token = await newVisitor(call)
  return { token, reference: (await readProduct(call, token, index)).reference }
}

const visitorWithCart = async (call: Call, index: number): Promise<Prepared> => {
  const visitor = await visitorWithItem(call, index)
  await add(call, visitor.token, visitor.reference)
  return visitor
}

const casesFor = (delivery: string): readonly Case[] => [
  {
    name: 'add to cart, a new visitor',
    times: 400,
    limit: 2,
    prepare: visitorWithItem,
    step: (call, _index, { token, reference }: Prepared) => add(call, token, reference),
  },
  {
    name: 'read cart',
    times: 400,
    limit: 0.6,
    prepare: visitorWithCart,
    step: (call, _index, { token }: Prepared) => call('GET', '/ecom/v1/carts/current', { token }),
  },
  {
    name: 'estimate',
    times: 400,
    limit: 1,
    prepare: visitorWithCart,
    step: (call, _index, { token }: Prepared) =>
      call('POST', '/ecom/v1/carts/current/estimate-totals', {
        token,
        body: { shippingAddress: { country: 'DE' }, calculateTax: true, calculateShipping: true },
      }),
  },
  { name: 'guest checkout, seven calls', times: 150, limit: 12, step: buy(delivery) },
]

/** Runs the same for so many buyers, some at once. */
const each = async <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  let next = 0
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next++
      results[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  return results
}

interface Cost {
  readonly server: number
  readonly database: number
  readonly statements: number
}

/** CPU and statements of one step, of server and database: the median of some rounds. */
const measure = async (served: Served, root: number, { times, prepare, step }: Case, from: number): Promise<Cost> => {
  const call = createCaller(served)
  const costs: Cost[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const first = from + round * times
    const prepared = await each(times, async (index) => prepare?.(call, first + index))
    const before = [await served.cpuMs(), databaseCpuMs(root), await served.statements()] as const
    await each(times, (index) => step(call, first + index, prepared[index] as never))
    // The first round is not counted: code is compiled and plans are made.
    if (round === 0) continue
    costs.push({
      server: ((await served.cpuMs()) - before[0]) / times,
      database: (databaseCpuMs(root) - before[1]) / times,
      statements: ((await served.statements()) - before[2]) / times,
    })
  }
  const whole = (cost: Cost) => cost.server + cost.database
  return costs.toSorted((a, b) => whole(a) - whole(b))[Math.floor(costs.length / 2)]!
}

const childMain = async (role: string, url: string): Promise<void> => {
  let statements = 0
  const send = pg.Client.prototype.query
  pg.Client.prototype.query = function query(this: pg.Client, ...given: unknown[]) {
    statements += 1
    return Reflect.apply(send, this, given) as never
  } as typeof send
  const database = await openDatabase<Tables>({ url })
  const served = await (role === 'vitrine' ? serveVitrine(database, siteId) : serveBareShop(database.db, clientId))
  beServed(served, () => statements)
}

const fill = async (db: Db): Promise<string> => {
  await fillLargeCatalog(db, products)
  await sql`update inventory_item set quantity = 1000000`.execute(db)
  const app = { clientId, name: 'Bench', rotatesRefreshTokens: true, redirectUris: [], origins: [] }
  await registerOAuthApp(db, siteId, app)
  return addDelivery(db, siteId)
}

const main = async (): Promise<void> => {
  const postgres = await startTestServer()
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 0 })
  await migrate(database.db, migrations)
  const delivery = await fill(database.db)
  console.log(`${products} products, ${postgres.description}, run ${randomUUID().slice(0, 8)}`)
  const root = await databaseRoot(database.db)
  const open = (role: string) => openServed(import.meta.filename, role, postgres.url)
  const [bare, vitrine] = [await open('bare'), await open('vitrine')]
  try {
    let from = 0
    for (const one of casesFor(delivery)) {
      const least = await measure(bare, root, one, from)
      const ours = await measure(vitrine, root, one, from)
      from += (rounds + 1) * one.times
      for (const [who, cost] of Object.entries({ ours, bare: least })) {
        const { server, database: stored, statements } = cost
        console.log(
          `${one.name}, ${who}: server ${server.toFixed(2)} ms, database ${stored.toFixed(2)} ms, ${statements.toFixed(1)} statements`,
        )
      }
      report({
        name: `${one.name}, ${products} products`,
        ours: ours.server + ours.database,
        baseline: least.server + least.database,
        against: 'bare node:http, the least SQL for the same effect',
        unit: 'ms CPU of server and database',
        limit: { ratio: 2.5 },
      })
    }
  } finally {
    bare.child.kill()
    vitrine.child.kill()
    await database.close()
    await postgres.stop()
  }
}

const [role, url] = process.argv.slice(2)
await (role && url ? childMain(role, url) : main())
process.exitCode ??= 0
