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

/** Sends a request that its sender gives up before it is answered. */
const giveUp = async (path: string, token: string, body: object): Promise<void> => {
  const headers = { authorization: token, 'content-type': 'application/json' }
  const asked = request(shop.url + path, { method: 'POST', headers, agent: false })
  asked.on('error', () => undefined)
  asked.on('response', () => expect.unreachable('answered too soon'))
  asked.end(JSON.stringify(body))
  await once(asked, 'finish')
  await wait(300)
  const closed = new Promise((resolve) => asked.once('close', resolve))
  asked.destroy()
  await closed
}

/** Keeps the embedded database from all others, and a server's tables of sites and carts. */
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

test('whoever hangs up while they wait leaves nothing to do, and others are answered', async () => {
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

test('what two ask for at once is answered to the one who stays', async () => {
  const [leaving, staying] = await Promise.all([shop.visitorToken(), shop.visitorToken()])
  shop.context.sites.refresh()
  const release = await block()
  const gone = giveUp('/stores-reader/v1/products/query-platformized', leaving, { query: {} })
  const asked = shop.send('POST /stores-reader/v1/products/query-platformized', { token: staying, body: { query: {} } })
  await gone
  await release()
  expect((await asked).status).toBe(200)
})
