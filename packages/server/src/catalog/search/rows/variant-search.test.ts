import { defaultVariantId } from '@vitrine/domain/catalog/product.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes, type Goods, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { setStock } from '../../product/edit/save-product.ts'

let shop: Shop
let visitor: string
const goods: Record<string, Product> = {}
const [sizeId, small, large] = [randomUUID(), randomUUID(), randomUUID()]
/** As catalog V3 connects options with customizations. */
const connected = {
  ...sizes,
  id: sizeId,
  choices: [
    { value: 'S', description: 'S', id: small },
    { value: 'L', description: 'L', id: large },
  ],
}

const add = async (name: string, more: Goods = {}): Promise<void> => {
  goods[name] = await addProduct(shop.context.db, shop.siteId, { name, ...more })
  await sql`update product set last_updated = timestamptz '2026-01-01T10:00:00Z' + ${Object.keys(goods).length} * interval '1 day'
    where site_id = ${shop.siteId} and id = ${goods[name].id}`.execute(shop.context.db)
}

beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
  await add('Mug', { price: 1900, stock: 2, record: { sku: 'MUG-1', barcode: '4006381333931', cost: 500 } })
  const [s, l] = [randomUUID(), randomUUID()]
  const variants = [
    { id: s, choices: { Size: 'S' }, visible: true, sku: 'SHIRT-S', price: 2000, reducedPrice: 1500 },
    { id: l, choices: { Size: 'L' }, visible: false, sku: 'SHIRT-L' },
  ]
  await add('Shirt', { price: 2500, options: [connected], record: { variants } })
  goods.Shirt = { ...goods.Shirt!, variants }
  await add('Hidden', { visible: false })
  const levels = [{ variantId: l, tracked: true, quantity: 0, inStock: false }]
  await setStock(shop.context.db, { siteId: shop.siteId, productId: goods.Shirt.id, levels })
})
afterAll(() => shop.close())

// Tests inspect arbitrary bodies.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = Record<string, any>
const send = (kind: 'query' | 'search', request: Body, { token = visitor, fields = [] as string[] } = {}) =>
  shop.send(`POST /stores/v3/products/${kind}-variants`, { token, body: { [kind]: request, fields } })
const skusOf = ({ body }: Body): (string | undefined)[] => body.variants.map(({ sku }: { sku?: string }) => sku)

test('looks up the variants of a product before the index of the store exists', async () => {
  const { body } = await send('query', { filter: { 'productData.productId': goods.Shirt!.id } })
  expect(body.variants).toEqual([
    {
      id: goods.Shirt!.variants[0]!.id,
      variantId: goods.Shirt!.variants[0]!.id,
      visible: true,
      sku: 'SHIRT-S',
      optionChoices: [
        expect.objectContaining({
          optionChoiceNames: { optionName: 'Size', choiceName: 'S', renderType: 'TEXT_CHOICES' },
        }),
      ],
      price: { actualPrice: { amount: '15.00' }, compareAtPrice: { amount: '20.00' } },
      physicalProperties: {},
      inventoryStatus: { inStock: true, preorderEnabled: false },
      productData: expect.objectContaining({ productId: goods.Shirt!.id, name: 'Shirt', productType: 'PHYSICAL' }),
    },
  ])
  expect(body.pagingMetadata).toEqual({ count: 1, cursors: {}, hasNext: false })
})

test('shows hidden variants and costs to elevated callers', async () => {
  const filter = { 'productData.productId': { $in: [goods.Shirt!.id, goods.Mug!.id] } }
  const fields = ['MERCHANT_DATA', 'CURRENCY', 'WEIGHT_MEASUREMENT_UNIT_INFO']
  const { body } = await send(
    'query',
    { filter, sort: [{ fieldName: 'productData.productId' }] },
    { token: shop.apiKey, fields },
  )
  expect(skusOf({ body }).toSorted()).toEqual(['MUG-1', 'SHIRT-L', 'SHIRT-S'])
  const mug = body.variants.find(({ sku }: { sku: string }) => sku === 'MUG-1')
  expect(mug).toMatchObject({
    variantId: defaultVariantId(goods.Mug!.id),
    revenueDetails: { cost: { amount: '5.00', formattedAmount: '€5.00' } },
    physicalProperties: { weight: 0.5 },
    productData: {
      currency: 'EUR',
      physicalProperties: { weightMeasurementUnitInfo: { weightMeasurementUnit: 'KG' } },
    },
  })
  expect((await send('query', { filter }, { fields })).status).toBe(403)
})

test('finds variants by ID, and pages them', async () => {
  const byId = { filter: { variantId: { $in: [defaultVariantId(goods.Mug!.id), randomUUID()] } } }
  expect(skusOf(await send('query', byId))).toEqual(['MUG-1'])
  const first = await send('query', { cursorPaging: { limit: 1 } })
  const { next } = first.body.pagingMetadata.cursors
  const second = await send('query', { cursorPaging: { limit: 1, cursor: next } })
  expect([skusOf(first), skusOf(second), second.body.pagingMetadata.hasNext]).toEqual([['SHIRT-S'], ['MUG-1'], false])
})

test.each<[string, Body, string[]]>([
  ['a choice', { 'optionChoices.optionChoiceIds.choiceId': { $hasSome: [small, large] } }, ['SHIRT-S']],
  ['a SKU', { sku: { $startsWith: 'mug' } }, ['MUG-1']],
  ['a barcode', { barcode: '4006381333931' }, ['MUG-1']],
  ['a price', { 'price.actualPrice.amount': { $lt: '15.01' } }, ['SHIRT-S']],
  ['a price before reduction', { 'price.compareAtPrice.amount': { $exists: true } }, ['SHIRT-S']],
  ['stock', { 'inventoryStatus.inStock': false }, []],
  ['its product', { 'productData.name': { $contains: 'SHIR' } }, ['SHIRT-S']],
  ['a date', { 'productData.updatedDate': { $gt: '2026-01-02T12:00:00Z' } }, ['SHIRT-S']],
])('searches variants by %s', async (_title, filter, skus) => {
  expect(skusOf(await send('search', { filter }))).toEqual(skus)
})

test('finds variants by words of the name and by SKU, and sells out hidden ones for the owner only', async () => {
  const search = (expression: string, more: Body = {}) => send('search', { search: { expression, ...more } })
  expect(skusOf(await search('shirts'))).toEqual(['SHIRT-S'])
  expect(skusOf(await search('mug-1', { fields: ['sku'] }))).toEqual(['MUG-1'])
  expect(skusOf(await search('mug', { fields: ['productData.name'] }))).toEqual(['MUG-1'])
  expect(skusOf(await search('4006381333931', { fields: ['productData.name'] }))).toEqual([])
  const soldOut = { filter: { 'inventoryStatus.inStock': false } }
  expect(skusOf(await send('search', soldOut, { token: shop.apiKey }))).toEqual(['SHIRT-L'])
})

test('aggregates variants', async () => {
  const { body } = await send(
    'search',
    {
      aggregations: [
        { type: 'VALUE', fieldPath: 'optionChoices.optionChoiceIds.choiceId', value: { sortType: 'COUNT' } },
        { type: 'VALUE', fieldPath: 'inventoryStatus.inStock' },
        { type: 'SCALAR', fieldPath: 'price.actualPrice.amount', scalar: { type: 'MAX' } },
      ],
    },
    { token: shop.apiKey },
  )
  expect(body.aggregationData.results.map(({ values, scalar }: Body) => values?.results ?? scalar)).toEqual([
    expect.arrayContaining([
      { value: small, count: 1 },
      { value: large, count: 1 },
    ]),
    [
      { value: 'true', count: 3 },
      { value: 'false', count: 1 },
    ],
    { type: 'MAX', value: 25 },
  ])
})

test.each<[string, 'query' | 'search', Body]>([
  ['query.filter.sku', 'query', { filter: { sku: 'a' } }],
  ['search.sort[0].fieldName', 'search', { sort: [{ fieldName: 'id' }] }],
  ['search.search.fields[0]', 'search', { search: { expression: 'a', fields: ['barcode'] } }],
  ['search.cursorPaging.limit', 'search', { cursorPaging: { limit: 1001 } }],
])('refuses %s', async (field, kind, request) => {
  const { status, body } = await send(kind, request)
  expect([status, body.details?.validationError?.fieldViolations?.[0]?.field]).toEqual([400, field])
})
