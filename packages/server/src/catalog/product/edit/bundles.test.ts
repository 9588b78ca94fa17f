import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct, choiceModifier, colours, sizes, type Goods, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { catalogImportJob } from '../../catalog-import/import-job.ts'
import { runJobs } from '../../../testing/run-jobs.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<Shop['send']>>
const ask = (call: string, body?: object, token: string = shop.apiKey) =>
  shop.send(call, { token, ...(body && { body }) })
const ok = ({ status, body }: Answer) => {
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const violations = ({ body }: Answer): string[] =>
  (body.details.validationError?.fieldViolations ?? []).map(
    ({ field, description }: { field: string; description: string }) => `${field}: ${description}`,
  )
const goods = (more: Goods = {}) => addProduct(shop.context.db, shop.siteId, more)
type Parts = readonly object[]
const create = (components: Parts, more: object = {}) =>
  ask('POST /stores/v1/products', {
    product: { name: 'Breakfast set', priceData: { price: 30 }, bundle: { components }, ...more },
  })
const add = async (components: Parts, more: object = {}) => ok(await create(components, more)).product
const change = (id: string, product: object) => ask(`PATCH /stores/v1/products/${id}`, { product })
const read = async (id: string, token = shop.apiKey) =>
  ok(await ask(`GET /stores-reader/v1/products/${id}`, undefined, token)).product
const setStock = async ({ id, variants }: Product, quantity: number) =>
  ok(
    await ask(`PATCH /stores/v2/inventoryItems/product/${id}`, {
      inventoryItem: {
        trackQuantity: true,
        variants: variants.length > 0 ? variants.map((one) => ({ variantId: one.id, quantity })) : [{ quantity }],
      },
    }),
  )

describe('the components', () => {
  test('are read by visitors with name, choices and stock, in both catalogs', async () => {
    const [mug, shirt] = [
      await goods({ stock: 5 }),
      await goods({ name: 'Shirt', options: [colours, sizes], stock: 2 }),
    ]
    const [sageSmall] = shirt.variants
    const set = await add([
      { productId: mug.id, quantity: 2 },
      { productId: shirt.id },
      { productId: shirt.id, variantId: sageSmall!.id },
    ])
    expect(set.bundle.components.map(({ id }: { id: string }) => id)).toHaveLength(3)
    const visitor = await shop.visitorToken()
    const shown = await read(set.id, visitor)
    expect(shown.bundle.components).toMatchObject([
      { productId: mug.id, quantity: 2, status: 'AVAILABLE', name: 'Mug', slug: mug.slug },
      {
        name: 'Shirt',
        options: [
          { name: 'Colour', choices: [{ description: 'Sage', colorCode: '#8fa58a', inStock: true }, {}] },
          { name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] },
        ],
      },
      { variantId: sageSmall!.id, choices: ['Sage', 'S'] },
    ])
    expect(shown.stock).toEqual({ trackInventory: true, quantity: 2, inStock: true, inventoryStatus: 'IN_STOCK' })
    const { product } = ok(await ask(`GET /stores/v3/products/${set.id}`, undefined, visitor))
    expect(product).toMatchObject({ bundle: shown.bundle, inventory: { availabilityStatus: 'IN_STOCK' } })
  })

  test('keep their IDs while they stay the same, and are sent back as they were read', async () => {
    const [mug, plate] = [await goods(), await goods({ name: 'Plate' })]
    const set = await add([{ productId: mug.id }, { productId: plate.id, quantity: 3 }])
    const [first, second] = set.bundle.components
    ok(await ask(`DELETE /stores/v1/products/${mug.id}`))
    const renamed = ok(await change(set.id, { ...(await read(set.id)), name: 'Old set' })).product
    expect(renamed).toMatchObject({
      name: 'Old set',
      bundle: { components: [{ id: first.id, status: 'DELETED' }, {}] },
    })
    expect(renamed.stock.inStock).toBe(false)
    const components = [
      { productId: plate.id, quantity: 3 },
      { productId: plate.id, quantity: 1 },
    ]
    const changed = ok(await change(set.id, { bundle: { components } })).product.bundle.components
    expect(changed[0].id).toBe(second.id)
    expect([first.id, second.id]).not.toContain(changed[1].id)
    const plain = ok(await change(set.id, { bundle: { components: [] } })).product
    expect(plain.bundle).toBeUndefined()
  })

  test('say why they cannot be sold', async () => {
    const shirt = await goods({ name: 'Shirt', options: [sizes], stock: 3 })
    const [cup, jar] = [await goods({ name: 'Cup' }), await goods({ name: 'Jar', stock: 1 })]
    const set = await add([
      { productId: shirt.id, variantId: shirt.variants[0]!.id },
      { productId: cup.id },
      { productId: jar.id, quantity: 2 },
    ])
    ok(await ask(`DELETE /stores/v1/products/${shirt.id}/options`))
    ok(await change(cup.id, { customTextFields: [{ title: 'Name', maxLength: 9, mandatory: true }] }))
    const { components } = (await read(set.id)).bundle
    const expected = ['VARIANT_MISSING', 'NOT_ALLOWED', 'OUT_OF_STOCK']
    expect(components.map(({ status }: { status: string }) => status)).toEqual(expected)
  })

  test('are written by catalog V3', async () => {
    const mug = await goods({ stock: 3 })
    const components = [{ productId: mug.id, quantity: 3 }]
    const variantsInfo = { variants: [{ price: { actualPrice: { amount: '30.00' } } }] }
    const product = { name: 'Three mugs', productType: 'PHYSICAL', physicalProperties: {}, variantsInfo }
    const made = ok(await ask('POST /stores/v3/products', { product: { ...product, bundle: { components } } })).product
    expect(made).toMatchObject({ bundle: { components }, inventory: { availabilityStatus: 'IN_STOCK' } })
    const update = (sent: object) => ask(`PATCH /stores/v3/products/${made.id}`, { product: { id: made.id, ...sent } })
    const renamed = ok(await update({ revision: made.revision, name: 'Mugs' })).product
    expect(renamed.bundle).toEqual(made.bundle)
    const wrong = await update({ revision: renamed.revision, bundle: { components: [{ productId: made.id }] } })
    expect(violations(wrong)).toEqual([
      'product.bundle.components[0].productId: must be another product than the bundle',
    ])
    const withStock = { variants: [{ ...made.variantsInfo.variants[0], inventoryItem: { quantity: 5 } }] }
    const stocked = await ask(`PATCH /stores/v3/products-with-inventory/${made.id}`, {
      product: { id: made.id, revision: renamed.revision, variantsInfo: withStock },
    })
    const field = 'product.variantsInfo.variants[0].inventoryItem'
    expect(violations(stocked)).toEqual([`${field}: follows from the components of a bundle`])
  })

  test('survive an import of the products that were read', async () => {
    const mug = await goods()
    const variantsInfo = { variants: [{ price: { actualPrice: { amount: '30.00' } } }] }
    const importOne = async (product: object) => {
      const path = '/stores/v3/catalog-imports'
      const { id } = ok(await ask(`POST ${path}`, { catalogImport: {} })).catalogImport
      ok(await ask(`POST ${path}/${id}/add-products`, { products: [{ product }] }))
      ok(await ask(`POST ${path}/${id}/submit`))
      await runJobs(shop.context, catalogImportJob)
      const { products } = ok(await ask('POST /stores/v3/products/query', { query: { filter: { handle: 'set' } } }))
      return products[0]
    }
    const components = [{ productId: mug.id, quantity: 4 }]
    const set = { handle: 'set', name: 'Set', productType: 'PHYSICAL', variantsInfo, bundle: { components } }
    const first = await importOne(set)
    expect(first.bundle).toMatchObject({ components })
    const { id, name, handle, productType, bundle } = first
    const second = await importOne({ handle, name: `${name} II`, productType, variantsInfo, bundle })
    expect(second).toMatchObject({ id, name: 'Set II', bundle })
    const third = await importOne({ handle, name, productType, variantsInfo })
    expect(third.bundle).toEqual(bundle)
  })

  test.each<[string, (own: { mug: string; set: string; card: string; wrapped: string }) => Parts, string]>([
    ['an unknown product', () => [{ productId: randomUUID() }], '[0].productId: is not a product of the store'],
    ['a missing product', () => [{ quantity: 1 }], '[0].productId: '],
    ['another bundle', ({ set }) => [{ productId: set }], '[0].productId: cannot be in a bundle'],
    [
      'a gift card',
      ({ mug, card }) => [{ productId: mug }, { productId: card }],
      '[1].productId: cannot be in a bundle',
    ],
    ['a mandatory modifier', ({ wrapped }) => [{ productId: wrapped }], '[0].productId: cannot be in a bundle'],
    [
      'an unknown variant',
      ({ mug }) => [{ productId: mug, variantId: randomUUID() }],
      '[0].variantId: is not a variant',
    ],
    ['too many pieces', ({ mug }) => [{ productId: mug, quantity: 101 }], '[0].quantity: '],
    ['no pieces', ({ mug }) => [{ productId: mug, quantity: 0 }], '[0].quantity: '],
    ['too many components', ({ mug }) => Array.from({ length: 21 }, () => ({ productId: mug })), ': '],
  ])('refuses %s by its field', async (_title, partsOf, expected) => {
    const [mug, card] = [await goods(), await goods({ record: { productType: 'digital', giftCard: true } })]
    const wrapped = await goods({
      record: { modifiers: [choiceModifier('Wrapping', { Paper: 0 }, { mandatory: true })] },
    })
    const set = await add([{ productId: mug.id }])
    const refused = await create(partsOf({ mug: mug.id, set: set.id, card: card.id, wrapped: wrapped.id }))
    expect(refused.status).toBe(400)
    expect(violations(refused)[0]).toContain(`product.bundle.components${expected}`)
  })

  test('refuses options, modifiers and stock of its own, and a bundle of what is in a bundle', async () => {
    const mug = await goods({ stock: 4 })
    const set = await add([{ productId: mug.id }])
    const components = [{ productId: (await goods()).id }]
    expect(violations(await change(mug.id, { bundle: { components } }))).toEqual([
      'product.bundle: must be empty for a product that is itself in a bundle',
    ])
    const shirt = await goods({ options: [sizes] })
    expect(violations(await change(shirt.id, { bundle: { components } }))[0]).toContain('with options')
    const customTextFields = [{ title: 'Name', maxLength: 10 }]
    expect(violations(await change(set.id, { customTextFields }))[0]).toContain('with modifiers or texts')
    const code = ({ body }: Answer) => body.details.applicationError.code
    expect(code(await create([{ productId: mug.id }], { stock: { trackInventory: true, quantity: 3 } }))).toBe(
      'STOCK_OF_BUNDLE',
    )
    const inventoryItem = { trackQuantity: true, variants: [{ quantity: 9 }] }
    expect(code(await ask(`PATCH /stores/v2/inventoryItems/product/${set.id}`, { inventoryItem }))).toBe(
      'STOCK_OF_BUNDLE',
    )
    const decrementData = [{ productId: set.id, decrementBy: 1 }]
    expect(code(await ask('POST /stores/v2/inventoryItems/decrement', { decrementData }))).toBe('STOCK_OF_BUNDLE')
  })
})

test('lists and searches find a bundle by the stock of its components', async () => {
  const [mug, plate] = [await goods({ stock: 8 }), await goods({ name: 'Plate', stock: 3 })]
  const set = await add([{ productId: mug.id, quantity: 2 }, { productId: plate.id }], { name: 'Picnic set' })
  const statusOf = async () => {
    const filter = JSON.stringify({ id: set.id, 'stock.inventoryStatus': 'IN_STOCK' })
    return ok(await ask('POST /stores/v1/products/query', { query: { filter } })).products.length
  }
  const stored = () =>
    shop.context.db
      .selectFrom('inventory_item')
      .select(['tracked', 'quantity'])
      .where('product_id', '=', set.id)
      .execute()
  expect(await stored()).toEqual([{ tracked: true, quantity: 3 }])
  const query = { filter: { productId: set.id } }
  expect(ok(await ask('POST /stores/v3/inventory-items/query', { query })).inventoryItems).toMatchObject([
    { quantity: 3, product: { bundle: true } },
  ])
  expect(await statusOf()).toBe(1)
  await setStock(mug, 1)
  // The page of the bundle is not cached any longer, even before the job has run.
  expect((await read(set.id)).stock.inStock).toBe(false)
  await runJobs(shop.context, 'bundle-stock')
  expect(await stored()).toEqual([{ tracked: true, quantity: 0 }])
  expect(await statusOf()).toBe(0)
  await setStock(mug, 20)
  await setStock(plate, 20)
  await runJobs(shop.context, 'bundle-stock')
  expect(await stored()).toEqual([{ tracked: true, quantity: 10 }])
  ok(await change(plate.id, { visible: false }))
  await runJobs(shop.context, 'bundle-stock')
  expect(await stored()).toEqual([{ tracked: true, quantity: 0 }])
  const [, hidden] = (await read(set.id, await shop.visitorToken())).bundle.components
  expect(hidden).toEqual({ id: hidden.id, productId: plate.id, quantity: 1, status: 'HIDDEN' })
})
