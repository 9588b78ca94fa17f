import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheTill } from '../../../../../test/buying.ts'
import { addProduct, referenceTo, type Product } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'

const sameCategories = '68ebce04-b96a-4c52-9329-08fc9d8c1253'
const boughtTogether = 'd5aac1e1-2e53-4d11-85f7-7172710b4783'
const viewedTogether = '5dd69f67-9ab9-478e-ba7c-10c6c6e7285f'
const bestSellers = 'ba491fd2-b172-4552-9ea6-7202e01d1d3c'

let shop: Shop
let token: string
const goods: Record<string, Product> = {}
beforeAll(async () => {
  shop = await openShop()
  token = await shop.visitorToken()
  for (const name of ['Mug', 'Saucer', 'Spoon', 'Rope', 'Net']) {
    goods[name] = await addProduct(shop.context.db, shop.siteId, { name, stock: 10 })
  }
  await shelve('Kitchen', 'Mug', 'Saucer', 'Spoon')
  await shelve('Porcelain', 'Mug', 'Saucer')
  await shelve('Harbour', 'Rope', 'Net', 'Mug')
})
afterAll(() => shop.close())

const shelve = async (name: string, ...names: string[]): Promise<void> => {
  const create = 'POST /stores/v1/collections'
  const { body } = await shop.send(create, { token: shop.apiKey, body: { collection: { name } } })
  const productIds = names.map((one) => goods[one]!.id)
  await shop.send(`POST /stores/v1/collections/${body.collection.id}/productIds`, {
    token: shop.apiKey,
    body: { productIds },
  })
}
const ask = (algorithmIds: readonly string[], names: readonly string[], minimumRecommendedItems?: number) =>
  shop.send('POST /v1/recommendations/get', {
    token,
    body: {
      algorithms: algorithmIds.map((id) => ({ id, appId: storesAppId })),
      items: names.map((name) => referenceTo(goods[name]!)),
      ...(minimumRecommendedItems !== undefined && { minimumRecommendedItems }),
    },
  })
const namesOf = (items: readonly { catalogItemId: string }[]): string[] =>
  items.map(({ catalogItemId }) => Object.keys(goods).find((name) => goods[name]!.id === catalogItemId)!)
const recommended = async (...args: Parameters<typeof ask>): Promise<string[]> => {
  const { status, body } = await ask(...args)
  expect(status, JSON.stringify(body)).toBe(200)
  return namesOf(body.recommendation.items)
}

test('recommends products that share most collections, without duplicates', async () => {
  expect(await recommended([sameCategories], ['Mug'])).toEqual(['Saucer', 'Net', 'Rope', 'Spoon'])
  expect(await recommended([viewedTogether], ['Rope'])).toEqual(['Net', 'Mug'])
  expect(await recommended([sameCategories], ['Mug', 'Saucer'])).toEqual(['Spoon', 'Net', 'Rope'])
})

test('recommends products often bought together, most frequent first', async () => {
  const { db } = shop.context
  const till = await atTheTill(shop)
  const order = async (...names: string[]) => {
    const buying = await shop.visitorToken()
    const [first, ...others] = names.map((name) => goods[name]!)
    const lineItems = others.map((product) => ({ catalogReference: referenceTo(product), quantity: 1 }))
    if (others.length > 0)
      await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: buying, body: { lineItems } })
    const { checkoutId } = await till.checkoutOf(first!, { token: buying })
    const paid = await shop.send(`POST /ecom/v1/checkouts/${checkoutId}/create-order-and-charge`, {
      token: buying,
      body: { paymentToken: 'sandbox:pays' },
    })
    expect(paid.status, JSON.stringify(paid.body)).toBe(200)
  }
  await order('Mug', 'Rope')
  await order('Mug', 'Rope', 'Spoon')
  await order('Net')
  expect(await recommended([boughtTogether], ['Mug'])).toEqual(['Rope', 'Spoon'])
  expect(await recommended([boughtTogether], ['Saucer'])).toEqual([])
  expect((await recommended([bestSellers], [])).slice(0, 2).toSorted()).toEqual(['Mug', 'Rope'])
  expect(await recommended([bestSellers], ['Mug'])).not.toContain('Mug')

  const { rows } = await db
    .selectFrom('order_product')
    .selectAll()
    .where('site_id', '=', shop.siteId)
    .execute()
    .then((found) => ({ rows: found }))
  expect(rows).toHaveLength(6)
})

test('uses the first algorithm that finds enough, and reports which one', async () => {
  const few = await ask([boughtTogether, sameCategories], ['Mug'], 3)
  expect(few.body.recommendation.algorithm).toEqual({ id: sameCategories, appId: storesAppId })
  expect(few.body.recommendation.items).toHaveLength(4)
  const none = await ask([boughtTogether], ['Mug'], 50)
  expect(none.body).toEqual({ recommendation: { items: [] } })
})

test('does not recommend hidden or sold-out products', async () => {
  const { db } = shop.context
  await db.updateTable('inventory_item').set({ quantity: 0 }).where('product_id', '=', goods.Net!.id).execute()
  const hide = `PATCH /stores/v1/products/${goods.Spoon!.id}`
  await shop.send(hide, { token: shop.apiKey, body: { product: { visible: false } } })
  expect(await recommended([sameCategories], ['Mug'])).toEqual(['Saucer', 'Rope'])
})

test('lists the algorithms with a description', async () => {
  const { body } = await shop.send('GET /v1/recommendations/algorithms', { token })
  const listed = body.availableAlgorithms.map(({ config }: { config: { algorithmId: string } }) => config.algorithmId)
  expect(listed).toEqual([sameCategories, boughtTogether, viewedTogether, bestSellers])
  expect(body.availableAlgorithms[2].config.additionalInfo).toContain('does not track page views')
})

test('rejects invalid input by field', async () => {
  const unknown = randomUUID()
  const algorithm = await ask([sameCategories, unknown], ['Mug'])
  expect(algorithm.body.details.applicationError).toMatchObject({
    code: 'ALGORITHM_NOT_SUPPORTED',
    data: { unsupportedAlgorithms: [{ id: unknown, appId: storesAppId }] },
  })
  const path = 'POST /ecom/v1/recommendations/get'
  const algorithms = [{ id: sameCategories, appId: storesAppId }]
  const foreign = await shop.send(path, {
    token,
    body: { algorithms, items: [{ catalogItemId: 'room', appId: 'bookings' }] },
  })
  expect(foreign.body.details.applicationError).toMatchObject({
    code: 'ITEM_APP_ID_NOT_SUPPORTED',
    data: { items: [{ catalogItemId: 'room', appId: 'bookings' }] },
  })
  const provider = await shop.send(path, { token, body: { algorithms: [{ id: sameCategories, appId: 'other' }] } })
  expect(provider.body.details.applicationError.code).toBe('RECOMMENDATIONS_PROVIDER_NOT_FOUND')
  expect((await shop.send(path, { token, body: { algorithms: [] } })).status).toBe(400)
})
