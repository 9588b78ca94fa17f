import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../ground/database/testing.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openShopOn } from '../../testing/open-shop.ts'
import { answerFor } from './request/errors.ts'

test('rejects a query that takes too long, and answers the next one', async () => {
  const options = { statementMs: 1000, onConnectionError: () => undefined }
  const shop = await openShopOn(await openTestDatabase<Tables>(undefined, options))
  const { siteId, clientId, context } = shop
  const visitor = { role: 'visitor', siteId, clientId, visitorId: randomUUID() } as const
  const authorization = await context.accessTokens.sign(visitor, 14_400)
  const find = async (filter: object) => {
    const body = JSON.stringify({ query: { filter } })
    const path = '/stores-reader/v1/products/query-platformized'
    const response = await fetch(shop.url + path, { method: 'POST', headers: { authorization }, body })
    return { status: response.status, body: (await response.json()) as unknown }
  }
  try {
    // Makes the search within names take a minute.
    await sql`create or replace function name_grams(site text, name text) returns text[] immutable strict language sql
      as $$ select array[site, name] from pg_sleep(60) $$`.execute(context.db)
    expect(await find({ name: { $contains: 'mug' } })).toMatchObject({
      status: 504,
      body: { details: { applicationError: { code: 'DEADLINE_EXCEEDED' } } },
    })
    expect((await find({ name: 'mug' })).status).toBe(200)
  } finally {
    await shop.close()
  }
})

test.each([
  ['a full disk', '53100', 507, 'STORAGE_FULL'],
  ['a read-only database', '25006', 507, 'STORAGE_FULL'],
  ['a full media disk', 'ENOSPC', 507, 'STORAGE_FULL'],
  ['a database shutting down', '57P01', 503, 'UNAVAILABLE'],
  ['a lost connection', '08006', 503, 'UNAVAILABLE'],
  ['too many connections', '53300', 503, 'UNAVAILABLE'],
  ['a canceled statement', '57014', 504, 'DEADLINE_EXCEEDED'],
])('reports %s with its own code, not as an internal error', (_, code, status, expectedCode) => {
  const answer = answerFor(Object.assign(new Error('of the system'), { code }), 'id')
  expect(answer).toMatchObject({ status, body: { details: { applicationError: { code: expectedCode } } } })
  expect(answer.unexpected).toBe(undefined)
})
