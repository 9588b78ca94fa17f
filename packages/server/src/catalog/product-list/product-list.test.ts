import { ApiKeyStrategy, createClient, productList } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import type { ClaimedJob } from '../../ground/job/job.ts'
import { publishHandler } from './publish.ts'

let shop: Shop
const openOwner = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { productList } }).productList
let owner: ReturnType<typeof openOwner>
beforeAll(async () => {
  shop = await openShop()
  owner = openOwner()
})
afterAll(() => shop.close())

const send = (route: string, body?: object) => shop.send(route, { token: shop.apiKey, ...(body && { body }) })
const fieldOf = async (route: string, body: object) =>
  (await send(route, body)).body.details?.validationError?.fieldViolations[0]?.field

/** Names of the products that match. */
const find = async (filter: object) => {
  const { products } = await owner.queryProductList({ filter })
  return products.map(({ name }) => name)
}

test('finds products by parts of name, brand, SKU and barcode, also of variants, hidden or not', async () => {
  const { db } = shop.context
  const brand = { id: '11111111-1111-4111-8111-111111111111', name: 'Kiln & Sons' }
  await addProduct(db, shop.siteId, { name: 'Teapot', record: { sku: 'TP-900', barcode: '4006381333931' } })
  await addProduct(db, shop.siteId, { name: 'Vase', visible: false, record: { brand } })
  const jug = await addProduct(db, shop.siteId, { name: 'Jug', options: [sizes], stock: 3 })
  await db
    .updateTable('product')
    .set((build) => ({
      record: build.fn('jsonb_set', [
        'record',
        build.val('{variants,1,sku}'),
        build.cast(build.val('"JUG-LARGE"'), 'jsonb'),
      ]),
    }))
    .where('site_id', '=', shop.siteId)
    .where('id', '=', jug.id)
    .execute()
  const search = (text: string) => find({ searchText: { $contains: text } })
  expect(await search('eapo')).toEqual(['Teapot'])
  expect(await search('p-90')).toEqual(['Teapot'])
  expect(await search('381333')).toEqual(['Teapot'])
  expect(await search('& SONS')).toEqual(['Vase'])
  expect(await search('jug-lar')).toEqual(['Jug'])
  expect(await search('%')).toEqual([])
  for (const name of ['Übertopf ΆΡΩΜΑ', 'übertopf Чашка']) await addProduct(db, shop.siteId, { name, visible: false })
  for (const text of ['übert', 'ÜBERT', 'Überto'])
    expect((await search(text)).toSorted()).toEqual(['Übertopf ΆΡΩΜΑ', 'übertopf Чашка'])
  expect([await search('άρωμα'), await search('ЧАШ')]).toEqual([['Übertopf ΆΡΩΜΑ'], ['übertopf Чашка']])
  await db.deleteFrom('product').where('site_id', '=', shop.siteId).where('name', 'like', '%bertopf%').execute()
  const { items } = await owner.queryProductList().find()
  expect(items).toMatchObject([
    { name: 'Jug', sku: 'JUG-LARGE', variantCount: 2, price: '19.00', highestPrice: '19.00', status: 'ACTIVE' },
    { name: 'Teapot', sku: 'TP-900', stock: { status: 'IN_STOCK', isTracked: false } },
    { name: 'Vase', status: 'DRAFT', brand: 'Kiln & Sons' },
  ])
  await db.deleteFrom('product').where('site_id', '=', shop.siteId).where('id', '=', jug.id).execute()
  expect(await search('jug')).toEqual([])
})

test('filters by status, collection and stock, sorts and pages', async () => {
  const { db } = shop.context
  const empty = await addProduct(db, shop.siteId, { name: 'Cup A', stock: 0, price: 300 })
  await addProduct(db, shop.siteId, { name: 'Cup B', stock: 4, price: 200 })
  const some = await addProduct(db, shop.siteId, { name: 'Cup C', stock: 60, price: 100, options: [sizes] })
  await db
    .updateTable('inventory_item')
    .set({ quantity: 0 })
    .where('site_id', '=', shop.siteId)
    .where('variant_id', '=', some.variants[0]!.id)
    .execute()
  const cups = { searchText: { $contains: 'cup ' } }
  expect(await find({ ...cups, stockStatus: 'OUT_OF_STOCK' })).toEqual(['Cup A'])
  expect(await find({ ...cups, stockStatus: 'PARTIALLY_OUT_OF_STOCK' })).toEqual(['Cup C'])
  expect(await find({ ...cups, stockStatus: 'IN_STOCK' })).toEqual(['Cup B'])
  expect(await find({ ...cups, isLowStock: true })).toEqual(['Cup B'])
  expect(await owner.countProductList({ filter: { $and: [cups, { stockStatus: { $ne: 'IN_STOCK' } }] } })).toBe(2)
  const { collection } = (await send('POST /stores/v1/collections', { collection: { name: 'Cups' } })).body
  await send(`POST /stores/v1/collections/${collection.id}/productIds`, { productIds: [empty.id] })
  expect(await find({ collectionIds: { $hasSome: [collection.id] } })).toEqual(['Cup A'])
  const { products } = await owner.queryProductList({ filter: { id: empty.id } })
  expect(products[0]).toMatchObject({ collectionIds: [collection.id], stock: { quantity: 0, status: 'OUT_OF_STOCK' } })

  const first = await owner.queryProductList().contains('searchText', 'cup ').ascending('price').limit(2).find()
  expect(first.items.map(({ name }) => name)).toEqual(['Cup C', 'Cup B'])
  const next = await first.next()
  expect(next.items.map(({ name }) => name)).toEqual(['Cup A'])
  expect((await next.prev()).items.map(({ name }) => name)).toEqual(['Cup C', 'Cup B'])

  const path = 'POST /vitrine/v1/product-list/query'
  expect(await fieldOf(path, { query: { filter: { colour: 'red' } } })).toBe('query.filter.colour')
  expect(await fieldOf(path, { query: { sort: [{ fieldName: 'stockStatus' }] } })).toBe('query.sort[0].fieldName')
  expect(await fieldOf('POST /vitrine/v1/product-list/count', { filter: { price: 'x' } })).toBe('filter.price')
  const visitor = await shop.send(path, { token: await shop.visitorToken(), body: {} })
  expect(visitor.status).toBe(403)
})

test('sorts and filters by the quantity in stock, with unlimited products after all others', async () => {
  const { db } = shop.context
  const quantities = { A: 7, B: 0, C: 30, D: 7 }
  for (const [name, stock] of Object.entries(quantities))
    await addProduct(db, shop.siteId, { name: `Bowl ${name}`, stock })
  // Variants are added up.
  await addProduct(db, shop.siteId, { name: 'Bowl E', stock: 4, options: [sizes] })
  await addProduct(db, shop.siteId, { name: 'Bowl F' })
  const out = await addProduct(db, shop.siteId, { name: 'Bowl G', stock: 1 })
  const item = db.updateTable('inventory_item').where('site_id', '=', shop.siteId).where('product_id', '=', out.id)
  await item.set({ tracked: false, in_stock: false }).execute()
  const bowls = { searchText: { $contains: 'bowl ' } }
  const pageThrough = async (order: 'ASC' | 'DESC') => {
    const letters = []
    const sort = [{ fieldName: 'stockQuantity', order }] as const
    let cursor: string | undefined
    do {
      const cursorPaging = { limit: 3, ...(cursor !== undefined && { cursor }) }
      const first = cursor === undefined ? { filter: bowls, sort: [...sort] } : {}
      const { products, pagingMetadata } = await owner.queryProductList({ ...first, cursorPaging })
      letters.push(...products.map(({ name }) => name.at(-1)))
      cursor = pagingMetadata.cursors.next
    } while (cursor !== undefined)
    return letters.join('')
  }
  expect(await pageThrough('ASC')).toBe('BGADECF')
  expect(await pageThrough('DESC')).toBe('FCEDAGB')
  expect(await find({ ...bowls, stockQuantity: { $lt: 8 } })).toEqual(['Bowl A', 'Bowl B', 'Bowl D', 'Bowl G'])
  expect(await owner.countProductList({ filter: { $and: [bowls, { stockQuantity: { $gte: 8 } }] } })).toBe(2)
})

test('saves views of the list, each with a name of its own', async () => {
  const view = await owner.createProductView({ name: ' Sold out ', query: 'stock=OUT_OF_STOCK' })
  expect(view).toMatchObject({ name: 'Sold out', query: 'stock=OUT_OF_STOCK', revision: '1' })
  await expect(owner.createProductView({ name: 'SOLD OUT', query: '' })).rejects.toMatchObject({
    code: 'ALREADY_EXISTS',
  })
  expect(await fieldOf('POST /vitrine/v1/product-views', { view: { name: '  ', query: '' } })).toBe('view.name')
  const changed = await owner.updateProductView(view.id!, { revision: '1', query: 'status=DRAFT' })
  expect(changed).toMatchObject({ name: 'Sold out', query: 'status=DRAFT', revision: '2' })
  await expect(owner.updateProductView(view.id!, { revision: '1', name: 'Old' })).rejects.toMatchObject({
    code: 'CONFLICT',
  })
  expect(await owner.listProductViews()).toEqual([changed])
  await owner.deleteProductView(view.id!)
  await expect(owner.deleteProductView(view.id!)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

const bulk = (products: object[]) => send('POST /vitrine/v1/bulk/product-list/update', { products })
const errorsOf = ({ body }: Awaited<ReturnType<typeof bulk>>) =>
  body.results.map(
    ({ itemMetadata: { error } }: { itemMetadata: { error?: { code: string; data?: { fieldViolations?: [] } } } }) =>
      (error && ((error.data?.fieldViolations ?? []) as { field: string }[]).map(({ field }) => field).join()) ||
      error?.code,
  )
const sheetOf = async (id: string) => (await owner.listProductSheet([id]))[0]!

test('changes products in bulk: each one succeeds or fails independently', async () => {
  const { db } = shop.context
  const pan = await addProduct(db, shop.siteId, { name: 'Pan', stock: 3, price: 1000, options: [sizes] })
  const lid = await addProduct(db, shop.siteId, { name: 'Lid', price: 500, visible: false })
  const pot = await addProduct(db, shop.siteId, { name: 'Pot', price: 500 })
  const { collection } = (await send('POST /stores/v1/collections', { collection: { name: 'Kitchen' } })).body
  const [small, large] = pan.variants.map(({ id }) => id)
  const { results } = await owner.bulkUpdateListedProducts([
    {
      id: pan.id,
      revision: '1',
      ribbon: 'Sale',
      brand: 'Forge',
      addCollectionIds: [collection.id],
      variants: [
        { id: small!, price: '8.50', compareAtPrice: '10', sku: 'PAN-S', quantity: '12' },
        { id: large!, cost: '4' },
      ],
    },
    { id: lid.id, status: 'ACTIVE', name: ' Glass lid ' },
    { id: pot.id, variants: [{ id: '00000000-0000-0000-0000-000000000000', price: '5,00' }] },
  ])
  expect(results[0]!.item).toMatchObject({
    ribbon: 'Sale',
    brand: 'Forge',
    collectionIds: [collection.id],
    variants: [
      { price: '8.50', compareAtPrice: '10.00', sku: 'PAN-S', quantity: 12 },
      { price: '10.00', cost: '4.00', quantity: 3 },
    ],
  })
  expect(results[1]!.item).toMatchObject({ name: 'Glass lid', status: 'ACTIVE' })
  expect(results[2]!.itemMetadata).toMatchObject({ success: false, error: { code: 'INVALID_ARGUMENT' } })
  const only = '00000000-0000-0000-0000-000000000000'
  const refused = await bulk([
    { id: pan.id, revision: '1', name: 'Old' },
    { id: lid.id, variants: [{ id: only, quantity: '3' }] },
    { id: pot.id, variants: [{ id: only, price: '4', compareAtPrice: '3' }] },
  ])
  expect(errorsOf(refused)).toEqual([
    'CONFLICT',
    'products[1].variants[0].quantity',
    'products[2].variants[0].compareAtPrice',
  ])
  const others = await bulk([
    { id: pan.id, variants: [{ id: only, price: '1' }] },
    { id: lid.id, name: '  ' },
    { id: pot.id, addCollectionIds: ['11111111-1111-4111-8111-111111111111'] },
  ])
  expect(errorsOf(others)).toEqual(['products[0].variants[0].id', 'products[1].name', 'NOT_FOUND'])
  expect((await bulk([{ id: pot.id }, { id: pot.id }])).status).toBe(400)
  const back = { id: small!, price: '10', compareAtPrice: '', sku: '', quantity: '3' }
  await owner.bulkUpdateListedProducts([
    { id: pan.id, ribbon: '', brand: '', removeCollectionIds: [collection.id], variants: [back] },
  ])
  const restored = await sheetOf(pan.id)
  expect(restored.variants[0]).toEqual({ id: small, label: 'S', price: '10.00', weight: '0.5', quantity: 3 })
  expect(restored).not.toHaveProperty('ribbon')
})

test('archives products, and publishes scheduled ones at their date', async () => {
  const { id } = await addProduct(shop.context.db, shop.siteId, { name: 'Lamp' })
  const set = (change: object) => owner.bulkUpdateListedProducts([{ id, ...change }])
  await set({ status: 'ARCHIVED' })
  expect(await find({ status: 'ARCHIVED' })).toEqual(['Lamp'])
  expect((await send(`GET /stores/v3/products/${id}`)).body.product.visible).toBe(false)
  const visible = { product: { visible: true } }
  await send(`PATCH /stores/v1/products/${id}`, visible)
  expect((await sheetOf(id)).status).toBe('ACTIVE')

  const publishDate = new Date(Date.now() + 3_600_000)
  expect(errorsOf(await bulk([{ id, status: 'SCHEDULED' }]))).toEqual(['products[0].publishDate'])
  const past = new Date(Date.now() - 1000).toISOString()
  expect(errorsOf(await bulk([{ id, status: 'SCHEDULED', publishDate: past }]))).toEqual(['products[0].publishDate'])
  expect(errorsOf(await bulk([{ id, status: 'DRAFT', publishDate }]))).toEqual(['products[0].publishDate'])
  await set({ status: 'SCHEDULED', publishDate })
  expect(await sheetOf(id)).toMatchObject({ status: 'SCHEDULED', publishDate })
  const publish = (now: Date) =>
    publishHandler({ ...shop.context, now: () => now }).run({ siteId: shop.siteId, key: id } as ClaimedJob<undefined>)
  expect(await publish(new Date())).toEqual(publishDate)
  expect((await sheetOf(id)).status).toBe('SCHEDULED')
  expect(await publish(new Date(publishDate.getTime() + 1))).toBe(undefined)
  expect((await sheetOf(id)).status).toBe('ACTIVE')
  await set({ status: 'DRAFT' })
  await publish(new Date(publishDate.getTime() + 1))
  expect((await sheetOf(id)).status).toBe('DRAFT')
})

test('keeps the history of a product with who changed it, also in bulk', async () => {
  const { id, variants } = await addProduct(shop.context.db, shop.siteId, { name: 'Kettle', options: [sizes] })
  await send(`PATCH /stores/v1/products/${id}`, { product: { name: 'Tea kettle', brand: 'Forge' } })
  await owner.bulkUpdateListedProducts([
    { id, status: 'ARCHIVED', variants: [{ id: variants[0]!.id, price: '25', sku: 'K-S' }] },
  ])
  const path = `GET /vitrine/v1/products/${id}/history`
  const { body } = await send(path)
  const key = { actorType: 'key', date: expect.any(String), id: expect.any(String) }
  expect(body.entries).toEqual([
    { ...key, changes: [{ field: 'status', before: 'DRAFT', after: 'ARCHIVED' }] },
    {
      ...key,
      changes: [
        { field: 'visible', before: 'true', after: 'false' },
        { field: 'price', variant: 'S', before: '19.00', after: '25.00' },
        { field: 'sku', variant: 'S', after: 'K-S' },
      ],
    },
    {
      ...key,
      changes: [
        { field: 'name', before: 'Kettle', after: 'Tea kettle' },
        { field: 'brand', after: 'Forge' },
      ],
    },
  ])
  const first = await send(`${path}?limit=1`)
  expect(first.body.entries).toHaveLength(1)
  const next = await send(`${path}?limit=2&cursor=${first.body.nextCursor}`)
  expect(next.body.entries).toEqual(body.entries.slice(1))
  expect(next.body).not.toHaveProperty('nextCursor')
  expect((await send(`${path}?cursor=x`)).body.details.validationError.fieldViolations[0].field).toBe('cursor')
})
