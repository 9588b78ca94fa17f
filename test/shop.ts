import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import {
  createShopOn,
  openServerOn,
  type OpenServer,
  type ShopOptions,
  type SiteOptions,
} from '@vitrine/server/testing/open-shop.ts'
import { noteCalls } from './call-log.ts'
import { refuseSitesInTransactions } from './lonely-transactions.ts'
import { observeAnswers, observeReads } from './observed-values/observe.ts'
import { noteRefusal, noteSecrets, runLog } from './run-log.ts'

export type { ShopOptions }

/** Headers of a request that may name fields which the call does not know. */
export const lenient = { 'x-vitrine-strict': '0' }

export interface Answer {
  readonly status: number
  // The shape of an answer is what a test is about to look into.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Headers
}

export interface TestShopOptions extends ShopOptions {
  /** Whether the background workers run. By default they don't, so that none does what a test is about to do itself. */
  readonly runsWorkers?: boolean
  /** The server's public URL is where it listens, for clients that follow the addresses in its answers. */
  readonly hasRealPublicUrl?: boolean
  /** A server and a database for this store alone, for tests that turn the clock, stop the server or count its rows. */
  readonly hasOwnServer?: boolean
  /** A store that stands on a server of its own already: the new one stands beside it, and ends with it. */
  readonly beside?: OpenServer
}

const startServer = async (options: TestShopOptions): Promise<OpenServer> => {
  const { config, hasRealPublicUrl = false, runsWorkers = false } = options
  // Tests compare addresses with this one; their requests go to the port that was free.
  const address = hasRealPublicUrl ? {} : { publicUrl: 'http://localhost:4000' }
  const log = runLog()
  const database = await openTestDatabase<Tables>()
  const own = { prepare: observeAnswers, ...options, runsWorkers, config: { ...address, ...config } }
  const server = await openServerOn(database, { ...(log && { log }), ...own })
  refuseSitesInTransactions(server.context.sites)
  return server
}

const refuseToShare = (what: string) => (): never => {
  throw new Error(`This server is shared with other tests: open the shop with hasOwnServer to ${what}.`)
}

/** The server without what would reach other tests. */
const asShared = (server: OpenServer): OpenServer => ({
  ...server,
  server: { ...server.server, stop: refuseToShare('stop it') },
  pass: refuseToShare('turn its clock'),
  close: async () => {},
})

const sharedServers = new Map<unknown, Promise<OpenServer>>()

/** A server that the test files of this process share, each with stores of its own; it ends with the process. */
const shareServer = ({ hasRealPublicUrl = false, pages }: TestShopOptions): Promise<OpenServer> => {
  const key = pages ?? hasRealPublicUrl
  const running = sharedServers.get(key)
  if (running) return running
  const starting = startServer({ hasRealPublicUrl, pages }).then(asShared)
  sharedServers.set(key, starting)
  return starting
}

/** What stores of one server may differ in, and `pages` and `hasRealPublicUrl`, of which each has a shared server. */
const sharedOptions = {
  settings: true,
  taxRatePercent: true,
  name: true,
  currency: true,
  language: true,
  isDemo: true,
  redirectUris: true,
  pages: true,
  hasRealPublicUrl: true,
} satisfies Record<keyof SiteOptions | 'pages' | 'hasRealPublicUrl', true>

const needsOwnServer = (options: TestShopOptions): boolean => {
  const isOwn = Object.entries(options).some(([name, value]) => Boolean(value) && !(name in sharedOptions))
  return isOwn || (options.pages !== undefined && options.hasRealPublicUrl === true)
}

/**
 * Opens a store for one test file, in this process, on the database that the run tests. Stores share a server, unless
 * an option is about the server itself; those with the same `pages` share one of their own.
 */
export const openShop = async (options: TestShopOptions = {}) => {
  noteCalls()
  const { beside, ...own } = options
  const server = beside ?? (await (needsOwnServer(own) ? startServer(own) : shareServer(own)))
  const shop = { ...server, ...(await createShopOn(server, options)) }
  const { url, siteId, clientId, context } = shop

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
        'x-vitrine-strict': '1',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.ok) noteSecrets(text)
    else noteRefusal(text)
    noteSecrets(JSON.stringify({ ...headers, authorization: token, body }))
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }

  return {
    ...shop,
    context: { ...context, db: observeReads(context.db) },
    send,
    /** A new visitor's access token. */
    visitorToken: (visitorId: string = randomUUID()) =>
      context.accessTokens.sign({ role: 'visitor', siteId, clientId, visitorId }, 14_400),
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
