import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../test/shop.ts'
import { mostSkipped } from './walks.ts'

let small: Shop
let large: Shop
let shelfId: string

const products = 'POST /stores-reader/v1/products/query-platformized'
const variants = 'POST /stores-reader/v1/variants/query'

beforeAll(async () => {
  small = await openShop()
  large = await openShop()
  for (const { context, siteId } of [small, large]) await addProduct(context.db, siteId, { name: 'Blue mug' })
  const { context, siteId, send, apiKey } = large
  // As many more as make one too many, all alike: only that they are there matters.
  await sql`insert into product (site_id, id, slug, name, visible, product_type, price, discounted_price, record,
      created_date, last_updated)
    select site_id, md5(n::text)::uuid::text, 'mug-' || n, 'Mug ' || n, true, product_type, n, n, record, created_date,
      last_updated
    from product cross join generate_series(1, ${sql.lit(mostSkipped)}) n where site_id = ${siteId}`.execute(context.db)
  const { body } = await send('POST /stores/v1/collections', { token: apiKey, body: { collection: { name: 'Blue' } } })
  shelfId = body.collection.id
  const { id } = await context.db
    .selectFrom('product')
    .select('id')
    .where('name', '=', 'Blue mug')
    .executeTakeFirstOrThrow()
  await send(`POST /stores/v1/collections/${shelfId}/productIds`, { token: apiKey, body: { productIds: [id] } })
})
afterAll(() => Promise.all([small.close(), large.close()]))

const ask = async (shop: Shop, route: string, query: object, token?: string) => {
  const { status, body } = await shop.send(route, { token: token ?? (await shop.visitorToken()), body: { query } })
  return { status, body, violation: body?.details?.validationError?.fieldViolations?.[0] }
}

const sortedBy = (fieldName: string) => ({ sort: [{ fieldName }] })

const walks: readonly (readonly [route: string, query: { filter?: object; sort?: object }, field: string])[] = [
  [products, { filter: { description: { $contains: 'sea' } } }, 'query.filter.description.$contains'],
  [products, { filter: { description: 'sea' } }, 'query.filter.description'],
  [products, { filter: { brand: { $exists: false } } }, 'query.filter.brand.$exists'],
  [products, { filter: { inventoryStatus: 'OUT_OF_STOCK' } }, 'query.filter.inventoryStatus'],
  [products, { filter: { collectionIds: { $hasSome: ['a', 'b'] } } }, 'query.filter.collectionIds.$hasSome'],
  [products, { filter: { slug: { $contains: 'mug' } } }, 'query.filter.slug.$contains'],
  [products, { filter: { name: { $contains: 'mu' } } }, 'query.filter.name.$contains'],
  [products, { filter: { $not: { price: { $gt: 5 } } } }, 'query.filter.$not'],
  [products, { filter: { $or: [{ slug: 'mug-1' }, { ribbon: 'New' }] } }, 'query.filter.$or[1].ribbon'],
  [products, { filter: { $and: [{ price: 1 }, { weight: 2 }] } }, 'query.filter.$and[1].weight'],
  [products, sortedBy('description'), 'query.sort[0].fieldName'],
  [products, { sort: [{ fieldName: 'name' }, { fieldName: 'weight' }] }, 'query.sort[1].fieldName'],
  [variants, { filter: { 'stock.inStock': false } }, 'query.filter.stock.inStock'],
  [variants, { filter: { productName: { $contains: 'mug' } } }, 'query.filter.productName.$contains'],
  [variants, sortedBy('stock.quantity'), 'query.sort[0].fieldName'],
]

describe.each(walks)('%s %j', (route, query, field) => {
  test('buyers are answered in a small catalog', async () => {
    expect(await ask(small, route, query)).toMatchObject({ status: 200 })
    expect(await ask(small, route, { ...query, cursorPaging: { limit: 5 } })).toMatchObject({ status: 200 })
  })

  test('buyers of a large catalog are told what no index serves, and what they may ask instead', async () => {
    for (const page of [{}, { cursorPaging: { limit: 5 } }]) {
      const { status, violation } = await ask(large, route, { ...query, ...page })
      expect([status, violation?.field]).toEqual([400, field])
      expect(violation.description).toMatch(/more than 4,000 products .*(filter|sort) by .*the rights of the store/)
    }
  })

  test('the owner of a large catalog is answered', async () => {
    expect(await ask(large, route, query, large.apiKey)).toMatchObject({ status: 200 })
  })
})

test('buyers of a large catalog skip so many products, and go on by cursor', async () => {
  const at = (offset: number) => ({ paging: { limit: 1, offset } })
  expect((await ask(large, products, at(mostSkipped))).body.products).toHaveLength(1)
  for (const route of [products, variants]) {
    const { status, violation } = await ask(large, route, at(mostSkipped + 1))
    expect([status, violation?.field]).toEqual([400, 'query.paging.offset'])
    expect(await ask(large, route, at(mostSkipped + 1), large.apiKey)).toMatchObject({ status: 200 })
    expect(await ask(small, route, at(mostSkipped + 1))).toMatchObject({ status: 200 })
  }
})

test('what a cursor carries is no way around', async () => {
  const { body } = await ask(large, products, { ...sortedBy('weight'), cursorPaging: { limit: 1 } }, large.apiKey)
  const { next: cursor } = body.metadata.cursors
  expect(await ask(large, products, { cursorPaging: { cursor } })).toMatchObject({ status: 400 })
  expect(await ask(large, products, { cursorPaging: { cursor } }, large.apiKey)).toMatchObject({ status: 200 })
})

test('buyers of a large catalog ask for all that an index serves', async () => {
  const served: object[] = [
    {},
    { filter: { name: 'Blue mug' } },
    { filter: { name: { $in: ['Blue mug', 'Mug 7'] } } },
    { filter: { name: { $startsWith: 'Blue' }, visible: true } },
    { filter: { price: { $gt: 5, $lte: 10 }, productType: 'physical' } },
    { filter: { discountedPrice: { $gt: 0.05 } }, sort: [{ fieldName: 'discountedPrice', order: 'DESC' }] },
    { filter: { $or: [{ slug: 'mug-1' }, { sku: 'none' }] }, ...sortedBy('createdDate') },
    // Of few products that are named, anything may be asked.
    { filter: { slug: { $in: ['mug-1', 'mug-2'] }, inventoryStatus: 'IN_STOCK' }, ...sortedBy('weight') },
    { filter: { $and: [{ collectionIds: shelfId }, { description: '' }] }, ...sortedBy('description') },
  ]
  for (const query of served) {
    const { status, body } = await ask(large, products, query)
    expect(status, JSON.stringify([query, body])).toBe(200)
    expect(body.products.length, JSON.stringify(query)).toBeGreaterThan(0)
    expect(await ask(large, products, { ...query, cursorPaging: { limit: 5 } })).toMatchObject({ status: 200 })
  }
})

test('buyers of a large catalog find variants by their ids, their products and its name', async () => {
  const { body } = await ask(large, variants, { filter: { productName: 'Blue mug' } })
  const [{ id, productId }] = body.variants
  for (const filter of [{ id }, { id: { $in: [id, 'nothing'] } }, { productId, 'stock.inStock': true }]) {
    expect((await ask(large, variants, { filter })).body.variants).toMatchObject([{ id }])
  }
  expect((await ask(large, variants, sortedBy('productName'))).body.variants[0]).toMatchObject({ id })
})
