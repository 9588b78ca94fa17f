import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../test/shop.ts'
import {
  ApiKeyStrategy,
  createClient,
  deliveryRegions,
  giftCards,
  OAuthStrategy,
  products,
  shippingOptions,
} from '../index.ts'

let shop: Shop

const owned = () =>
  createClient({
    auth: ApiKeyStrategy({ apiKey: shop.apiKey }),
    host: shop.url,
    modules: { products, giftCards, shippingOptions, deliveryRegions },
  })
const visited = () =>
  createClient({ auth: OAuthStrategy({ clientId: shop.clientId }), host: shop.url, modules: { products } })
const number = (index: number): string => String(index).padStart(3, '0')

/** More than two pages at the server's limit. */
const stock = 230
let kitchen: string
let garden: string

beforeAll(async () => {
  shop = await openShop()
  const owner = owned()
  const collectionOf = async (name: string) => (await owner.products.createCollection({ name })).collection.id
  ;[kitchen, garden] = [await collectionOf('Kitchen'), await collectionOf('Garden')]
  const ids: string[] = []
  for (let index = 0; index < stock; index++) {
    const brand = index % 2 ? { brand: 'Hearth' } : {}
    const { product } = await owner.products.createProduct({
      name: `Bowl ${number(index)}`,
      priceData: { price: index },
      ...brand,
    })
    ids.push(product.id)
  }
  await owner.products.addProductsToCollection(kitchen, ids.slice(0, 3))
  await owner.products.addProductsToCollection(garden, ids.slice(2, 5))
})
afterAll(() => shop.close())

type Query = products.ProductQuery

describe('finds the matching products and no others', () => {
  const from = (start: number, end: number): number[] => Array.from({ length: end - start }, (_, at) => start + at)
  const cases: readonly [string, (query: Query) => Query, readonly number[]][] = [
    ['eq', (query) => query.eq('name', 'Bowl 007'), [7]],
    ['ne', (query) => query.lt('price', 3).ne('name', 'Bowl 001'), [0, 2]],
    ['lt and le', (query) => query.lt('price', 3).le('price', 1), [0, 1]],
    ['gt and ge', (query) => query.gt('price', 226).ge('price', 228), [228, 229]],
    ['startsWith', (query) => query.startsWith('name', 'Bowl 22'), from(220, 230)],
    ['endsWith', (query) => query.endsWith('name', '17'), [17, 117, 217]],
    ['contains', (query) => query.contains('name', 'l 10'), from(100, 110)],
    ['hasSome', (query) => query.hasSome('collectionIds', kitchen, garden), from(0, 5)],
    ['hasAll', (query) => query.hasAll('collectionIds', [kitchen, garden]), [2]],
    ['in', (query) => query.in('name', 'Bowl 003', 'Bowl 004', 'Bowl 999'), [3, 4]],
    ['exists', (query) => query.lt('price', 4).exists('brand'), [1, 3]],
    ['exists, not', (query) => query.lt('price', 4).exists('brand', false), [0, 2]],
    ['and', (query) => query.lt('price', 9).and(query.gt('price', 6)), [7, 8]],
    ['or', (query) => query.eq('price', 1).or(query.eq('price', 4)), [1, 4]],
    ['not, in addition to earlier conditions', (query) => query.lt('price', 3).not(query.eq('price', 1)), [0, 2]],
    ['a time as a Date', (query) => query.lt('price', 2).gt('createdDate', new Date(0)), [0, 1]],
    ['a time as text', (query) => query.lt('price', 2).lt('createdDate', '1970-01-02T00:00:00Z'), []],
  ]
  test.each(cases)('%s', async (_, narrow, indexes) => {
    const { items, totalCount } = await narrow(visited().products.queryProducts()).ascending('price').find()
    expect(items.map(({ name }) => name)).toEqual(indexes.map((index) => `Bowl ${number(index)}`))
    expect(totalCount).toBe(indexes.length)
  })
})

test('pages forward and back, with the total number of pages', async () => {
  const first = await visited().products.queryProducts().descending('price').limit(100).find()
  expect([first.items[0]!.name, first.totalCount, first.totalPages, first.hasPrev()]).toEqual([
    'Bowl 229',
    230,
    3,
    false,
  ])
  const last = await (await first.next()).next()
  expect([last.length, last.hasNext(), last.currentPage]).toEqual([30, false, 2])
  await expect(last.next()).rejects.toThrow('No next page to fetch')
  expect((await (await last.prev()).prev()).items).toEqual(first.items)
  const skipped = await visited().products.queryProducts().ascending('price').skip(200).limit(100).find()
  expect([skipped.items[0]!.name, skipped.length]).toEqual(['Bowl 200', 30])
})

test.each([7, 50, 100])('iterating over pages of %i returns every product once', async (limit) => {
  const names: string[] = []
  for await (const { name } of visited().products.queryProducts().ascending('name').limit(limit)) names.push(name)
  expect(names).toEqual(Array.from({ length: stock }, (_, index) => `Bowl ${number(index)}`))
})

test('iterates past pages with fewer items than requested', async () => {
  // A proxy that returns at most ten items per page of the real shop.
  const stingy: typeof fetch = async (input, init) => {
    const url = new URL(String(input))
    const packed = url.searchParams.get('.r')
    if (!packed) return fetch(input, init)
    const message = JSON.parse(Buffer.from(packed, 'base64url').toString()) as { query: { paging: { limit: number } } }
    message.query.paging.limit = Math.min(10, message.query.paging.limit)
    url.searchParams.set('.r', Buffer.from(JSON.stringify(message)).toString('base64url'))
    return fetch(url, init)
  }
  const auth = OAuthStrategy({ clientId: shop.clientId })
  const client = createClient({ auth, host: shop.url, modules: { products }, fetch: stingy })
  const names: string[] = []
  for await (const { name } of client.products.queryProducts().ascending('name').limit(100)) names.push(name)
  expect(names).toHaveLength(stock)
  expect(new Set(names).size).toBe(stock)
})

test('iterating by cursor returns every item once, and a stored cursor leads back', async () => {
  const { giftCards } = owned()
  for (let index = 0; index < 12; index++)
    await giftCards.createGiftCard({ initialValue: { amount: String(index + 1) } } as never)
  const amounts: string[] = []
  for await (const { initialValue } of giftCards.queryGiftCards().ascending('createdDate').limit(5))
    amounts.push(initialValue.amount ?? '')
  expect(amounts.map(Number)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  const first = await giftCards.queryGiftCards().ascending('createdDate').limit(5).find()
  const second = await first.next()
  const again = await giftCards.queryGiftCards().limit(5).skipTo(first.cursors.next!).find()
  expect(again.items).toEqual(second.items)
  expect((await second.prev()).items).toEqual(first.items)
})

test('sends a long filter in the body; a filter over the limit is rejected by name', async () => {
  const sent: string[] = []
  const client = createClient({
    auth: OAuthStrategy({ clientId: shop.clientId }),
    host: shop.url,
    modules: { products },
    onRequest: ({ method, url }) => sent.push(`${method} ${new URL(url).pathname}${new URL(url).search}`),
  })
  const names = Array.from({ length: 800 }, (_, index) => `Bowl ${number(index)} ${'x'.repeat(30)}`)
  const { items } = await client.products
    .queryProducts()
    .in('name', [...names, 'Bowl 001'])
    .find()
  expect(items.map(({ name }) => name)).toEqual(['Bowl 001'])
  expect(sent).toContain('POST /stores-reader/v1/products/query-platformized')
  const megabyte = Array.from({ length: 26_000 }, (_, index) => `Bowl ${number(index)} ${'x'.repeat(30)}`)
  await expect(client.products.queryProducts().in('name', megabyte).find()).rejects.toMatchObject({ status: 400 })
})
