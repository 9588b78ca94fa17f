import { once } from 'node:events'
import { request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let reference: ReturnType<typeof referenceTo>
beforeAll(async () => {
  shop = await openShop()
  reference = referenceTo(await addProduct(shop.context.db, shop.siteId, { stock: 100 }))
})
afterAll(() => shop.close())

/** Sends a request and disconnects before the response. */
const giveUp = async (path: string, token: string, body: object): Promise<void> => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const clientRequest = request(shop.url + path, { method: 'POST', headers, agent: false })
  clientRequest.on('error', () => undefined)
  clientRequest.on('response', () => expect.unreachable('answered too soon'))
  clientRequest.end(JSON.stringify(body))
  await once(clientRequest, 'finish')
  await wait(300)
  const closed = new Promise((resolve) => clientRequest.once('close', resolve))
  clientRequest.destroy()
  await closed
}

/** Blocks the embedded database, or a server's site and cart tables. */
const block = async () => {
  const client = await shop.context.database.connect()
  await client.query('begin; lock table site, cart')
  return async () => {
    await client.query('commit')
    await client.end()
  }
}

const countCarts = async (): Promise<number> => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from cart where site_id = ${shop.siteId}`.execute(shop.context.db)
  return rows[0]!.count
}

test('drops the work of disconnected clients and serves others', async () => {
  const tokens = await Promise.all(Array.from({ length: 30 }, () => shop.visitorToken()))
  const release = await block()
  const body = { lineItems: [{ catalogReference: reference, quantity: 1 }] }
  await Promise.all(tokens.map((token) => giveUp('/ecom/v1/carts/current/add-to-cart', token, body)))
  await release()
  const answer = await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: await shop.visitorToken(), body })
  expect(answer.status).toBe(200)
  await wait(200)
  expect(await countCarts()).toBe(1)
})

test('answers the remaining client of two with the same request', async () => {
  const [leaving, staying] = await Promise.all([shop.visitorToken(), shop.visitorToken()])
  shop.context.sites.refresh()
  const release = await block()
  const disconnected = giveUp('/stores-reader/v1/products/query-platformized', leaving, { query: {} })
  const remaining = shop.send('POST /stores-reader/v1/products/query-platformized', {
    token: staying,
    body: { query: {} },
  })
  await disconnected
  await release()
  expect((await remaining).status).toBe(200)
})
