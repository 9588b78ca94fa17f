import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer as createTcpServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '../ground/base/config.ts'
import type { Database } from '../ground/database/open-database.ts'
import type { AddressSuggester } from '../ground/context/address-suggester.ts'
import type { Messenger } from '../ground/context/messenger.ts'
import type { PageHandler } from '../ground/base/page-handler.ts'
import { createLog } from '../ground/base/log.ts'
import { createServer, type Server } from '../server.ts'
import { insertApiKey } from '../ground/site/api-key-store.ts'
import { createSite, registerOAuthApp } from '../desk/site/create-site.ts'
import type { SiteSettings } from '../ground/site/tables.ts'
import type { Tables } from '../ground/database/tables.ts'

/** What a test chooses about a store. */
export interface SiteOptions {
  readonly settings?: Partial<SiteSettings>
  /** In per cent, as decimal text: the tax rate everywhere. */
  readonly taxRatePercent?: string
  /** `Test shop` by default. */
  readonly name?: string
  /** ISO 4217; `EUR` by default. */
  readonly currency?: string
  /** BCP 47; `en` by default. */
  readonly language?: string
  /** Whether the sandbox's cards pay here (the default). A store that is not a demo starts without a provider. */
  readonly isDemo?: boolean
  /** Allowed redirect URLs of sign-ins; the storefront's `/callback` by default. */
  readonly redirectUris?: readonly string[]
}

/** What a test chooses about the server that its store runs on. */
export interface ServerOptions {
  readonly config?: Partial<Config>
  /** Where the server writes its log; by default errors alone, to the console. */
  readonly log?: Logger
  /** The clock moves only by `pass`: for rate limits and codes of half a minute, which depend on a machine's speed. */
  readonly isClockStill?: boolean
  /** Sends codes to phones; by default the dev mailbox shows them. */
  readonly messenger?: Messenger
  readonly addressSuggester?: AddressSuggester
  /** Whether the background workers run (the default): mail, events, payments that wait, and so on. */
  readonly runsWorkers?: boolean
  /** Called with the server before it listens. */
  readonly prepare?: (server: Server) => void
  /** Pages of an app on top, by path; they reach the server by `fetchFrom`. */
  readonly pages?: (fetchFrom: (address: string) => typeof fetch) => Readonly<Record<string, PageHandler>>
}

export interface ShopOptions extends SiteOptions, ServerOptions {}

/** A port that nobody listens on at this moment. */
export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createTcpServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Starts a real server in this process on a port of its own. Its database closes with it. */
export const openServerOn = async (database: Database<Tables>, options: ServerOptions = {}) => {
  const { config, log = createLog('error'), pages, isClockStill = false, runsWorkers = true } = options
  const { messenger, addressSuggester } = options
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  const clock = { startMs: Date.now(), offsetMs: 0 }
  const now = () => new Date((isClockStill ? clock.startMs : Date.now()) + clock.offsetMs)
  // The port must be known in advance only where it is part of the public URL.
  const wantedPort = config?.publicUrl === undefined ? await findFreePort() : 0
  const server: Server = await createServer({
    database,
    config: {
      publicUrl: `http://localhost:${wantedPort}`,
      storefrontUrl: 'http://localhost:3000',
      trustProxy: false,
      mailFrom: 'shop@test.invalid',
      mediaFolder: join(folder, 'media'),
      // Nothing listens there: tests never ask other people's DNS servers.
      dnsServers: ['127.0.0.1:1'],
      ...config,
    },
    log,
    now,
    ...(messenger && { messenger }),
    ...(addressSuggester && { addressSuggester }),
    ...(pages && { pages: pages((address) => server.fetchFrom(address)) }),
  })
  options.prepare?.(server)
  const port = await server.start(wantedPort, { runsWorkers })

  return {
    url: `http://127.0.0.1:${port}`,
    database,
    server,
    context: server.context,
    /** The server's current time. */
    now,
    /** Moves the server's clock forward. */
    pass: (seconds: number) => {
      clock.offsetMs += seconds * 1000
    },
    close: async () => {
      await server.stop()
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
export type OpenServer = Awaited<ReturnType<typeof openServerOn>>

/** Creates a store on a running server, with a storefront app and an API key. */
export const createShopOn = async ({ database: { db }, context }: OpenServer, options: SiteOptions = {}) => {
  const { name = 'Test shop', currency = 'EUR', language = 'en', isDemo = true, settings, taxRatePercent } = options
  const [siteId, clientId] = [randomUUID(), randomUUID()]
  const apiKey = `key-${randomUUID()}`
  const origin = context.config.storefrontUrl
  const redirectUris = options.redirectUris ?? [`${origin}/callback`]
  const tax = taxRatePercent === undefined ? {} : { taxRatePercent }
  await createSite(db, { id: siteId, name, currency, language, demo: isDemo, settings, ...tax })
  await registerOAuthApp(db, siteId, {
    clientId,
    name: 'Storefront',
    rotatesRefreshTokens: true,
    redirectUris,
    origins: [...new Set([origin, ...redirectUris.map((uri) => new URL(uri).origin)])],
  })
  await insertApiKey(db, { siteId, key: apiKey, name: 'tests' })
  return { siteId, clientId, apiKey }
}

/** Opens a store on a server of its own, which closes with it. */
export const openShopOn = async (database: Database<Tables>, options: ShopOptions = {}) => {
  const server = await openServerOn(database, options)
  return { ...server, ...(await createShopOn(server, options)) }
}
