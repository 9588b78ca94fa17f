import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  visitor = await shop.visitorToken()
  const products = [
    { name: 'Bowl', priceData: { price: 12 } },
    { name: 'Cup', priceData: { price: 5 }, productOptions: [{ name: 'Size', choices: [{ description: 'S' }] }] },
    { name: 'Vase', priceData: { price: 30 }, visible: false },
  ]
  for (const product of products) {
    await shop.send('POST /stores/v1/products', { token: shop.apiKey, body: { product } })
  }
  await shop.send('POST /stores/v1/collections', { token: shop.apiKey, body: { collection: { name: 'Kitchen' } } })
})
afterAll(() => shop.close())

const ask = (body: object, token = visitor, path = '/stores-reader/v1/products/query') =>
  shop.send(`POST ${path}`, { token, body })
const namesOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.products.map(({ name }: { name: string }) => name)
const refusedFieldOf = ({ body }: Awaited<ReturnType<typeof ask>>) => body.details.validationError.fieldViolations[0]

test('finds products by filter and sort as JSON text, on both paths', async () => {
  const query = { filter: '{"price":{"$lt":20}}', sort: '[{"price":"asc"}]', paging: { limit: 1, offset: 1 } }
  for (const path of ['/stores-reader/v1/products/query', '/stores/v1/products/query']) {
    const answer = await ask({ query }, visitor, path)
    expect(namesOf(answer)).toEqual(['Bowl'])
    expect(answer.body).toMatchObject({ metadata: { items: 1, offset: 1 }, totalResults: 2 })
  }
  expect(namesOf(await ask({ query: { filter: '', sort: '{"name":"desc"}' } }))).toEqual(['Cup', 'Bowl'])
  expect(namesOf(await ask({}))).toHaveLength(2)
})

test('includes variants and hidden products on request', async () => {
  const cup = { query: { filter: '{"name":"Cup"}' } }
  expect((await ask(cup)).body.products[0].variants).toEqual([])
  expect((await ask({ ...cup, includeVariants: true })).body.products[0].variants).toHaveLength(1)
  expect(namesOf(await ask({}, shop.apiKey))).toHaveLength(2)
  expect(namesOf(await ask({ includeHiddenProducts: true }, shop.apiKey))).toHaveLength(3)
  expect(refusedFieldOf(await ask({ includeHiddenProducts: true }))).toMatchObject({
    field: 'includeHiddenProducts',
    violatedRule: 'FIELD_NOT_ALLOWED',
  })
})

test.each([
  ['query.filter', { filter: 'price < 20' }],
  ['query.filter', { filter: '[1]' }],
  ['query.filter', { filter: '{"a":'.repeat(50) + '1' + '}'.repeat(50) }],
  ['query.sort', { sort: '[{"price":"up"}]' }],
  ['query.sort', { sort: '["price"]' }],
  ['query.sort', { sort: JSON.stringify(Object.fromEntries('abcdefghijk'.split('').map((name) => [name, 'asc']))) }],
  ['query.sort[0].fieldName', { sort: '[{"nothing":"asc"}]' }],
  ['query.paging.limit', { paging: { limit: 101 } }],
])('names the invalid part of %s', async (field, query) => {
  const answer = await ask({ query })
  expect([answer.status, refusedFieldOf(answer).field]).toEqual([400, field])
})

test('finds collections in the same way', async () => {
  for (const path of ['/stores-reader/v1/collections/query', '/stores/v1/collections/query']) {
    const query = { filter: '{"name":"Kitchen"}' }
    const full = { query, includeDescription: true, includeNumberOfProducts: true }
    expect((await ask(full, visitor, path)).body).toMatchObject({
      collections: [{ name: 'Kitchen', description: '', numberOfProducts: 0 }],
      metadata: { items: 1, offset: 0 },
    })
    const { collections } = (await ask({ query }, visitor, path)).body
    expect(collections[0]).not.toHaveProperty('description')
    expect(collections[0]).not.toHaveProperty('numberOfProducts')
  }
})

test('finds variants by a filter in JSON text', async () => {
  for (const path of ['/stores-reader/v1/variants/query', '/stores/v1/variants/query']) {
    const { body } = await ask({ query: { filter: '{"productName":"Cup"}', paging: { limit: 5 } } }, visitor, path)
    expect(body.variants).toMatchObject([{ productName: 'Cup' }])
  }
  expect(refusedFieldOf(await ask({ query: { filter: 'Cup' } }, visitor, '/stores/v1/variants/query')).field).toBe(
    'query.filter',
  )
})
