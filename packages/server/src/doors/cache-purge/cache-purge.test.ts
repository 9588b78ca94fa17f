import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { openShop } from '../../../../../test/shop.ts'
import { configFromEnvironment } from '../../ground/base/config.ts'
import { createPurging } from './purging.ts'

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

const patience = { timeout: 10_000, interval: 50 }

test('a cache lets go of what changed, once, however many servers there are, and as soon as it can again', async () => {
  const cache = await openCache()
  const purge = { url: cache.url, headers: { authorization: 'Bearer key' } }
  const shop = await openShop({ config: { cachePurge: purge } })
  onTestFinished(shop.close)
  const second = createPurging(shop.context, purge)
  second.start()
  onTestFinished(second.stop)
  const takeTags = () => cache.told.splice(0).flatMap(({ tags }) => tags)

  // Nobody knows what the cache has kept of the store.
  await addProduct(shop.context.db, shop.siteId)
  await expect
    .poll(() => cache.told, patience)
    .toMatchObject([{ tags: ['store'], header: 'store', authorization: 'Bearer key' }])
  // Both know by then what was told.
  await wait(2500)
  takeTags()
  const mug = await addProduct(shop.context.db, shop.siteId)
  await expect.poll(() => cache.told.flatMap(({ tags }) => tags), patience).toContain(`product-${mug.id}`)
  await wait(2500)
  expect(new Set(takeTags())).toEqual(new Set(['products', `product-${mug.id}`]))

  cache.state.isDown = true
  const { asked } = cache.state
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Cups' } } })
  await expect.poll(() => cache.state.asked, patience).toBeGreaterThan(asked)
  cache.state.isDown = false
  await expect.poll(takeTags, patience).toEqual(['store'])
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
