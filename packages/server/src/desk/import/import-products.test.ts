import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { backInStockOf } from '../../catalog/back-in-stock/testing.ts'
import { openCsvFile } from './file/csv-file.ts'
import { importProducts, type ImportOptions } from './import-products.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { requireSite } from '../../ground/site/sites.ts'
import { readProducts, recognise } from './read-products.ts'
import { csvOf, withFile } from './testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
})
afterAll(() => shop.close())

const importPath = async (path: string, options: Partial<ImportOptions> = {}) => {
  const file = await openCsvFile(path)
  const site = await requireSite(shop.context.sites, shop.siteId)
  const products = readProducts(file, recognise(file.header)!, { currency: 'EUR', weightUnit: 'KG' })
  return importProducts(shop.context, products, { site, ...options })
}
const importRows = (rows: readonly Readonly<Record<string, string>>[], options?: Partial<ImportOptions>) =>
  withFile(csvOf(rows), (path) => importPath(path, options))

let numbered = 0
/** A separate product per test. */
const newHandle = () => `cup-${(numbered += 1)}`
const cup = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: 'Cup',
  Type: '',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '5',
  'Variant Price': '12',
  'Image Src': '',
  ...more,
})
const large = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  'Option1 Value': 'L',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': '2',
  'Variant Price': '15',
  ...more,
})

const productOf = async (slug: string) => {
  const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', {
    token: shop.apiKey,
    body: { query: { filter: { slug } } },
  })
  return body.products[0]
}
const revisionOf = async (slug: string) => {
  const rows = shop.context.db
    .selectFrom('product')
    .select('revision')
    .where('site_id', '=', shop.siteId)
    .where('slug', '=', slug)
  return (await rows.executeTakeFirstOrThrow()).revision
}

test('imports name, price, options, stock, pictures and collection', async () => {
  const handle = newHandle()
  const picture = 'https://cdn.example/cup.jpg'
  const rows = [cup(handle, { Type: 'Cups', 'Image Src': picture }), large(handle)]
  expect(await importRows(rows)).toMatchObject({ new: 1, problemRows: 0, collections: ['Cups'] })
  const product = await productOf(handle)
  expect(product).toMatchObject({
    name: 'Cup',
    slug: handle,
    visible: true,
    priceData: { price: 12, currency: 'EUR' },
    stock: { trackInventory: true, quantity: 7, inStock: true },
    productOptions: [{ name: 'Size', choices: [{ description: 'S' }, { description: 'L' }] }],
    media: { mainMedia: { image: { url: picture } } },
  })
  const { body } = await shop.send('GET /v2/collections/slug/cups', { token: shop.apiKey })
  expect(body.collection).toMatchObject({ name: 'Cups', numberOfProducts: 1 })
})

test('imports the message and the expected day of preorders', async () => {
  const handle = newHandle()
  const preorder = { 'Preorder message': 'In blue', 'Preorder date': '2099-05-04' }
  const rows = (more: object) => [cup(handle, { 'Variant Inventory Qty': '0', ...more }), large(handle)]
  expect(await importRows(rows(preorder))).toMatchObject({ new: 1, problemRows: 0 })
  const stockOf = async () => (await productOf(handle)).variants[0].stock
  expect(await stockOf()).toMatchObject({ preorder: { message: 'In blue', expectedDate: '2099-05-04' } })
  expect(await importRows(rows({ ...preorder, 'Preorder date': '2099-06-01' }))).toMatchObject({ changed: 1 })
  expect(await stockOf()).toMatchObject({ preorder: { message: 'In blue', expectedDate: '2099-06-01' } })
  for (const cell of ['2099-02-30', 'May 4'])
    expect(await importRows(rows({ 'Preorder date': cell }))).toMatchObject({ leftOut: 1, problemRows: 1 })
})

test('leaves collections with a rule to their rule', async () => {
  const [first, second] = [newHandle(), newHandle()]
  await importRows([cup(first, { Type: 'Ruled' }), large(first)])
  const token = shop.apiKey
  const { id } = (await shop.send('GET /v2/collections/slug/ruled', { token })).body.collection
  const conditions = [{ field: 'NAME', operator: 'CONTAINS', value: 'mug' }]
  const rule = { match: 'ALL', conditions }
  expect((await shop.send(`PUT /vitrine/v1/collections/${id}/rule`, { token, body: { rule } })).status).toBe(200)
  const ruledSlugs = async () => {
    await runJobs(shop.context, 'collection-fill', 'collection-rules')
    const found = await Promise.all([productOf(first), productOf(second)])
    return found.flatMap((one) => (one?.collectionIds.includes(id) ? [one.slug] : []))
  }
  expect(await ruledSlugs()).toEqual([])
  const rows = [cup(second, { Type: 'Ruled', Title: 'Mug' }), large(second)]
  expect(await importRows(rows)).toMatchObject({ new: 1, problemRows: 0 })
  expect(await ruledSlugs()).toEqual([second])
  expect(await importRows([cup(second, { Title: 'Mug' }), large(second)])).toMatchObject({ unchanged: 1 })
  expect(await ruledSlugs()).toEqual([second])
  expect(await importRows([cup(second, { Type: 'Ruled', Title: 'Cup' }), large(second)])).toMatchObject({ changed: 1 })
  expect(await ruledSlugs()).toEqual([])
})

test('changes nothing and keeps revisions when the same file is imported again', async () => {
  const handle = newHandle()
  const rows = [cup(handle), large(handle)]
  await importRows(rows)
  const before = await productOf(handle)
  expect(await importRows(rows)).toMatchObject({ new: 0, changed: 0, unchanged: 1 })
  expect(await productOf(handle)).toEqual(before)
  expect(await revisionOf(handle)).toBe(1)
})

test('applies changes of the file and keeps IDs, which carts refer to', async () => {
  const handle = newHandle()
  await importRows([cup(handle), large(handle)])
  const before = await productOf(handle)
  const rows = [cup(handle, { 'Option1 Name': 'Format', 'Variant Price': '13' }), large(handle)]
  expect(await importRows(rows)).toMatchObject({ changed: 1 })
  const after = await productOf(handle)
  expect(after.id).toBe(before.id)
  expect(after.priceData.price).toBe(13)
  expect(after.variants.map(({ id }: { id: string }) => id)).toEqual(
    before.variants.map(({ id }: { id: string }) => id),
  )
  expect(await revisionOf(handle)).toBe(2)
})

test('keeps stock changed by orders unless the file has another quantity', async () => {
  const handle = newHandle()
  const stock = async () => (await productOf(handle)).stock.quantity
  await importRows([cup(handle), large(handle)])
  await shop.context.db
    .updateTable('inventory_item')
    .set({ quantity: 1 })
    .where('product_id', '=', (await productOf(handle)).id)
    .execute()
  await importRows([cup(handle, { Title: 'Mug' }), large(handle)])
  expect(await stock()).toBe(2)
  await importRows([cup(handle, { Title: 'Mug' }), large(handle, { 'Variant Inventory Qty': '20' })])
  expect(await stock()).toBe(21)
  await importRows([cup(handle, { Title: 'Mug', 'Variant Inventory Qty': '' }), large(handle)])
  expect(await stock()).toBe(3)
})

test("keeps the owner's changes to fields that are unchanged in the file", async () => {
  const handle = newHandle()
  const rows = [cup(handle)]
  await importRows(rows)
  const { id } = await productOf(handle)
  await shop.send(`PATCH /stores/v1/products/${id}`, {
    token: shop.apiKey,
    body: { product: { ribbon: 'New', name: 'My cup' } },
  })
  expect(await importRows(rows)).toMatchObject({ unchanged: 1 })
  expect(await productOf(handle)).toMatchObject({ name: 'My cup', ribbon: 'New' })
  await importRows([cup(handle, { 'Variant Price': '14' })])
  expect(await productOf(handle)).toMatchObject({ name: 'Cup', ribbon: 'New', priceData: { price: 14 } })
})

test('matches a product with the same slug, and numbers a slug in use', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId, { name: 'Jar' })
  await importRows([cup(mug.slug)])
  expect((await productOf(mug.slug)).id).toBe(mug.id)
  const store = (handleId: string) => ({ handleId, fieldType: 'Product', name: 'Vase', price: '9' })
  expect(await importRows([store('a'), store('b')])).toMatchObject({ new: 2 })
  expect(await productOf('vase-2')).toMatchObject({ name: 'Vase' })
  expect(await importRows([store('a'), store('b')])).toMatchObject({ unchanged: 2 })
})

test('removes a product from collections that only the file added', async () => {
  const handle = newHandle()
  const names = async () => {
    const { collectionIds } = await productOf(handle)
    const rows = await shop.context.db
      .selectFrom('collection')
      .select('name')
      .where('site_id', '=', shop.siteId)
      .where('id', 'in', collectionIds)
      .execute()
    return rows.map(({ name }) => name).sort()
  }
  await importRows([cup(handle, { Type: 'Winter' })])
  await importRows([cup(newHandle(), { Type: 'Gifts' })])
  const gifts = await shop.context.db
    .selectFrom('collection')
    .select('id')
    .where('site_id', '=', shop.siteId)
    .where('name', '=', 'Gifts')
    .executeTakeFirstOrThrow()
  const { id, numericId } = await productOf(handle)
  await shop.context.db
    .insertInto('collection_product')
    .values({
      site_id: shop.siteId,
      collection_id: gifts.id,
      product_id: id,
      numeric_id: Number(numericId),
      name: 'Cup',
      price: 1200,
      visible: true,
      last_updated: new Date(),
    })
    .execute()
  await importRows([cup(handle, { Type: 'Summer' })])
  expect(await names()).toEqual(['Gifts', 'Summer'])
})

test('reports changes without applying them in a dry run', async () => {
  const handle = newHandle()
  expect(await importRows([cup(handle, { Type: 'Dry' })], { dryRun: true })).toMatchObject({
    new: 1,
    collections: ['Dry'],
  })
  expect(await productOf(handle)).toBeUndefined()
  expect(await importRows([cup(handle, { Type: 'Dry' })])).toMatchObject({ new: 1, collections: ['Dry'] })
  expect(await importRows([cup(handle, { Type: 'Dry', Title: 'Mug' })], { dryRun: true })).toMatchObject({ changed: 1 })
  expect(await productOf(handle)).toMatchObject({ name: 'Cup' })
})

test('imports the other products despite errors, and reports each with its row', async () => {
  const [first, last] = [newHandle(), newHandle()]
  const problems: string[] = []
  const rows = [cup(first), cup(newHandle(), { 'Variant Price': '?' }), cup(last)]
  const counts = await importRows(rows, { onProblem: ({ row, column }) => problems.push(`${row} ${column}`) })
  expect(counts).toMatchObject({ new: 2, leftOut: 1, problemRows: 1 })
  expect(problems).toEqual(['3 Variant Price'])
})

test('records the events of new and changed products', async () => {
  const handle = newHandle()
  await importRows([cup(handle)])
  await importRows([cup(handle)])
  await importRows([cup(handle, { Title: 'Mug', 'Variant Inventory Qty': '6' })])
  const { id } = await productOf(handle)
  const events = await shop.context.db
    .selectFrom('event')
    .select(['type', 'body'])
    .where('entity', 'in', [`product:${id}`, `inventory:${id}`])
    .orderBy('created_date')
    .execute()
  expect(events.map(({ type }) => type.split('.').at(-1)).sort()).toEqual([
    'InventoryVariantsChanged',
    'ProductChanged',
    'ProductCreated',
    'product_created',
    'product_updated',
  ])
  expect(events.find(({ type }) => type.endsWith('Changed'))!.body).toMatchObject({ productId: id })
})

test('imports a picture once, and keeps it when a later import omits it', async () => {
  const handle = newHandle()
  const rows = [cup(handle, { 'Image Src': 'https://cdn.example/one.jpg' })]
  await importRows(rows)
  const requested: string[] = []
  const fetchPicture = async (url: string) => {
    requested.push(url)
    return { id: 'own.jpg', kind: 'image' as const, width: 10, height: 10 }
  }
  expect(await importRows(rows, { fetchPicture })).toMatchObject({ changed: 1 })
  expect(await importRows(rows, { fetchPicture })).toMatchObject({ unchanged: 1 })
  await importRows([{ ...rows[0]!, Title: 'Mug' }])
  expect(requested).toHaveLength(1)
  expect((await productOf(handle)).media.items).toMatchObject([{ id: 'own.jpg' }])
})

test('imports all variants of a product whose rows are not adjacent', async () => {
  const handle = newHandle()
  expect(await importRows([cup(handle), cup(newHandle()), large(handle)])).toMatchObject({ new: 2, problemRows: 0 })
  expect((await productOf(handle)).variants).toHaveLength(2)
})

test('imports all characters of a Windows-1252 file', async () => {
  const handle = newHandle()
  await withFile(Buffer.from(csvOf([cup(handle, { Title: 'Größe', 'Option1 Name': 'Größe' })]), 'latin1'), importPath)
  expect(await productOf(handle)).toMatchObject({ name: 'Größe', productOptions: [{ name: 'Größe' }] })
})

test('keeps barcodes and unit price when an export omits their columns', async () => {
  const handle = newHandle()
  const measures = {
    'Unit Price Total Measure': '250',
    'Unit Price Total Measure Unit': 'g',
    'Unit Price Base Measure': '1',
    'Unit Price Base Measure Unit': 'kg',
  }
  const rows = (more: Record<string, string>) => [
    cup(handle, { ...measures, 'Variant Barcode': '0012345678905', ...more }),
    large(handle, { ...measures, 'Variant Barcode': '012' }),
  ]
  const unchanged = {
    pricePerUnitData: { totalQuantity: 250, totalMeasurementUnit: 'G', baseQuantity: 1, baseMeasurementUnit: 'KG' },
    variants: [{ variant: { barcode: '0012345678905' } }, { variant: { barcode: '012' } }],
  }
  await importRows(rows({}))
  expect(await productOf(handle)).toMatchObject({ ...unchanged, priceData: { pricePerUnit: 48 } })
  await importRows([cup(handle, { Title: 'Mug' }), large(handle)])
  expect(await productOf(handle)).toMatchObject({ ...unchanged, name: 'Mug' })
  await importRows(rows({ 'Variant Barcode': '' }))
  expect((await productOf(handle)).variants[0].variant).not.toHaveProperty('barcode')
})

test('leaves products from older imports unchanged if the file has no barcodes', async () => {
  const handle = newHandle()
  await importRows([cup(handle)])
  await importRows([cup(handle, { 'Variant Barcode': '', 'Unit Price Total Measure': '' })]).then((counts) =>
    expect(counts).toMatchObject({ changed: 0, unchanged: 1 }),
  )
})

const beanie = (more: Record<string, string> = {}) => ({
  ID: '7',
  Type: 'simple',
  SKU: 'B-7',
  Name: 'Beanie',
  Published: '1',
  'Tax class': '',
  'Regular price': '20',
  'Sale price': '15',
  Categories: 'Clothing > Hats',
  Parent: '',
  ...more,
})

test('imports a WooCommerce export, and changes nothing the second time', async () => {
  expect(await importRows([beanie()])).toMatchObject({
    new: 1,
    problemRows: 0,
    collections: ['Clothing', 'Clothing > Hats'],
  })
  expect(await productOf('beanie')).toMatchObject({
    name: 'Beanie',
    sku: 'B-7',
    priceData: { price: 20, discountedPrice: 15 },
  })
  expect(await importRows([beanie()])).toMatchObject({ unchanged: 1 })
})

test('assigns a tax group by name or category of the tax class, and reports a missing one', async () => {
  const { body } = await shop.send('POST /billing/v1/tax-groups', {
    token: shop.apiKey,
    body: { taxGroup: { name: 'Food', category: 'REDUCED' } },
  })
  const taxed = (ID: string, taxClass: string) => beanie({ ID, SKU: ID, Name: `Hat ${ID}`, 'Tax class': taxClass })
  const problems: string[] = []
  const rows = [taxed('81', 'food'), taxed('82', 'reduced-rate'), taxed('83', 'books')]
  await importRows(rows, { onProblem: ({ row, column, message }) => problems.push(`${row} ${column}: ${message}`) })
  expect(problems).toEqual([expect.stringMatching(/^4 Tax class: The store has no tax group “books”/)])
  const groups = await shop.context.db.selectFrom('product_tax_group').selectAll().execute()
  const inGroup = async (slug: string) => {
    const { id } = await productOf(slug)
    return groups.find((one) => one.product_id === id)?.tax_group_id
  }
  expect(await inGroup('hat-81')).toBe(body.taxGroup.id)
  expect(await inGroup('hat-82')).toBe(body.taxGroup.id)
  expect(await inGroup('hat-83')).toBeUndefined()
})

const folder = process.env.VITRINE_SAMPLE_FILES ?? join(import.meta.dirname, '../../../../../shared/data')
const hasFolder = existsSync(folder)
const files = hasFolder
  ? readdirSync(folder).filter((name) => name.endsWith('.csv'))
  : ['real catalogs (folder is absent)']

test.skipIf(!hasFolder).each(files)(
  'imports a real catalog completely, and changes nothing the second time: %s',
  async (name) => {
    const errors: string[] = []
    const onProblem = ({ row, message, severity }: { row: number; message: string; severity: string }) =>
      severity === 'error' && errors.push(`${row} ${message}`)
    const counts = await importPath(join(folder, name), { onProblem })
    expect(errors).toEqual([])
    expect(counts).toMatchObject({ new: 20, leftOut: 0 })
    expect(await importPath(join(folder, name))).toMatchObject({ new: 0, changed: 0, unchanged: 20 })
  },
)

test('sends back-in-stock emails when an import adds stock', async () => {
  const handle = newHandle()
  await importRows([cup(handle, { 'Variant Inventory Qty': '0' })])
  const { id, variants } = await productOf(handle)
  const shelf = backInStockOf(shop)
  const email = 'waiting@people.test'
  expect((await shelf.ask({ id }, { email, options: { variantId: variants[0].id } })).status).toBe(200)
  await importRows([cup(handle, { 'Variant Inventory Qty': '5' })])
  await shelf.notified()
  expect(await shelf.emailsTo(email)).toHaveLength(1)
})

test('imports alternative texts and videos, and keeps what the owner has set', async () => {
  const handle = newHandle()
  const media = {
    'Image Src': 'https://cdn.example/cup.jpg',
    Videos: 'https://youtu.be/dQw4w9WgXcQ\nhttps://vimeo.com/1',
  }
  const texts = { 'Image alt texts': 'A cup' }
  expect(await importRows([cup(handle, { ...media, ...texts })])).toMatchObject({ new: 1, problemRows: 0 })
  const { id, media: shown } = await productOf(handle)
  expect(shown.items).toMatchObject([
    { image: { altText: 'A cup' } },
    { video: { embed: { provider: 'YOUTUBE' } } },
    { video: { embed: { provider: 'VIMEO' } } },
  ])
  const focalPoint = { x: 0.5, y: 0.1 }
  const path = `/vitrine/v1/products/${id}/media/${shown.items[0].id}`
  await shop.send(`PATCH ${path}`, { token: shop.apiKey, body: { mediaItem: { focalPoint } } })

  const fewer = { ...media, Videos: 'https://vimeo.com/1' }
  expect(await importRows([cup(handle, fewer)])).toMatchObject({ changed: 1 })
  expect((await productOf(handle)).media.items).toMatchObject([
    { image: { altText: 'A cup', focalPoint } },
    { video: { embed: { provider: 'VIMEO' } } },
  ])
  expect(await importRows([cup(handle, fewer)])).toMatchObject({ unchanged: 1 })
})
