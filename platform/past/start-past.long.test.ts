import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { backOffice, calls, createClient, OAuthStrategy, ApiKeyStrategy } from '@vitrine/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { configFromEnvironment } from '@vitrine/server/ground/base/config.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { openDatabase, type Database } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer, type TestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { demoSite, writeDemoPast } from '@vitrine/server/desk/set-up/api.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { createServer } from '@vitrine/server/server.ts'
import { seedDemo } from '../seed-demo.ts'
import { addPastAfterSignIn } from './start-past.ts'

let postgres: TestServer
let folder: string
const closings: (() => Promise<unknown>)[] = []
beforeEach(async () => {
  postgres = await startTestServer()
  folder = await mkdtemp(join(tmpdir(), 'vitrine-past-'))
})
afterEach(async () => {
  for (const close of closings.splice(0).toReversed()) await close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Starts a server, which has the demo store. `listeners` counts those of the database: each server has some. */
const start = async () => {
  const opened = await openDatabase<Tables>({ url: postgres.url })
  let listeners = 0
  const database: Database<Tables> = {
    ...opened,
    listen: (...args) => {
      listeners += 1
      return opened.listen(...args)
    },
  }
  await migrate(database.db, migrations)
  const lines: string[] = []
  const log = createLog('error', new Writable({ write: (line, _, done) => (lines.push(String(line)), done()) }))
  const config = configFromEnvironment({ VITRINE_DATA: folder })
  const server = await createServer({ database, config, log })
  await seedDemo(server.context, { folder: 'demo/pictures', print: () => undefined })
  const printed: string[] = []
  const past = addPastAfterSignIn(server, { print: (text) => void printed.push(text), months: 2 })
  await server.start(0)
  await past.start()
  const stop = async (): Promise<void> => {
    await past.stop()
    await server.stop()
    await opened.close()
  }
  closings.push(stop)
  const fetch = server.fetchFrom('127.0.0.1')
  const guest = createClient({
    host: 'http://localhost',
    auth: OAuthStrategy({ clientId: demoSite.clientId }),
    modules: { backOffice },
    fetch,
  })
  const owner = createClient({
    host: 'http://localhost',
    auth: ApiKeyStrategy({ apiKey: demoSite.apiKey }),
    modules: {},
    fetch,
  })
  const read = async () => (await owner.send(calls.getDemoPast, {})).demoPast
  return {
    db: database.db,
    fetch,
    lines,
    printed,
    read,
    listeners: () => listeners,
    signIn: () => guest.backOffice.ownerSignIn(demoSite.owner),
    resume: () => owner.send(calls.resumeDemoPast, {}),
    stop: async () => {
      closings.pop()
      await stop()
    },
    hasOrders: async () => {
      await expect.poll(async () => (await read())?.addedOrders ?? 0, { timeout: 60_000 }).toBeGreaterThan(2)
    },
    isComplete: async () => {
      await expect.poll(read, { timeout: 120_000 }).toBeUndefined()
    },
  }
}

test('the first sign-in adds the past and shows how far it is, and later starts look once', async () => {
  const first = await start()
  expect(await first.read()).toBeUndefined()
  await first.signIn()
  expect(await first.read()).toMatchObject({ status: 'ADDING', addedOrders: 0 })
  await first.hasOrders()
  expect(await first.read()).toMatchObject({ status: 'ADDING', plannedOrders: expect.any(Number) })
  await first.isComplete()
  expect(first.printed).toHaveLength(2)
  await first.stop()

  const second = await start()
  const listeners = second.listeners()
  await second.signIn()
  expect(await second.read()).toBeUndefined()
  await second.stop()
  expect([second.printed, second.listeners()]).toEqual([[], listeners])
}, 240_000)

test('an interrupted past is continued by the next start, and a failed one on request', async () => {
  const first = await start()
  await first.signIn()
  await first.hasOrders()
  await first.stop()
  const second = await start()
  expect(await second.read()).toMatchObject({ status: 'ADDING', addedOrders: expect.toSatisfy((added) => added > 2) })
  await second.isComplete()
  await writeDemoPast(second.db, { status: 'FAILED', added: 3, now: new Date() })
  await second.resume()
  await second.isComplete()
}, 240_000)

test('a database that dies while the past is added does not end the server', async () => {
  const shop = await start()
  await shop.signIn()
  await shop.hasOrders()
  await postgres.stop()
  await expect
    .poll(() => shop.lines.join(''), { timeout: 60_000 })
    .toContain('adding the past of the demo store failed')
  expect((await shop.fetch('http://localhost/health')).status).toBe(200)
}, 240_000)
