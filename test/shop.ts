import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from '@vitrine/server/config.ts'
import { openTestDatabase } from '@vitrine/server/database/testing.ts'
import { createLog } from '@vitrine/server/log.ts'
import type { PageHandler } from '@vitrine/server/http/pages.ts'
import { createServer, type Server } from '@vitrine/server/server.ts'
import { addApiKey, createSite, registerOAuthApp } from '@vitrine/server/site/create-site.ts'
import type { SiteSettings } from '@vitrine/server/site/tables.ts'
import type { Tables } from '@vitrine/server/tables.ts'

export interface ShopOptions {
  readonly settings?: Partial<SiteSettings>
  readonly currency?: string
  readonly config?: Partial<Config>
  /** Where the server writes its log; errors alone, to the console, unless told. */
  readonly log?: Logger
  /** Pages of an app on top, by path; they reach the server by `fetchFrom`. */
  readonly pages?: (fetchFrom: (address: string) => typeof fetch) => Readonly<Record<string, PageHandler>>
}

export interface Answer {
  readonly status: number
  // The shape of an answer is what a test is about to look into.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Headers
}

/** A shop in one process, for one test: a real server on a free port, over a fresh database. */
export const openShop = async ({ settings, currency = 'EUR', config, log, pages }: ShopOptions = {}) => {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-shop-'))
  const database = await openTestDatabase<Tables>()
  const siteId = randomUUID()
  const clientId = randomUUID()
  const apiKey = `key-${randomUUID()}`
  const origin = 'http://localhost:3000'
  await createSite(database.db, { id: siteId, name: 'Test shop', currency, language: 'en', demo: true, settings })
  await registerOAuthApp(database.db, siteId, {
    clientId,
    name: 'Storefront',
    rotatesRefreshTokens: true,
    redirectUris: [`${origin}/callback`],
    origins: [origin],
  })
  await addApiKey(database.db, siteId, { key: apiKey, name: 'tests' })

  const clock = { offsetMs: 0 }
  const server: Server = await createServer({
    database,
    config: {
      publicUrl: 'http://localhost:4000',
      storefrontUrl: origin,
      trustProxy: false,
      mailFrom: 'shop@test.invalid',
      mediaFolder: join(folder, 'media'),
      ...config,
    },
    log: log ?? createLog('error'),
    now: () => new Date(Date.now() + clock.offsetMs),
    ...(pages && { pages: pages((address) => server.fetchFrom(address)) }),
  })
  const port = await server.start(0)
  const url = `http://127.0.0.1:${port}`

  /** Sends one raw request, with a token as it goes over the wire. */
  const send = async (
    route: string,
    { token = '', body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const [method, path] = route.split(' ') as [string, string]
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token && { authorization: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }

  return {
    url,
    siteId,
    clientId,
    apiKey,
    database,
    server,
    context: server.context,
    send,
    /** A new visitor's access token. */
    visitorToken: (visitorId: string = randomUUID()) =>
      server.context.accessTokens.sign({ role: 'visitor', siteId, clientId, visitorId }, 14_400),
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
export type Shop = Awaited<ReturnType<typeof openShop>>
