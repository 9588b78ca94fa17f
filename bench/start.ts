/**
 * Startup time of a shop: from starting `node` with the built platform to the first catalog response, on PostgreSQL and
 * on the embedded database, for the first time (with migrations) and later. Compared with a bare node:http server.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing/postgres.ts'
import { registerOAuthApp } from '@vitrine/server/desk/site/api.ts'
import { fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { median, report } from './measure/report.ts'
import { freePort } from './measure/running-shop.ts'
import { lean } from '../scripts/imports/lean.mjs'

const rounds = Number(process.env.VITRINE_BENCH_ROUNDS ?? '7')
/** Of `/proc`, on all current Linux systems. */
const ticksPerSecond = 100
const clientId = randomUUID()
const platform = join(import.meta.dirname, '../packages/server/dist/main.mjs')

interface Start {
  readonly clock: number
  readonly cpu: number
}

const json = async (url: string, body: object, token?: string): Promise<{ access_token: string }> => {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: token }) }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as { access_token: string }
}

const askCatalog = async (url: string): Promise<void> => {
  const { access_token } = await json(`${url}/oauth2/token`, { grantType: 'anonymous', clientId })
  await json(`${url}/stores-reader/v1/products/query-platformized`, { query: { paging: { limit: 8 } } }, access_token)
}

const end = async (child: ChildProcess): Promise<void> => {
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Returns the CPU seconds of a process, from Linux. Less affected by a busy machine than the clock. */
const cpuOf = ({ pid }: ChildProcess): number => {
  if (!existsSync(`/proc/${pid}/stat`)) return NaN
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Starts a program as `npm start` does. Returns the seconds until `ask` has its response. */
const start = async (file: string, env: NodeJS.ProcessEnv, ask: (url: string) => Promise<void>): Promise<Start> => {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn(process.execPath, [...lean.flags, '--enable-source-maps', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...lean.env, NODE_ENV: 'production', VITRINE_DEMO: '0', PORT: port, ...env },
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  await ask(url)
  const found = { clock: (performance.now() - started) / 1000, cpu: cpuOf(child) }
  await end(child)
  return found
}

/** Returns the median of several starts. */
const starts = async (...how: Parameters<typeof start>): Promise<Start> => {
  const found: Start[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await start(...how))
  return { clock: median(found.map(({ clock }) => clock)), cpu: median(found.map(({ cpu }) => cpu)) }
}

const health = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/health`)
  if (!answer.ok) throw new Error(`no health: ${answer.status}`)
}

const bareServer = join(import.meta.dirname, 'measure/bare-server.mjs')
const bare = await starts(bareServer, {}, health)
const reportStart = (name: string, { clock, cpu }: Start, limit: number): void => {
  report({ name, ours: clock, baseline: bare.clock, against: 'bare node:http', unit: 's', limit: { ours: limit } })
  console.log(`  it computes ${cpu.toFixed(2)} s of that, the bare server ${bare.cpu.toFixed(2)} s`)
}

const postgres = await startTestServer()
const data = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
const onPostgres = { DATABASE_URL: postgres.url, VITRINE_DATA: data }
reportStart('first start, empty PostgreSQL', await start(platform, onPostgres, health), 3)
const database = await openDatabase<Tables>({ url: postgres.url })
await fillLargeCatalog(database.db, 100)
await registerOAuthApp(database.db, siteId, {
  clientId,
  name: 'Bench',
  rotatesRefreshTokens: true,
  redirectUris: [],
  origins: [],
})
await database.close()
reportStart('later start, PostgreSQL, first catalog answer', await starts(platform, onPostgres, askCatalog), 0.7)
await postgres.stop()

const embedded = { DATABASE_URL: '', VITRINE_DATA: join(data, 'embedded') }
reportStart('first start, embedded database', await start(platform, embedded, health), 5)
reportStart('later start, embedded database', await starts(platform, embedded, health), 1.5)
rmSync(data, { recursive: true, force: true })
