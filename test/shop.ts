import { randomUUID } from 'node:crypto'
import { openTestDatabase } from '@vitrine/server/ground/database/testing.ts'
import type { Tables } from '@vitrine/server/ground/database/tables.ts'
import { openShopOn, type ShopOptions } from '@vitrine/server/testing/open-shop.ts'
import { noteCalls } from './call-log.ts'
import { refuseSitesInTransactions } from './lonely-transactions.ts'
import { observeAnswers, observeReads } from './observed-values/observe.ts'
import { noteRefusal, noteSecrets, runLog } from './run-log.ts'

export type { ShopOptions }

export interface Answer {
  readonly status: number
  // The shape of an answer is what a test is about to look into.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any
  readonly headers: Headers
}

export interface TestShopOptions extends ShopOptions {
  /** Its public address is where it listens, for clients that follow what it says of itself. */
  readonly isReachedAsSaid?: boolean
}

/** A shop in one process, for one test, on the database that the run was told to test. */
export const openShop = async ({ config, isReachedAsSaid = false, ...options }: TestShopOptions = {}) => {
  noteCalls()
  const database = await openTestDatabase<Tables>()
  // Tests compare addresses with this one; what they ask goes to the port that was free.
  const address = isReachedAsSaid ? {} : { publicUrl: 'http://localhost:4000' }
  const log = runLog()
  const shop = await openShopOn(database, {
    ...(log && { log }),
    prepare: observeAnswers,
    ...options,
    config: { ...address, ...config },
  })
  const { url, siteId, clientId, context } = shop
  refuseSitesInTransactions(context.sites)

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
