import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  ApiKeyStrategy,
  collectionRules,
  collections,
  createClient,
  products,
  purchaseTerms,
  reviews,
  search,
  storeDesign,
} from '@vitrine/client'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runs } from '../test/run-size.ts'
import { configFromEnvironment } from '@vitrine/server/ground/base/config.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer, type TestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { createServer } from '@vitrine/server/server.ts'
import { findFreePort } from '@vitrine/server/testing/open-shop.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { demoCatalog } from '../demo/catalog.ts'
import { seedDemo } from './seed-demo.ts'

const tries = runs(1, 20)

let postgres: TestServer
let folder: string
beforeAll(async () => {
  postgres = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-two-'))
}, 60_000)
afterAll(async () => {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const newDatabase = async (name: string): Promise<string> => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(postgres.url)
  url.pathname = `/${name}`
  return url.href
}

/** The database part of a start. */
const startOn = async (url: string, printed: string[]) => {
  const database = await openDatabase<Tables>({ url })
  await migrate(database.db, migrations)
  const config = configFromEnvironment({ VITRINE_DATA: folder })
  const server = await createServer({ database, config, log: createLog('silent') })
  await seedDemo(server.context, { folder: 'demo/pictures', print: (text) => void printed.push(text) })
  const port = await server.start(await findFreePort())
  const stop = async () => {
    await server.stop()
    await database.close()
  }
  return { url: `http://127.0.0.1:${port}`, stop }
}

const ownerAt = (host: string) =>
  createClient({
    host,
    auth: ApiKeyStrategy({ apiKey: demoSite.apiKey, siteId: demoSite.siteId }),
    modules: { collectionRules, collections, products, purchaseTerms, search, storeDesign },
  })

/** Returns the slugs of the products of a collection. */
const membersAt = async (url: string, slug: string): Promise<string[]> => {
  const owner = ownerAt(url)
  const { collection } = await owner.collections.getCollectionBySlug(slug)
  const { items } = await owner.products.queryProducts().hasSome('collectionIds', collection.id!).limit(100).find()
  return items.map((product) => product.slug!).toSorted()
}

const productsAt = async (url: string): Promise<number> => {
  const auth = ApiKeyStrategy({ apiKey: demoSite.apiKey, siteId: demoSite.siteId })
  const { items } = await createClient({ host: url, auth, modules: { products } }).products.queryProducts().find()
  return items.length
}

const reviewsAt = async (url: string) => {
  const auth = ApiKeyStrategy({ apiKey: demoSite.apiKey, siteId: demoSite.siteId })
  const { countReviews } = createClient({ host: url, auth, modules: { reviews } }).reviews
  const [shown, all] = [await countReviews(), await countReviews({ includePrivateReviews: true })]
  return { shown: shown.count, waiting: all.count - shown.count }
}

test.each(Array.from({ length: tries }, (_, index) => index))(
  'creates the demo store once if two servers start at once on an empty PostgreSQL (%i)',
  async (index) => {
    const [url, printed] = [await newDatabase(`both_${index}`), [] as string[]]
    const servers = await Promise.all([startOn(url, printed), startOn(url, printed)])
    for (const server of servers) expect(await productsAt(server.url)).toBe(35)
    for (const server of servers) expect(await reviewsAt(server.url)).toEqual({ shown: 5, waiting: 1 })
    expect(printed.filter((text) => text.startsWith('Creating'))).toHaveLength(1)
    for (const { stop } of servers) await stop()
  },
  60_000,
)

test('fills collections with a rule at once, and keeps them up to date', async () => {
  const server = await startOn(await newDatabase('rules'), [])
  const owner = ownerAt(server.url)
  const rules = await owner.collectionRules.listCollectionRules()
  expect(rules.map(({ status }) => status)).toEqual(['UP_TO_DATE', 'UP_TO_DATE'])
  const reduced = demoCatalog.products.filter(({ discount }) => discount).map(({ slug }) => slug)
  expect(await membersAt(server.url, 'sale')).toEqual(reduced.toSorted())
  const gifts = await membersAt(server.url, 'small-gifts')
  expect(gifts).toEqual(expect.arrayContaining(['tide-mug', 'pinch-salt-jar', 'taper-candles']))
  // Reduced from 42 by a fifth; the first costs too much, the others are sold out and a download.
  expect(gifts).toContain('weft-linen-napkins')
  for (const slug of ['cove-teapot', 'still-decanter', 'leaf-letter-paper']) expect(gifts).not.toContain(slug)

  const [mug] = (await owner.products.queryProducts().eq('slug', 'pinch-salt-jar').find()).items
  await owner.products.updateProduct(mug!.id!, { priceData: { price: 60 } })
  await expect.poll(() => membersAt(server.url, 'small-gifts'), { timeout: 20_000 }).not.toContain('pinch-salt-jar')
  await server.stop()
}, 60_000)

test('publishes a design that the API accepts, whose links lead somewhere', async () => {
  const server = await startOn(await newDatabase('design'), [])
  const owner = ownerAt(server.url)
  const { draft: design, revision, isPublished } = await owner.storeDesign.getStoreDesignState()
  expect(isPublished).toBe(true)
  expect(await owner.storeDesign.updateStoreDesign(design, revision)).toMatchObject({ revision: revision + 1 })
  const known = [
    ...design.pages.map(({ slug }) => `/pages/${slug}`),
    ...demoCatalog.collections.map(({ slug }) => `/collections/${slug}`),
    ...demoCatalog.products.map(({ slug }) => `/product-page/${slug}`),
  ]
  const links = [
    design.announcement?.href,
    ...design.sections.map(({ href }) => href),
    ...design.footer.columns.flatMap((column) => column.links.map(({ href }) => href)),
  ]
  expect(known).toEqual(expect.arrayContaining(links.filter((href) => href !== undefined)))
  await server.stop()
}, 60_000)

test('finds products by other words for their colors, and sells one with a deposit', async () => {
  const server = await startOn(await newDatabase('terms'), [])
  const owner = ownerAt(server.url)
  const found = async (expression: string): Promise<(string | undefined)[]> =>
    (await owner.search.searchProducts({ expression })).products.map(({ slug }) => slug)
  expect(await found('blue mug')).toEqual(['tide-mug'])
  const [service] = (await owner.products.queryProducts().eq('slug', 'long-table-service').find()).items
  expect(await owner.purchaseTerms.getPurchaseTerms(service!.id)).toEqual({
    paymentOption: 'DEPOSIT_ONLINE',
    depositPercentage: '33.3333',
    remainderDueInDays: 56,
  })
  await server.stop()
}, 60_000)
