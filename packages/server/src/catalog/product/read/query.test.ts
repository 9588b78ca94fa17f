import type { Product } from '@vitrine/contract/entities/catalog/product/product.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let everything: Product[]

const ask = async (query: object) => {
  const answer = await shop.send('POST /stores-reader/v1/products/query-platformized', {
    token: shop.apiKey,
    body: { query },
  })
  expect(answer.status, JSON.stringify([query, answer.body])).toBe(200)
  return answer.body as { products: Product[]; metadata: { total: number; cursors?: { next?: string; prev?: string } } }
}

const names = ['anchor', 'boat', 'canvas', 'dune', 'eel', 'fog', 'gull', 'harbour', 'isle', 'jetty', 'kelp', 'lagoon']

beforeAll(async () => {
  shop = await openShop()
  const owner = (route: string, body: object) => shop.send(route, { token: shop.apiKey, body })
  const collections = await Promise.all(
    ['Blue', 'Green'].map((name) => owner('POST /stores/v1/collections', { collection: { name } })),
  )
  const ids = collections.map(({ body }) => body.collection.id as string)
  for (const [index, name] of names.entries()) {
    const { body } = await owner('POST /stores/v1/products', {
      product: {
        name,
        priceData: { price: (index % 5) * 7.25 },
        productType: 'physical',
        visible: index % 4 !== 3,
        description: index % 3 === 0 ? '' : `about ${name}`,
        ...(index % 2 === 0 && { sku: `sku${index % 6}` }),
        ...(index % 3 === 0 && { brand: 'Tide', weight: index / 4 }),
        ...(index % 5 === 0 && { ribbon: 'New' }),
        ...(index % 4 === 0 && { discount: { type: 'PERCENT', value: 50 } }),
      },
    })
    const collection = ids[index % 3]
    if (collection)
      await owner(`POST /stores/v1/collections/${collection}/productIds`, { productIds: [body.product.id] })
  }
  everything = (await ask({ paging: { limit: 100 } })).products
})
afterAll(() => shop.close())

type Value = string | number | boolean | undefined
interface FieldOracle {
  readonly read: (product: Product) => Value
  readonly kind: 'text' | 'number' | 'flag' | 'date'
}

/** The meaning of each filter field, evaluated on the response. */
const fields: Readonly<Record<string, FieldOracle>> = {
  id: { kind: 'text', read: ({ id }) => id },
  name: { kind: 'text', read: ({ name }) => name },
  slug: { kind: 'text', read: ({ slug }) => slug },
  productType: { kind: 'text', read: ({ productType }) => productType },
  description: { kind: 'text', read: ({ description }) => description },
  sku: { kind: 'text', read: ({ sku }) => sku },
  brand: { kind: 'text', read: ({ brand }) => brand },
  price: { kind: 'number', read: ({ price }) => price.price },
  'priceData.price': { kind: 'number', read: ({ priceData }) => priceData.price },
  'priceData.discountedPrice': { kind: 'number', read: ({ priceData }) => priceData.discountedPrice },
  numericId: { kind: 'number', read: ({ numericId }) => Number(numericId) },
  weight: { kind: 'number', read: ({ weight }) => weight },
  visible: { kind: 'flag', read: ({ visible }) => visible },
  manageVariants: { kind: 'flag', read: ({ manageVariants }) => manageVariants },
  lastUpdated: { kind: 'date', read: ({ lastUpdated }) => Date.parse(lastUpdated as unknown as string) },
  createdDate: { kind: 'date', read: ({ createdDate }) => Date.parse(createdDate as unknown as string) },
}

type Test = (found: Value, wanted: Value) => boolean
const ordered =
  (holds: (order: number) => boolean): Test =>
  (found, wanted) =>
    found !== undefined && wanted !== undefined && holds(found < wanted ? -1 : found > wanted ? 1 : 0)
const text =
  (holds: (found: string, wanted: string) => boolean): Test =>
  (found, wanted) =>
    typeof found === 'string' && holds(found.toLowerCase(), String(wanted).toLowerCase())

const operators: Readonly<Record<string, { readonly kinds: readonly FieldOracle['kind'][]; readonly holds: Test }>> = {
  $eq: { kinds: ['text', 'number', 'flag', 'date'], holds: (found, wanted) => found === wanted },
  $ne: { kinds: ['text', 'number', 'flag', 'date'], holds: (found, wanted) => found !== wanted },
  $gt: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order > 0) },
  $gte: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order >= 0) },
  $ge: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order >= 0) },
  $lt: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order < 0) },
  $lte: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order <= 0) },
  $le: { kinds: ['text', 'number', 'date'], holds: ordered((order) => order <= 0) },
  $startsWith: { kinds: ['text'], holds: text((found, wanted) => found.startsWith(wanted)) },
  $endsWith: { kinds: ['text'], holds: text((found, wanted) => found.endsWith(wanted)) },
  $contains: { kinds: ['text'], holds: text((found, wanted) => found.includes(wanted)) },
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id).toSorted()
const sent = (kind: FieldOracle['kind'], value: Value) =>
  kind === 'date' && typeof value === 'number' ? new Date(value).toISOString() : value

const cases = Object.entries(fields).flatMap(([field, { kind }]) =>
  Object.entries(operators)
    .filter(([, { kinds }]) => kinds.includes(kind))
    .map(([operator]) => [field, operator] as const),
)

describe('finds exactly what matches, for', () => {
  test.each(cases)('%s %s', async (field, operator) => {
    const { read, kind } = fields[field]!
    const { holds } = operators[operator]!
    const values = [...new Set(everything.map(read))].filter((value) => value !== undefined)
    for (const value of values.slice(0, 4)) {
      // A part of the text, as people type it.
      const wanted =
        kind === 'text' && !/eq|ne|[gl]t?e?$/.test(operator) ? String(value).slice(0, 3).toUpperCase() : value
      const { products, metadata } = await ask({
        filter: { [field]: { [operator]: sent(kind, wanted) } },
        paging: { limit: 100 },
      })
      const expected = everything.filter((product) => holds(read(product), wanted))
      expect(idsOf(products), `${field} ${operator} ${String(wanted)}`).toEqual(idsOf(expected))
      expect(metadata.total).toBe(expected.length)
    }
  })

  test.each(Object.keys(fields))('%s $in, $exists and $not', async (field) => {
    const { read, kind } = fields[field]!
    const [one, other] = [...new Set(everything.map(read))].filter((value) => value !== undefined)
    const find = async (filter: object) => idsOf((await ask({ filter, paging: { limit: 100 } })).products)
    const among = (holds: (value: Value) => boolean) => idsOf(everything.filter((product) => holds(read(product))))
    const some: Value[] = [one, other].filter((value) => value !== undefined)
    expect(await find({ [field]: { $in: some.map((value) => sent(kind, value)) } })).toEqual(
      among((value) => some.includes(value)),
    )
    expect(await find({ [field]: { $exists: true } })).toEqual(among((value) => value !== undefined))
    expect(await find({ $not: { [field]: { $eq: sent(kind, one) } } })).toEqual(among((value) => value !== one))
  })
})

test('finds products by one, some and all of their collections', async () => {
  const [one, other] = [...new Set(everything.flatMap(({ collectionIds }) => collectionIds.slice(1)))]
  const find = async (filter: object) => idsOf((await ask({ filter, paging: { limit: 100 } })).products)
  const among = (holds: (ids: readonly string[]) => boolean) =>
    idsOf(everything.filter(({ collectionIds }) => holds(collectionIds)))
  for (const field of ['collectionIds', 'collections.id']) {
    expect(await find({ [field]: one })).toEqual(among((ids) => ids.includes(one!)))
    expect(await find({ [field]: { $hasSome: [one, other] } })).toEqual(
      among((ids) => ids.includes(one!) || ids.includes(other!)),
    )
    expect(await find({ [field]: { $hasAll: [one, other] } })).toEqual([])
    expect(await find({ $not: { [field]: { $hasSome: [one, other] } } })).toEqual(
      among((ids) => !ids.includes(one!) && !ids.includes(other!)),
    )
  }
})

const sortable = Object.keys(fields).filter((field) => field !== 'id')

/** Pages through a list by cursor, forwards and back. */
const walk = async (query: { sort?: object[]; filter?: object }, limit: number) => {
  const there: Product[][] = []
  let cursors: { next?: string; prev?: string } | undefined
  do {
    const cursorPaging = { limit, ...(cursors?.next && { cursor: cursors.next }) }
    const page = await ask({ ...(cursors ? {} : query), cursorPaging })
    there.push(page.products)
    cursors = page.metadata.cursors
  } while (cursors?.next)
  const back: Product[][] = []
  while (cursors?.prev) {
    const page = await ask({ cursorPaging: { limit, cursor: cursors.prev } })
    back.unshift(page.products)
    cursors = page.metadata.cursors
  }
  return { there, back }
}

test.each(sortable)('pages by cursor without gaps or duplicates, in both directions, sorted by %s', async (field) => {
  for (const order of ['ASC', 'DESC'] as const) {
    const { there, back } = await walk({ sort: [{ fieldName: field, order }] }, 5)
    expect(there.flat().length).toBe(everything.length)
    expect(idsOf(there.flat())).toEqual(idsOf(everything))
    expect(back.flat().map(({ id }) => id)).toEqual(
      there
        .slice(0, -1)
        .flat()
        .map(({ id }) => id),
    )
    const values = there.flat().map(fields[field]!.read)
    const known = values.filter((value) => value !== undefined)
    const sorted = known.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    expect(known).toEqual(order === 'ASC' ? sorted : sorted.toReversed())
  }
})

test('combines cursors with filters, any sort order and any page size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 7 }),
      fc.uniqueArray(fc.constantFrom(...sortable), { maxLength: 3 }),
      fc.constantFrom('ASC', 'DESC'),
      fc.boolean(),
      async (limit, sortFields, order, onlyVisible) => {
        const { there } = await walk(
          {
            sort: sortFields.map((fieldName) => ({ fieldName, order })),
            ...(onlyVisible && { filter: { visible: true } }),
          },
          limit,
        )
        expect(idsOf(there.flat())).toEqual(idsOf(everything.filter(({ visible }) => visible || !onlyVisible)))
      },
    ),
    { numRuns: 12 },
  )
})

test('rejects a forged cursor without an internal error', async () => {
  const { metadata } = await ask({ cursorPaging: { limit: 2 }, sort: [{ fieldName: 'lastUpdated' }] })
  const listing = JSON.parse(Buffer.from(metadata.cursors!.next!, 'base64url').toString())
  const forged = [
    'abc',
    '',
    ...[[], ['x', 'y'], ['1', '2', '3'], ['99999999999999999999', '1'], ['\0', '1']].map((row) =>
      Buffer.from(JSON.stringify({ ...listing, beside: { row, before: false } })).toString('base64url'),
    ),
  ]
  for (const cursor of forged) {
    const answer = await shop.send('POST /stores-reader/v1/products/query-platformized', {
      token: shop.apiKey,
      body: { query: { cursorPaging: { limit: 2, cursor } } },
    })
    expect(answer.status, cursor).toBe(cursor === '' ? 200 : 400)
  }
})

test('pages collections and store variants by cursor', async () => {
  for (const [route, key] of [
    ['POST /stores-reader/v2/collections/query', 'collections'],
    ['POST /stores-reader/v1/variants/query', 'variants'],
  ] as const) {
    const find = (query: object) => shop.send(route, { token: shop.apiKey, body: { query } })
    const all = (await find({ paging: { limit: 100 } })).body[key] as { id: string }[]
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const { body } = await find({ cursorPaging: { limit: 1, ...(cursor && { cursor }) } })
      seen.push(...body[key].map(({ id }: { id: string }) => id))
      cursor = body.metadata.cursors.next
    } while (cursor)
    expect(seen.toSorted()).toEqual(all.map(({ id }) => id).toSorted())
  }
})

describe('a product by slug', () => {
  const [shown, hiddenOne] = [
    () => everything.find(({ visible }) => visible)!,
    () => everything.find(({ visible }) => !visible)!,
  ]
  const asVisitor = async (query: object) =>
    shop.send('POST /stores-reader/v1/products/query-platformized', {
      token: await shop.visitorToken(),
      body: { query },
    })
  const found = async (query: object) => {
    const { status, body } = await asVisitor(query)
    expect(status).toBe(200)
    return [body.products.map(({ id }: Product) => id), body.metadata, body.totalResults]
  }

  test('returns the same product by every kind of query', async () => {
    const { id, slug } = shown()
    const one = [[id], { count: 1, offset: 0, total: 1 }, 1]
    expect(await found({ filter: { slug } })).toEqual(one)
    expect(await found({ filter: { slug: { $eq: slug } }, paging: { limit: 1 } })).toEqual(one)
    expect(await found({ filter: { $and: [{ slug }] }, paging: { limit: 1 } })).toEqual(one)
    expect(await found({ filter: { slug }, paging: { limit: 1, offset: 1 } })).toEqual([
      [],
      { count: 0, offset: 1, total: 1 },
      1,
    ])
  })

  test('does not find hidden or unknown products', async () => {
    const none = [[], { count: 0, offset: 0, total: 0 }, 0]
    expect(await found({ filter: { slug: 'never-there' } })).toEqual(none)
    expect(await found({ filter: { slug: hiddenOne().slug } })).toEqual(none)
    expect((await ask({ filter: { slug: hiddenOne().slug } })).products).toHaveLength(1)
  })

  test('rejects invalid slugs', async () => {
    expect((await asVisitor({ filter: { slug: 'a\0b' } })).status).toBe(400)
    expect((await asVisitor({ filter: { slug: { $eq: { a: 1 } } } })).status).toBe(400)
  })
})
