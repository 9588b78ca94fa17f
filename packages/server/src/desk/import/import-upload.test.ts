import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { runJobs } from '../../testing/run-jobs.ts'
import { runDueJobs } from '../../ground/job/runner.ts'
import { productImportHandler, productImportJob } from './import-job.ts'
import { findImport, saveProgress } from './import-store.ts'
import { largestImportBytes } from './import-upload.ts'
import { csvOf } from './testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const start = async (content: string | Uint8Array, { query = '', token = shop.apiKey } = {}) => {
  const response = await fetch(`${shop.url}/vitrine/v1/product-imports${query}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'text/csv' },
    body: content as BodyInit,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
}
const read = async (id: string) =>
  (await shop.send(`GET /vitrine/v1/product-imports/${id}`, { token: shop.apiKey })).body.productImport
const importAll = () => runJobs(shop.context, productImportJob)
/** Imports a file and returns the import after its end. */
const upload = async (content: string | Uint8Array, query = '') => {
  const { status, body } = await start(content, { query })
  expect(status, JSON.stringify(body)).toBe(202)
  expect(body.productImport).toMatchObject({ status: 'RUNNING', processed: 0 })
  await importAll()
  return read(body.productImport.id)
}
const row = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: 'Größe',
  'Option1 Value': '',
  'Variant Price': '5',
  ...more,
})
const named = async (slug: string) => {
  const { body } = await shop.send('POST /stores-reader/v1/products/query-platformized', {
    token: shop.apiKey,
    body: { query: { filter: { slug } } },
  })
  return body.products.map(({ name }: { name: string }) => name)
}

test('imports an uploaded file and reports imported and rejected products', async () => {
  const content = csvOf([row('cup'), row('mug', { 'Variant Price': 'cheap' }), row('jug', { 'Variant Tax Code': 'T' })])
  const imported = await upload(Buffer.from(content, 'latin1'), '?fileName=Cups.csv')
  expect(imported).toMatchObject({
    status: 'COMPLETED',
    fileName: 'Cups.csv',
    format: 'shopify',
    encoding: 'Windows-1252 (Western European)',
    dryRun: false,
    total: 3,
    processed: 3,
    counts: { new: 2, changed: 0, unchanged: 0, leftOut: 1 },
    products: [
      { row: 2, name: 'Größe', outcome: 'new' },
      { row: 4, name: 'Größe', outcome: 'new' },
    ],
    problems: [
      {
        row: 3,
        column: 'Variant Price',
        message: '“cheap” is not a number.',
        reason: 'NOT_A_NUMBER',
        data: { value: 'cheap' },
        severity: 'error',
      },
      {
        row: 4,
        column: 'Variant Tax Code',
        message: '“T” was not imported.',
        reason: 'NOT_IMPORTED',
        data: { value: 'T' },
        severity: 'warning',
      },
    ],
    moreProblems: 0,
    endedDate: expect.any(String),
  })
  expect(await named('cup')).toEqual(['Größe'])
})

test('reports the same without changes in a dry run', async () => {
  const imported = await upload(csvOf([row('plate')]), '?dryRun=true')
  expect(imported).toMatchObject({ dryRun: true, counts: { new: 1 } })
  expect(await named('plate')).toEqual([])
})

test('returns at most 1,000 problems and counts the others', async () => {
  const rows = Array.from({ length: 1010 }, (_one, index) => row(`bad-${index}`, { 'Variant Price': '?' }))
  const { problems, moreProblems, counts } = await upload(csvOf(rows), '?dryRun=true')
  expect([problems.length, moreProblems, counts.leftOut]).toEqual([1000, 10, 1010])
})

test.each([
  ['another kind of file', 'a,b\n1,2', '', 'file'],
  ['an empty file', '', '', 'file'],
  ['a workbook', 'PK\u0003\u0004', '', 'file'],
  ['an unknown parameter', 'a', '?pictures=1', 'pictures'],
  ['a dry run with an invalid value', 'a', '?dryRun=1', 'dryRun'],
  ['two names', 'a', '?fileName=a&fileName=b', 'fileName'],
  ['a long name', 'a', `?fileName=${'a'.repeat(201)}`, 'fileName'],
])('rejects %s by name', async (_title, content, query, field) => {
  const { status, body } = await start(content, { query })
  expect([status, body.details?.validationError?.fieldViolations?.[0]?.field]).toEqual([400, field])
})

test('rejects a too large file before it is fully uploaded', async () => {
  const answer = await start(Buffer.alloc(largestImportBytes + 1, 'a')).catch(() => undefined)
  // The connection may be closed before the response is read.
  expect(answer?.status ?? 400).toBe(400)
})

test('rejects a file with too many products before importing any', async () => {
  const rows = Array.from({ length: 50_001 }, (_one, index) => row(`one-of-many-${index}`))
  const { status, body } = await start(csvOf(rows))
  expect([status, body.details.validationError.fieldViolations[0].description]).toEqual([
    400,
    expect.stringContaining('has 50001 products: at most 50000 are allowed'),
  ])
  expect(await named('one-of-many-0')).toEqual([])
})

test('skips products from the first one beyond the collection limit on', async () => {
  const rows = [0, 1, 2, 3, 4].map((product) => ({
    handleId: `kept-${product}`,
    fieldType: 'Product',
    name: `Kept ${product}`,
    price: '5',
    collection: Array.from({ length: product < 4 ? 250 : 1 }, (_one, index) => `Kind ${product}-${index}`).join(';'),
  }))
  const { counts, problems } = await upload(csvOf(rows), '?dryRun=true')
  expect(counts).toMatchObject({ new: 4, leftOut: 1 })
  expect(problems).toEqual([
    {
      row: 6,
      severity: 'error',
      message: expect.stringContaining('over 1000 collections'),
      reason: 'TOO_MANY_COLLECTIONS',
      data: { max: 1000 },
    },
  ])
})

test('imports one file per store at a time', async () => {
  const content = csvOf(Array.from({ length: 60 }, (_one, index) => row(`many-${index}`)))
  const statuses = (await Promise.all([start(content), start(content)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([202, 409])
  expect((await start(content)).status).toBe(409)
  await importAll()
  expect((await upload(content)).counts.unchanged).toBe(60)
})

const productRows = (count: number, name: string) =>
  csvOf(Array.from({ length: count }, (_one, index) => row(`${name}-${index}`)))

test('stops an import that is canceled, and keeps it as it is when canceled again', async () => {
  const { body } = await start(productRows(3, 'never'))
  const cancel = () =>
    shop.send(`POST /vitrine/v1/product-imports/${body.productImport.id}/cancel`, { token: shop.apiKey })
  const canceled = (await cancel()).body.productImport
  expect(canceled).toMatchObject({ status: 'CANCELED', total: 3, processed: 0, endedDate: expect.any(String) })
  expect((await cancel()).body.productImport).toEqual(canceled)
  await importAll()
  expect(await named('never-0')).toEqual([])
  expect(await read(canceled.id)).toEqual(canceled)
})

test('continues where a server died, and counts each product once', async () => {
  const { body } = await start(productRows(5, 'resumed'))
  const { id } = body.productImport
  const counts = { new: 2, changed: 0, unchanged: 0, leftOut: 0 }
  const report = { counts, collections: [], products: [], problems: [], moreProblems: 0 }
  const { db } = shop.context
  expect(await saveProgress(db, { siteId: shop.siteId, id }, { before: 0, processed: 2, report })).toBe(true)
  await importAll()
  expect(await read(id)).toMatchObject({ status: 'COMPLETED', processed: 5, counts: { ...counts, new: 5 } })
  // The first two were not imported here.
  expect([await named('resumed-1'), await named('resumed-2')]).toEqual([[], ['Größe']])
})

test('imports a file in several runs of the job', async () => {
  const rows = [
    ...Array.from({ length: 4 }, (_one, index) => row(`runs-${index}`)),
    row('runs-5', { 'Variant Price': '?' }),
  ]
  const { body } = await start(csvOf(rows))
  const runs = await runDueJobs(shop.context, [productImportHandler(shop.context, { runMs: 0 })])
  expect(runs).toBeGreaterThanOrEqual(5)
  const { status, counts, products, problems } = await read(body.productImport.id)
  expect([status, counts]).toEqual(['COMPLETED', { new: 4, changed: 0, unchanged: 0, leftOut: 1 }])
  expect([products.length, problems.length]).toEqual([4, 1])
})

test('two servers do not continue the same import', async () => {
  const { body } = await start(productRows(2, 'twice'))
  const key = { siteId: shop.siteId, id: body.productImport.id }
  const { report } = (await findImport(shop.context.db, key))!
  const save = () => saveProgress(shop.context.db, key, { before: 0, processed: 1, report })
  expect((await Promise.all([save(), save()])).toSorted()).toEqual([false, true])
  await importAll()
})

test('lists imports, newest first, without their products and problems, and of one store', async () => {
  const other = await openShop()
  const { id } = await upload(csvOf([row('listed', { 'Variant Price': '?' })]))
  const { body } = await shop.send('GET /vitrine/v1/product-imports', { token: shop.apiKey })
  expect(body.productImports[0]).toMatchObject({ id, status: 'COMPLETED', products: [], problems: [] })
  const asOther = (route: string) => shop.send(route, { token: other.apiKey })
  expect((await asOther('GET /vitrine/v1/product-imports')).body).toEqual({ productImports: [] })
  expect((await asOther(`GET /vitrine/v1/product-imports/${id}`)).status).toBe(404)
  expect((await asOther(`POST /vitrine/v1/product-imports/${id}/cancel`)).status).toBe(404)
})

test('lets only the owner and their apps import', async () => {
  expect((await start('a', { token: '' })).status).toBe(401)
  expect((await start('a', { token: await shop.visitorToken() })).status).toBe(403)
})
