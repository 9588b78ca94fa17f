/**
 * How long a shop takes to open: from starting `node` with the built platform to the first answer of its catalog, on
 * PostgreSQL and on the embedded database, for the first time (tables are made) and later. Beside it a bare node:http
 * server from its start to its first answer.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@vitrine/server/ground/database/open-database.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { startTestServer } from '@vitrine/server/ground/database/testing-postgres.ts'
import { registerOAuthApp } from '@vitrine/server/shop/desk/create-site.ts'
import { fillLargeCatalog, siteId } from './measure/fill-large-catalog.ts'
import { median, report } from './measure/report.ts'
import { freePort } from './measure/running-shop.ts'
import { lean } from '../scripts/lean.mjs'

const rounds = Number(process.env.VITRINE_BENCH_ROUNDS ?? '7')
const clientId = randomUUID()
const platform = join(import.meta.dirname, '../packages/server/dist/main.mjs')

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
  const gone = once(child, 'exit')
  child.kill('SIGTERM')
  await gone
}

/** Starts a program as `npm start` does; gives the milliseconds until `ask` has its answer. */
const timeToAnswer = async (file: string, env: NodeJS.ProcessEnv, ask: (url: string) => Promise<void>) => {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn(process.execPath, [...lean.flags, '--enable-source-maps', file], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, ...lean.env, NODE_ENV: 'production', VITRINE_DEMO: '0', PORT: port, ...env },
  })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  await ask(url)
  const milliseconds = performance.now() - started
  await end(child)
  return milliseconds
}

const seconds = async (measure: () => Promise<number>): Promise<number> => {
  const found: number[] = []
  for (let round = 0; round < rounds; round += 1) found.push(await measure())
  return median(found) / 1000
}

const health = async (url: string): Promise<void> => {
  const answer = await fetch(`${url}/health`)
  if (!answer.ok) throw new Error(`no health: ${answer.status}`)
}

const bareServer = join(import.meta.dirname, 'measure/bare-server.mjs')
const bare = await seconds(() => timeToAnswer(bareServer, {}, health))
const tell = (name: string, ours: number, limit: number): void =>
  report({ name, ours, baseline: bare, against: 'bare node:http', unit: 's', limit: { ours: limit } })

const postgres = await startTestServer()
const data = mkdtempSync(join(tmpdir(), 'vitrine-start-'))
const onPostgres = { DATABASE_URL: postgres.url, VITRINE_DATA: data }
tell('first start, empty PostgreSQL', (await timeToAnswer(platform, onPostgres, health)) / 1000, 3)
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
tell(
  'later start, PostgreSQL, first catalog answer',
  await seconds(() => timeToAnswer(platform, onPostgres, askCatalog)),
  0.7,
)
await postgres.stop()

const embedded = { DATABASE_URL: '', VITRINE_DATA: join(data, 'embedded') }
tell('first start, embedded database', (await timeToAnswer(platform, embedded, health)) / 1000, 5)
tell('later start, embedded database', await seconds(() => timeToAnswer(platform, embedded, health)), 1.5)
rmSync(data, { recursive: true, force: true })
