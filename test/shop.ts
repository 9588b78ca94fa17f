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
import { refuseSitesInTransactions } from './checks/transaction-guards.ts'
import { observeAnswers, observeReads } from './observed-values/observe.ts'
import { sendRequest } from './http-request.ts'
import { noteRefusal, noteSecrets, runLog } from './log/run-log.ts'

/** Headers of requests with fields that the call may not know. */
export const lenient = { 'x-vitrine-strict': '0' }

export interface Answer {
  readonly status: number
  // Tests inspect arbitrary bodies.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Headers
}

export interface TestShopOptions extends ShopOptions {
  /** Whether background workers run. Default: `false`, so that they don't interfere with tests. */
  readonly runsWorkers?: boolean
  /** Whether the public URL is where the server listens, for clients that follow URLs in responses. */
  readonly hasListeningUrl?: boolean
  /** Gives this store its own server and database, for tests that move the clock, stop the server or count its rows. */
  readonly hasOwnServer?: boolean
  /** A store with its own server, which the new one shares and ends with. */
  readonly beside?: OpenServer
}

const startServer = async (options: TestShopOptions): Promise<OpenServer> => {
  const { config, hasListeningUrl = false, runsWorkers = false } = options
  // Tests compare URLs with this one; their requests go to the free port.
  const address = hasListeningUrl ? {} : { publicUrl: 'http://localhost:4000' }
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

/** A server without methods that would affect other tests. */
const asShared = (server: OpenServer): OpenServer => ({
  ...server,
  server: { ...server.server, stop: refuseToShare('stop it') },
  pass: refuseToShare('move its clock'),
  close: async () => {},
})

const sharedServers = new Map<unknown, Promise<OpenServer>>()

/** A server shared by the test files of this process, each with its own stores. Ends with the process. */
const shareServer = ({ hasListeningUrl = false, pages }: TestShopOptions): Promise<OpenServer> => {
  const key = pages ?? hasListeningUrl
  const running = sharedServers.get(key)
  if (running) return running
  const starting = startServer({ hasListeningUrl, pages }).then(asShared)
  sharedServers.set(key, starting)
  return starting
}

/**
 * Options that stores of a shared server may differ in. Each value of `pages` and `hasListeningUrl` has its own shared
 * server.
 */
const sharedOptions = {
  settings: true,
  taxRatePercent: true,
  name: true,
  currency: true,
  language: true,
  isDemo: true,
  redirectUris: true,
  pages: true,
  hasListeningUrl: true,
} satisfies Record<keyof SiteOptions | 'pages' | 'hasListeningUrl', true>

const needsOwnServer = (options: TestShopOptions): boolean => {
  const isOwn = Object.entries(options).some(([name, value]) => Boolean(value) && !(name in sharedOptions))
  return isOwn || (options.pages !== undefined && options.hasListeningUrl === true)
}

/** Returns a function that sends raw requests, with a token, to the server at a URL. */
export const sendTo =
  (url: string) =>
  async (
    route: string,
    { token = '', body, headers }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<Answer> => {
    const [method, path] = route.split(' ') as [string, string]
    const answer = await sendRequest(url + path, {
      method,
      headers: {
        ...(token && { authorization: token }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-vitrine-strict': '1',
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const { status, text } = answer
    if (status < 300) noteSecrets(text)
    else noteRefusal(text)
    noteSecrets(JSON.stringify({ ...headers, authorization: token, body }))
    return { status, body: text === '' ? undefined : JSON.parse(text), headers: answer.headers }
  }

/**
 * Opens a store for a test file, in this process, on the database under test. Stores share a server unless an option
 * concerns the server itself; those with the same `pages` share one of their own.
 */
export const openShop = async (options: TestShopOptions = {}) => {
  noteCalls()
  const { beside, ...own } = options
  const server = beside ?? (await (needsOwnServer(own) ? startServer(own) : shareServer(own)))
  const shop = { ...server, ...(await createShopOn(server, options)) }
  const { url, siteId, clientId, context } = shop

  return {
    ...shop,
    context: { ...context, db: observeReads(context.db) },
    send: sendTo(url),
    /** Returns a new visitor's access token. */
    visitorToken: (visitorId: string = randomUUID()) =>
      context.accessTokens.sign({ role: 'visitor', siteId, clientId, visitorId }, 14_400),
  }
}
export type Shop = Awaited<ReturnType<typeof openShop>>
