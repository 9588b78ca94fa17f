import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const addition = async (quantity = 1) => ({
  lineItems: [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity }],
})
const add = (token: string, body: object, key: string) =>
  shop.send('POST /ecom/v1/carts/current/add-to-cart', { token, body, headers: { 'idempotency-key': key } })

test('executes a request sent thirty times with one key once, with the same response each time', async () => {
  const [token, body, key] = [await shop.visitorToken(), await addition(2), randomUUID()]
  const answers = await Promise.all(Array.from({ length: 30 }, () => add(token, body, key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  expect(answers[0]!.body.cart.lineItems).toMatchObject([{ quantity: 2 }])
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
  expect(cart.lineItems).toMatchObject([{ quantity: 2 }])
})

test('rejects a key with another request, and scopes keys to the visitor', async () => {
  const [ann, bob, body, key] = [await shop.visitorToken(), await shop.visitorToken(), await addition(), randomUUID()]
  await add(ann, body, key)
  expect((await add(ann, await addition(), key)).body.details.applicationError.code).toBe('IDEMPOTENCY_KEY_REUSED')
  expect((await add(bob, body, key)).status).toBe(200)
})

test('stores a refusal but not an invalid request', async () => {
  const [token, key] = [await shop.visitorToken(), randomUUID()]
  expect((await add(token, { lineItems: [] }, key)).status).toBe(400)
  expect((await add(token, await addition(), key)).status).toBe(200)

  const [other, sameKey] = [await shop.visitorToken(), randomUUID()]
  const product = await addProduct(shop.context.db, shop.siteId, { stock: 0 })
  const body = { lineItems: [{ catalogReference: referenceTo(product), quantity: 1 }] }
  expect((await add(other, body, sameKey)).status).toBe(428)
  await shop.context.db
    .updateTable('inventory_item')
    .set({ quantity: 5 })
    .where('product_id', '=', product.id)
    .execute()
  expect((await add(other, body, sameKey)).status).toBe(428)
  expect((await add(other, body, randomUUID())).status).toBe(200)
})
