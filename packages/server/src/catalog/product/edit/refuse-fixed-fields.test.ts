import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const mug = {
  name: 'Mug',
  priceData: { price: 10 },
  ribbon: 'New',
  manageVariants: true,
  productOptions: [
    {
      name: 'Size',
      choices: [
        { value: 'S', description: 'S' },
        { value: 'L', description: 'L' },
      ],
    },
  ],
  stock: { trackInventory: true, quantity: 5 },
}
const create = (product: object): Promise<Answer> =>
  shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product } })
const newMug = async () => (await create(mug)).body.product
const change = (id: string, product: object): Promise<Answer> =>
  shop.send(`PATCH /stores/v1/products/${id}`, { token: shop.apiKey, body: { product } })
const refusedIn = ({ status, body }: Answer): unknown =>
  status === 400 ? body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field) : status

const picture = { image: { url: 'https://pictures.example/mug.jpg' } }

test.each([
  ['media', { media: { items: [picture] } }],
  ['collectionIds', { collectionIds: ['collection'] }],
  ['stock', { stock: { quantity: 6 } }],
  ['stock', { stock: { trackInventory: false } }],
  ['productType', { productType: 'digital' }],
  ['ribbons', { ribbons: [{ text: 'Old' }] }],
  ['variants[0]', { variants: [{ choices: { Size: 'S' }, variant: { visible: false } }] }],
  ['variants[0]', { variants: [{ choices: { Size: 'S' }, variant: { priceData: { price: 11 } } }] }],
  ['variants[0]', { variants: [{ choices: { Size: 'M' } }] }],
  ['discount.type', { discount: { value: 5 } }],
  ['price.price', { priceData: { price: 11 }, price: { price: 12 } }],
])('rejects a change of %s through updateProduct instead of ignoring it', async (field, sent) => {
  const { id } = await newMug()
  expect(refusedIn(await change(id, sent))).toEqual([`product.${field}`])
})

test('accepts a whole product as it was read, with a changed field', async () => {
  const read = await newMug()
  const changed = await change(read.id, {
    ...read,
    price: { ...read.price, price: 12 },
    name: 'Big mug',
    ribbon: 'Hot',
  })
  expect(changed.body.product).toMatchObject({ name: 'Big mug', price: { price: 12 }, ribbons: [{ text: 'Hot' }] })
  const again = await change(read.id, { ...changed.body.product, priceData: { price: 13 } })
  expect(again.body.product.price.price).toBe(13)
})

test('creates a product with every requested field or not at all', async () => {
  expect(refusedIn(await create({ ...mug, media: { mainMedia: picture } }))).toEqual(['product.media'])
  expect(refusedIn(await create({ name: 'Cup', priceData: { price: 1 }, manageVariants: true }))).toEqual([
    'product.manageVariants',
  ])
  const soldOut = await create({ name: 'Cup', priceData: { price: 1 }, stock: { inventoryStatus: 'OUT_OF_STOCK' } })
  expect(soldOut.body.product.stock).toMatchObject({ inStock: false, inventoryStatus: 'OUT_OF_STOCK' })
  expect(refusedIn(await create({ ...mug, stock: { inventoryStatus: 'PARTIALLY_OUT_OF_STOCK' } }))).toEqual([
    'product.stock.inventoryStatus',
  ])
})
