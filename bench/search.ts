/**
 * Search over 100,000 products on PostgreSQL, or on the embedded database (`VITRINE_BENCH_DATABASE=embedded`): the
 * first search, which creates documents and index; the first with existing documents; the index's memory; and CPU of
 * server and database together per faceted search and per suggestion, without repeated requests, compared with reading
 * one product by its key.
 */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { collectionIdOf, fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { databaseCpuMs, databaseRoot } from './measure/postgres-cpu.ts'
import { report } from './measure/report.ts'
import { serveVitrine } from './measure/serve-vitrine.ts'
import { lean } from '../scripts/imports/lean.mjs'
import { beServed, openServed, type Served } from './measure/served.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
const requests = 500
const isEmbedded = process.env.VITRINE_BENCH_DATABASE === 'embedded'
const words = ['harbour', 'anchors', 'dune', 'kelp', 'canvas', 'lagoon', 'gulls', 'jetty', 'tides', 'isle', 'shells']
const facets = ['PRICE', 'OPTION', 'BRAND', 'AVAILABILITY', 'ON_SALE', 'COLLECTION']

type RequestOf = (index: number) => { readonly method: string; readonly path: string; readonly body?: object }

const search: RequestOf = (index) => ({
  method: 'POST',
  path: '/vitrine/v1/products/search',
  // A different bound each time, which excludes nothing, so that no response is cached.
  body: { expression: words[index % words.length], filter: { price: { to: 1_000_000 + index } }, facets },
})
/** As typed: a word and the beginning of another. */
const suggest: RequestOf = (index) => {
  const [first, second] = [words[index % words.length]!, words[Math.floor(index / words.length) % words.length]!]
  const limit = 1 + (Math.floor(index / words.length ** 2) % 10)
  return {
    method: 'GET',
    path: `/vitrine/v1/products/suggest?limit=${limit}&expression=${first}%20${second.slice(0, 3)}`,
  }
}
const mistyped: RequestOf = (index) => ({
  method: 'POST',
  path: '/vitrine/v1/products/search',
  body: { expression: 'harbuor', filter: { price: { to: 1_000_000 + index } }, facets },
})
const ofCollection: RequestOf = (index) => ({
  method: 'POST',
  path: '/vitrine/v1/products/search',
  body: { filter: { collectionIds: [collectionIdOf(index % 20)], price: { to: 1_000_000 + index } }, facets },
})
const withoutWords: RequestOf = (index) => ({
  method: 'POST',
  path: '/vitrine/v1/products/search',
  body: { filter: { price: { to: 1_000_000 + index } }, facets },
})
const price = 'actualPriceRange.minValue.amount'
/** What a listing of catalog V3 shows beside its products. */
const aggregations = [
  { type: 'VALUE', fieldPath: 'options.choicesSettings.choices.name' },
  { type: 'VALUE', fieldPath: 'allCategoriesInfo.categories.id' },
  { type: 'VALUE', fieldPath: 'inventory.availabilityStatus' },
  { type: 'RANGE', fieldPath: price, range: { buckets: [{ to: 100 }, { from: 100, to: 500 }, { from: 500 }] } },
  { type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN' } },
  { type: 'SCALAR', fieldPath: price, scalar: { type: 'MAX' } },
]
const searchV3 = (of: (index: number) => object): RequestOf => {
  return (index) => {
    const { filter = {}, ...more } = of(index) as { filter?: object }
    const search = { filter: { ...filter, [price]: { $lt: 1_000_000 + index } }, cursorPaging: { limit: 24 }, ...more }
    return { method: 'POST', path: '/stores/v3/products/search', body: { search } }
  }
}
const wordsOfV3 = searchV3((index) => ({
  search: { expression: words[index % words.length], fields: ['name'] },
  aggregations,
}))
const categoryOfV3 = searchV3((index) => ({
  filter: { 'allCategoriesInfo.categories': { $matchItems: [{ id: collectionIdOf(index % 20) }] } },
  sort: [{ fieldName: 'name' }],
  aggregations,
}))
const allOfV3 = searchV3(() => ({ aggregations }))
const filled = Date.now()
const queryV3: RequestOf = (index) => ({
  method: 'POST',
  path: '/stores/v3/products/query',
  body: {
    query: {
      filter: { updatedDate: { $lt: new Date(filled - (index % products) * 500).toISOString() } },
      sort: [{ fieldName: 'updatedDate', order: 'DESC' }],
      cursorPaging: { limit: 24 },
    },
  },
})
const readOne: RequestOf = (index) => ({
  method: 'POST',
  path: '/stores-reader/v1/products/query-platformized',
  body: { query: { filter: { slug: `product-${index + 1}` }, paging: { limit: 1 + (index % 100) } } },
})

const send = async ({ port, token }: Served, { method, path, body }: ReturnType<RequestOf>): Promise<void> => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers,
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text}`)
}

const seconds = async (work: () => Promise<void>): Promise<string> => {
  const started = performance.now()
  await work()
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}

/** Returns CPU per request of server and database together. */
const measure = async (served: Served, databaseMs: () => number, ask: RequestOf) => {
  for (let index = 0; index < requests; index += 1) await send(served, ask(100_000 + index))
  const [server, database] = [await served.cpuMs(), databaseMs()]
  for (let index = 0; index < requests; index += 1) await send(served, ask(index))
  const used = [(await served.cpuMs()) - server, databaseMs() - database].map((ms) => ms / requests)
  return { server: used[0]!, database: used[1]! }
}

const residentMb = async ({ child }: Served): Promise<number> => {
  await wait(1000)
  const { readFileSync } = await import('node:fs')
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))![1]) / 1024
}

/** Opens the store: on PostgreSQL, or on the embedded database in its server's process. */
const openPlace = async () => {
  if (!isEmbedded) {
    const postgres = await startTestServer()
    return { address: postgres.url, stop: () => postgres.stop() }
  }
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'))
  return { address: folder, stop: async () => rmSync(folder, { recursive: true, force: true }) }
}
const openAt = (address: string, options = {}) =>
  openDatabase<Tables>(isEmbedded ? { dataFolder: address } : { url: address }, options)

const end = async ({ child }: Served): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

const fill = async (address: string): Promise<() => number> => {
  const database = await openAt(address, { statementMs: 0 })
  await migrate(database.db, migrations)
  await fillLargeCatalog(database.db, products)
  if (isEmbedded) {
    await database.close()
    return () => 0
  }
  const root = await databaseRoot(database.db)
  await database.close()
  return () => databaseCpuMs(root)
}

const main = async (): Promise<void> => {
  const place = await openPlace()
  const databaseMs = await fill(place.address)
  const open = () => openServed(import.meta.filename, 'vitrine', place.address, lean)
  const first = await open()
  console.log(`first search of ${products} products, documents made: ${await seconds(() => send(first, search(0)))}`)
  await end(first)
  const served = await open()
  try {
    await send(served, readOne(0))
    const before = await residentMb(served)
    console.log(`first search of another process: ${await seconds(() => send(served, search(0)))}`)
    console.log(
      `resident memory: ${before.toFixed(0)} MB before, ${(await residentMb(served)).toFixed(0)} MB with the index`,
    )
    const least = await measure(served, databaseMs, readOne)
    for (const [name, ask, limit] of [
      ['search with all facets', search, 4],
      ['suggestion', suggest, 2],
      ['search with a typo and all facets', mistyped, 4],
      ['collection with all facets', ofCollection, 4],
      ['all products with all facets', withoutWords, 4],
      ['V3: words with facets', wordsOfV3, 4],
      ['V3: category with facets', categoryOfV3, 4],
      ['V3: all products with facets', allOfV3, 6],
      ['V3: query', queryV3, 4],
    ] as const) {
      const { server, database: stored } = await measure(served, databaseMs, ask)
      console.log(`${name}: server ${server.toFixed(2)} ms, database ${stored.toFixed(2)} ms`)
      report({
        name: `${name} of ${products} products`,
        ours: server + stored,
        baseline: least.server + least.database,
        against: 'one product by its key',
        unit: 'ms CPU of server and database',
        limit: { ours: isEmbedded ? 2 * limit : limit },
      })
    }
  } finally {
    await end(served)
    await place.stop()
  }
}

const [role, address] = process.argv.slice(2)
if (role && address) beServed(await serveVitrine(await openAt(address), siteId))
else await main()
process.exitCode ??= 0
