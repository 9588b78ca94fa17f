import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let shirt: Product
beforeAll(async () => {
  shop = await openShop()
  const choices = ['S', 'M'].map((size) => ({ value: size, description: size }))
  shirt = await addProduct(shop.context.db, shop.siteId, {
    name: 'Shirt',
    stock: 4,
    options: [{ type: 'drop_down', name: 'Size', choices }],
  })
})
afterAll(() => shop.close())

const send = (inventoryItem: object, id = shirt.id) =>
  shop.send(`PATCH /stores/v2/inventoryItems/product/${id}`, { token: shop.apiKey, body: { inventoryItem } })
const stocks = async (id = shirt.id): Promise<object[]> => {
  const { body } = await shop.send(`GET /stores-reader/v1/products/${id}`, { token: shop.apiKey })
  return body.product.variants.map(({ stock }: { stock: object }) => stock)
}
const [first, second] = [() => shirt.variants[0]!.id, () => shirt.variants[1]!.id]

test('sets the quantity of one size and leaves the other unchanged', async () => {
  await send({ variants: [{ variantId: first(), quantity: 0 }] })
  expect(await stocks()).toEqual([
    { trackQuantity: true, inStock: false, quantity: 0 },
    { trackQuantity: true, inStock: true, quantity: 4 },
  ])
})

test('turns tracking off, keeping each size in or out of stock, and on again at quantity 0', async () => {
  await send({ trackQuantity: false, variants: [{ variantId: first(), inStock: true }] })
  expect(await stocks()).toEqual([
    { trackQuantity: false, inStock: true },
    { trackQuantity: false, inStock: true },
  ])
  await send({ trackQuantity: true, variants: [{ variantId: second(), quantity: 9 }] })
  expect(await stocks()).toEqual([
    { trackQuantity: true, inStock: false, quantity: 0 },
    { trackQuantity: true, inStock: true, quantity: 9 },
  ])
})

test('starts tracking a variant when a quantity is sent', async () => {
  const card = await addProduct(shop.context.db, shop.siteId, { name: 'Card' })
  expect(await stocks(card.id)).toEqual([{ trackQuantity: false, inStock: true }])
  await send({ variants: [{ quantity: 3 }] }, card.id)
  expect(await stocks(card.id)).toEqual([{ trackQuantity: true, inStock: true, quantity: 3 }])
})

test('reports all violations at once and changes nothing', async () => {
  const before = await stocks()
  const unknown = '00000000-0000-4000-8000-000000000009'
  const variants = [{ variantId: unknown, quantity: 100_000 }, { quantity: 1 }, { variantId: second(), quantity: 5 }]
  const { status, body } = await send({ variants })
  expect(status).toBe(400)
  const violations: { field: string; violatedRule: string }[] = body.details.validationError.fieldViolations
  expect(violations.map(({ field, violatedRule }) => [field, violatedRule])).toEqual([
    ['inventoryItem.variants[0].variantId', 'VALIDATION'],
    ['inventoryItem.variants[0].quantity', 'MAX'],
    ['inventoryItem.variants[1].variantId', 'VALIDATION'],
  ])
  expect(await stocks()).toEqual(before)
})
