import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes } from '../../../../../../test/goods.ts'
import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const reduced = () =>
  addProduct(shop.context.db, shop.siteId, { name: 'Mug', price: 2000, record: { reducedPrice: 1500 } })
const read = async (id: string) =>
  (await shop.send(`GET /stores-reader/v1/products/${id}`, { token: shop.apiKey })).body.product
const change = async (id: string, product: object) => {
  const { status, body } = await shop.send(`PATCH /stores/v1/products/${id}`, { token: shop.apiKey, body: { product } })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.product
}
const pricesOf = ({ priceData: { price, discountedPrice }, discount }: Product) => ({
  price,
  discountedPrice,
  discount,
})

test('presents a reduced price as a discount, and changes nothing when it is sent back as it was read', async () => {
  const { id } = await reduced()
  const before = await read(id)
  expect(pricesOf(before)).toEqual({ price: 20, discountedPrice: 15, discount: { type: 'AMOUNT', value: 5 } })
  await change(id, { ...before, name: 'Cup' })
  expect(pricesOf(await read(id))).toEqual(pricesOf(before))
})

test('replaces a reduced price by a discount, and drops it when the price falls below it', async () => {
  const { id } = await reduced()
  expect(pricesOf(await change(id, { discount: { type: 'PERCENT', value: 10 } }))).toMatchObject({
    discountedPrice: 18,
  })
  const other = await reduced()
  expect(pricesOf(await change(other.id, { priceData: { price: 12 } }))).toEqual({
    price: 12,
    discountedPrice: 12,
    discount: { type: 'NONE', value: 0 },
  })
})

test('keeps the reduced prices of variants until the discount changes', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { name: 'Bowl', price: 2000, options: [sizes] })
  const { record } = await shop.context.db
    .selectFrom('product')
    .select('record')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const variants = record.variants.map((one, index) => ({ ...one, price: 3000, reducedPrice: 2500 + index }))
  await shop.context.db
    .updateTable('product')
    .set({ record: JSON.stringify({ ...record, variants }) })
    .where('id', '=', id)
    .execute()
  const paid = async () =>
    ((await read(id)) as Product).variants.map(({ variant }) => variant.priceData?.discountedPrice)
  expect((await paid()).slice(0, 2)).toEqual([25, 25.01])
  await change(id, { name: 'Dish' })
  expect((await paid()).slice(0, 2)).toEqual([25, 25.01])
  await change(id, { discount: { type: 'AMOUNT', value: 1 } })
  expect((await paid()).slice(0, 2)).toEqual([29, 29])
  await change(id, { discount: { type: 'NONE', value: 0 } })
  expect((await paid()).slice(0, 2)).toEqual([30, 30])
})
