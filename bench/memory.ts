/**
 * Resident memory of the platform's process on PostgreSQL with 100,000 products, under an hour of mixed load: lists,
 * products, searches, carts, hosted checkout pages, paid orders and the back office; at least 20,000 checkouts.
 * Compared with a bare Node.js process. `VITRINE_BENCH_MINUTES=5` makes it shorter.
 */
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { insertApiKey } from '@vitrine/server/people/api-key/api.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { registerOAuthApp } from '@vitrine/server/desk/site/api.ts'
import type { Db, Tables } from '@vitrine/server/ground/database/tables.ts'
import { addDelivery, buyer } from '../test/goods.ts'
import { fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { report } from './measure/report.ts'
import { lean } from '../scripts/imports/lean.mjs'
import { freePort, startProgram } from './measure/running-shop.ts'

const minutes = Number(process.env.VITRINE_BENCH_MINUTES ?? '60')
const products = Number(process.env.VITRINE_BENCH_PRODUCTS ?? '100000')
const minCheckouts = Math.ceil((21_000 * minutes) / 60)
const buyersAtOnce = 8
const [clientId, apiKey] = [randomUUID(), randomUUID()]

/** Typical requests of a shop's pages. */
const popularProduct = () => 1 + Math.floor(products ** Math.random())

const fill = async (db: Db): Promise<string> => {
  await fillLargeCatalog(db, products)
  await sql`update inventory_item set quantity = 1000000`.execute(db)
  const app = { clientId, name: 'Bench', rotatesRefreshTokens: true, redirectUris: [], origins: [] }
  await registerOAuthApp(db, siteId, app)
  await insertApiKey(db, { siteId, key: apiKey, name: 'bench' })
  return addDelivery(db, siteId)
}

const createCaller = (url: string) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyersAtOnce })
  return async (method: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const text = body && JSON.stringify(body)
    const headers = {
      'accept-encoding': 'gzip',
      ...(token !== undefined && { authorization: token }),
      ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    }
    const sent = request(url + path, { method, headers, agent })
    sent.end(text)
    const [answer] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
    const chunks: Buffer[] = []
    for await (const chunk of answer) chunks.push(chunk as Buffer)
    const read = Buffer.concat(chunks)
    if (answer.statusCode! >= 400) throw new Error(`${method} ${path}: ${answer.statusCode} ${read.toString()}`)
    const plain = answer.headers['content-encoding'] === 'gzip' ? gunzipSync(read) : read
    // The next step inspects arbitrary responses.
    // oxlint-disable-next-line typescript/no-explicit-any
    return (plain[0] === 0x7b ? JSON.parse(plain.toString()) : undefined) as any
  }
}
type Call = ReturnType<typeof createCaller>

const query = (search: object) => ({ query: search })
const queryPath = '/stores-reader/v1/products/query-platformized'

const browse = async (call: Call, token: string): Promise<void> => {
  const ask = (search: object) => call('POST', queryPath, { token, body: query(search) })
  await ask({ paging: { limit: 20, offset: 20 * Math.floor(Math.random() * 200) } })
  await ask({ filter: { slug: `product-${popularProduct()}` }, paging: { limit: 1 } })
  await ask({ filter: { name: { $contains: `reef ${popularProduct()}` } }, paging: { limit: 20 } })
  const from = Math.floor(Math.random() * 800)
  await ask({ filter: { 'priceData.price': { $gte: from } }, sort: [{ fieldName: 'price', order: 'ASC' }] })
}

const pay = async (call: Call, token: string, { id, delivery }: { id: string; delivery: string }): Promise<void> => {
  const path = `/ecom/v1/checkouts/${id}`
  const { redirectSession } = await call('POST', '/_api/redirects-api/v1/redirect-session', {
    token,
    body: { ecomCheckout: { checkoutId: id } },
  })
  const { pathname, search } = new URL(redirectSession.fullUrl)
  await call('GET', pathname + search)
  const checkout = {
    buyerInfo: { email: `${randomUUID().slice(0, 8)}@people.test` },
    billingInfo: buyer.contact,
    shippingInfo: { shippingDestination: buyer.contact, selectedCarrierServiceOption: { code: delivery } },
  }
  await call('PATCH', path, { token, body: { checkout } })
  await call('POST', `${path}/create-order-and-charge`, { token, body: { paymentToken: 'sandbox:pays' } })
}

const buy = async (call: Call, delivery: string): Promise<void> => {
  const { access_token: token } = await call('POST', '/oauth2/token', { body: { clientId, grantType: 'anonymous' } })
  await browse(call, token)
  for (let lines = 1 + Math.floor(Math.random() * 3); lines > 0; lines -= 1) {
    const product = await call('POST', queryPath, {
      token,
      body: query({ filter: { slug: `product-${popularProduct()}` }, paging: { limit: 1 } }),
    })
    const [{ id, variants }] = product.products
    const options = { variantId: variants[lines % 3].id }
    const lineItems = [{ quantity: 1, catalogReference: { appId: storesAppId, catalogItemId: id, options } }]
    await call('POST', '/ecom/v1/carts/current/add-to-cart', { token, body: { lineItems } })
  }
  await call('GET', '/ecom/v1/carts/current', { token })
  const opened = await call('POST', '/ecom/v1/carts/current/create-checkout', { token, body: { channelType: 'WEB' } })
  await pay(call, token, { id: opened.checkoutId, delivery })
}

/** The owner's requests meanwhile. */
const manageShop = async (call: Call): Promise<void> => {
  await call('POST', '/ecom/v1/orders/search', { token: apiKey, body: { search: { cursorPaging: { limit: 50 } } } })
  await call('GET', '/vitrine/v1/sales-summary', { token: apiKey })
}

const residentMb = (pid: number): number =>
  (Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) * 1024) / 1_000_000

const bareNodeMb = async (): Promise<number> => {
  const program = "require('node:http').createServer(() => {}).listen(0, () => console.log('ready'))"
  const bare = spawn(process.execPath, ['-e', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(bare.stdout, 'data')
  const resident = residentMb(bare.pid!)
  bare.kill()
  return resident
}

const main = async (): Promise<void> => {
  const postgres = await startTestServer()
  const database = await openDatabase<Tables>({ url: postgres.url }, { statementMs: 900_000 })
  await migrate(database.db, migrations)
  const delivery = await fill(database.db)
  console.log(`${products} products on ${postgres.description}`)
  const port = await freePort()
  const platform = await startProgram(join(import.meta.dirname, '../packages/server/dist/main.mjs'), {
    flags: lean.flags,
    env: { ...lean.env, DATABASE_URL: postgres.url, VITRINE_DEMO: '0', PORT: String(port), HOST: '', PUBLIC_URL: '' },
  })
  const call = createCaller(platform.url)
  const until = Date.now() + minutes * 60_000
  let checkouts = 0
  let failures = 0
  const seen: number[] = []
  const watch = setInterval(() => {
    seen.push(residentMb(platform.pid))
    if (seen.length % 30 === 0) console.log(`${checkouts} checkouts, ${failures} failed, ${seen.at(-1)!.toFixed(0)} MB`)
  }, 2000)
  const began = Date.now()
  /** Spread over the whole time, since memory is measured, not throughput. */
  const inTurn = () =>
    wait(Math.max(0, began + ((checkouts + buyersAtOnce) / minCheckouts) * minutes * 60_000 - Date.now()))
  const worker = async (): Promise<void> => {
    while (Date.now() < until || checkouts < minCheckouts) {
      await inTurn()
      try {
        await buy(call, delivery)
        checkouts += 1
        if (checkouts % 100 === 0) await manageShop(call)
      } catch (error) {
        failures += 1
        if (failures < 5) console.error(error)
        if (failures > 1000) throw error
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: buyersAtOnce }, worker))
    const cpuMs = (await platform.cpuMs()) / checkouts
    console.log(`${checkouts} checkouts, ${failures} failed, ${cpuMs.toFixed(0)} ms of CPU for each with all around it`)
    console.log(`at the most ${Math.max(...seen).toFixed(0)} MB`)
    report({
      name: `resident memory after ${minutes} minutes and ${checkouts} checkouts, ${products} products`,
      ours: seen.at(-1)!,
      baseline: await bareNodeMb(),
      against: 'a bare node:http server',
      unit: 'MB',
      limit: { ours: 250 },
    })
    if (failures > 0) process.exitCode = 1
  } finally {
    clearInterval(watch)
    await platform.stop()
    await database.close()
    await postgres.stop()
  }
}

await main()
