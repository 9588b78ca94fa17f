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

/** A cache's address for purges; it fails as long as it is told to. */
const openCache = async () => {
  const told: { tags: readonly string[]; header: unknown; authorization: unknown }[] = []
  const state = { isDown: false, asked: 0 }
  const server = createHttpServer(async (request, response) => {
    state.asked += 1
    const { tags } = JSON.parse(await text(request)) as { tags: string[] }
    if (!state.isDown)
      told.push({ tags, header: request.headers['surrogate-key'], authorization: request.headers.authorization })
    response.writeHead(state.isDown ? 503 : 200).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { told, state, url: `http://127.0.0.1:${port}/purge` }
}

/** A shop whose servers purge when the test says so. */
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
    takeTags: () => cache.told.splice(0).flatMap(({ tags }) => tags),
  }
}

test('purges what changed once, however many servers there are', async () => {
  const { cache, shop, purgeFromEach, takeTags } = await openPurgedShop()
  // No server knows what the cache has kept of the store.
  await addProduct(shop.context.db, shop.siteId)
  await purgeFromEach()
  expect(cache.told).toMatchObject([{ tags: ['store'], header: 'store', authorization: 'Bearer key' }])
  takeTags()
  await purgeFromEach()
  expect(takeTags()).toEqual([])

  const mug = await addProduct(shop.context.db, shop.siteId)
  await purgeFromEach()
  expect(takeTags().toSorted()).toEqual([`product-${mug.id}`, 'products'])
})

test('purges a change that two servers see at the same time once', async () => {
  const { shop, cache, takeTags } = await openPurgedShop()
  const purge = { url: cache.url, headers: {} }
  for (let round = 0; round < 10; round += 1) {
    await addProduct(shop.context.db, shop.siteId)
    await Promise.all([1, 2, 3, 4].map(() => createPurger(shop.context, purge)()))
    expect(takeTags()).toEqual(['store'])
  }
})

test('purges again once a cache that failed answers', async () => {
  const { cache, shop, purgeFromEach, takeTags } = await openPurgedShop()
  cache.state.isDown = true
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Cups' } } })
  await purgeFromEach()
  expect([cache.state.asked, takeTags()]).toEqual([1, []])
  cache.state.isDown = false
  await purgeFromEach()
  expect(takeTags()).toEqual([])
  shop.pass(2)
  await purgeFromEach()
  expect(takeTags()).toEqual(['store'])
})

test('a server with the address of a cache purges by itself', async () => {
  const cache = await openCache()
  const shop = await openShop({ runsWorkers: true, config: { cachePurge: { url: cache.url, headers: {} } } })
  onTestFinished(shop.close)
  await addProduct(shop.context.db, shop.siteId)
  await expect.poll(() => cache.told.flatMap(({ tags }) => tags)).toContain('store')
})

test('settings that cannot be used are named, and what is secret is not repeated', () => {
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
