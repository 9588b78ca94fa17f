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
import { insertApiKey } from '../people/api-key/store.ts'
import { createSite, registerOAuthApp } from '../shop/desk/create-site.ts'
import type { SiteSettings } from '../ground/site/tables.ts'
import type { Tables } from '../ground/database/tables.ts'

export interface ShopOptions {
  readonly settings?: Partial<SiteSettings>
  /** In per cent, as decimal text: what is taxed everywhere. */
  readonly taxRatePercent?: string
  readonly name?: string
  readonly currency?: string
  readonly language?: string
  /** Whether the sandbox's cards pay here; a shop of one's own has no provider yet. */
  readonly isDemo?: boolean
  readonly config?: Partial<Config>
  /** Where sign-ins may return to. */
  readonly redirectUris?: readonly string[]
  /** Where the server writes its log; errors alone, to the console, unless told. */
  readonly log?: Logger
  /** Its clock goes only by `pass`, for what depends on how fast a machine is: how often in how long, codes of half a minute. */
  readonly isClockStill?: boolean
  /** Brings codes to telephones; the dev mailbox shows them unless told. */
  readonly messenger?: Messenger
  readonly addressSuggester?: AddressSuggester
  /** Called with the server before it listens. */
  readonly prepare?: (server: Server) => void
  /** Pages of an app on top, by path; they reach the server by `fetchFrom`. */
  readonly pages?: (fetchFrom: (address: string) => typeof fetch) => Readonly<Record<string, PageHandler>>
}

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

/** A shop in this process: a real server over a fresh database that goes with it, on a port of its own. */
export const openShopOn = async (database: Database<Tables>, options: ShopOptions = {}) => {
  const {
    settings,
    taxRatePercent,
    name = 'Test shop',
    currency = 'EUR',
    language = 'en',
    isDemo = true,
    config,
    log,
    pages,
    messenger,
    addressSuggester,
    isClockStill = false,
    prepare,
  } = options
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  const [siteId, clientId] = [randomUUID(), randomUUID()]
  const apiKey = `key-${randomUUID()}`
  const origin = config?.storefrontUrl ?? 'http://localhost:3000'
  const redirectUris = options.redirectUris ?? [`${origin}/callback`]
  await createSite(database.db, {
    id: siteId,
    name,
    currency,
    language,
    demo: isDemo,
    settings,
    ...(taxRatePercent !== undefined && { taxRatePercent }),
  })
  await registerOAuthApp(database.db, siteId, {
    clientId,
    name: 'Storefront',
    rotatesRefreshTokens: true,
    redirectUris,
    origins: [...new Set([origin, ...redirectUris.map((uri) => new URL(uri).origin)])],
  })
  await insertApiKey(database.db, { siteId, key: apiKey, name: 'tests' })

  const clock = { startMs: Date.now(), offsetMs: 0 }
  const now = () => new Date((isClockStill ? clock.startMs : Date.now()) + clock.offsetMs)
  // Only an address that the server says of itself has to be known before it listens.
  const wantedPort = config?.publicUrl === undefined ? await findFreePort() : 0
  const server: Server = await createServer({
    database,
    config: {
      publicUrl: `http://localhost:${wantedPort}`,
      storefrontUrl: origin,
      trustProxy: false,
      mailFrom: 'shop@test.invalid',
      mediaFolder: join(folder, 'media'),
      ...config,
    },
    log: log ?? createLog('error'),
    now,
    ...(messenger && { messenger }),
    ...(addressSuggester && { addressSuggester }),
    ...(pages && { pages: pages((address) => server.fetchFrom(address)) }),
  })
  prepare?.(server)
  const port = await server.start(wantedPort)

  return {
    url: `http://127.0.0.1:${port}`,
    siteId,
    clientId,
    apiKey,
    database,
    server,
    context: server.context,
    /** The server's time. */
    now,
    /** Lets time pass for the server. */
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
export type OpenShop = Awaited<ReturnType<typeof openShopOn>>
