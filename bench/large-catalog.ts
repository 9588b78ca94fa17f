/**
 * A catalog of 100,000 products with three variants each on PostgreSQL: CPU of server and database together per
 * request, compared with a bare node:http server that reads one product by its key from the same database. Measured
 * three times: with popular items as buyers request them; the same while every fiftieth request sells an item, which
 * invalidates the cache; and without repeated requests.
 * `VITRINE_BENCH_PRODUCTS=1000000` measures a million products.
 */
import { Agent, createServer, request } from 'node:http'
import { sql } from 'kysely'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { collectionIdOf, collections, fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { inOtherWords } from './measure/in-other-words.ts'
import { report } from './measure/report.ts'
import { beServed, openServed, type Served } from './measure/served.ts'
import { databaseCpuMs, databaseRoot } from './measure/postgres-cpu.ts'
import { serveVitrine } from './measure/serve-vitrine.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
const requests = 3000
const warmUp = 3000
const concurrency = 4

const query = (query: object) => ({
  method: 'POST',
  path: '/stores-reader/v1/products/query-platformized',
  body: { query },
})
/** Zipf distribution: the tenth most popular item is requested a tenth as often as the first. */
const popular = (index: number, things: number) => Math.floor(things ** (((index * 7919) % 10_007) / 10_007)) - 1
const anyOf = (index: number, things: number) => (index * 7919) % things

interface Case {
  readonly name: string
  /** Target in milliseconds. */
  readonly limit: number
  /** Number of distinct requests. */
  readonly things: number
  readonly ask: (thing: number) => { readonly filter: object }
}

const cases: readonly Case[] = [
  {
    name: 'list page of 20',
    limit: 0.6,
    things: 500,
    ask: (thing) => ({ filter: {}, paging: { limit: 20, offset: 20 * thing } }),
  },
  {
    name: 'product by slug',
    limit: 0.3,
    things: products,
    ask: (thing) => ({ filter: { slug: `product-${thing + 1}` }, paging: { limit: 1 } }),
  },
  {
    name: 'price range, by price, counted',
    limit: 1.5,
    things: 200,
    ask: (thing) => {
      const from = 50 + thing * 4
      const filter = { $and: [{ 'priceData.price': { $gte: from } }, { 'priceData.price': { $lte: from + 50 } }] }
      return { filter, sort: [{ fieldName: 'price', order: 'ASC' }], paging: { limit: 20 } }
    },
  },
  {
    name: 'category, by price',
    limit: 1,
    things: 200,
    ask: (thing) => ({
      filter: { collectionIds: { $hasSome: [collectionIdOf(thing % collections)] } },
      sort: [{ fieldName: 'price', order: 'ASC' }],
      paging: { limit: 20, offset: 20 * Math.floor(thing / collections) },
    }),
  },
  {
    name: 'text',
    limit: 3,
    things: products,
    ask: (thing) => ({ filter: { name: { $contains: `reef ${thing}` } }, paging: { limit: 20 } }),
  },
]

/** Rephrases the query each time, so that no response is cached. */
const anew = (ask: Case['ask'], index: number, things: number) => {
  const catalogQuery = ask(anyOf(Math.abs(index), things))
  // Lookups by slug have their own path, which a rephrased filter would miss.
  if ('slug' in catalogQuery.filter) return query({ ...catalogQuery, paging: { limit: 1 + (Math.abs(index) % 100) } })
  return query({ ...catalogQuery, filter: inOtherWords(catalogQuery.filter, index) })
}

/** Reads one row by its key as JSON: the minimum for any server with this database. */
const serveBare = async (url: string) => {
  const { db } = await openDatabase<Tables>({ url })
  const server = createServer((_request, response) => {
    void db
      .selectFrom('product')
      .selectAll()
      .where('site_id', '=', siteId)
      .where('slug', '=', `product-${1 + Math.floor(Math.random() * products)}`)
      .execute()
      .then((rows) => response.setHeader('content-type', 'application/json').end(JSON.stringify(rows)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : 0, token: '' }
}

const childMain = async (role: string, url: string): Promise<void> => {
  const served =
    role === 'vitrine' ? await serveVitrine(await openDatabase<Tables>({ url }), siteId) : await serveBare(url)
  beServed(served)
}

const send = (served: Served, agent: Agent, sent: ReturnType<typeof query>): Promise<number> =>
  new Promise((resolve, reject) => {
    const body = JSON.stringify(sent.body)
    // fetch and browsers accept compressed responses.
    const headers = {
      'accept-encoding': 'gzip',
      authorization: served.token,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    }
    request({ port: served.port, method: sent.method, path: sent.path, headers, agent }, (answer) => {
      let length = 0
      answer.on('data', (chunk: Buffer) => (length += chunk.length))
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(length) : reject(new Error(`answered ${answer.statusCode}`)),
      )
    })
      .once('error', reject)
      .end(body)
  })

/** Reduces a product's stock by one, as an order does. */
const sell = (db: Db, index: number) =>
  sql`update inventory_item set quantity = greatest(quantity - 1, 0)
    where site_id = ${siteId} and product_id = md5('p' || ${1 + anyOf(index, products)}::int)::uuid::text`.execute(db)

interface Workload {
  readonly ask: (index: number) => ReturnType<typeof query>
  /** Runs between requests. */
  readonly meanwhile?: (index: number) => Promise<unknown>
}

/** Returns CPU per request of server and database together. */
const measure = async (served: Served, database: number, { ask, meanwhile }: Workload) => {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency })
  const run = async (from: number, count: number): Promise<void> => {
    let next = from
    const worker = async (): Promise<void> => {
      while (next < from + count) {
        const index = next++
        await meanwhile?.(index)
        await send(served, agent, ask(index))
      }
    }
    await Promise.all(Array.from({ length: concurrency }, worker))
  }
  // Warms up the JIT first, then the cache.
  await run(-warmUp, warmUp)
  await run(0, 400)
  const [server, stored] = [await served.cpuMs(), databaseCpuMs(database)]
  await run(400, requests)
  const spent = { server: (await served.cpuMs()) - server, database: databaseCpuMs(database) - stored }
  agent.destroy()
  return { server: spent.server / requests, database: spent.database / requests }
}

const main = async (): Promise<void> => {
  const postgres = await startTestServer()
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 0 })
  await migrate(database.db, migrations)
  const started = performance.now()
  await fillLargeCatalog(database.db, products)
  console.log(`${products} products in ${((performance.now() - started) / 1000).toFixed(0)} s, ${postgres.description}`)
  const root = await databaseRoot(database.db)

  const [bare, vitrine] = [
    await openServed(import.meta.filename, 'bare', postgres.url),
    await openServed(import.meta.filename, 'vitrine', postgres.url),
  ]
  const meanwhile = async (index: number) => index % 50 === 0 && sell(database.db, index)
  try {
    const least = await measure(bare, root, { ask: () => query({}) })
    for (const { name, limit, things, ask } of cases) {
      const asBuyers = (index: number) => (index < 0 ? anew(ask, index, things) : query(ask(popular(index, things))))
      const variants: Readonly<Record<string, Workload>> = {
        'as buyers ask': { ask: asBuyers },
        'while it sells': { ask: asBuyers, meanwhile },
        'never asked before': { ask: (index) => anew(ask, index, things) },
      }
      for (const [variant, workload] of Object.entries(variants)) {
        const ours = await measure(vitrine, root, workload)
        console.log(`${name}, ${variant}: server ${ours.server.toFixed(2)} ms, database ${ours.database.toFixed(2)} ms`)
        report({
          name: `${name} of ${products} products, ${variant}`,
          ours: ours.server + ours.database,
          baseline: least.server + least.database,
          against: 'bare node:http, one row by its key',
          unit: 'ms CPU of server and database',
          limit: { ours: limit },
        })
      }
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
