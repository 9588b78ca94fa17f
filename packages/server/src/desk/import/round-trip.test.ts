import { ApiKeyStrategy, createClient, productList, products as productsModule } from '@vitrine/client'
import { productCsvColumns, productCsvRows } from '@vitrine/domain/product-list/product-csv.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, sizes } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { productImportJob } from './import-job.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const openOwner = () =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    modules: { productList, products: productsModule },
  })

const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n')

/** What the back office exports. */
const exportAll = async (): Promise<string[][]> => {
  const owner = openOwner()
  const { items } = await owner.products.queryProducts().limit(100).find()
  const entries = await owner.productList.listProductSheet(items.map(({ id }) => id))
  const byId = new Map(items.map((product) => [product.id, product]))
  const { collections } = (
    await shop.send('POST /stores/v1/collections/query', { token: shop.apiKey, body: { query: {} } })
  ).body
  const nameOf = (id: string) => collections.find((one: { id: string }) => one.id === id)?.name
  return entries.flatMap((entry) =>
    productCsvRows({
      product: byId.get(entry.id)!,
      entry,
      collections: entry.collectionIds.map(nameOf),
      weightUnit: 'KG',
    }),
  )
}

const upload = async (rows: readonly (readonly string[])[], dryRun: boolean) => {
  const response = await fetch(`${shop.url}/vitrine/v1/product-imports?dryRun=${dryRun}`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, 'content-type': 'text/csv' },
    body: toCsv([productCsvColumns, ...rows]),
  })
  const body = await response.json()
  expect(response.status, JSON.stringify(body)).toBe(202)
  await runJobs(shop.context, productImportJob)
  const path = `/vitrine/v1/product-imports/${body.productImport.id}`
  return (await shop.send(`GET ${path}`, { token: shop.apiKey })).body.productImport
}

test('an export that is imported again changes nothing but what was edited in it', async () => {
  const { db } = shop.context
  const bowl = await addProduct(db, shop.siteId, {
    name: 'Bowl, “large”',
    stock: 7,
    options: [
      {
        ...sizes,
        choices: sizes.choices.map((choice, index) => (index === 0 ? { ...choice, mediaIds: ['s.jpg'] } : choice)),
      },
    ],
    record: {
      media: [{ id: 's.jpg', kind: 'image', width: 10, height: 10 }],
      description: '<p>Two\nlines</p>',
      brand: { name: 'Kiln' },
      seo: { title: 'A bowl' },
    },
  })
  const lamp = await addProduct(db, shop.siteId, {
    name: 'Lamp',
    price: 5000,
    visible: false,
    record: {
      sku: 'L-1',
      barcode: '0012345678905',
      weight: 1.25,
      cost: 1000,
      reducedPrice: 4500,
      media: [
        { id: 'a.jpg', kind: 'image', width: 10, height: 10, altText: 'A lamp' },
        { id: 'ext', kind: 'image', width: 10, height: 10, url: 'https://pictures.test/b.jpg' },
        { id: 'c.jpg', kind: 'image', width: 10, height: 10 },
      ],
    },
  })
  const { collection } = (
    await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Light' } } })
  ).body
  await shop.send(`POST /stores/v1/collections/${collection.id}/productIds`, {
    token: shop.apiKey,
    body: { productIds: [lamp.id] },
  })
  const rows = await exportAll()
  expect(rows).toHaveLength(5)
  expect(await upload(rows, true)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2, leftOut: 0 } })

  const price = productCsvColumns.indexOf('Variant Price')
  const edited = rows.map((row) => (row[0] === lamp.slug && row[price] !== '' ? row.with(price, '40.00') : row))
  const report = await upload(edited, false)
  expect(report).toMatchObject({ counts: { new: 0, changed: 1, unchanged: 1 } })
  expect(report.products).toContainEqual({ row: expect.any(Number), name: 'Lamp', outcome: 'changed' })
  const [entry] = await openOwner().productList.listProductSheet([lamp.id])
  expect(entry).toMatchObject({
    status: 'DRAFT',
    collectionIds: [collection.id],
    variants: [{ price: '40.00', compareAtPrice: '50.00', sku: 'L-1', barcode: '0012345678905', cost: '10.00' }],
  })
  expect((await openOwner().productList.listProductSheet([bowl.id]))[0]?.variants).toHaveLength(2)
  expect(await upload(await exportAll(), true)).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 2 } })
})
