import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../ground/database/testing.ts'
import type { Tables } from '../../ground/database/tables.ts'
import { openShopOn } from '../../testing/open-shop.ts'
import { answerFor } from './errors.ts'

test('a question that takes too long is refused as such, and the next one is answered', async () => {
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
    // The words within names are looked up as if that took a minute.
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
  ['a database that only reads', '25006', 507, 'STORAGE_FULL'],
  ['a full disk of pictures', 'ENOSPC', 507, 'STORAGE_FULL'],
  ['a database that is shut down', '57P01', 503, 'UNAVAILABLE'],
  ['a lost connection', '08006', 503, 'UNAVAILABLE'],
  ['too many connections', '53300', 503, 'UNAVAILABLE'],
  ['a statement that was ended', '57014', 504, 'DEADLINE_EXCEEDED'],
])('%s is told as what it is, not as a fault of the server', (_, code, status, told) => {
  const answer = answerFor(Object.assign(new Error('of the system'), { code }), 'id')
  expect(answer).toMatchObject({ status, body: { details: { applicationError: { code: told } } } })
  expect(answer.unexpected).toBe(undefined)
})
