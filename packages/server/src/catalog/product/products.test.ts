import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, colours, sizes } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { takeStock } from './stock.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
})
afterAll(() => shop.close())

const asOwner = (route: string, body?: unknown) => shop.send(route, { token: shop.apiKey, body })
const read = async (id: string) => (await asOwner(`GET /stores-reader/v1/products/${id}`)).body.product
const size = { name: 'Size', choices: [{ value: 'S', description: 'S' }, { value: 'L' }] }
const create = async (more: object = {}) => {
  const product = { name: 'Harbour cup', priceData: { price: 12.5 }, ...more }
  const { status, body } = await asOwner('POST /stores/v1/products', { product })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.product
}
const eventsOf = async (id: string) => {
  const events = await shop.context.db
    .selectFrom('event')
    .select(['type'])
    .where('entity', '=', `product:${id}`)
    .orderBy('sequence')
    .execute()
  return events.map(({ type }) => type.split('.').at(-1))
}

test('creates a product with a variant for each choice and its own slug', async () => {
  const product = await create({
    weight: 0.3,
    productOptions: [size, { name: 'Colour', choices: [{ value: '#fff' }] }],
  })
  expect(product).toMatchObject({
    slug: 'harbour-cup',
    visible: true,
    productType: 'physical',
    manageVariants: true,
    priceData: { price: 12.5 },
    priceRange: { minValue: 12.5, maxValue: 12.5 },
    productOptions: [{ optionType: 'drop_down' }, { optionType: 'color' }],
  })
  expect(product.variants.map((one: { choices: object }) => one.choices)).toEqual([
    { Size: 'S', Colour: '#fff' },
    { Size: 'L', Colour: '#fff' },
  ])
  expect((await create()).slug).toBe('harbour-cup-2')
  expect(await eventsOf(product.id)).toEqual(['ProductCreated', 'product_created'])
})

test('gives many products created at once with the same name different slugs', async () => {
  const made = await Promise.all(Array.from({ length: 5 }, () => create({ name: 'Rush' })))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(5)
})

test('creates a product with its stock and variant data', async () => {
  const product = await create({
    productOptions: [size],
    stock: { trackInventory: true, quantity: 3 },
    variants: [
      {
        choices: { Size: 'L' },
        variant: { priceData: { price: 15 }, sku: 'L-1' },
        stock: { trackQuantity: true, quantity: 7 },
      },
    ],
  })
  expect(product.variants).toMatchObject([
    { variant: { priceData: { price: 12.5 } }, stock: { quantity: 3 } },
    { variant: { priceData: { price: 15 }, sku: 'L-1' }, stock: { quantity: 7 } },
  ])
})

test.each([
  [{ name: undefined }, 'product.name'],
  [{ priceData: undefined }, 'product.priceData.price'],
  [{ priceData: { price: -1 } }, 'product.priceData.price'],
  [{ stock: { trackInventory: true, quantity: -1 } }, 'product.stock.quantity'],
  [{ productOptions: [size, size] }, 'product.productOptions'],
  [{ productOptions: [{ name: 'Size', choices: [] }] }, 'product.productOptions[0].choices'],
  [
    {
      productOptions: ['A', 'B', 'C'].map((name) => ({
        name,
        choices: Array.from({ length: 11 }, (_, at) => ({ value: `${at}` })),
      })),
    },
    'product.productOptions',
  ],
])('rejects a product with %j', async (more, field) => {
  const { status, body } = await asOwner('POST /stores/v1/products', {
    product: { name: 'Cup', priceData: { price: 1 }, ...more },
  })
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain(field)
})

test('keeps price and stock of other variants when a size is added, which is not sold before it has stock', async () => {
  const product = await create({ productOptions: [size], stock: { trackInventory: true, quantity: 4 } })
  await asOwner(`PATCH /stores/v1/products/${product.id}/variants`, {
    variants: [{ choices: { Size: 'L' }, price: 20 }],
  })
  const productOptions = [{ ...size, choices: [...size.choices, { value: 'XL' }] }]
  const { body } = await asOwner(`PATCH /stores/v1/products/${product.id}`, { product: { productOptions } })
  expect(body.product.variants).toMatchObject([
    { id: product.variants[0].id, stock: { quantity: 4 }, variant: { priceData: { price: 12.5 } } },
    { id: product.variants[1].id, stock: { quantity: 4 }, variant: { priceData: { price: 20 } } },
    { choices: { Size: 'XL' }, stock: { trackQuantity: true, quantity: 0, inStock: false } },
  ])
  expect(body.product.priceRange).toEqual({ minValue: 12.5, maxValue: 20 })
})

test('lets the owner price, hide and reset variants', async () => {
  const product = await create({ productOptions: [size], weight: 1 })
  const path = `/stores/v1/products/${product.id}/variants`
  const [small, large] = product.variants
  const { body } = await asOwner(`PATCH ${path}`, {
    variants: [
      { choices: { Size: 'L' }, price: 18, weight: 2, sku: 'L', cost: 3 },
      { variantIds: [small.id], visible: false, price: 0 },
    ],
  })
  expect(body.variants).toMatchObject([
    { id: small.id, variant: { priceData: { price: 0 }, visible: false } },
    { id: large.id, variant: { priceData: { price: 18 }, weight: 2, sku: 'L', costAndProfitData: { itemCost: 3 } } },
  ])
  expect(await read(product.id)).toMatchObject({
    priceRange: { minValue: 0, maxValue: 18 },
    weightRange: { minValue: 1, maxValue: 2 },
  })

  expect((await asOwner(`POST ${path}/resetToDefault`, {})).body).toEqual({})
  expect(await read(product.id)).toMatchObject({
    priceRange: { minValue: 12.5, maxValue: 12.5 },
    variants: product.variants,
  })
  expect(await eventsOf(product.id)).toEqual([
    'ProductCreated',
    'product_created',
    'VariantsChanged',
    'product_updated',
    'VariantsChanged',
    'product_updated',
  ])
})

test.each([
  [{ price: 1 }, 'variants[0]'],
  [{ choices: { Size: 'M' }, price: 1 }, 'variants[0]'],
  [{ variantIds: [randomUUID()] }, 'variants[0]'],
  [{ choices: { Size: 'S' }, price: -1 }, 'variants[0].price'],
])('rejects variant data %j', async (variant, field) => {
  const { id } = await create({ productOptions: [size] })
  const { status, body } = await asOwner(`PATCH /stores/v1/products/${id}/variants`, { variants: [variant] })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations[0].field).toBe(field)
})

test('keeps the total stock of a product that loses its options', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { options: [colours, sizes], stock: 2 })
  expect((await asOwner(`DELETE /stores/v1/products/${id}/options?id=${id}`)).body).toEqual({})
  expect(await read(id)).toMatchObject({ productOptions: [], manageVariants: false, stock: { quantity: 8 } })
})

test('does not restore a piece that is sold while the options are removed', async () => {
  const { id, variants } = await addProduct(shop.context.db, shop.siteId, { options: [sizes], stock: 2 })
  let going: Promise<unknown> | undefined
  await shop.context.db.transaction().execute(async (transaction) => {
    await takeStock(transaction, { siteId: shop.siteId }, [{ productId: id, variantId: variants[0]!.id, quantity: 1 }])
    going = asOwner(`DELETE /stores/v1/products/${id}/options`)
    await wait(100)
  })
  await going
  expect((await read(id)).stock.quantity).toBe(3)
})

test('removes brand and ribbon', async () => {
  const { id } = await create({ brand: 'Ostrel', ribbon: 'New' })
  await asOwner(`POST /stores/v1/products/${id}/remove-brand`, { id })
  await asOwner(`POST /stores/v1/products/${id}/remove-ribbon`, { id })
  const product = await read(id)
  expect(product.brand).toBeUndefined()
  expect(product).toMatchObject({ ribbon: '', ribbons: [] })
})

test('updates many products at once, and reports the reason for each that fails', async () => {
  const [cup, cheap] = [
    await create({ productOptions: [size], weight: 0.1 }),
    await create({ priceData: { price: 0.5 } }),
  ]
  await asOwner(`PATCH /stores/v1/products/${cup.id}/variants`, { variants: [{ choices: { Size: 'L' }, price: 20 }] })
  const unknown = randomUUID()
  const set = await asOwner('POST /stores/v1/bulk/products/update', {
    ids: [cup.id, unknown, cheap.id],
    set: { weight: 0.2, brand: 'Ostrel' },
  })
  expect(set.body).toMatchObject({
    results: [
      { itemMetadata: { id: cup.id, originalIndex: 0, success: true } },
      { itemMetadata: { id: unknown, originalIndex: 1, success: false, error: { code: 'PRODUCT_NOT_FOUND' } } },
      { itemMetadata: { id: cheap.id, originalIndex: 2, success: true } },
    ],
    bulkActionMetadata: { totalSuccesses: 2, totalFailures: 1, undetailedFailures: 0 },
  })
  const adjusted = await asOwner('POST /stores/v1/bulk/products/adjust-properties', {
    ids: [cup.id, cheap.id],
    adjust: { price: { amount: -1 }, weight: { percentage: { rate: 50 } } },
  })
  expect(adjusted.body.results).toMatchObject([
    { itemMetadata: { success: true } },
    { itemMetadata: { success: false, error: { code: 'INVALID_ARGUMENT' } } },
  ])
  expect(await read(cup.id)).toMatchObject({
    brand: 'Ostrel',
    weight: 0.3,
    priceRange: { minValue: 11.5, maxValue: 19 },
  })
  expect(await read(cheap.id)).toMatchObject({ weight: 0.2, priceData: { price: 0.5 } })
})

test('raises prices by a percentage, rounded to whole euros', async () => {
  const { id } = await create()
  const adjust = { price: { percentage: { rate: 10, roundToInt: true } } }
  await asOwner('POST /stores/v1/bulk/products/adjust-properties', { ids: [id], adjust })
  expect((await read(id)).priceData.price).toBe(14)
})

test('deletes a product and records the event', async () => {
  const { id } = await create()
  expect((await asOwner(`DELETE /stores/v1/products/${id}?id=${id}`)).body).toEqual({})
  expect((await asOwner(`GET /stores-reader/v1/products/${id}`)).status).toBe(404)
  expect((await asOwner(`DELETE /stores/v1/products/${id}`)).body.details.applicationError.code).toBe(
    'PRODUCT_NOT_FOUND',
  )
  expect(await eventsOf(id)).toEqual(['ProductCreated', 'product_created', 'ProductDeleted', 'product_deleted'])
})

test('rejects changes from visitors', async () => {
  const { id } = await create()
  const token = await shop.visitorToken()
  const product = { name: 'Mine', priceData: { price: 0 } }
  for (const [route, body] of [
    ['POST /stores/v1/products', { product }],
    [`DELETE /stores/v1/products/${id}`, undefined],
    [`PATCH /stores/v1/products/${id}/variants`, { variants: [{ choices: { Size: 'S' }, price: 0 }] }],
    ['POST /stores/v1/bulk/products/update', { ids: [id], set: { price: 0 } }],
  ] as const) {
    expect((await shop.send(route, { token, body })).status, route).toBe(403)
  }
})
