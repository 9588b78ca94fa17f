/**
 * Cost of a single anonymous request: CPU of the server with its embedded database. Each is the worst of its kind that
 * the contract's limits allow, or the largest that they reject. `VITRINE_BENCH_PRODUCTS=100000` measures a large
 * catalog, in which unindexed queries are rejected. `VITRINE_BENCH_ONLY=cart` selects benches by name.
 */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { filterBounds } from '@vitrine/contract/bounds.ts'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import { algorithms } from '@vitrine/server/catalog/recommendation/api.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { sql } from 'kysely'
import { addProduct } from '../test/goods.ts'
import { fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { report } from './measure/report.ts'
import { serveVitrine } from './measure/serve-vitrine.ts'

const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '1000')
const only = process.env.VITRINE_BENCH_ONLY ?? ''
const linesOfCart = 300
const linesAdded = 100
const rounds = 40
/** The first rounds include compilation. */
const roundsBefore = 20
const maxMs = 50

interface Ready {
  readonly port: number
  readonly token: string
  readonly productIds: readonly string[]
  /** The largest collection. */
  readonly collectionId: string
}

const beServer = async (): Promise<void> => {
  const database = await openTestDatabase<Tables>(undefined, { statementMs: 900_000 })
  await fillLargeCatalog(database.db, products)
  const productIds: string[] = []
  for (let index = 0; index < linesOfCart; index += 1) {
    productIds.push((await addProduct(database.db, siteId, { name: `Mug ${index}` })).id)
  }
  const collectionId = await fillShelves(database.db)
  const served = await serveVitrine(database, siteId)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send!({ cpuMs: (user + system) / 1000 })
  })
  process.send!({ ...served, productIds, collectionId } satisfies Ready)
}

/** Creates a collection of half of all products, and half as many collections as products. Returns the large one. */
const fillShelves = async (db: Db): Promise<string> => {
  await sql`insert into collection (site_id, id, slug, name, description, visible, media, position, created_date,
      last_updated)
    select ${siteId}, md5('s' || n)::uuid::text, 'side-' || n, 'Side ' || n, '', true, '[]', n, now(), now()
    from generate_series(100, ${100 + products / 2}) n`.execute(db)
  const { rows } = await sql<{ id: string }>`select id from collection where slug = 'side-100'`.execute(db)
  await sql`insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible,
      last_updated)
    select site_id, ${rows[0]!.id}, id, numeric_id, name, price, visible, last_updated
    from product where site_id = ${siteId} and numeric_id % 2 = 0`.execute(db)
  await sql`vacuum analyze`.execute(db)
  return rows[0]!.id
}

interface Question {
  readonly name: string
  readonly path: string | ((checkoutId: string) => string)
  readonly method?: 'GET' | 'PATCH'
  /** Different each time, so that no response is cached. */
  readonly body?: (round: number, lineIds: readonly string[]) => unknown
}

const { pattern, values, conditions } = filterBounds
const queryPath = '/stores-reader/v1/products/query-platformized'
/** A different page size each time, so that no response is cached. */
const lengthIn = (round: number): number => 60 + (round % 41)
const productQuery = (filter: object, round: number) => ({ query: { filter, paging: { limit: lengthIn(round) } } })
const contains = (field: string, message: string) => ({ [field]: { $contains: message.repeat(pattern) } })
const within = (text: string) => ({ name: { $contains: text } })
const many = (count: number, one: (index: number) => object) => Array.from({ length: count }, (_, index) => one(index))
const appId = storesAppId
const recommendationAlgorithms = algorithms.map(({ id }) => id)

const questionsFor = ({ productIds, collectionId }: Ready): readonly Question[] => [
  {
    name: 'the longest text within names',
    path: queryPath,
    body: (round) => productQuery(contains('name', 'a'), round),
  },
  {
    name: 'the longest text within descriptions',
    path: queryPath,
    body: (round) => productQuery(contains('description', 'a'), round),
  },
  {
    name: 'as many texts within descriptions as a filter has conditions',
    path: queryPath,
    body: (round) => productQuery({ $or: many(conditions / 2 - 1, () => contains('description', 'a')) }, round),
  },
  {
    name: 'as many values as a filter compares with',
    path: queryPath,
    body: (round) => productQuery({ name: { $in: many(values, () => ({})).map(() => randomUUID()) } }, round),
  },
  {
    name: 'stock of all products, sorted by what no index has',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { 'stock.inventoryStatus': 'OUT_OF_STOCK' },
        sort: [{ fieldName: 'description' }, { fieldName: 'weight' }],
        paging: { limit: lengthIn(round) },
      },
    }),
  },
  {
    name: 'texts that half of all names have, by price',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { $or: [within('har'), within('anc'), within('dun'), within('ree')] },
        sort: [{ fieldName: 'price' }],
        paging: { limit: 100, offset: round },
      },
    }),
  },
  {
    name: 'as deep a page as there is, by name',
    path: queryPath,
    body: (round) => ({
      query: { sort: [{ fieldName: 'name' }], paging: { limit: 100, offset: Math.min(products, 10_000) - round } },
    }),
  },
  {
    name: 'as deep a page as there is, of a price range, by name',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { price: { $gt: round } },
        sort: [{ fieldName: 'name' }],
        paging: { limit: 100, offset: Math.min(products, 10_000) - round },
      },
    }),
  },
  {
    name: 'two ranges that never meet, by name',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { price: { $gt: 500 }, discountedPrice: { $lt: 400 + round / 100 } },
        sort: [{ fieldName: 'name' }],
        paging: { limit: 100 },
      },
    }),
  },
  {
    name: 'the oldest, the newest first',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { lastUpdated: { $lt: new Date(Date.now() - (products / 2 + round) * 1000) } },
        sort: [{ fieldName: 'numericId', order: 'ASC' }],
        paging: { limit: 100 },
      },
    }),
  },
  {
    name: 'ranges in any of many ways, by name',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: { $or: many(conditions / 2 - 1, (at) => ({ price: { $gt: 900 + at + round / 100 } })) },
        sort: [{ fieldName: 'name' }],
        paging: { limit: 100 },
      },
    }),
  },
  {
    name: 'as many values of names as a filter compares with',
    path: queryPath,
    body: (round) => ({
      query: { filter: { name: { $in: many(values, () => ({})).map((_, at) => `Net ${round} ${at}`) } } },
    }),
  },
  {
    name: 'a narrow range, by name',
    path: queryPath,
    body: (round) => ({
      query: { filter: { price: { $gt: 500 + round, $lt: 501 + round } }, sort: [{ fieldName: 'name' }] },
    }),
  },
  {
    name: 'two ranges on the longest shelf that never meet, by name',
    path: queryPath,
    body: (round) => ({
      query: {
        filter: {
          collectionIds: collectionId,
          price: { $gt: round },
          lastUpdated: { $gt: new Date(Date.now() + 1000), $lt: new Date(Date.now() + round * 100_000) },
        },
        sort: [{ fieldName: 'name' }],
      },
    }),
  },
  {
    name: 'a range on the longest shelf, by name',
    path: queryPath,
    body: (round) => ({
      query: { filter: { collectionIds: collectionId, price: { $gt: 500 + round } }, sort: [{ fieldName: 'name' }] },
    }),
  },
  {
    name: 'recommendations beside a hundred products, by every algorithm',
    path: '/v1/recommendations/get',
    body: (round) => ({
      items: productIds.slice(round % 200, (round % 200) + 100).map((catalogItemId) => ({ catalogItemId, appId })),
      algorithms: recommendationAlgorithms.map((id) => ({ id, appId })),
      minimumRecommendedItems: 100,
    }),
  },
  {
    name: 'variants of all products, by name',
    path: '/stores-reader/v1/variants/query',
    body: (round) => ({ query: { sort: [{ fieldName: 'productName' }], paging: { limit: 100, offset: round } } }),
  },
  {
    name: 'all collections',
    path: '/stores-reader/v2/collections/query',
    body: (round) => ({ query: { paging: { limit: 100, offset: round } } }),
  },
  {
    name: 'collections with a text within their names',
    path: '/stores-reader/v2/collections/query',
    body: (round) => ({ query: { filter: { name: { $contains: `${'a'.repeat(pattern - 4)}${round}` } } } }),
  },
  {
    name: `${linesAdded} lines into a cart of ${linesOfCart}`,
    path: '/ecom/v1/carts/current/add-to-cart',
    body: (round) => ({
      lineItems: slice(productIds, round).map((catalogItemId) => ({
        catalogReference: { catalogItemId, appId },
        quantity: 1,
      })),
    }),
  },
  {
    name: `all quantities of a cart of ${linesOfCart}`,
    path: '/ecom/v1/carts/current/update-line-items-quantity',
    body: (round, lineIds) => ({ lineItems: lineIds.map((id) => ({ id, lineItemId: id, quantity: 1 + round })) }),
  },
  {
    name: `what a cart of ${linesOfCart} lines would cost elsewhere`,
    path: '/ecom/v1/carts/current/estimate-totals',
    body: () => ({ shippingAddress: { country: 'DE' }, calculateShipping: true, calculateTax: true }),
  },
  {
    name: `a checkout from a cart of ${linesOfCart} lines`,
    path: '/ecom/v1/carts/current/create-checkout',
    body: () => ({ channelType: 'WEB' }),
  },
  {
    name: `another note in a checkout of ${linesOfCart} lines`,
    path: (checkoutId) => `/ecom/v1/checkouts/${checkoutId}`,
    method: 'PATCH',
    body: (round) => ({ checkout: { buyerNote: `Ring ${round} times` } }),
  },
  { name: `a cart of ${linesOfCart} lines`, path: '/ecom/v1/carts/current', method: 'GET' },
  {
    name: 'six calls in one document',
    path: '/graphql/alpha',
    body: (round) => ({
      query: `{ ${many(6, () => ({}))
        .map(
          (_, at) => `q${at}: queryProducts(query: { paging: { limit: 100, offset: ${at * 10 + round} } }) {
          products { id name slug priceData { price } media { items { id } } } }`,
        )
        .join(' ')} }`,
    }),
  },
  {
    name: 'two megabytes of nothing, refused',
    path: '/ecom/v1/carts/current/add-to-cart',
    body: () => ({ lineItems: Array.from({ length: 1_000_000 }, () => 0) }),
  },
  {
    name: 'a filter of a megabyte, refused',
    path: queryPath,
    body: () => ({ query: { filter: { name: { $in: Array.from({ length: 26_000 }, () => 'x'.repeat(37)) } } } }),
  },
  {
    name: 'a document 50,000 deep, refused',
    path: '/graphql/alpha',
    body: () => ({ query: '{a'.repeat(50_000) + '}'.repeat(50_000) }),
  },
]

/** Different line items each time; the first rounds fill the cart. */
const slice = (productIds: readonly string[], round: number): readonly string[] => {
  const start = (round * linesAdded) % linesOfCart
  return productIds.slice(start, start + linesAdded)
}

const cpuOf = async (child: ChildProcess): Promise<number> => {
  const answer = once(child, 'message') as Promise<[{ cpuMs: number }]>
  child.send('cpu')
  return (await answer)[0].cpuMs
}

interface AnswerBody {
  readonly cart?: { readonly lineItems: readonly { readonly id: string }[] }
  readonly checkoutId?: string
}

const main = async (): Promise<void> => {
  const child = fork(import.meta.filename, ['server'], { execArgv: process.execArgv })
  const [ready] = (await once(child, 'message')) as [Ready]
  const { port, token } = ready
  let lineIds: readonly string[] = []
  let checkoutId = ''
  const ask = async ({ path, method, body }: Question, round: number): Promise<boolean> => {
    const sent = body && { body: JSON.stringify(body(round, lineIds)) }
    const headers = { authorization: token, 'content-type': 'application/json' }
    const where = `http://127.0.0.1:${port}${typeof path === 'string' ? path : path(checkoutId)}`
    const answer = await fetch(where, { method: method ?? 'POST', headers, ...sent })
    const text = await answer.text()
    const parsed = answer.ok && where.includes('/ecom/') ? (JSON.parse(text) as AnswerBody) : {}
    lineIds = parsed.cart?.lineItems.map(({ id }) => id) ?? lineIds
    checkoutId = parsed.checkoutId ?? checkoutId
    return answer.ok
  }
  try {
    for (const question of questionsFor(ready).filter(({ name }) => name.includes(only))) {
      let isAnswered = false
      for (let round = roundsBefore; round > 0; round -= 1) isAnswered = await ask(question, round)
      const before = await cpuOf(child)
      for (let round = 0; round < rounds; round += 1) await ask(question, 100 + round)
      const ours = ((await cpuOf(child)) - before) / rounds
      const limit = { ours: maxMs }
      const name = isAnswered ? question.name : `${question.name.replace(', refused', '')}, refused`
      report({ name, ours, baseline: maxMs, against: 'the limit', unit: 'ms of CPU', limit })
    }
  } finally {
    child.kill()
  }
}

await (process.argv[2] === 'server' ? beServer() : main())
