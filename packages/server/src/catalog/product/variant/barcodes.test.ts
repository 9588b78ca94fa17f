import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const choices = ['S', 'L'].map((size) => ({ value: size, description: size }))
const create = async (product: object) =>
  shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: { product: { name: 'Mug', priceData: { price: 10 }, ...product } },
  })
const change = (id: string, product: object, token = shop.apiKey) =>
  shop.send(`PATCH /stores/v1/products/${id}`, { token, body: { product } })
const read = async (id: string, token = shop.apiKey) =>
  (await shop.send(`GET /stores-reader/v1/products/${id}`, { token })).body.product

test("keeps leading zeros in a product's barcode, for visitors too", async () => {
  const { id } = (await create({ barcode: '0012345678905' })).body.product
  for (const token of [shop.apiKey, await shop.visitorToken()]) {
    expect(await read(id, token)).toMatchObject({
      barcode: '0012345678905',
      variants: [{ variant: { barcode: '0012345678905' } }],
    })
  }
})

test('keeps a barcode when other fields change, and removes it when empty', async () => {
  const { id } = (await create({ barcode: '012' })).body.product
  await change(id, { name: 'Cup' })
  expect((await read(id)).barcode).toBe('012')
  await change(id, { barcode: '' })
  expect(await read(id)).not.toHaveProperty('barcode')
})

test("gives each variant its own barcode, never the product's", async () => {
  const { product } = (
    await create({
      barcode: '999',
      productOptions: [{ name: 'Size', choices }],
      variants: [{ choices: { Size: 'S' }, variant: { barcode: '0036000291452' } }],
    })
  ).body
  const barcodes = async () =>
    (await read(product.id)).variants.map(({ variant }: { variant: { barcode?: string } }) => variant.barcode)
  expect(await barcodes()).toEqual(['0036000291452', undefined])
  const set = (barcode: string) =>
    shop.send(`PATCH /stores/v1/products/${product.id}/variants`, {
      token: shop.apiKey,
      body: { variants: [{ choices: { Size: 'L' }, barcode }] },
    })
  expect((await set('L-7')).status).toBe(200)
  expect(await barcodes()).toEqual(['0036000291452', 'L-7'])
  await set('')
  expect(await barcodes()).toEqual(['0036000291452', undefined])
})

test('rejects a barcode of more than 40 characters by field instead of truncating it', async () => {
  const { body, status } = await create({ barcode: '1'.repeat(41) })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([{ field: 'product.barcode' }])
  expect((await create({ barcode: '1'.repeat(40) })).body.product.barcode).toBe('1'.repeat(40))
})

test('rejects barcodes from visitors', async () => {
  const { id } = (await create({})).body.product
  expect((await change(id, { barcode: '1' }, await shop.visitorToken())).status).toBe(403)
})
