import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let token: string

const variant = (size: string, sku: string, visible = true) => ({
  id: randomUUID(),
  choices: { Size: size },
  visible,
  sku,
})

beforeAll(async () => {
  shop = await openShop()
  token = await shop.visitorToken()
  const { db } = shop.context
  await addProduct(db, shop.siteId, { name: 'Dress', record: { sku: 'KT-INS114-DRE' } })
  await addProduct(db, shop.siteId, { name: 'Apron', record: { sku: 'KT-INS115-APR' } })
  await addProduct(db, shop.siteId, { name: 'Lamp', record: { sku: 'NOR.0707-60' } })
  await addProduct(db, shop.siteId, { name: 'Shade', record: { sku: 'NOR.0708-60' } })
  await addProduct(db, shop.siteId, { name: 'Secret', visible: false, record: { sku: 'SEC-900' } })
  const choices = ['S', 'M'].map((size) => ({ value: size, description: size }))
  await addProduct(db, shop.siteId, {
    name: 'Shirt',
    record: {
      options: [{ type: 'drop_down', name: 'Size', choices }],
      variants: [variant('S', 'SHI-2041-S'), variant('M', 'SHI-7777-M', false)],
    },
  })
  await addProduct(db, shop.siteId, { name: 'Kettle', record: { barcode: '4006381333931' } })
  const barcoded = (size: string, barcode: string, visible: boolean) => ({ ...variant(size, size, visible), barcode })
  await addProduct(db, shop.siteId, {
    name: 'Teapot',
    record: {
      options: [{ type: 'drop_down', name: 'Size', choices }],
      variants: [barcoded('S', '0036000291452', true), barcoded('M', '0012345678905', false)],
    },
  })
})
afterAll(() => shop.close())

const find = async (expression: string, as: string) => {
  const { body } = await shop.send('POST /vitrine/v1/products/search', { token: as, body: { expression } })
  return body.matched === 'ALL_WORDS' ? body.products.map(({ name }: { name: string }) => name) : body
}
const found = (expression: string) => find(expression, token)

test.each([
  [
    'Dress',
    ['KT-INS114-DRE', 'KT-INS114', 'INS114', 'ins114-dre', 'ktins114dre', 'KT INS114', 'KT INS 114', 'ktins114'],
  ],
  [
    'Lamp',
    ['NOR.0707-60', 'NOR 0707 60', 'nor070760', 'NOR-0707', '0707', 'nor0707 60', 'NOR/0707/60', 'ＮＯＲ ０７０７'],
  ],
  ['Shirt', ['SHI-2041-S', '2041', 'SHI 2041', 'shi2041s']],
])('finds the %s by %o', async (name, expressions) => {
  for (const expression of expressions) expect([expression, await found(expression)]).toEqual([expression, [name]])
})

test('finds all products whose SKU starts with the typed text', async () =>
  expect((await found('KT-INS')).toSorted()).toEqual(['Apron', 'Dress']))

test('finds SKUs of hidden products and variants for the owner only', async () => {
  for (const expression of ['SEC-900', 'SHI-7777-M', '7777', 'shi7777'])
    expect([expression, (await find(expression, token)).products?.length ?? 0]).toEqual([expression, 0])
  expect(await find('SEC 900', shop.apiKey)).toEqual(['Secret'])
  for (const expression of ['SHI-7777-M', '7777', 'shi7777'])
    expect([expression, await find(expression, shop.apiKey)]).toEqual([expression, ['Shirt']])
})

test("finds products by barcode, and hidden variants' barcodes for the owner only", async () => {
  expect(await found('4006381333931')).toEqual(['Kettle'])
  expect(await found('0036000291452')).toEqual(['Teapot'])
  expect((await find('0012345678905', token)).products?.length ?? 0).toBe(0)
  expect(await find('0012345678905', shop.apiKey)).toEqual(['Teapot'])
})
