import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { foldNotes } from '../note-folding.ts'
import { setStock } from '../edit/save-product.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const noVariant = '00000000-0000-0000-0000-000000000000'
const owner = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, body })
const stockOf = (productId: string, quantity: number) =>
  setStock(shop.context.db, {
    siteId: shop.siteId,
    productId,
    levels: [{ variantId: noVariant, tracked: true, quantity, inStock: quantity > 0 }],
  })

interface Reader {
  readonly token?: string
  readonly headers?: Record<string, string>
  readonly includeMerchantSpecificData?: boolean
}

let queryCount = 0
/** A query that was never sent before, so the response itself is not cached, though its products may be. */
const list = async (name: string, { token = visitor, headers = {}, ...more }: Reader = {}) => {
  const filter = { $and: [{ name: { $startsWith: name } }, { name: { $ne: `never ${(queryCount += 1)}` } }] }
  const body = { query: { filter, sort: [{ fieldName: 'name', order: 'ASC' }] }, ...more }
  const answer = await shop.send('POST /stores-reader/v1/products/query-platformized', { token, headers, body })
  return answer.body.products
}
const readPage = async (id: string, { token = visitor, headers = {}, includeMerchantSpecificData }: Reader = {}) => {
  const route = `GET /stores-reader/v1/products/${id}?includeMerchantSpecificData=${includeMerchantSpecificData === true}`
  return (await shop.send(route, { token, headers })).body.product
}

test('shows each product in a list as on its own page, after every change and for every reader', async () => {
  const [cup, bowl, mug] = [
    await addProduct(shop.context.db, shop.siteId, { name: 'Kept cup', stock: 5, record: { cost: 300 } }),
    await addProduct(shop.context.db, shop.siteId, { name: 'Kept bowl', stock: 5 }),
    await addProduct(shop.context.db, shop.siteId, { name: 'Kept mug', stock: 5 }),
  ] as const
  const people: Reader[] = [
    {},
    { headers: { 'x-wix-currency': 'USD' } },
    { headers: { 'x-wix-bi-gateway': 'environment=js-sdk' } },
    { token: shop.apiKey },
    { token: shop.apiKey, includeMerchantSpecificData: true },
  ]
  const alike = async (products: readonly Product[]): Promise<void> => {
    for (const who of people) {
      const pages = await Promise.all(products.map(({ id }) => readPage(id, who)))
      expect(await list('Kept', who)).toEqual(pages)
      expect(await list('Kept', who)).toEqual(pages)
    }
  }
  await alike([bowl, cup, mug])

  const collection = (await owner('POST /stores/v1/collections', { collection: { name: 'Kept things' } })).body
    .collection
  const changes: (() => Promise<unknown>)[] = [
    () => owner(`PATCH /stores/v1/products/${cup.id}`, { product: { price: 12 } }),
    () => stockOf(bowl.id, 0),
    () => stockOf(bowl.id, 7),
    () => owner(`POST /stores/v1/collections/${collection.id}/productIds`, { productIds: [cup.id, mug.id] }),
    () => owner(`PATCH /stores/v1/collections/${collection.id}`, { collection: { name: 'Other things' } }),
    () => foldNotes(shop.context.db, 0),
    () => owner(`POST /stores/v1/collections/${collection.id}/productIds/delete`, { productIds: [mug.id] }),
    () => owner('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies: [{ currency: 'USD', rate: '2' }] } }),
    () => owner('PATCH /vitrine/v1/site-settings', { siteSettings: { currencies: [{ currency: 'USD', rate: '3' }] } }),
    () => owner(`DELETE /stores/v1/collections/${collection.id}`),
    async () => {
      await stockOf(mug.id, 1)
      await foldNotes(shop.context.db, 0)
    },
  ]
  for (const change of changes) {
    await change()
    await alike([bowl, cup, mug])
  }
  await owner(`DELETE /stores/v1/products/${bowl.id}`)
  await alike([cup, mug])
})

test("omits a hidden product from buyers' lists even right after the owner has read it", async () => {
  const vase = await addProduct(shop.context.db, shop.siteId, { name: 'Hidden vase' })
  expect(await list('Hidden')).toHaveLength(1)
  await owner(`PATCH /stores/v1/products/${vase.id}`, { product: { visible: false } })
  expect(await list('Hidden', { token: shop.apiKey })).toHaveLength(1)
  expect(await list('Hidden')).toEqual([])
  await owner(`PATCH /stores/v1/products/${vase.id}`, { product: { visible: true } })
  expect(await list('Hidden')).toHaveLength(1)
})

test('returns the same products by cursor and by offset', async () => {
  const jar = await addProduct(shop.context.db, shop.siteId, { name: 'Jar', stock: 2 })
  const query = async (asking: object) =>
    (
      await shop.send('POST /stores-reader/v1/products/query-platformized', {
        token: visitor,
        body: { query: asking },
      })
    ).body.products
  for (const quantity of [2, 1, 0]) {
    await stockOf(jar.id, quantity)
    const page = [await readPage(jar.id)]
    expect(page[0].stock.inStock).toBe(quantity > 0)
    expect(await query({ filter: { name: 'Jar' }, cursorPaging: { limit: 5 } })).toEqual(page)
    expect(await query({ filter: { slug: jar.slug } })).toEqual(page)
  }
})

test('never shows stock from before a sale, while others buy and read', async () => {
  const ids: string[] = []
  for (const name of ['Busy pot', 'Busy pan', 'Busy lid']) {
    ids.push((await addProduct(shop.context.db, shop.siteId, { name, stock: 100 })).id)
  }
  const left = new Map(ids.map((id) => [id, 100]))
  const sell = async (id: string): Promise<void> => {
    for (let quantity = 99; quantity >= 80; quantity -= 1) {
      await stockOf(id, quantity)
      left.set(id, quantity)
    }
  }
  const watch = async (): Promise<void> => {
    for (let times = 0; times < 20; times += 1) {
      const before = new Map(left)
      for (const { id, stock } of await list('Busy')) expect(stock.quantity).toBeLessThanOrEqual(before.get(id)!)
    }
  }
  await Promise.all([...ids.map(sell), watch(), watch(), foldNotes(shop.context.db, 0)])
  const products: { stock: { quantity: number } }[] = await list('Busy')
  expect(products.map(({ stock }) => stock.quantity)).toEqual([80, 80, 80])
})
