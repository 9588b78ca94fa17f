import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { foldNotes } from '../../../catalog/product/note-folding.ts'
import { createAnswerCache } from './answer-cache.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const read = async (id: string, token = visitor, headers: Record<string, string> = {}) =>
  (await shop.send(`GET /stores-reader/v1/products/${id}`, { token, headers })).body.product
const owner = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })

test('shows buyers the current data after every change of product, stock, collection and shop', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Mug', stock: 3 })
  const seen = () => read(mug.id)
  expect((await seen()).stock.quantity).toBe(3)
  expect((await seen()).stock.quantity).toBe(3)

  await owner(`PATCH /stores/v1/products/${mug.id}`, { product: { name: 'Tall mug' } })
  expect((await seen()).name).toBe('Tall mug')
  const variants = [{ variantId: '00000000-0000-0000-0000-000000000000', quantity: 9 }]
  await owner(`PATCH /stores/v2/inventoryItems/product/${mug.id}`, { inventoryItem: { trackQuantity: true, variants } })
  expect((await seen()).stock.quantity).toBe(9)
  const collection = (await owner('POST /stores/v1/collections', { collection: { name: 'Mugs' } })).body.collection
  await owner(`POST /stores/v1/collections/${collection.id}/productIds`, { productIds: [mug.id] })
  expect((await seen()).collectionIds).toContain(collection.id)
  const shelved = async () =>
    (await shop.send(`GET /v2/collections/${collection.id}`, { token: visitor })).body.collection
  expect(await shelved()).toMatchObject({ name: 'Mugs', numberOfProducts: 1 })
  await owner(`PATCH /stores/v1/collections/${collection.id}`, { collection: { name: 'Cups' } })
  expect((await shelved()).name).toBe('Cups')

  const dollars = () => read(mug.id, visitor, { 'x-wix-currency': 'USD' })
  expect((await dollars()).convertedPriceData.currency).toBe('EUR')
  const rates = (rate: string) =>
    owner('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies: [{ currency: 'USD', rate }] } })
  await rates('2')
  expect((await dollars()).convertedPriceData).toMatchObject({ currency: 'USD', price: 38 })
  await rates('3')
  expect((await dollars()).convertedPriceData.price).toBe(57)
  expect((await seen()).convertedPriceData.currency).toBe('EUR')
  await owner(`PATCH /stores/v1/products/${mug.id}`, { product: { visible: false } })
  expect((await shop.send(`GET /stores-reader/v1/products/${mug.id}`, { token: visitor })).status).toBe(404)
})

test('never returns a response cached before a change, even after a long pause', async () => {
  const cup = await addProduct(shop.context.db, shop.siteId, { name: 'Cup', stock: 1 })
  const list = async () => {
    const query = { filter: { name: { $startsWith: 'Cup' } } }
    const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', {
      token: visitor,
      body: { query },
    })
    return body.products.map(({ name }: { name: string }) => name)
  }
  for (const name of ['Cup of tin', 'Cup of glass', 'Cup of gold']) {
    await foldNotes(shop.context.db, 0)
    const firstAnswer = await list()
    expect(await list()).toEqual(firstAnswer)
    await owner(`PATCH /stores/v1/products/${cup.id}`, { product: { name } })
    await foldNotes(shop.context.db, 0)
    expect(await list()).toEqual([name])
  }
})

test('shows immediately that an order took the last piece', async () => {
  const vase = await addProduct(shop.context.db, shop.siteId, { name: 'Vase', stock: 1 })
  expect((await read(vase.id)).stock.inStock).toBe(true)
  const lineItems = [{ catalogReference: referenceTo(vase), quantity: 1 }]
  const { body } = await owner('POST /ecom/v1/checkouts', { channelType: 'WEB', lineItems })
  const checkout = `/ecom/v1/checkouts/${body.checkout.id}`
  const order = await owner(`POST ${checkout}/create-order`, {})
  // Whatever else an order needs, the collection shows its outcome.
  const left = order.status === 200 ? 0 : 1
  expect((await read(vase.id)).stock.quantity).toBe(left)
})

test('keeps responses to owners and buyers separate', async () => {
  const bowl = await addProduct(shop.context.db, shop.siteId, { name: 'Bowl', record: { cost: 100 } })
  const merchant = `GET /stores-reader/v1/products/${bowl.id}?includeMerchantSpecificData=true`
  for (const token of [shop.apiKey, visitor, shop.apiKey, visitor]) {
    const { product } = (await shop.send(merchant, { token })).body
    expect(product.costAndProfitData !== undefined).toBe(token === shop.apiKey)
  }
})

test('keeps responses of different shops separate', async () => {
  const other = await openShop()
  const ask = async (where: Shop) =>
    (
      await where.send('POST /stores-reader/v1/products/query-platformized', {
        token: await where.visitorToken(),
        body: {},
      })
    ).body.products.length
  expect(await ask(other)).toBe(0)
  expect(await ask(shop)).toBeGreaterThan(0)
  expect(await ask(other)).toBe(0)
  await other.close()
})

test('compresses a response from the third time on, with the same content', async () => {
  const plate = await addProduct(shop.context.db, shop.siteId, {
    name: 'Plate',
    record: { description: 'blue '.repeat(500) },
  })
  const ask = async (encoding: string) => {
    const answer = await fetch(`${shop.url}/stores-reader/v1/products/${plate.id}`, {
      headers: { authorization: visitor, 'accept-encoding': encoding, origin: 'http://localhost:3000' },
    })
    return [answer.headers.get('content-encoding'), answer.headers.get('vary'), await answer.text()]
  }
  const first = await ask('gzip')
  expect(first[0]).toBeNull()
  expect(await ask('gzip')).toEqual([null, 'Origin, Accept-Encoding', first[2]])
  const third = await ask('gzip, deflate')
  expect(third).toEqual(['gzip', 'Origin, Accept-Encoding', first[2]])
  expect(await ask('identity')).toEqual([null, 'Origin, Accept-Encoding', first[2]])
})

test('limits the memory of all responses and evicts the oldest', async () => {
  const cache = createAnswerCache({ stateOf: async () => 'one state', generation: () => 0 })
  let made = 0
  const ask = (key: string) =>
    cache.answer({ siteId: 's', key, takesPacked: true }, async () => {
      made += 1
      return { bytes: Buffer.alloc(1.2 * 1024 * 1024, 'x'), state: 'one state' }
    })
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await ask(key)
  await ask('g')
  await ask('g')
  expect(made).toBe(7)
  const { bytes, isPacked } = await ask('g')
  expect([isPacked, gunzipSync(bytes).length]).toEqual([true, Math.floor(1.2 * 1024 * 1024)])
  await ask('a')
  expect(made).toBe(8)
})
