import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop } from '../../../../../test/shop.ts'
import { configFromEnvironment } from '../../ground/base/config.ts'
import { createLog } from '../../ground/base/log.ts'
import { createPurger } from './purging.ts'

/** A cache that receives purges, or fails while set to. */
const openCache = async () => {
  const purges: { tags: readonly string[]; header: unknown; authorization: unknown }[] = []
  const state = { isDown: false, requestCount: 0 }
  const server = createHttpServer(async (request, response) => {
    state.requestCount += 1
    const { tags } = JSON.parse(await text(request)) as { tags: string[] }
    if (!state.isDown)
      purges.push({ tags, header: request.headers['surrogate-key'], authorization: request.headers.authorization })
    response.writeHead(state.isDown ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { purges, state, url: `http://127.0.0.1:${port}/purge` }
}

/** A shop whose servers purge on request of the test. */
const openPurgedShop = async () => {
  const cache = await openCache()
  const shop = await openShop({ hasOwnServer: true, log: createLog('silent') })
  onTestFinished(shop.close)
  const servers = [1, 2].map(() =>
    createPurger(shop.context, { url: cache.url, headers: { authorization: 'Bearer key' } }),
  )
  return {
    cache,
    shop,
    purgeFromEach: async () => {
      for (const purge of servers) await purge()
    },
    takeTags: () => cache.purges.splice(0).flatMap(({ tags }) => tags),
  }
}

test('purges a change once, however many servers there are', async () => {
  const { cache, shop, purgeFromEach, takeTags } = await openPurgedShop()
  // No server knows what the cache holds.
  await addProduct(shop.context.db, shop.siteId)
  await purgeFromEach()
  expect(cache.purges).toMatchObject([{ tags: ['store'], header: 'store', authorization: 'Bearer key' }])
  takeTags()
  await purgeFromEach()
  expect(takeTags()).toEqual([])

  const mug = await addProduct(shop.context.db, shop.siteId)
  await purgeFromEach()
  expect(takeTags().toSorted()).toEqual([`product-${mug.id}`, 'products'])
})

test('purges a change once when two servers see it at the same time', async () => {
  const { shop, cache, takeTags } = await openPurgedShop()
  const purge = { url: cache.url, headers: {} }
  for (let round = 0; round < 10; round += 1) {
    await addProduct(shop.context.db, shop.siteId)
    await Promise.all([1, 2, 3, 4].map(() => createPurger(shop.context, purge)()))
    expect(takeTags()).toEqual(['store'])
  }
})

test('purges again once a failed cache responds', async () => {
  const { cache, shop, purgeFromEach, takeTags } = await openPurgedShop()
  cache.state.isDown = true
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Cups' } } })
  await purgeFromEach()
  expect([cache.state.requestCount, takeTags()]).toEqual([1, []])
  cache.state.isDown = false
  await purgeFromEach()
  expect(takeTags()).toEqual([])
  shop.pass(2)
  await purgeFromEach()
  expect(takeTags()).toEqual(['store'])
})

test("purges automatically when the server has a cache's address", async () => {
  const cache = await openCache()
  const shop = await openShop({ runsWorkers: true, config: { cachePurge: { url: cache.url, headers: {} } } })
  onTestFinished(shop.close)
  await addProduct(shop.context.db, shop.siteId)
  await expect.poll(() => cache.purges.flatMap(({ tags }) => tags)).toContain('store')
})

test('names invalid settings without repeating secrets', () => {
  const read = (environment: Record<string, string>) => () => configFromEnvironment(environment)
  expect(read({ CACHE_PURGE_URL: 'cache' })).toThrow('CACHE_PURGE_URL is “cache”')
  expect(read({ CACHE_PURGE_URL: 'http://cache', CACHE_PURGE_HEADER: 'secret' })).toThrow(
    'CACHE_PURGE_HEADER must be a header such as “Authorization: Bearer …”.',
  )
  expect(read({ CACHE_PURGE_URL: 'http://cache/', CACHE_PURGE_HEADER: 'Fastly-Key: abc' })().cachePurge).toEqual({
    url: 'http://cache',
    headers: { 'fastly-key': 'abc' },
  })
  expect(read({})().cachePurge).toBeUndefined()
})
