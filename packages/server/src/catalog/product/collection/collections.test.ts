import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../../../../../test/goods.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Answer, type Shop } from '../../../../../../test/shop.ts'
import { maxSkipped } from '../read/scan-limits.ts'

let shop: Shop
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const allProducts = '00000000-000000-000000-000000000001'
const asOwner = (route: string, body?: unknown) => shop.send(route, { token: shop.apiKey, body })
const create = async (collection: object) => {
  const { status, body } = await asOwner('POST /stores/v1/collections', { collection })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.collection
}
const productsIn = async (collectionIds: string) => {
  const { body } = await asOwner('POST /stores-reader/v1/products/query-platformized', {
    query: { filter: { collectionIds } },
  })
  return body.products.map(({ id }: { id: string }) => id)
}
const eventsOf = async (id: string) => {
  const events = await shop.context.db
    .selectFrom('event')
    .select(['type'])
    .where('entity', '=', `collection:${id}`)
    .orderBy('sequence')
    .execute()
  return events.map(({ type }) => type.split('.').at(-1))
}

test('lets the owner create, change and delete a collection', async () => {
  const collection = await create({ name: 'Crème & Co', description: 'Soft.' })
  expect(collection).toMatchObject({ slug: 'creme-co', visible: true, description: 'Soft.', numberOfProducts: 0 })
  const { id } = collection
  const [cup, mug] = [
    await addProduct(shop.context.db, shop.siteId),
    await addProduct(shop.context.db, shop.siteId, { name: 'Cup' }),
  ]
  const path = `/stores/v1/collections/${id}`

  expect((await asOwner(`POST ${path}/productIds`, { id, productIds: [cup.id, mug.id] })).body).toEqual({})
  await asOwner(`POST ${path}/productIds`, { productIds: [cup.id] })
  expect((await productsIn(id)).sort()).toEqual([cup.id, mug.id].sort())
  await asOwner(`POST ${path}/productIds/delete`, { productIds: [cup.id] })
  expect(await productsIn(id)).toEqual([mug.id])

  const url = 'https://example.com/harbour.jpg'
  const changed = await asOwner(`PATCH ${path}`, {
    collection: { name: 'Harbour', visible: false, media: { items: [{ image: { url } }] } },
  })
  expect(changed.body.collection).toMatchObject({
    id,
    name: 'Harbour',
    slug: 'creme-co',
    description: 'Soft.',
    visible: false,
    numberOfProducts: 1,
    media: { mainMedia: { image: { url } } },
  })
  const again = await asOwner(`PATCH ${path}`, { collection: changed.body.collection })
  expect(again.body.collection).toEqual({ ...changed.body.collection, lastUpdated: expect.any(String) })
  expect(again.body.collection.lastUpdated > changed.body.collection.lastUpdated).toBe(true)

  expect((await asOwner(`DELETE ${path}?id=${id}`)).body).toEqual({})
  expect((await asOwner(`GET /v2/collections/${id}`)).status).toBe(404)
  expect(await productsIn(allProducts)).toContain(mug.id)
  expect(await eventsOf(id)).toEqual([
    'CollectionCreated',
    'CollectionChanged',
    'CollectionChanged',
    'CollectionChanged',
    'CollectionChanged',
    'CollectionDeleted',
  ])
})

test('gives two collections of the same name different slugs, and rejects a slug in use', async () => {
  const [one, other] = [await create({ name: 'Tea' }), await create({ name: 'Tea' })]
  expect([one.slug, other.slug]).toEqual(['tea', 'tea-2'])
  const { status, body } = await asOwner(`PATCH /stores/v1/collections/${other.id}`, { collection: { slug: 'tea' } })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations[0].field).toBe('collection.slug')
})

test('rejects a collection without a name and products that do not exist', async () => {
  expect((await asOwner('POST /stores/v1/collections', { collection: { visible: true } })).status).toBe(400)
  const { id } = await create({ name: 'Glass' })
  const { status, body } = await asOwner(`POST /stores/v1/collections/${id}/productIds`, { productIds: [randomUUID()] })
  expect([status, body.details.applicationError.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
})

test('reports unknown collections as not found, and protects the collection of all products', async () => {
  const { id: productId } = await addProduct(shop.context.db, shop.siteId)
  for (const [id, status] of [
    [randomUUID(), 404],
    [allProducts, 428],
  ] as const) {
    const path = `/stores/v1/collections/${id}`
    expect((await asOwner(`DELETE ${path}`)).status).toBe(status)
    expect((await asOwner(`POST ${path}/productIds`, { productIds: [productId] })).status).toBe(status)
    expect((await asOwner(`POST ${path}/productIds/delete`, { productIds: [productId] })).status).toBe(status)
  }
  for (const absent of [
    await asOwner(`PATCH /stores/v1/collections/${randomUUID()}`, { collection: {} }),
    await asOwner(`GET /stores-reader/v2/collections/${randomUUID()}`),
    await asOwner('GET /stores-reader/v2/collections/slug/nowhere'),
  ]) {
    expect(absent).toMatchObject({
      status: 404,
      body: { code: 'COLLECTION_NOT_FOUND', details: {} },
    })
  }
})

test('rejects changes from visitors', async () => {
  const { id } = await create({ name: 'Wood' })
  const token = await shop.visitorToken()
  expect((await shop.send(`DELETE /stores/v1/collections/${id}`, { token })).status).toBe(403)
  const body = { collection: { name: 'Mine' } }
  expect((await shop.send(`PATCH /stores/v1/collections/${id}`, { token, body })).status).toBe(403)
})

test("shows buyers the first product's picture for a collection without one, but not the owner", async () => {
  const { db } = shop.context
  const picture = { kind: 'image', width: 10, height: 10 } as const
  const media = (id: string) => ({ record: { media: [{ ...picture, id }] } })
  const [first, newest] = [
    await addProduct(db, shop.siteId, media('first.png')),
    await addProduct(db, shop.siteId, media('newest.png')),
  ]
  await addProduct(db, shop.siteId)
  const { id, slug } = await create({ name: 'With pictures' })
  await asOwner(`POST /stores/v1/collections/${id}/productIds`, { productIds: [first.id, newest.id] })
  const token = await shop.visitorToken()
  const seen = async (route: string) => (await shop.send(route, { token })).body.collection.media.mainMedia?.id
  expect(await seen(`GET /stores-reader/v1/collections/${id}`)).toBe('newest.png')
  expect(await seen(`GET /v2/collections/slug/${slug}`)).toBe('newest.png')
  const query = { query: { filter: { slug } } }
  const listed = await shop.send('POST /stores-reader/v2/collections/query', { token, body: query })
  expect(listed.body.collections[0].media.mainMedia.image.url).toContain('newest.png')
  const owned = await asOwner('POST /stores-reader/v2/collections/query', query)
  expect(owned.body.collections[0].media).toEqual({ items: [] })

  await asOwner(`PATCH /stores/v1/products/${newest.id}`, { product: { visible: false } })
  expect(await seen(`GET /stores-reader/v1/collections/${id}`)).toBe('first.png')
  const { id: bare } = await create({ name: 'Bare' })
  expect(await seen(`GET /stores-reader/v1/collections/${bare}`)).toBeUndefined()
})

describe('with very many collections', () => {
  let large: Shop
  beforeAll(async () => {
    large = await openShop()
    await sql`insert into collection (site_id, id, slug, name, description, visible, media, position, created_date,
        last_updated)
      select ${large.siteId}, md5(n::text)::uuid::text, 'collection-' || n, 'Shelf ' || n, '', true, '[]', n, now(), now()
      from generate_series(0, ${sql.lit(maxSkipped)}) n`.execute(large.context.db)
  })
  afterAll(() => large.close())
  const ask = async (query: object, token?: string) =>
    large.send('POST /stores-reader/v2/collections/query', {
      token: token ?? (await large.visitorToken()),
      body: { query },
    })
  const refusedField = ({ body }: Answer) => body.details?.validationError?.fieldViolations?.[0]?.field

  test('rejects unindexed queries of buyers and accepts them from the owner', async () => {
    const walks: readonly (readonly [field: string, query: object])[] = [
      ['query.filter.name.$contains', { filter: { name: { $contains: 'collection' } } }],
      ['query.filter.slug.$startsWith', { filter: { slug: { $startsWith: 'collection-1' } } }],
      ['query.filter.description', { filter: { description: 'blue' } }],
      ['query.sort[0].fieldName', { sort: [{ fieldName: 'lastUpdated' }] }],
      ['query.paging.offset', { paging: { limit: 1, offset: maxSkipped + 1 } }],
    ]
    for (const [field, query] of walks) {
      const refused = await ask(query)
      expect([refused.status, refusedField(refused)]).toEqual([400, field])
      expect(await ask(query, large.apiKey)).toMatchObject({ status: 200 })
      expect(
        await shop.send('POST /stores-reader/v2/collections/query', { token: visitor, body: { query } }),
      ).toMatchObject({
        status: 200,
      })
    }
  })

  test('answers indexed queries of buyers without a total', async () => {
    for (const query of [{ filter: { slug: 'collection-7' } }, { filter: { name: { $in: ['Shelf 7', 'None'] } } }]) {
      expect((await ask(query)).body.collections).toMatchObject([{ name: 'Shelf 7', numberOfProducts: 0 }])
    }
    const { body } = await ask({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: 2 } })
    expect(body.collections).toHaveLength(2)
    expect((await ask({})).body.metadata).toMatchObject({ tooManyToCount: true })
  })
})

test('updates the product count immediately after each change', async () => {
  const { db } = shop.context
  const [mug, cup] = [await addProduct(db, shop.siteId), await addProduct(db, shop.siteId, { visible: false })]
  const made = await shop.send('POST /stores/v1/collections', {
    token: shop.apiKey,
    body: { collection: { name: 'Few' } },
  })
  const { id } = made.body.collection
  const sizes = async () => {
    const request = { body: { query: { filter: { id } } } }
    const route = 'POST /stores-reader/v2/collections/query'
    const answers = [
      await shop.send(route, { token: visitor, ...request }),
      await shop.send(route, { token: shop.apiKey, ...request }),
    ]
    return answers.map(({ body }) => body.collections[0].numberOfProducts)
  }
  expect(await sizes()).toEqual([0, 0])
  const put = (productIds: string[]) =>
    shop.send(`POST /stores/v1/collections/${id}/productIds`, { token: shop.apiKey, body: { productIds } })
  await put([mug.id])
  expect(await sizes()).toEqual([1, 1])
  await put([cup.id])
  expect(await sizes()).toEqual([1, 2])
})
