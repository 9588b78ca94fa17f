import { randomUUID } from 'node:crypto'
import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { runJobs } from '../../../testing/run-jobs.ts'
import { allProductsId } from '../read/present/present-product.ts'
import { inStock, named, openRules, type Rules } from './testing.ts'

let shop: Shop
let rules: Rules
beforeAll(async () => {
  shop = await openShop()
  rules = openRules(shop)
  await addListener(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  const { db } = shop.context
  for (const table of ['collection', 'product', 'event', 'job'] as const)
    await db.deleteFrom(table).where('site_id', '=', shop.siteId).execute()
})

const treeReference = { appNamespace: '@wix/stores' }
const add = (name: string, more: Parameters<typeof addProduct>[2] = {}) =>
  addProduct(shop.context.db, shop.siteId, { name, ...more })
const reference = (catalogItemId: string) => ({ catalogItemId, appId: storesAppId })
const pathOf = (id: string) => `/vitrine/v1/collections/${id}/rule`

test('fills a collection by its rule, and reports when it is done', async () => {
  for (const name of ['Lamp', 'Floor lamp', 'Vase']) await add(name)
  const id = await rules.collection()
  const { rule } = await rules.set(id, named('LAMP'))
  expect(rule).toEqual({ collectionId: id, match: 'ALL', conditions: [named('LAMP')], status: 'FILLING' })
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Floor lamp', 'Lamp'])
  expect((await rules.ok(`GET ${pathOf(id)}`)).rule.status).toBe('UP_TO_DATE')
  expect((await rules.ok('GET /vitrine/v1/collection-rules')).rules).toMatchObject([{ collectionId: id }])
  await rules.set(id, named('vase'))
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Vase'])
})

test('records the events of both generations for products that a rule adds and removes', async () => {
  const lamp = await add('Lamp')
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  await rules.run()
  await rules.ok(`PATCH /stores/v1/products/${lamp.id}`, { product: { name: 'Vase' } })
  await rules.run()
  const events = shop.context.db.selectFrom('event').select('body').where('site_id', '=', shop.siteId)
  const bodiesOf = async (entity: string) =>
    (await events.where('entity', '=', `${entity}:${id}`).orderBy('sequence').execute()).map(({ body }) => body)
  const ids = [lamp.id]
  expect(await bodiesOf('collection')).toMatchObject([{}, { addedProductIds: ids }, { removedProductIds: ids }])
  const item = { catalogItemId: lamp.id }
  expect(await bodiesOf('category')).toMatchObject([{}, { addedItem: item }, { removedItem: item }])
})

test('follows changes of products: new ones, names, prices, stock by a purchase, and deletion', async () => {
  const id = await rules.collection()
  await rules.set(id, named('lamp'), inStock, { field: 'PRICE', operator: 'AT_MOST', value: '20' })
  await rules.run()
  const create = (name: string, price: number) =>
    rules.ok('POST /stores/v1/products', { product: { name, priceData: { price } } })
  const { product } = await create('Lamp', 20)
  await create('Chandelier lamp', 20.01)
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Lamp'])

  await rules.ok(`PATCH /stores/v1/products/${product.id}`, { product: { priceData: { price: 21 } } })
  await rules.run()
  expect(await rules.namesIn(id)).toEqual([])
  await rules.ok(`PATCH /stores/v1/products/${product.id}`, { product: { discount: { type: 'AMOUNT', value: 5 } } })
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Lamp'])

  const stock = (quantity: number) =>
    rules.ok(`PATCH /stores/v2/inventoryItems/product/${product.id}`, {
      inventoryItem: { trackQuantity: true, variants: [{ quantity }] },
    })
  await stock(1)
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Lamp'])
  const variantId = '00000000-0000-0000-0000-000000000000'
  await rules.ok('POST /stores/v2/inventoryItems/decrement', {
    decrementData: [{ productId: product.id, variantId, decrementBy: 1 }],
  })
  expect(await rules.run()).toBe(1)
  expect(await rules.namesIn(id)).toEqual([])
  await stock(5)
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Lamp'])
  await rules.ok(`DELETE /stores/v1/products/${product.id}`)
  await rules.run()
  expect(await rules.namesIn(id)).toEqual([])
})

test('queues nothing in stores without rules, or for purchases that leave something in stock', async () => {
  const jobs = () => shop.context.db.selectFrom('job').select('key').where('kind', '=', 'collection-rules').execute()
  const vase = await add('Vase', { stock: 9 })
  expect(await jobs()).toEqual([])
  await rules.set(await rules.collection(), inStock)
  await rules.run()
  const variantId = '00000000-0000-0000-0000-000000000000'
  const decrement = { decrementData: [{ productId: vase.id, variantId, decrementBy: 8 }] }
  await rules.ok('POST /stores/v2/inventoryItems/decrement', decrement)
  expect(await jobs()).toEqual([])
})

test('refuses to add and remove products by hand, in every call that does it', async () => {
  const [lamp, vase] = [await add('Lamp'), await add('Vase')]
  const [id, other] = [await rules.collection(), await rules.collection()]
  await rules.set(id, named('lamp'))
  await rules.run()
  const code = 'COLLECTION_HAS_RULE'
  expect(await rules.errorOf(`POST /stores/v1/collections/${id}/productIds`, { productIds: [vase.id] })).toBe(code)
  expect(await rules.errorOf(`POST /stores/v1/collections/${id}/productIds/delete`, { productIds: [lamp.id] })).toBe(
    code,
  )
  const items = { items: [reference(vase.id)], treeReference }
  const categories = '/categories/v1/bulk/categories'
  expect(await rules.errorOf(`POST ${categories}/${id}/add-items`, items)).toBe(code)
  expect(await rules.errorOf(`POST ${categories}/${id}/remove-items`, items)).toBe(code)
  const ofItem = { item: reference(vase.id), categoryIds: [id, other], treeReference }
  const { results } = await rules.ok(`POST ${categories}/add-item`, ofItem)
  expect(results).toMatchObject([
    { itemMetadata: { success: false, error: { code } } },
    { itemMetadata: { success: true } },
  ])
  const removed = await rules.ok(`POST ${categories}/remove-item`, { ...ofItem, item: reference(lamp.id) })
  expect(removed.results[0]).toMatchObject({ itemMetadata: { error: { code } } })
  const set = await rules.ok(`POST ${categories}/set-item-categories`, ofItem)
  expect(set.addResults).toMatchObject([{ itemMetadata: { id, error: { code } } }])
  const byFilter = { filter: {}, categoryIds: [id] }
  expect(await rules.errorOf('POST /stores/v3/bulk/products/add-to-categories-by-filter', byFilter)).toBe(code)
  const change = { products: [{ id: vase.id, addCollectionIds: [id] }] }
  const listed = await rules.ok('POST /vitrine/v1/bulk/product-list/update', change)
  expect(listed.results).toMatchObject([{ itemMetadata: { error: { code } } }])
  expect(await rules.namesIn(id)).toEqual(['Lamp'])
  expect(await rules.namesIn(other)).toEqual(['Vase'])
})

test('keeps a product where a rule has put it when its other categories are set', async () => {
  const lamp = await add('Lamp')
  const [id, other] = [await rules.collection(), await rules.collection()]
  await rules.set(id, named('lamp'))
  await rules.run()
  const body = { item: reference(lamp.id), categoryIds: [other], treeReference }
  const set = await rules.ok('POST /categories/v1/bulk/categories/set-item-categories', body)
  expect([set.addResults, set.removeResults]).toMatchObject([[{ itemMetadata: { success: true } }], []])
  expect([await rules.namesIn(id), await rules.namesIn(other)]).toEqual([['Lamp'], ['Lamp']])
})

test('keeps the products of a rule that is removed, and lets them be changed by hand', async () => {
  const [lamp, vase] = [await add('Lamp'), await add('Vase')]
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  await rules.run()
  await rules.ok(`DELETE ${pathOf(id)}`)
  await rules.ok(`PATCH /stores/v1/products/${lamp.id}`, { product: { name: 'Jug' } })
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Jug'])
  await rules.ok(`POST /stores/v1/collections/${id}/productIds`, { productIds: [vase.id] })
  expect(await rules.namesIn(id)).toEqual(['Jug', 'Vase'])
  expect(await rules.errorOf(`GET ${pathOf(id)}`)).toBe('NOT_FOUND')
  expect(await rules.errorOf(`DELETE ${pathOf(id)}`)).toBe('NOT_FOUND')
})

test('a job that is late does not change a collection whose rule was removed', async () => {
  await add('Lamp')
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  await rules.ok(`DELETE ${pathOf(id)}`)
  await rules.run()
  expect(await rules.namesIn(id)).toEqual([])
})

test('lets the products of a rule be arranged', async () => {
  const [one, two] = [await add('Lamp 1'), await add('Lamp 2')]
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  await rules.run()
  const items = [one, two].map((lamp) => reference(lamp.id))
  await rules.ok(`POST /categories/v1/categories/${id}/set-arranged-items`, { items, treeReference })
  const listed = `treeReference.appNamespace=@wix/stores&useCategoryArrangement=true`
  const { items: first } = await rules.ok(`GET /categories/v1/categories/${id}/list-items?${listed}`)
  expect(first.map((item: { catalogItemId: string }) => item.catalogItemId)).toEqual([one.id, two.id])
})

test('refuses conditions whose operator, value or option does not fit their field, by their places', async () => {
  const id = await rules.collection()
  const conditions = [
    { field: 'PRICE', operator: 'CONTAINS', value: '1' },
    { field: 'PRICE', operator: 'AT_MOST', value: '1.001' },
    { field: 'PRICE', operator: 'AT_MOST', value: '-1' },
    { field: 'NAME', operator: 'EQUALS' },
    { field: 'NAME', operator: 'EQUALS', value: ' ' },
    { field: 'NAME', operator: 'EQUALS', value: 'Lamp', option: 'Color' },
    { field: 'CHOICE', operator: 'EQUALS', value: 'Red' },
    { field: 'IN_STOCK', operator: 'IS_TRUE', value: 'yes' },
    { field: 'PRODUCT_TYPE', operator: 'EQUALS', value: 'physical' },
    { field: 'CREATED', operator: 'WITHIN_DAYS', value: '0' },
    { field: 'CREATED', operator: 'WITHIN_DAYS', value: '3651' },
    { field: 'WEIGHT', operator: 'AT_MOST', value: '1e3' },
  ]
  const expected = [
    'operator',
    'value',
    'value',
    'value',
    'value',
    'option',
    'option',
    'value',
    'value',
    'value',
    'value',
    'value',
  ]
  const fields = expected.map((name, index) => `rule.conditions[${index}].${name}`)
  const rule = { match: 'ALL', conditions }
  expect(await rules.fieldsOf(`PUT ${pathOf(id)}`, { rule })).toEqual(fields)
  expect(await rules.fieldsOf('POST /vitrine/v1/collection-rules/preview', { rule })).toEqual(fields)
  const many = { match: 'ALL', conditions: Array.from({ length: 21 }, () => named('lamp')) }
  expect(await rules.fieldsOf(`PUT ${pathOf(id)}`, { rule: many })).toEqual(['rule.conditions'])
  expect(await rules.fieldsOf(`PUT ${pathOf(id)}`, { rule: { match: 'ALL', conditions: [] } })).toEqual([
    'rule.conditions',
  ])
})

test('refuses a rule for the collection of all products, and for one that does not exist', async () => {
  const rule = { match: 'ANY', conditions: [named('lamp')] }
  expect(await rules.errorOf(`PUT ${pathOf(allProductsId)}`, { rule })).toBe('MANAGED_CATEGORY_OPERATION_NOT_ALLOWED')
  expect(await rules.errorOf(`PUT ${pathOf(randomUUID())}`, { rule })).toBe('COLLECTION_NOT_FOUND')
})

test('refuses a rule beyond the maximum of a store, but changes those that exist', async () => {
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  const { db } = shop.context
  const rows = Array.from({ length: 199 }, (_, index) => ({
    site_id: shop.siteId,
    id: randomUUID(),
    slug: `full-${index}`,
    name: 'Full',
    description: '',
    visible: true,
    media: '[]',
    position: index,
    created_date: new Date(),
    last_updated: new Date(),
    rule: JSON.stringify({ match: 'ALL', conditions: [named('nothing')] }),
  }))
  await db.insertInto('collection').values(rows).execute()
  const rule = { match: 'ALL', conditions: [named('vase')] }
  expect(await rules.errorOf(`PUT ${pathOf(await rules.collection())}`, { rule })).toBe(
    'COLLECTION_RULES_LIMIT_EXCEEDED',
  )
  await rules.set(id, named('vase'))
  // A product is compared with all of them.
  await add('Vase')
  await rules.run()
  expect(await rules.namesIn(id)).toEqual(['Vase'])
})

test('previews a rule that is not saved: how many products match, and the newest', async () => {
  for (let index = 1; index <= 22; index += 1) await add(`Lamp ${index}`)
  await add('Vase')
  const rule = { match: 'ALL', conditions: [named('lamp')] }
  const preview = await rules.ok('POST /vitrine/v1/collection-rules/preview', { rule })
  expect([preview.count, preview.tooManyToCount]).toEqual([22, false])
  const names = preview.products.map(({ name }: { name: string }) => name)
  expect(names).toEqual(Array.from({ length: 20 }, (_, index) => `Lamp ${22 - index}`))
  const none = { match: 'ALL', conditions: [named('nothing')] }
  expect(await rules.ok('POST /vitrine/v1/collection-rules/preview', { rule: none })).toEqual({
    count: 0,
    tooManyToCount: false,
    products: [],
  })
  expect((await rules.ok('GET /vitrine/v1/collection-rules')).rules).toEqual([])
})

test('leaves the rules of other stores alone, and visitors out', async () => {
  const id = await rules.collection()
  const other = await openShop()
  const theirs = openRules(other)
  const rule = { match: 'ALL', conditions: [named('lamp')] }
  expect(await theirs.errorOf(`PUT ${pathOf(id)}`, { rule })).toBe('COLLECTION_NOT_FOUND')
  await rules.set(id, named('lamp'))
  await addProduct(other.context.db, other.siteId, { name: 'Lamp' })
  expect(await theirs.errorOf(`GET ${pathOf(id)}`)).toBe('NOT_FOUND')
  expect(await theirs.errorOf(`DELETE ${pathOf(id)}`)).toBe('NOT_FOUND')
  await rules.run()
  expect(await rules.namesIn(id)).toEqual([])
  const visitor = await shop.visitorToken()
  expect((await rules.send(`PUT ${pathOf(id)}`, { rule }, visitor)).status).toBe(403)
})

test('deletes a collection with its rule while a job waits', async () => {
  await add('Lamp')
  const id = await rules.collection()
  await rules.set(id, named('lamp'))
  await rules.ok(`DELETE /stores/v1/collections/${id}`)
  await rules.run()
  expect((await rules.ok('GET /vitrine/v1/collection-rules')).rules).toEqual([])
  expect(await runJobs(shop.context, 'collection-fill')).toBe(0)
})
