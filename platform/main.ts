/** The platform: one process with the API, the hosted pages, the back office and the dev mailbox. */
import { Session } from 'node:inspector'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'
import { configFromEnvironment, isLoopback, listenAddress, type Config } from '@vitrine/server/ground/base/config.ts'
import { migrate } from '@vitrine/server/ground/database/migrate.ts'
import { migrations } from '@vitrine/server/migrations.ts'
import { openDatabase, type Database } from '@vitrine/server/ground/database/open-database.ts'
import type { PageHandler } from '@vitrine/server/ground/base/page-handler.ts'
import { readableLog } from '@vitrine/server/ground/base/log-lines.ts'
import { createLog } from '@vitrine/server/ground/base/log.ts'
import { startTracing } from '@vitrine/server/ground/database/connection/tracing.ts'
import { requireFreePort } from '@vitrine/server/ground/base/ports.mjs'
import { openSetUp, setUpPath } from '@vitrine/server/desk/set-up/api.ts'
import { siteChannel } from '@vitrine/server/ground/site/sites.ts'
import { createServer, type Server } from '@vitrine/server/server.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import type { Logger } from 'pino'
import { assets } from './assets.ts'
import { serverLocation } from './database-location.ts'
import { chooseStorefront } from './mode.ts'
import { addPastAfterSignIn, wantsPast } from './past/start-past.ts'
import { prepareStores } from './prepare-stores.ts'
import { welcome } from './welcome.mjs'

/** When the first requests after a start have probably been answered. */
const settledMs = 500

/**
 * Collects what the start left behind, then lets the heap grow by 25 percent between collections, and compacts it early.
 * By default, V8 doubles it and tolerates fragmentation, because it assumes that it can use all memory of the machine.
 * Not before the start: a heap that grows to its size in such small steps is collected ten times during it. See
 * docs/decisions/0039-memory.md.
 */
const keepHeapSmall = (): void => {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--optimize-for-size')
  const inspector = new Session()
  inspector.connect()
  // Disconnecting within the answer would keep the process from ever ending.
  inspector.post('HeapProfiler.collectGarbage', () => setImmediate(() => inspector.disconnect()))
}

const print = (text: string): void => console.log(text)

interface HostedPages {
  readonly createHostedPages: (options: {
    platformUrl: string
    browserFolder: string
    defaultClientId: () => Promise<string | undefined>
    fetchFrom: (address: string) => typeof fetch
    onError: (error: unknown) => void
  }) => PageHandler
}

interface PageOptions {
  readonly config: Config
  readonly log: Logger
}

/** Loads the built hosted pages at run time, because the server doesn't depend on apps. */
const loadHostedPages = async (server: () => Server, { config, log }: PageOptions): Promise<PageHandler> => {
  const file = join(assets.hosted, 'server/entry-server.js')
  const { createHostedPages } = (await import(pathToFileURL(file).href)) as HostedPages
  return createHostedPages({
    platformUrl: config.publicUrl,
    browserFolder: join(assets.hosted, 'browser'),
    defaultClientId: async () => (await server().context.sites.findFirstApp())?.client_id,
    fetchFrom: (address) => server().fetchFrom(address),
    onError: (error) => log.error({ err: error }, 'a hosted page failed'),
  })
}

/** Sends the client ID of the first store to the parent process once it is created, so that its storefront starts. */
const announceStore = (database: Database<Tables>, shown: string | undefined): Promise<() => Promise<void>> => {
  let known = shown
  return database.listen(siteChannel, async () => {
    const { clientId } = await chooseStorefront(database.db, undefined)
    if (clientId === undefined || clientId === known) return
    known = clientId
    process.send?.({ storefrontClientId: clientId })
  })
}

const main = async (environment: NodeJS.ProcessEnv): Promise<void> => {
  const config = configFromEnvironment(environment)
  const { host, port } = listenAddress(environment, config)
  // Logs are readable text in a terminal, and JSON otherwise.
  const { stdout } = process
  const log = createLog(
    environment.LOG_LEVEL ?? 'warn',
    stdout.isTTY ? readableLog((text) => stdout.write(text)) : undefined,
  )
  if (environment.TRACING === '1') startTracing()
  const hasPast = wantsPast(environment.VITRINE_DEMO_PAST)
  await requireFreePort({ name: 'PORT', port, host })
  const location = serverLocation(environment) ?? { dataFolder: environment.VITRINE_DATA ?? './data' }
  const database = await openDatabase<Tables>(location)
  const ran = await migrate(database.db, migrations)
  if (ran.length > 0) print(`The database is ready (${database.kind}, PostgreSQL ${database.version}).`)

  // The pages are clients of the server that mounts them.
  const server: Server = await createServer({
    database,
    config,
    log,
    pages: { '/hosted': await loadHostedPages(() => server, { config, log }) },
    files: [
      { prefix: '/hosted/assets', folder: join(assets.hosted, 'browser/assets') },
      { prefix: '/back-office', folder: assets.backOffice, singlePage: true },
    ],
  })
  const stores = await prepareStores(server.context, { environment, folder: assets.pictures, print })
  const past =
    stores.demo && hasPast && config.smtpUrl === undefined ? addPastAfterSignIn(server, { print }) : undefined

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await past?.stop()
    await server.stop()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  // The parent process ended.
  process.on('disconnect', () => void stop())

  await server.start(port, { host })
  setTimeout(keepHeapSmall, settledMs).unref()
  await past?.start()
  const setUpToken = await openSetUp(database.db)
  const started = {
    url: config.publicUrl,
    ...stores,
    mailbox: isLoopback(config) && config.smtpUrl === undefined,
    ...(setUpToken !== undefined && { setUpUrl: `${config.publicUrl}${setUpPath}#${setUpToken}` }),
  }
  if (process.send) process.send(started)
  else print(welcome(started))
  if (setUpToken !== undefined) await announceStore(database, stores.storefrontClientId)
}

await main(process.env).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
