import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { transact } from '../../../ground/database/transact.ts'
import { maxSkipped, maxTested, maxTestedInCollection } from './scan-limits.ts'

let small: Shop
let large: Shop
let collectionId: string
/** A collection with more products than a request may scan. */
let longCollectionId: string

const products = 'POST /stores-reader/v1/products/query-platformized'
const variants = 'POST /stores-reader/v1/variants/query'

/** Rows per statement. */
const atOnce = 6000

/** Without the time limit of statements, which a busy machine exceeds. */
const fill = ({ context }: Shop, statement: RawBuilder<unknown>) =>
  transact(context.db, (db) => statement.execute(db), { statementMs: 0 })

beforeAll(async () => {
  small = await openShop()
  large = await openShop()
  for (const { context, siteId } of [small, large]) await addProduct(context.db, siteId, { name: 'Blue mug' })
  const { context, siteId, send, apiKey } = large
  // Fills the catalog just over the limit with identical products; only their number matters.
  for (let from = 1; from <= maxTested; from += atOnce) {
    await fill(
      large,
      sql`insert into product (site_id, id, slug, name, visible, product_type, price, discounted_price, record,
        created_date, last_updated)
      select site_id, md5(n::text)::uuid::text, 'mug-' || n, 'Mug ' || n, true, product_type, n, n, record, created_date,
        last_updated
      from product cross join generate_series(${sql.lit(from)}, ${sql.lit(from + atOnce - 1)}) n
      where site_id = ${siteId} and name = 'Blue mug'`,
    )
  }
  const { body } = await send('POST /stores/v1/collections', { token: apiKey, body: { collection: { name: 'Blue' } } })
  collectionId = body.collection.id
  const { id } = await context.db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', siteId)
    .where('name', '=', 'Blue mug')
    .executeTakeFirstOrThrow()
  await send(`POST /stores/v1/collections/${collectionId}/productIds`, { token: apiKey, body: { productIds: [id] } })
  const made = await send('POST /stores/v1/collections', { token: apiKey, body: { collection: { name: 'All mugs' } } })
  longCollectionId = made.body.collection.id
  // The cheaper half is the older one.
  const half = maxTestedInCollection / 2
  for (let from = 0; from <= maxTestedInCollection; from += half / 2) {
    await fill(
      large,
      sql`insert into collection_product (site_id, collection_id, product_id, numeric_id, name, price, visible,
        last_updated)
      select site_id, ${longCollectionId}, id, numeric_id, name, price, visible,
        case when price <= ${half} then '2000-01-01' else last_updated end
      from product where site_id = ${siteId} order by numeric_id limit ${half / 2} offset ${from}`,
    )
  }
  await fill(large, sql`analyze product, collection_product`)
  // On the embedded database beside other work, this takes minutes.
}, 600_000)
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
  test('answers buyers in a small catalog', async () => {
    expect(await ask(small, route, query)).toMatchObject({ status: 200 })
    expect(await ask(small, route, { ...query, cursorPaging: { limit: 5 } })).toMatchObject({ status: 200 })
  })

  test('rejects unindexed queries of buyers in a large catalog and names the alternatives', async () => {
    for (const page of [{}, { cursorPaging: { limit: 5 } }]) {
      const { status, violation } = await ask(large, route, { ...query, ...page })
      expect([status, violation?.field]).toEqual([400, field])
      expect(violation.description).toMatch(/more than 4,000 products .*(filter|sort) by .*the store’s permissions/)
    }
  })

  test('answers the owner of a large catalog', async () => {
    expect(await ask(large, route, query, large.apiKey)).toMatchObject({ status: 200 })
  })
})

test('limits the offset for buyers of a large catalog, and continues by cursor', async () => {
  const at = (offset: number) => ({ paging: { limit: 1, offset } })
  expect((await ask(large, products, at(maxSkipped))).body.products).toHaveLength(1)
  for (const route of [products, variants]) {
    const { status, violation } = await ask(large, route, at(maxSkipped + 1))
    expect([status, violation?.field]).toEqual([400, 'query.paging.offset'])
    expect(await ask(large, route, at(maxSkipped + 1), large.apiKey)).toMatchObject({ status: 200 })
    expect(await ask(small, route, at(maxSkipped + 1))).toMatchObject({ status: 200 })
  }
})

test('applies the limits to queries inside a cursor', async () => {
  const { body } = await ask(large, products, { ...sortedBy('weight'), cursorPaging: { limit: 1 } }, large.apiKey)
  const { next: cursor } = body.metadata.cursors
  expect(await ask(large, products, { cursorPaging: { cursor } })).toMatchObject({ status: 400 })
  expect(await ask(large, products, { cursorPaging: { cursor } }, large.apiKey)).toMatchObject({ status: 200 })
})

test('answers every indexed query of buyers in a large catalog', async () => {
  const served: object[] = [
    {},
    { filter: { name: 'Blue mug' } },
    { filter: { name: { $in: ['Blue mug', 'Mug 7'] } } },
    { filter: { name: { $startsWith: 'Blue' }, visible: true } },
    { filter: { price: { $gt: 5, $lte: 10 }, productType: 'physical' } },
    { filter: { discountedPrice: { $gt: 0.05 } }, sort: [{ fieldName: 'discountedPrice', order: 'DESC' }] },
    { filter: { $or: [{ slug: 'mug-1' }, { sku: 'none' }] }, ...sortedBy('createdDate') },
    // Any condition is fine on a few listed products.
    { filter: { slug: { $in: ['mug-1', 'mug-2'] }, inventoryStatus: 'IN_STOCK' }, ...sortedBy('weight') },
    { filter: { $and: [{ collectionIds: collectionId }, { description: '' }] }, ...sortedBy('description') },
  ]
  for (const query of served) {
    const { status, body } = await ask(large, products, query)
    expect(status, JSON.stringify([query, body])).toBe(200)
    expect(body.products.length, JSON.stringify(query)).toBeGreaterThan(0)
    expect(await ask(large, products, { ...query, cursorPaging: { limit: 5 } })).toMatchObject({ status: 200 })
  }
})

test('finds variants in a large catalog by ID, by product and by name', async () => {
  const { body } = await ask(large, variants, { filter: { productName: 'Blue mug' } })
  const [{ id, productId }] = body.variants
  for (const filter of [{ id }, { id: { $in: [id, 'nothing'] } }, { productId, 'stock.inStock': true }]) {
    expect((await ask(large, variants, { filter })).body.variants).toMatchObject([{ id }])
  }
  expect((await ask(large, variants, sortedBy('productName'))).body.variants[0]).toMatchObject({ id })
})

const never = { price: { $gt: 200 }, discountedPrice: { $lt: 100 } }
const oftenMet = { price: { $gt: 0.05 }, discountedPrice: { $lt: 250 } }
const inLongCollection = (filter: object) => ({ collectionIds: longCollectionId, ...filter })
const longAgo = { $lt: '2001-01-01T00:00:00Z' }

test("rejects buyers' queries with hardly any match in a large catalog, and answers the owner", async () => {
  const far: readonly (readonly [field: string, query: object])[] = [
    ['discountedPrice', { filter: never, ...sortedBy('name') }],
    ['$and[1].discountedPrice', { filter: { $and: [{ price: { $gt: 200 } }, { discountedPrice: { $lt: 100 } }] } }],
    ['visible', { filter: { visible: false } }],
    ['$or[1].discountedPrice', { filter: { $or: [{ price: { $gt: 9999 } }, { discountedPrice: { $lt: 0 } }] } }],
    ['discountedPrice', { filter: { ...never, name: { $contains: 'mug' } } }],
  ]
  for (const [field, query] of far) {
    for (const page of [{}, { cursorPaging: { limit: 5 } }]) {
      const { status, violation } = await ask(large, products, { ...query, ...page })
      expect([status, violation?.field], JSON.stringify(query)).toEqual([400, `query.filter.${field}`])
      expect(violation.description).toMatch(/the first 30,000 products .* the store’s permissions/)
      expect(await ask(large, products, { ...query, ...page }, large.apiKey)).toMatchObject({ status: 200 })
      expect(await ask(small, products, { ...query, ...page })).toMatchObject({ status: 200 })
    }
  }
})

test('applies the same limits to a large collection', async () => {
  const far = { price: { $gt: maxTestedInCollection / 200 }, lastUpdated: longAgo }
  const refused = await ask(large, products, { filter: inLongCollection(far), ...sortedBy('name') })
  expect([refused.status, refused.violation?.field]).toEqual([400, 'query.filter.lastUpdated'])
  expect(await ask(large, products, { filter: inLongCollection(far) }, large.apiKey)).toMatchObject({ status: 200 })
  const onShort = await ask(large, products, { filter: { collectionIds: collectionId, ...far }, ...sortedBy('name') })
  expect([onShort.status, onShort.body.products]).toEqual([200, []])
  for (const sort of ['price', 'name']) {
    const found = await ask(large, products, { filter: inLongCollection({ price: { $gt: 30 } }), ...sortedBy(sort) })
    expect([found.status, found.body.products?.length], sort).toEqual([200, 50])
    expect(found.body.totalResults).toBeGreaterThan(maxTestedInCollection / 2)
  }
})

test('answers typical storefront ranges in a large catalog in any sort order', async () => {
  for (const fieldName of ['price', 'discountedPrice', 'name', 'numericId', 'lastUpdated', 'createdDate']) {
    for (const order of ['ASC', 'DESC']) {
      for (const filter of [{ price: { $gt: 5, $lt: 250 } }, { price: { $gt: 290 } }, oftenMet]) {
        const { status, body } = await ask(large, products, { filter, sort: [{ fieldName, order }] })
        expect([status, body.products?.length], JSON.stringify([fieldName, order, filter])).toEqual([200, 50])
      }
    }
  }
  // A few products at the end of the order.
  const last = { filter: { price: { $gte: maxTested / 100 }, productType: 'physical' }, ...sortedBy('numericId') }
  for (const page of [{}, { cursorPaging: { limit: 5 } }]) {
    const { body } = await ask(large, products, { ...last, ...page })
    expect(body.products.map(({ name }: { name: string }) => name)).toEqual([`Mug ${maxTested}`])
  }
})
