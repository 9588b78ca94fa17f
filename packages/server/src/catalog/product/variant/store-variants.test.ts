import { randomUUID } from 'node:crypto'
import { onlyVariantId } from '@vitrine/domain/catalog/product.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let visitor: string
let mug: Product
let shirt: Product
let secret: Product
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
  const { db } = shop.context
  const media = [{ id: 'mug.jpg', kind: 'image' as const, width: 60, height: 80 }]
  mug = await addProduct(db, shop.siteId, { stock: 3, record: { sku: 'MUG', media } })
  shirt = await addProduct(db, shop.siteId, { name: 'Shirt', options: [sizes], stock: 0 })
  secret = await addProduct(db, shop.siteId, { name: 'Secret', visible: false })
  const [, large] = shirt.variants
  await shop.send(`PATCH /stores/v1/products/${shirt.id}/variants`, {
    token: shop.apiKey,
    body: { variants: [{ variantIds: [large!.id], visible: false, sku: 'SHIRT-L' }] },
  })
})
afterAll(() => shop.close())

const query = async (query: object, token = visitor) => {
  const { status, body } = await shop.send('POST /stores-reader/v1/variants/query', { token, body: { query } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const idsOf = ({ variants }: { variants: { id: string }[] }) => variants.map(({ id }) => id)
const idOf = (product: Product, at?: number) =>
  `${product.id}-${at === undefined ? onlyVariantId : product.variants[at]!.id}`

test('lists variants of all products with their product, hidden ones for the owner only', async () => {
  const found = await query({})
  expect(found.metadata).toEqual({ count: 2, offset: 0, total: 2 })
  expect(found.variants).toMatchObject([
    {
      id: idOf(shirt, 0),
      variantId: shirt.variants[0]!.id,
      productId: shirt.id,
      productName: 'Shirt',
      variantName: 'S',
      managedVariant: true,
      choices: { Size: 'S' },
      stock: { trackQuantity: true, quantity: 0, inStock: false },
    },
    {
      id: idOf(mug),
      productName: 'Mug',
      managedVariant: false,
      sku: 'MUG',
      choices: {},
      stock: { quantity: 3, inStock: true },
      media: { image: { id: 'mug.jpg', width: 60, height: 80 } },
    },
  ])
  const all = await query({}, shop.apiKey)
  expect(idsOf(all)).toEqual([idOf(secret), idOf(shirt, 0), idOf(shirt, 1), idOf(mug)])
})

test('filters, sorts and pages variants', async () => {
  expect(idsOf(await query({ filter: { productId: mug.id } }))).toEqual([idOf(mug)])
  expect(idsOf(await query({ filter: { sku: 'SHIRT-L' } }, shop.apiKey))).toEqual([idOf(shirt, 1)])
  expect(idsOf(await query({ filter: { 'stock.inStock': true } }))).toEqual([idOf(mug)])
  const page = await query({
    sort: [{ fieldName: 'productName', order: 'ASC' }],
    paging: { limit: 1, offset: 1 },
  })
  expect(idsOf(page)).toEqual([idOf(shirt, 0)])
})

test("reads a variant by its product's ID and its own", async () => {
  const read = (id: string, token = visitor) => shop.send(`GET /stores-reader/v1/variants/${id}?id=${id}`, { token })
  expect((await read(idOf(mug))).body.variant).toMatchObject({ id: idOf(mug), productName: 'Mug' })
  expect((await read(idOf(shirt, 1), shop.apiKey)).body.variant).toMatchObject({ sku: 'SHIRT-L' })
  for (const id of [idOf(shirt, 1), idOf(secret), randomUUID(), `${mug.id}-${randomUUID()}`, 'x']) {
    const { status, body } = await read(id)
    expect([status, body.details.applicationError.code], id).toEqual([404, 'NOT_FOUND'])
  }
})
