import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { allowAddresses } from '../../desk/site/create-site.ts'

let shop: Shop
let lineItems: object[]
beforeAll(async () => {
  shop = await openShop({ isClockStill: true })
  lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  await set({ newCartsPerHour: 10 })
})
afterAll(() => shop.close())

const set = async (siteSettings: object) => {
  const route = 'PATCH /vitrine/v1/site-settings'
  const { status, body } = await shop.send(route, { token: shop.apiKey, body: { siteSettings } })
  expect(status, JSON.stringify(body)).toBe(200)
}

/** A request from its own IP address. */
const from = (address: string) => {
  const fetchFrom = shop.server.fetchFrom(address)
  return async (path: string, token: string, body: object) => {
    const headers = { authorization: token, 'content-type': 'application/json' }
    return fetchFrom(`http://localhost${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
}
const addToCart = '/ecom/v1/carts/current/add-to-cart'

const openMany = async (address: string, count: number) => {
  const ask = from(address)
  const answers = []
  for (let index = 0; index < count; index += 1) {
    answers.push(await ask(addToCart, await shop.visitorToken(), { lineItems }))
  }
  return answers
}
const statuses = (answers: readonly Response[]) => answers.map(({ status }) => status)

test('limits new carts per hour and IP address, and says when to retry', async () => {
  expect(statuses(await openMany('203.0.113.1', 10))).toEqual(Array.from({ length: 10 }, () => 200))
  shop.pass(20 * 60)
  const [refused] = await openMany('203.0.113.1', 1)
  expect(refused!.status).toBe(429)
  expect(refused!.headers.get('retry-after')).toBe(String(40 * 60))
  expect(await refused!.json()).toMatchObject({ details: { applicationError: { code: 'TOO_MANY_REQUESTS' } } })
  const ask = from('203.0.113.1')
  const visitor = await shop.visitorToken()
  expect((await ask('/ecom/v1/carts', visitor, { lineItems })).status).toBe(429)
  expect((await ask('/ecom/v1/checkouts', visitor, { lineItems, channelType: 'WEB' })).status).toBe(429)

  expect(statuses(await openMany('203.0.113.2', 1))).toEqual([200])
  shop.pass(41 * 60)
  expect(statuses(await openMany('203.0.113.1', 10))).toEqual(Array.from({ length: 10 }, () => 200))
})

test('does not limit existing carts, tokens, the owner or members', async () => {
  const address = '203.0.113.3'
  const visitor = await shop.visitorToken()
  const ask = from(address)
  expect((await ask(addToCart, visitor, { lineItems })).status).toBe(200)
  await openMany(address, 9)
  expect(statuses(await openMany(address, 1))).toEqual([429])
  expect((await ask(addToCart, visitor, { lineItems })).status).toBe(200)
  expect((await ask('/ecom/v1/carts', shop.apiKey, { lineItems })).status).toBe(200)
  const grant = { clientId: shop.clientId, grantType: 'anonymous' }
  for (let index = 0; index < 20; index += 1) expect((await ask('/oauth2/token', '', grant)).status).toBe(200)
})

test('limits new visitors per minute and IP address or IPv6 network', async () => {
  const grant = { clientId: shop.clientId, grantType: 'anonymous' }
  await set({ newVisitorsPerMinute: 12 })
  const begin = async (address: string, count: number) => {
    const ask = from(address)
    return Promise.all(Array.from({ length: count }, () => ask('/oauth2/token', '', grant)))
  }
  const many = await begin('203.0.113.9', 15)
  expect(statuses(many).toSorted()).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429, 429])
  const refused = many.find(({ status }) => status === 429)!
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(statuses(await begin('203.0.113.10', 1))).toEqual([200])
  expect(statuses(await begin('2001:db8:7:7::1', 12))).not.toContain(429)
  expect(statuses(await begin('2001:db8:7:7::2', 1))).toEqual([429])
  expect(statuses(await begin('127.0.0.1', 40))).not.toContain(429)
  shop.pass(60)
  expect(statuses(await begin('203.0.113.9', 12))).not.toContain(429)
})

test('limits carts of an IPv6 network like those of one address', async () => {
  expect(statuses(await openMany('2001:db8:8:8::1', 10))).not.toContain(429)
  expect(statuses(await openMany('2001:db8:8:8::2', 1))).toEqual([429])
})

test('does not limit a server that renders pages once its address is listed', async () => {
  await allowAddresses(shop.context.db, shop.clientId, { servers: ['198.51.100.0/24', '2001:db8::/48'] })
  shop.context.sites.refresh()
  for (const address of ['198.51.100.7', '2001:db8::5', '127.0.0.1']) {
    expect(new Set(statuses(await openMany(address, 25)))).toEqual(new Set([200]))
  }
  expect(statuses(await openMany('198.51.101.7', 11)).at(-1)).toBe(429)
})
