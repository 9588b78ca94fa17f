import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
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

test('the owner keeps a collection from its first day to its last', async () => {
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
  expect(again.body.collection).toEqual(changed.body.collection)

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

test('two collections of one name have an address each, and none takes that of the other', async () => {
  const [one, other] = [await create({ name: 'Tea' }), await create({ name: 'Tea' })]
  expect([one.slug, other.slug]).toEqual(['tea', 'tea-2'])
  const { status, body } = await asOwner(`PATCH /stores/v1/collections/${other.id}`, { collection: { slug: 'tea' } })
  expect(status).toBe(400)
  expect(body.details.validationError.fieldViolations[0].field).toBe('collection.slug')
})

test('a collection without a name, and products that are not there, are refused', async () => {
  expect((await asOwner('POST /stores/v1/collections', { collection: { visible: true } })).status).toBe(400)
  const { id } = await create({ name: 'Glass' })
  const { status, body } = await asOwner(`POST /stores/v1/collections/${id}/productIds`, { productIds: [randomUUID()] })
  expect([status, body.details.applicationError.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
})

test('a collection that is not there is not found, and that of all products stays', async () => {
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
  expect((await asOwner(`PATCH /stores/v1/collections/${randomUUID()}`, { collection: {} })).status).toBe(404)
})

test('visitors change no collection', async () => {
  const { id } = await create({ name: 'Wood' })
  const token = await shop.visitorToken()
  expect((await shop.send(`DELETE /stores/v1/collections/${id}`, { token })).status).toBe(403)
  const body = { collection: { name: 'Mine' } }
  expect((await shop.send(`PATCH /stores/v1/collections/${id}`, { token, body })).status).toBe(403)
})

test('a collection without a picture shows buyers that of its first product, and the owner that it has none', async () => {
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
