import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { largestImportBytes } from './import-upload.ts'
import { csvOf } from './testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const upload = async (content: string | Uint8Array, { query = '', token = shop.apiKey } = {}) => {
  const response = await fetch(`${shop.url}/vitrine/v1/product-imports${query}`, {
    method: 'POST',
    headers: { authorization: token, 'content-type': 'text/csv' },
    body: content as BodyInit,
  })
  return { status: response.status, body: (await response.json()) as Answer['body'] }
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
  const { status, body } = await upload(Buffer.from(content, 'latin1'))
  expect([status, body]).toMatchObject([
    200,
    {
      format: 'shopify',
      encoding: 'Windows-1252 (Western European)',
      dryRun: false,
      counts: { new: 2, changed: 0, unchanged: 0, leftOut: 1 },
      problems: [
        { row: 3, column: 'Variant Price', message: '“cheap” is not a number.', severity: 'error' },
        { row: 4, column: 'Variant Tax Code', message: '“T” was not imported.', severity: 'warning' },
      ],
      moreProblems: 0,
    },
  ])
  expect(await named('cup')).toEqual(['Größe'])
})

test('reports the same without changes in a dry run', async () => {
  const { body } = await upload(csvOf([row('plate')]), { query: '?dryRun=true' })
  expect(body).toMatchObject({ dryRun: true, counts: { new: 1 } })
  expect(await named('plate')).toEqual([])
})

test('returns at most 1,000 problems and counts the others', async () => {
  const rows = Array.from({ length: 1010 }, (_one, index) => row(`bad-${index}`, { 'Variant Price': '?' }))
  const { body } = await upload(csvOf(rows), { query: '?dryRun=true' })
  expect([body.problems.length, body.moreProblems, body.counts.leftOut]).toEqual([1000, 10, 1010])
})

test.each([
  ['another kind of file', 'a,b\n1,2', '', 'file'],
  ['an empty file', '', '', 'file'],
  ['a workbook', 'PK\u0003\u0004', '', 'file'],
  ['an unknown parameter', 'a', '?pictures=1', 'pictures'],
  ['a dry run with an invalid value', 'a', '?dryRun=1', 'dryRun'],
])('rejects %s by name', async (_title, content, query, field) => {
  const { status, body } = await upload(content, { query })
  expect([status, body.details?.validationError?.fieldViolations?.[0]?.field]).toEqual([400, field])
})

test('rejects a too large file before it is fully uploaded', async () => {
  const answer = await upload(Buffer.alloc(largestImportBytes + 1, 'a')).catch(() => undefined)
  // The connection may be closed before the response is read.
  expect(answer?.status ?? 400).toBe(400)
})

test('rejects a file with too many products before importing any', async () => {
  const rows = Array.from({ length: 5001 }, (_one, index) => row(`one-of-many-${index}`))
  const { status, body } = await upload(csvOf(rows))
  expect([status, body.details.validationError.fieldViolations[0].description]).toEqual([
    400,
    expect.stringContaining('has 5001 products: at most 5000 are allowed'),
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
  const { body } = await upload(csvOf(rows), { query: '?dryRun=true' })
  expect(body.counts).toMatchObject({ new: 4, leftOut: 1 })
  expect(body.problems).toEqual([
    { row: 6, severity: 'error', message: expect.stringContaining('over 1000 collections') },
  ])
})

test('imports one file per store at a time', async () => {
  const content = csvOf(Array.from({ length: 60 }, (_one, index) => row(`many-${index}`)))
  const statuses = (await Promise.all([upload(content), upload(content)])).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 409])
  expect((await upload(content)).body.counts.unchanged).toBe(60)
})

test('lets only the owner and their apps import', async () => {
  expect((await upload('a', { token: '' })).status).toBe(401)
  expect((await upload('a', { token: await shop.visitorToken() })).status).toBe(403)
})
