import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ApiKeyStrategy, createClient, orders, products } from '../index.ts'
import { pack } from '../pack.ts'
import { toHttpRequest } from '../request.ts'
import { stubNetwork, type Respond } from '../testing.ts'

const openShop = (respond: Respond) => {
  const network = stubNetwork(respond)
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: 'key' }),
    host: 'https://shop.test',
    modules: { products, orders },
    fetch: network.fetch,
  })
  return { ...network, client }
}

const unpack = (search: URLSearchParams): unknown =>
  JSON.parse(Buffer.from(search.get('.r') ?? '', 'base64url').toString())

const { client } = openShop(() => ({}))
const query = client.products.queryProducts()
const page = { offset: 0, limit: 50 }
const moment = new Date('2026-01-02T03:04:05.678Z')

describe('chained conditions', () => {
  test.each([
    ['nothing', query, {}],
    ['eq', query.eq('name', 'x'), { name: 'x' }],
    ['eq null', query.eq('brand', null), { brand: null }],
    ['ne', query.ne('name', 'x'), { name: { $ne: 'x' } }],
    ['gt', query.gt('price', 5), { price: { $gt: 5 } }],
    ['ge', query.ge('price', 5), { price: { $gte: 5 } }],
    ['lt', query.lt('price', 0), { price: { $lt: 0 } }],
    ['le', query.le('price', 5), { price: { $lte: 5 } }],
    ['a moment', query.gt('lastUpdated', moment), { lastUpdated: { $gt: '2026-01-02T03:04:05.678Z' } }],
    ['startsWith', query.startsWith('name', ''), { name: { $startsWith: '' } }],
    ['endsWith', query.endsWith('name', 'x'), { name: { $endsWith: 'x' } }],
    ['contains', query.contains('name', 'x'), { name: { $contains: 'x' } }],
    ['hasSome', query.hasSome('collectionIds', 'a', 'b'), { collectionIds: { $hasSome: ['a', 'b'] } }],
    ['hasAll', query.hasAll('collectionIds', ['a', 'b']), { collectionIds: { $hasAll: ['a', 'b'] } }],
    ['in', query.in('id', ['a', 'b']), { id: { $in: ['a', 'b'] } }],
    ['exists', query.exists('brand'), { brand: { $exists: true } }],
    ['two conditions', query.eq('name', 'a').eq('slug', 'b'), { $and: [{ name: 'a' }, { slug: 'b' }] }],
    [
      'three conditions',
      query.eq('name', 'a').gt('price', 2).lt('price', 3),
      { $and: [{ name: 'a' }, { price: { $gt: 2 } }, { price: { $lt: 3 } }] },
    ],
    [
      'or, flat',
      query.eq('name', 'a').or(query.eq('name', 'b')).or(query.eq('name', 'c')),
      { $or: [{ name: 'a' }, { name: 'b' }, { name: 'c' }] },
    ],
    [
      'or, then another condition',
      query.eq('name', 'a').or(query.eq('name', 'b')).eq('slug', 'c'),
      { $and: [{ $or: [{ name: 'a' }, { name: 'b' }] }, { slug: 'c' }] },
    ],
    ['not', query.not(query.eq('name', 'b')), { $not: { name: 'b' } }],
    [
      'not, after another condition',
      query.eq('slug', 'a').not(query.eq('name', 'b')),
      { $and: [{ slug: 'a' }, { $not: { name: 'b' } }] },
    ],
    ['not of not', query.not(query.not(query.eq('name', 'b'))), { name: 'b' }],
    ['or nothing', query.eq('name', 'a').or(query), { name: 'a' }],
  ])('%s', (_, built, filter) => {
    expect(JSON.parse(JSON.stringify(built.query))).toEqual({ filter, paging: page })
  })

  test('sorting and paging', () => {
    expect(query.ascending('name', 'createdDate').descending('price').skip(20).limit(10).query).toEqual({
      filter: {},
      paging: { offset: 20, limit: 10 },
      sort: [
        { fieldName: 'name', order: 'ASC' },
        { fieldName: 'createdDate', order: 'ASC' },
        { fieldName: 'price', order: 'DESC' },
      ],
    })
  })

  test('deriving a query does not change the original', () => {
    const base = query.eq('name', 'a')
    base.eq('slug', 'b').ascending('name').limit(1)
    expect(base.query).toEqual({ filter: { name: 'a' }, paging: page })
  })
})

/** A shop with a number of products, which returns at most `cap` per page and may be unable to count. */
const shopWith = (count: number, { cap = 100, counts = true } = {}) =>
  openShop(({ search }) => {
    const { query } = unpack(search) as { query: { paging: { offset: number; limit: number } } }
    const { offset, limit } = query.paging
    const ids = Array.from({ length: Math.min(limit, cap, Math.max(0, count - offset)) }, (_, index) => offset + index)
    return {
      products: ids.map((id) => ({ id: String(id) })),
      metadata: { count: ids.length, offset, ...(counts ? { total: count } : { tooManyToCount: true }) },
    }
  })

describe('pages', () => {
  test('pages forward and back', async () => {
    const { client } = shopWith(5)
    const first = await client.products.queryProducts().limit(2).find()
    expect(first).toMatchObject({ length: 2, pageSize: 2, currentPage: 0, totalPages: 3, totalCount: 5 })
    const last = await (await first.next()).next()
    expect(last).toMatchObject({ length: 1, currentPage: 2 })
    expect([last.hasNext(), last.hasPrev(), first.hasPrev()]).toEqual([false, true, false])
    expect((await last.prev()).items.map(({ id }) => id)).toEqual(['2', '3'])
    await expect(last.next()).rejects.toThrow('No next page to fetch')
    await expect(first.prev()).rejects.toThrow('No previous page to fetch')
  })

  test('skipping part of a page adds no empty page', async () => {
    const { client } = shopWith(25)
    const found = []
    for (let page = await client.products.queryProducts().skip(5).limit(10).find(); ; page = await page.next()) {
      found.push(page.length)
      if (!page.hasNext()) break
    }
    expect(found).toEqual([10, 10])
  })

  test('a limit of zero returns no items and no next page', async () => {
    const { client } = shopWith(25)
    const counted = await client.products.queryProducts().limit(0).find()
    expect([counted.totalCount, counted.totalPages, counted.hasNext()]).toEqual([25, 0, false])
  })

  test.each([
    ['a server that returns fewer items than requested', 250, {}],
    ['a server that does not count', 250, { counts: false }],
    ['neither', 230, { counts: false, cap: 7 }],
    ['no results', 0, {}],
  ])('iterating returns every product once: %s', async (_, count, shop) => {
    const { client } = shopWith(count, shop)
    const ids: string[] = []
    for await (const { id } of client.products.queryProducts().limit(250)) ids.push(id)
    expect(ids).toEqual(Array.from({ length: count }, (_, index) => String(index)))
  })

  test('orders are paged by cursor, also when iterating', async () => {
    const { client, sent } = openShop(({ body }) => {
      const at = Number(body.search.cursorPaging.cursor ?? 0)
      return {
        orders: [{ id: `${at}` }],
        metadata: { count: 1, cursors: at < 2 ? { next: `${at + 1}` } : {}, hasNext: true },
      }
    })
    const ids: string[] = []
    for await (const { id } of client.orders.searchOrders().eq('status', 'APPROVED').limit(1)) ids.push(id)
    expect(ids).toEqual(['0', '1', '2'])
    expect(sent.map(({ body }) => body.search)).toEqual([
      { filter: { status: 'APPROVED' }, cursorPaging: { limit: 1 } },
      { cursorPaging: { limit: 1, cursor: '1' } },
      { cursorPaging: { limit: 1, cursor: '2' } },
    ])
    expect(client.orders.searchOrders().skipTo('c').query).toEqual({ cursorPaging: { limit: 50, cursor: 'c' } })
  })

  test('a complete query returns the raw response', async () => {
    const { client, sent } = shopWith(3)
    const { products } = await client.products.queryProducts({ filter: { name: 'a' }, paging: { offset: 0, limit: 2 } })
    expect(products).toHaveLength(2)
    expect(unpack(sent[0]!.search)).toEqual({ query: { filter: { name: 'a' }, paging: { offset: 0, limit: 2 } } })
  })
})

describe('query transport', () => {
  const endpoint = { route: 'GET /q', packed: pack }

  test('round-trips any message', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.string({ unit: 'binary' }), (filter, text) => {
        const body = { query: { filter, text } }
        const { method, path, body: posted } = toHttpRequest(endpoint, { body })
        const received = method === 'GET' ? unpack(new URL(path, 'https://x').searchParams) : JSON.parse(posted!)
        expect(received).toEqual(JSON.parse(JSON.stringify(body)))
        expect(path).toMatch(/^\/q(\?\.r=[\w-]*)?$/)
      }),
    )
  })

  test('sends 3,999 characters in the URL and 4,000 in a body', () => {
    const sized = (length: number) => toHttpRequest(endpoint, { body: { a: 'x'.repeat(length - '{"a":""}'.length) } })
    expect(sized(2997)).toMatchObject({ method: 'GET' })
    expect(sized(2997).path.length - '/q?'.length).toBe(3999)
    expect(sized(2998)).toMatchObject({ method: 'POST', path: '/q' })
  })

  test('a filter of one megabyte does not overflow the stack', async () => {
    const { client, sent } = openShop(() => ({ products: [], metadata: { count: 0, offset: 0, total: 0 } }))
    const ids = Array.from({ length: 30_000 }, (_, index) => `id-${index}-${'x'.repeat(30)}`)
    await client.products.queryProducts().in('id', ids).find()
    expect(sent[0]).toMatchObject({ method: 'POST', path: '/stores-reader/v1/products/query-platformized' })
    expect(sent[0]!.body.query.filter.id.$in).toHaveLength(30_000)
  })

  test('an empty message has no query', () => {
    expect(toHttpRequest(endpoint, {})).toMatchObject({ method: 'GET', path: '/q' })
  })
})
