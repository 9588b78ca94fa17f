import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, choiceModifier, colours, sizes, textModifier } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { compileFilter } from '../../../ground/query/conditions.ts'
import { queriedFields } from './product-fields.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const path = '/stores/v3/products'
const get = async (id: string, fields = '', token = visitor) => shop.send(`GET ${path}/${id}${fields}`, { token })
const encode = (request: object) => Buffer.from(JSON.stringify(request)).toString('base64url')
const inRequest = (request: object) => shop.send(`GET ${path}/query?.r=${encode(request)}`, { token: visitor })
const add = (goods: Parameters<typeof addProduct>[2]) => addProduct(shop.context.db, shop.siteId, goods)

test('shows a product that catalog V1 created, with one variant of its own ID', async () => {
  const { body } = await shop.send('POST /stores/v1/products', {
    token: shop.apiKey,
    body: {
      product: {
        name: 'Table lamp',
        description: '<p>Warm light.</p>',
        priceData: { price: 90 },
        discount: { type: 'PERCENT', value: 10 },
        brand: 'Hearth',
        ribbon: 'New',
        sku: 'LMP-7',
        weight: 2.5,
        costAndProfitData: { itemCost: 40 },
        stock: { trackInventory: true, quantity: 3 },
      },
    },
  })
  const { id, slug } = body.product
  const { product } = (await get(id)).body
  expect(product).toMatchObject({
    id,
    slug,
    revision: '1',
    name: 'Table lamp',
    visible: true,
    productType: 'PHYSICAL',
    brand: { id: expect.any(String), name: 'Hearth' },
    ribbon: { id: expect.any(String), name: 'New' },
    options: [],
    modifiers: [],
    inventory: { availabilityStatus: 'IN_STOCK', preorderStatus: 'DISABLED', preorderAvailability: 'NO_VARIANTS' },
    actualPriceRange: { minValue: { amount: '81.00' }, maxValue: { amount: '81.00' } },
    compareAtPriceRange: { minValue: { amount: '90.00' }, maxValue: { amount: '90.00' } },
    physicalProperties: { shippingWeightRange: { minValue: 2.5, maxValue: 2.5 } },
    variantSummary: { variantCount: 1 },
    variantsInfo: {
      variants: [
        {
          id: defaultVariantId(id),
          visible: true,
          sku: 'LMP-7',
          price: { actualPrice: { amount: '81.00' }, compareAtPrice: { amount: '90.00' } },
          physicalProperties: { weight: 2.5 },
          inventoryStatus: { inStock: true, preorderEnabled: false },
        },
      ],
    },
  })
  for (const absent of ['url', 'currency', 'plainDescription', 'costRange']) expect(product).not.toHaveProperty(absent)
  expect((await shop.send(`GET ${path}/slug/${slug}`, { token: visitor })).body.product.id).toBe(id)

  const fields =
    '?fields=URL&fields=CURRENCY&fields=PLAIN_DESCRIPTION&fields=DESCRIPTION&fields=WEIGHT_MEASUREMENT_UNIT_INFO'
  const more = (await get(id, fields)).body.product
  expect(more).toMatchObject({
    url: { relativePath: `/product-page/${slug}` },
    currency: 'EUR',
    plainDescription: '<p>Warm light.</p>',
    description: { nodes: [{ type: 'PARAGRAPH', nodes: [{ type: 'TEXT', textData: { text: 'Warm light.' } }] }] },
    actualPriceRange: { minValue: { amount: '81.00', formattedAmount: '€81.00' } },
    physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } },
  })
})

test('shows costs to elevated callers only, on request', async () => {
  const { id } = await add({ name: 'Mug', price: 2000, record: { cost: 500 } })
  const refused = await get(id, '?fields=MERCHANT_DATA')
  expect(refused.status).toBe(403)
  expect(refused.body.details.applicationError.code).toBe('NO_PERMISSION_TO_READ_MERCHANT_DATA')
  expect((await get(id, '', shop.apiKey)).body.product.variantsInfo.variants[0]).not.toHaveProperty('revenueDetails')
  const { product } = (await get(id, '?fields=MERCHANT_DATA', shop.apiKey)).body
  expect(product.costRange).toEqual({ minValue: { amount: '5.00' }, maxValue: { amount: '5.00' } })
  expect(product.variantsInfo.variants[0].revenueDetails).toEqual({
    cost: { amount: '5.00' },
    profit: { amount: '15.00' },
    profitMargin: 0.75,
  })
})

test('shows options, modifiers and the variants of all combinations', async () => {
  const modifiers = [textModifier('Engraving', { addedPrice: 300 }), choiceModifier('Wrap', { Paper: 0, Silk: 250 })]
  const { id, variants } = await add({ name: 'Bowl', options: [colours, sizes], stock: 2, record: { modifiers } })
  const { product } = (await get(id, '?fields=VARIANT_OPTION_CHOICE_NAMES')).body
  expect(product.options).toMatchObject([
    {
      name: 'Colour',
      optionRenderType: 'SWATCH_CHOICES',
      choicesSettings: {
        choices: [{ name: 'Sage', choiceType: 'ONE_COLOR', colorCode: '#8fa58a', inStock: true }, {}],
      },
    },
    {
      name: 'Size',
      optionRenderType: 'TEXT_CHOICES',
      choicesSettings: { choices: [{ name: 'S', visible: true }, {}] },
    },
  ])
  expect(product.modifiers).toMatchObject([
    { name: 'Engraving', modifierRenderType: 'FREE_TEXT', freeTextSettings: { defaultAddedPrice: '3.00' } },
    { name: 'Wrap', modifierRenderType: 'TEXT_CHOICES', choicesSettings: { choices: [{}, { addedPrice: '2.50' }] } },
  ])
  expect(product.variantsInfo.variants.map((one: { id: string }) => one.id)).toEqual(variants.map((one) => one.id))
  expect(product.variantsInfo.variants[0].choices).toMatchObject([
    { optionChoiceNames: { optionName: 'Colour', choiceName: 'Sage', renderType: 'SWATCH_CHOICES' } },
    { optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' } },
  ])
})

test('hides hidden products from shoppers', async () => {
  const { id, slug } = await add({ name: 'Hidden mug', visible: false })
  for (const route of [`${path}/${id}`, `${path}/slug/${slug}`]) {
    const { status, body } = await shop.send(`GET ${route}`, { token: visitor })
    expect([status, body.details.applicationError.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
    expect((await shop.send(`GET ${route}`, { token: shop.apiKey })).body.product.visible).toBe(false)
  }
  expect((await inRequest({ query: { filter: { slug } } })).body.products).toEqual([])
})

test('lists products by filter and cursor, in a GET request and as JSON', async () => {
  const goods = [await add({ name: 'Cup' }), await add({ name: 'Jug' }), await add({ name: 'Pot' })]
  const ids = goods.map(({ id }) => id)
  const sort = [{ fieldName: 'createdDate', order: 'ASC' }]
  const query = { filter: { id: { $in: ids } }, sort, cursorPaging: { limit: 2 } }
  const first = (await inRequest({ query, fields: ['CURRENCY'] })).body
  expect(first.products.map((one: { id: string }) => one.id)).toEqual(ids.slice(0, 2))
  expect(first.products[0]).toMatchObject({ currency: 'EUR' })
  expect(first.products[0]).not.toHaveProperty('variantsInfo')
  expect(first.pagingMetadata).toMatchObject({ count: 2, hasNext: true })

  const { next: cursor } = first.pagingMetadata.cursors
  const rest = await shop.send(`POST ${path}/query`, {
    token: visitor,
    body: { query: { cursorPaging: { limit: 2, cursor } } },
  })
  expect(rest.body.products.map((one: { id: string }) => one.id)).toEqual(ids.slice(2))
  expect(rest.body.pagingMetadata).toMatchObject({ count: 1, hasNext: false })
  expect(rest.body.pagingMetadata.cursors).not.toHaveProperty('next')
})

test('lists products by the customizations of their options', async () => {
  const [size, colour, other] = ['size', 'colour', 'other'].map((name) => `${name}-${randomUUID()}`.slice(0, 36))
  const both = await add({
    options: [{ ...sizes, id: size! } as typeof sizes, { ...colours, id: colour! } as typeof sizes],
  })
  await add({ options: [{ ...sizes, id: size! } as typeof sizes] })
  const find = async (condition: object) => {
    const { body } = await inRequest({ query: { filter: { 'options.id': condition } } })
    return body.products.length
  }
  expect(await find({ $hasSome: [size, other] })).toBe(2)
  expect(await find({ $hasAll: [size, colour] })).toBe(1)
  expect(await find({ $hasAll: [size, other] })).toBe(0)
  const { body } = await inRequest({
    query: { filter: { 'options.id': { $hasSome: [colour] }, handle: { $exists: false } } },
  })
  expect(body.products.map(({ id }: { id: string }) => id)).toEqual([both.id])
})

/** Returns the plan of a statement that may not read the whole table. */
const planOf = (statement: RawBuilder<unknown>): Promise<string> =>
  shop.context.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction)
    return JSON.stringify((await sql`explain ${statement}`.execute(transaction)).rows)
  })

test('finds the products of customizations, ribbons and info sections by their indexes', async () => {
  const all = sql`select from product p where true`
  const options = compileFilter(
    { 'options.id': { $hasSome: ['a', 'b'] } },
    { fields: queriedFields.fields, toMinor: Number },
  )
  expect(await planOf(sql`${all} and ${options}`)).toContain('product_by_customization')
  const copies = ['[{"id":"a"}]', '[{"id":"b"}]']
  expect(await planOf(sql`${all} and p.record->'additionalRibbons' @> any(${copies}::text[]::jsonb[])`)).toContain(
    'product_by_additional_ribbon',
  )
  expect(await planOf(sql`${all} and p.record->'infoSections' @> any(${copies}::text[]::jsonb[])`)).toContain(
    'product_by_info_section',
  )
})

test('refuses a filter by another field, and names those that are allowed', async () => {
  const { status, body } = await inRequest({ query: { filter: { price: 10 } } })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations).toMatchObject([
    { field: 'query.filter.price', description: expect.stringMatching(/slug/) },
  ])
})

test('catalog V1 carts take variant IDs of catalog V3', async () => {
  const { id } = await add({ name: 'Vase', price: 4500, stock: 2 })
  const variantId = (await get(id)).body.product.variantsInfo.variants[0].id
  const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e'
  const token = await shop.visitorToken()
  const { status, body } = await shop.send('POST /ecom/v1/carts/current/add-to-cart', {
    token,
    body: { lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId: id, options: { variantId } } }] },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.cart.lineItems).toMatchObject([{ productName: { original: 'Vase' }, quantity: 1 }])
})

test('tells apps about created, changed and deleted products, in both versions of the catalog', async () => {
  const own = await openShop()
  await addListener(own)
  const send = async (route: string, body?: object) => {
    const answer = await own.send(route, { token: own.apiKey, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body
  }
  const { product } = await send('POST /stores/v1/products', { product: { name: 'Jar', priceData: { price: 8 } } })
  await send(`PATCH /stores/v1/products/${product.id}`, { product: { name: 'Pot', brand: 'Hearth' } })
  await send(`DELETE /stores/v1/products/${product.id}`)
  const events = await own.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('site_id', '=', own.siteId)
    .where('entity', '=', `product:${product.id}`)
    .orderBy('sequence')
    .execute()
  expect(events.map(({ type }) => type)).toEqual([
    'com.wix.ecommerce.catalog.api.v1.ProductCreated',
    'wix.stores.catalog.v3.product_created',
    'com.wix.ecommerce.catalog.api.v1.ProductChanged',
    'wix.stores.catalog.v3.product_updated',
    'com.wix.ecommerce.catalog.api.v1.ProductDeleted',
    'wix.stores.catalog.v3.product_deleted',
  ])
  expect(events[1]!.body).toMatchObject({ entity: { id: product.id, name: 'Jar', revision: '1' } })
  expect(events[3]!.body).toMatchObject({
    currentEntity: { name: 'Pot', revision: '2', brand: { name: 'Hearth' } },
    modifiedFields: { name: 'Jar', revision: '1', brand: null },
  })
  expect(events[5]!.body).toMatchObject({ deletedEntity: { id: product.id, name: 'Pot' } })
})

test('deletes a product, for elevated callers only', async () => {
  const { id } = await add({ name: 'Chipped bowl' })
  expect((await shop.send(`DELETE ${path}/${id}`, { token: visitor })).status).toBe(403)
  expect((await shop.send(`DELETE ${path}/${id}`, { token: shop.apiKey })).body).toEqual({})
  const again = await shop.send(`DELETE ${path}/${id}`, { token: shop.apiKey })
  expect(again.body.details.applicationError.code).toBe('PRODUCT_NOT_FOUND')
})

test('lists the categories of a product and their parents on request', async () => {
  const category = async (body: object) => {
    const treeReference = { appNamespace: '@wix/stores' }
    const answer = await shop.send('POST /categories/v1/categories', {
      token: shop.apiKey,
      body: { category: body, treeReference },
    })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer.body.category.id as string
  }
  const kitchen = await category({ name: 'Kitchen', visible: true })
  const mugs = await category({ name: 'Mugs', visible: true, parentCategory: { id: kitchen } })
  const { id, slug } = await add({ name: 'Mug of mugs' })
  await shop.send(`POST /stores/v1/collections/${mugs}/productIds`, { token: shop.apiKey, body: { productIds: [id] } })
  const fields = '?fields=DIRECT_CATEGORIES_INFO&fields=ALL_CATEGORIES_INFO'
  const { product } = (await get(id, fields)).body
  const idsOf = ({ categories }: { categories: { id: string }[] }) => categories.map((one) => one.id)
  expect(idsOf(product.directCategoriesInfo)).toContain(mugs)
  expect(idsOf(product.directCategoriesInfo)).not.toContain(kitchen)
  expect(idsOf(product.allCategoriesInfo)).toEqual(expect.arrayContaining([mugs, kitchen]))
  const listed = await inRequest({ query: { filter: { slug } }, fields: ['ALL_CATEGORIES_INFO'] })
  expect(idsOf(listed.body.products[0].allCategoriesInfo)).toContain(kitchen)
  expect((await get(id)).body.product).not.toHaveProperty('allCategoriesInfo')
})
