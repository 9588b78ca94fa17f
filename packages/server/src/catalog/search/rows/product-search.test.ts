import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, choiceModifier, colours, sizes, type Goods, type Product } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { setStock } from '../../product/edit/save-product.ts'

let shop: Shop
let visitor: string
const goods: Record<string, Product> = {}
let kitchen: string
let cups: string

const brand = { id: randomUUID(), name: 'Hearth' }
const [fresh, last] = [
  { id: randomUUID(), name: 'New' },
  { id: randomUUID(), name: 'Last one' },
]
const care = { id: randomUUID(), uniqueName: 'care', title: 'Care', description: '' }
const wrap = choiceModifier('Wrap', { Paper: 0, Silk: 250 })
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
  const days = Object.keys(goods).length
  await sql`update product set created_date = timestamptz '2026-01-01T10:00:00Z' + ${days} * interval '1 day'
    where site_id = ${shop.siteId} and id = ${goods[name].id}`.execute(shop.context.db)
}

const addCategory = async (name: string, parentId?: string): Promise<string> => {
  const parentCategory = parentId === undefined ? {} : { parentCategory: { id: parentId } }
  const treeReference = { appNamespace: '@wix/stores' }
  const { body } = await shop.send('POST /categories/v1/categories', {
    token: shop.apiKey,
    body: { category: { name, visible: true, ...parentCategory }, treeReference },
  })
  return body.category.id
}

beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
  await add('Table lamp', { price: 9000, stock: 3, options: [colours], record: { brand, ribbon: fresh, sku: 'LMP-7' } })
  await add('Stoneware mug', {
    price: 1900,
    stock: 0,
    record: { brand, description: 'Turned of clay', infoSections: [care], weight: 0.35 },
  })
  await add('Tall vase', {
    price: 4500,
    options: [connected],
    record: { additionalRibbons: [fresh, last], modifiers: [wrap], weight: 2 },
  })
  await add('blue bowl', { price: 2500, record: { discount: { type: 'PERCENT', percent: '10' } } })
  await add('Café cup', { price: 1200, record: { productType: 'digital' } })
  await add('Secret lamp', { visible: false, price: 100 })
  kitchen = await addCategory('Kitchen')
  cups = await addCategory('Cups', kitchen)
  for (const [categoryId, name] of [
    [kitchen, 'blue bowl'],
    [cups, 'Café cup'],
  ] as const)
    await shop.send(`POST /stores/v1/collections/${categoryId}/productIds`, {
      token: shop.apiKey,
      body: { productIds: [goods[name]!.id] },
    })
})
afterAll(() => shop.close())

// Tests inspect arbitrary bodies.
// oxlint-disable-next-line typescript/no-explicit-any
type Body = Record<string, any>
const send = (search: Body, token = visitor, more: Body = {}) =>
  shop.send('POST /stores/v3/products/search', { token, body: { search, ...more } })
const ask = async (search: Body, token = visitor): Promise<Body> => {
  const { status, body } = await send(search, token)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const namesOf = ({ products }: Body): string[] => products.map(({ name }: { name: string }) => name)
const found = async (filter: Body) => namesOf(await ask({ filter })).toSorted()
const newest = ['Café cup', 'blue bowl', 'Tall vase', 'Stoneware mug', 'Table lamp']

test('lists visible products, newest first, by GET and POST', async () => {
  expect(namesOf(await ask({}))).toEqual(newest)
  const { body } = await shop.send('GET /stores/v3/products/search', { token: visitor })
  expect(namesOf(body)).toEqual(newest)
  expect(body.pagingMetadata).toEqual({ count: 5, cursors: {}, hasNext: false })
  expect(body).not.toHaveProperty('aggregationData')
  expect(namesOf(await ask({}, shop.apiKey))).toHaveLength(6)
})

const filters = (): [string, Body, string[]][] => [
  ['a value', { 'brand.name': 'Hearth' }, ['Stoneware mug', 'Table lamp']],
  ['an ID', { id: { $in: [goods['Tall vase']!.id, randomUUID()] } }, ['Tall vase']],
  ['a slug', { slug: goods['Café cup']!.slug }, ['Café cup']],
  ['the beginning of a name', { name: { $startsWith: 'BLUE' } }, ['blue bowl']],
  ['a part of a name', { name: { $contains: 'é c' } }, ['Café cup']],
  ['a missing value', { 'brand.id': { $exists: false } }, ['Café cup', 'Tall vase', 'blue bowl']],
  ['an unequal value', { 'brand.id': { $ne: brand.id } }, ['Café cup', 'Tall vase', 'blue bowl']],
  ['an amount as text', { 'actualPriceRange.minValue.amount': { $gte: '45' } }, ['Table lamp', 'Tall vase']],
  ['a range', { 'actualPriceRange.minValue.amount': { $gt: 12, $lt: 45 } }, ['Stoneware mug', 'blue bowl']],
  ['a reduction', { 'compareAtPriceRange.maxValue.amount': { $gt: 0 } }, ['blue bowl']],
  ['a date', { createdDate: { $lt: '2026-01-03T00:00:00Z' } }, ['Table lamp']],
  ['a weight', { 'physicalProperties.shippingWeightRange.maxValue': { $gte: 2 } }, ['Tall vase']],
  ['an exact weight', { 'physicalProperties.shippingWeightRange.minValue': 0.35 }, ['Stoneware mug']],
  ['no weight', { 'physicalProperties.shippingWeightRange.minValue': { $exists: false } }, ['Café cup']],
  ['a type', { productType: 'DIGITAL' }, ['Café cup']],
  ['availability', { 'inventory.availabilityStatus': 'OUT_OF_STOCK' }, ['Stoneware mug']],
  ['a ribbon', { 'ribbon.id': fresh.id }, ['Table lamp']],
  ['all of several', { 'additionalRibbons.name': { $hasAll: ['New', 'Last one'] } }, ['Tall vase']],
  ['some of several', { 'additionalRibbons.id': { $hasSome: [last.id, randomUUID()] } }, ['Tall vase']],
  ['an info section', { 'infoSections.uniqueName': { $hasSome: ['care'] } }, ['Stoneware mug']],
  ['a modifier', { 'modifiers.choicesSettings.choices.name': { $hasSome: ['Silk'] } }, ['Tall vase']],
  ['a choice by name', { 'options.choicesSettings.choices.name': { $hasSome: ['Sage'] } }, ['Table lamp']],
  ['a choice by ID', { 'options.choicesSettings.choices.choiceId': { $hasSome: [large] } }, ['Tall vase']],
  ['a SKU', { 'minVariantPriceInfo.sku': 'LMP-7' }, ['Table lamp']],
  ['a category', { 'directCategoriesInfo.categories': { $matchItems: [{ id: kitchen }] } }, ['blue bowl']],
  [
    'a subtree',
    { 'allCategoriesInfo.categories': { $matchItems: [{ _id: { $in: [kitchen] } }] } },
    ['Café cup', 'blue bowl'],
  ],
  [
    'a variant',
    {
      'variantsInfo.variants': {
        $matchItems: [{ 'choices.optionChoiceIds.choiceId': small }, { 'price.actualPrice.amount': { $lt: 50 } }],
      },
    },
    ['Tall vase'],
  ],
  [
    'either',
    { $or: [{ productType: 'DIGITAL' }, { $not: { 'brand.name': { $exists: false } } }] },
    ['Café cup', 'Stoneware mug', 'Table lamp'],
  ],
  [
    'both',
    { $and: [{ 'brand.name': 'Hearth' }, { 'inventory.availabilityStatus': { $in: ['IN_STOCK'] } }] },
    ['Table lamp'],
  ],
  ['a flag', { visibleInPos: true, 'inventory.preorderStatus': 'ENABLED' }, []],
]

test('filters by every kind of field', async () => {
  for (const [title, filter, names] of filters()) expect([title, await found(filter)]).toEqual([title, names])
})

test('shows hidden products to elevated callers only', async () => {
  expect(await found({ visible: false })).toEqual([])
  expect(namesOf(await ask({ filter: { visible: false } }, shop.apiKey))).toEqual(['Secret lamp'])
})

test('searches words, any or all of them, and corrects them on request', async () => {
  const search = async (details: Body) => namesOf(await ask({ search: details }))
  expect(await search({ expression: 'lamp bowls' })).toHaveLength(2)
  expect(await search({ expression: 'clay mug', mode: 'AND' })).toEqual(['Stoneware mug'])
  expect(await search({ expression: 'lamp bowl', mode: 'AND' })).toEqual([])
  expect(await search({ expression: 'vasse' })).toEqual([])
  expect(await search({ expression: 'vasse', fuzzy: true })).toEqual(['Tall vase'])
})

test('searches in the fields that are named', async () => {
  const search = async (expression: string, ...fields: string[]) =>
    namesOf(await ask({ search: { expression, fields } })).toSorted()
  expect(await search('clay', 'name')).toEqual([])
  expect(await search('clay', 'description')).toEqual(['Stoneware mug'])
  expect(await search('vase', 'name', 'description')).toEqual(['Tall vase'])
  expect(await search('lmp 7', 'variantsInfo.variants.sku')).toEqual(['Table lamp'])
  expect(await search('hearth', 'minVariantPriceInfo.sku')).toEqual([])
  expect(await search(`${kitchen} clay`, 'directCategoryIdsInfo.categoryIds', 'description')).toEqual([
    'Stoneware mug',
    'blue bowl',
  ])
})

test('reads dates without a time zone in that of the search', async () => {
  const createdDate = { $lt: '2026-01-02T23:30:00' }
  expect(namesOf(await ask({ filter: { createdDate }, timeZone: 'Pacific/Auckland' }))).toEqual(['Table lamp'])
  expect(namesOf(await ask({ filter: { createdDate: { $lt: '2026-01-02' } }, timeZone: 'America/New_York' }))).toEqual(
    [],
  )
})

test('finds products by tax group and delivery profile', async () => {
  const { db } = shop.context
  const [group, profile] = [randomUUID(), randomUUID()]
  const now = new Date()
  await sql`insert into tax_group (site_id, id, body, created_date, updated_date)
    values (${shop.siteId}, ${group}, '{}', ${now}, ${now})`.execute(db)
  await sql`insert into product_tax_group values (${shop.siteId}, ${goods['Tall vase']!.id}, ${group})`.execute(db)
  expect(await found({ taxGroupId: group })).toEqual(['Tall vase'])
  await sql`delete from product_tax_group where tax_group_id = ${group}`.execute(db)
  expect(await found({ taxGroupId: group })).toEqual([])
  expect(await found({ 'physicalProperties.deliveryProfileId': profile })).toEqual([])
})

test('sorts by several fields, without regard to case', async () => {
  const sorted = async (...sort: [string, 'ASC' | 'DESC'][]) =>
    namesOf(await ask({ sort: sort.map(([fieldName, order]) => ({ fieldName, order })) }))
  const byName = ['blue bowl', 'Café cup', 'Stoneware mug', 'Table lamp', 'Tall vase']
  expect(await sorted(['name', 'ASC'])).toEqual(byName)
  expect(await sorted(['name', 'DESC'])).toEqual(byName.toReversed())
  expect(await sorted(['actualPriceRange.minValue.amount', 'ASC'])).toEqual([
    'Café cup',
    'Stoneware mug',
    'blue bowl',
    'Tall vase',
    'Table lamp',
  ])
  expect(await sorted(['minVariantPriceInfo.sku', 'DESC'], ['_createdDate', 'ASC'])).toEqual([
    'Table lamp',
    'Stoneware mug',
    'Tall vase',
    'blue bowl',
    'Café cup',
  ])
})

test('pages forth and back by cursors that contain the search', async () => {
  const sort = [{ fieldName: 'minVariantPriceInfo.sku' }, { fieldName: 'name' }]
  const pages: string[][] = []
  let body = await ask({ sort, cursorPaging: { limit: 2 } })
  const first = namesOf(body)
  for (; ; body = await ask({ cursorPaging: { limit: 2, cursor: body.pagingMetadata.cursors.next } })) {
    pages.push(namesOf(body))
    if (!body.pagingMetadata.hasNext) break
  }
  expect(pages).toEqual([['blue bowl', 'Café cup'], ['Stoneware mug', 'Tall vase'], ['Table lamp']])
  body = await ask({ cursorPaging: { limit: 2, cursor: body.pagingMetadata.cursors.prev } })
  expect(namesOf(body)).toEqual(pages[1])
  body = await ask({ cursorPaging: { limit: 2, cursor: body.pagingMetadata.cursors.prev } })
  expect([namesOf(body), body.pagingMetadata.cursors.prev]).toEqual([first, undefined])
  const other = await send({ filter: { visible: true }, cursorPaging: { cursor: body.pagingMetadata.cursors.next } })
  expect([other.status, JSON.stringify(other.body)]).toEqual([
    400,
    expect.stringContaining('does not match the cursor'),
  ])
})

test('aggregates all matches of every page', async () => {
  const price = 'actualPriceRange.minValue.amount'
  const { aggregationData } = await ask({
    cursorPaging: { limit: 1 },
    timeZone: 'Pacific/Auckland',
    aggregations: [
      {
        name: 'brands',
        type: 'VALUE',
        fieldPath: 'brand._id',
        value: { missingValues: 'INCLUDE', includeOptions: { addToBucket: 'none' } },
      },
      {
        type: 'VALUE',
        fieldPath: 'options.choicesSettings.choices.name',
        value: { sortType: 'VALUE', sortDirection: 'ASC', limit: 2 },
      },
      {
        name: 'ranges',
        type: 'RANGE',
        fieldPath: price,
        range: { buckets: [{ to: 20 }, { from: 20, to: 45 }, { from: 1000 }] },
      },
      { name: 'lowest', type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN' } },
      { name: 'total', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT' } },
      { name: 'days', type: 'DATE_HISTOGRAM', fieldPath: 'createdDate', dateHistogram: { interval: 'MONTH' } },
      {
        name: 'skus',
        type: 'VALUE',
        fieldPath: 'variantsInfo.variants.price.actualPrice.amount',
        value: { limit: 1, sortType: 'VALUE' },
      },
      {
        name: 'both',
        type: 'NESTED',
        nested: {
          nestedAggregations: [
            { name: 'type', type: 'VALUE', fieldPath: 'productType' },
            { type: 'SCALAR', fieldPath: price, scalar: { type: 'MAX' } },
          ],
        },
      },
    ],
  })
  expect(aggregationData.results).toEqual([
    {
      name: 'brands',
      type: 'VALUE',
      fieldPath: 'brand.id',
      values: {
        results: [
          { value: 'none', count: 3 },
          { value: brand.id, count: 2 },
        ],
      },
    },
    {
      type: 'VALUE',
      fieldPath: 'options.choicesSettings.choices.name',
      values: {
        results: [
          { value: 'Ink', count: 1 },
          { value: 'L', count: 1 },
        ],
      },
    },
    {
      name: 'ranges',
      type: 'RANGE',
      fieldPath: price,
      ranges: {
        results: [
          { to: 20, count: 2 },
          { from: 20, to: 45, count: 1 },
          { from: 1000, count: 0 },
        ],
      },
    },
    { name: 'lowest', type: 'SCALAR', fieldPath: price, scalar: { type: 'MIN', value: 12 } },
    { name: 'total', type: 'SCALAR', fieldPath: 'slug', scalar: { type: 'COUNT_DISTINCT', value: 5 } },
    {
      name: 'days',
      type: 'DATE_HISTOGRAM',
      fieldPath: 'createdDate',
      dateHistogram: { results: [{ value: '2025-12-31T11:00:00.000Z', count: 5 }] },
    },
    {
      name: 'skus',
      type: 'VALUE',
      fieldPath: 'variantsInfo.variants.price.actualPrice.amount',
      values: { results: [{ value: '90.00', count: 1 }] },
    },
    {
      name: 'both',
      type: 'NESTED',
      nested: {
        results: [
          { results: { type: { value: { value: 'PHYSICAL', count: 4 } }, [price]: { scalar: { value: 90 } } } },
          { results: { type: { value: { value: 'DIGITAL', count: 1 } }, [price]: { scalar: { value: 12 } } } },
        ],
      },
    },
  ])
})

test('follows changes of stock, prices and categories', async () => {
  const { db } = shop.context
  const levels = [{ variantId: '00000000-0000-0000-0000-000000000000', tracked: true, quantity: 4, inStock: true }]
  await setStock(db, { siteId: shop.siteId, productId: goods['Stoneware mug']!.id, levels })
  expect(await found({ 'inventory.availabilityStatus': 'OUT_OF_STOCK' })).toEqual([])
  await shop.send(`PATCH /stores/v1/products/${goods['Café cup']!.id}`, {
    token: shop.apiKey,
    body: { product: { priceData: { price: 500 } } },
  })
  expect(await found({ 'actualPriceRange.minValue.amount': { $gt: 400 } })).toEqual(['Café cup'])
  const { status } = await shop.send('PATCH /categories/v1/categories/visibility', {
    token: shop.apiKey,
    body: { categoryId: cups, visible: false, revision: '1', treeReference: { appNamespace: '@wix/stores' } },
  })
  expect(status).toBe(200)
  const inCups = { 'directCategoriesInfo.categories': { $matchItems: [{ id: cups }] } }
  expect(await found(inCups)).toEqual([])
})

test('counts products, hidden ones for elevated callers on request', async () => {
  const count = (body: Body, token = visitor) => shop.send('POST /stores/v3/products/count', { token, body })
  expect((await count({})).body).toEqual({ count: 5 })
  expect((await count({ filter: { 'brand.name': 'Hearth' }, search: { expression: 'lamp' } })).body).toEqual({
    count: 1,
  })
  expect((await count({}, shop.apiKey)).body).toEqual({ count: 5 })
  expect((await count({ returnNonVisibleProducts: true }, shop.apiKey)).body).toEqual({ count: 6 })
  const refused = await count({ returnNonVisibleProducts: true })
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([
    403,
    'NO_PERMISSION_TO_INCLUDE_NOT_VISIBLE_PRODUCTS',
  ])
})

const aggregation = (more: Body) => ({ aggregations: [{ type: 'VALUE', ...more }] })
test.each<[string, Body]>([
  ['search.filter.price', { filter: { price: 1 } }],
  ['search.filter.options.id.$eq', { filter: { 'options.id': { $eq: 'a' } } }],
  ['search.filter.visible.$gt', { filter: { visible: { $gt: true } } }],
  ['search.filter.createdDate', { filter: { createdDate: 'yesterday' } }],
  ['search.filter.variantsInfo.variants', { filter: { 'variantsInfo.variants': { $eq: 1 } } }],
  [
    'search.filter.allCategoriesInfo.categories.$matchItems[0].name',
    { filter: { 'allCategoriesInfo.categories': { $matchItems: [{ name: 'A' }] } } },
  ],
  ['search.filter.$or[10].slug', { filter: { $or: Array.from({ length: 11 }, (_, at) => ({ slug: `${at}` })) } }],
  ['search.filter.id.$in', { filter: { id: { $in: Array.from({ length: 1001 }, () => 'a') } } }],
  ['search.sort[0].fieldName', { sort: [{ fieldName: 'brand.name' }] }],
  ['search.cursorPaging.limit', { cursorPaging: { limit: 0 } }],
  ['search.cursorPaging.limit', { cursorPaging: { limit: 101 } }],
  ['search.cursorPaging.cursor', { cursorPaging: { cursor: 'abc' } }],
  ['search.timeZone', { timeZone: 'Mars/Olympus' }],
  ['search.aggregations[0].fieldPath', aggregation({ fieldPath: 'description' })],
  ['search.aggregations[0].fieldPath', aggregation({ fieldPath: 'allCategoriesInfo.categories.index' })],
  ['search.aggregations[0].range', aggregation({ fieldPath: 'id', range: { buckets: [] } })],
  ['search.aggregations[0].value.limit', aggregation({ fieldPath: 'id', value: { limit: 251 } })],
  ['search.aggregations[0].fieldPath', aggregation({ type: 'RANGE', fieldPath: 'name', range: { buckets: [{}] } })],
  [
    'search.aggregations[0].nested.nestedAggregations',
    aggregation({ type: 'NESTED', nested: { nestedAggregations: [{}] } }),
  ],
])('refuses %s', async (field, search) => {
  const { status, body } = await send(search)
  expect([status, body.details?.validationError?.fieldViolations?.[0]?.field]).toEqual([400, field])
})
