import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ApiKeyStrategy, createClient, inventory, orders, returns } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { configFromEnvironment } from '@vitrine/server/ground/base/config.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase, type Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer, type TestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { demoSite } from '@vitrine/server/desk/set-up/api.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { createServer, type Server } from '@vitrine/server/server.ts'
import { seedDemo } from '../seed-demo.ts'
import { addPast } from './add-past.ts'

let postgres: TestServer
let folder: string
let database: Database<Tables>
let server: Server
beforeAll(async () => {
  postgres = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-past-'))
  database = await openDatabase<Tables>({ url: postgres.url })
  await migrate(database.db, migrations)
  const config = configFromEnvironment({ VITRINE_DATA: folder })
  server = await createServer({ database, config, log: createLog('silent') })
  await seedDemo(server.context, { folder: 'demo/pictures', print: () => undefined })
  await server.start(0)
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

const openOwner = () =>
  createClient({
    host: 'http://localhost',
    auth: ApiKeyStrategy({ apiKey: demoSite.apiKey, siteId: demoSite.siteId }),
    modules: { inventory, orders, returns },
    fetch: server.fetchFrom('127.0.0.1'),
  })

const readStock = async () => {
  const { inventoryItems } = await openOwner().inventory.queryInventory({ query: { paging: { limit: 100 } } })
  return inventoryItems.map(({ productId, variants }) => [productId, variants])
}

const countOrders = async (): Promise<number> => {
  const [all] = await openOwner().orders.countOrders([{}])
  return all!.count
}

test('two years of orders, returns and customers are added once, after an interruption, too', async () => {
  const { db } = database
  const before = await readStock()
  const printed: string[] = []
  const print = (text: string) => void printed.push(text)
  let steps = 0
  await addPast(server.context, { print, isStopping: () => (steps += 1) > 60 })
  const interrupted = await countOrders()
  await addPast(server.context, { print, isStopping: () => false })
  const complete = await countOrders()
  expect(complete).toBeGreaterThan(interrupted + 200)
  await addPast(server.context, { print, isStopping: () => false })
  expect(await countOrders()).toBe(complete)
  expect(printed.filter((text) => text.startsWith('Adding'))).toHaveLength(2)

  const site = await db.selectFrom('site').select('created_date').executeTakeFirstOrThrow()
  const late = db.selectFrom('orders').select('id').where('created_date', '>', site.created_date)
  expect(await late.execute()).toEqual([])
  const states = await db.selectFrom('orders').select('status').distinct().execute()
  expect(states.map(({ status }) => status).toSorted()).toEqual(['APPROVED', 'CANCELED'])
  expect(await openOwner().returns.countReturns([{ filter: { status: 'SETTLED' } }])).toMatchObject([
    { count: expect.toSatisfy((count: number) => count > 5) },
  ])
  const mail = db.selectFrom('mail').select('id').where('recipient', 'like', '%@example.org')
  expect(await mail.execute()).toEqual([])
  const alerts = db.selectFrom('alert').select('id').where('event', '=', 'NEW_ORDER')
  expect(await alerts.execute()).toEqual([])
  expect(await readStock()).toEqual(before)
}, 600_000)
