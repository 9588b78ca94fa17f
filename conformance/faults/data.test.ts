import { transformRESTDurationToSDKDuration } from '@wix/sdk-runtime/transformations/duration'
import { expect, test } from 'vitest'
import { openOfficial, openOfficialBackOffice, openOurBackOffice, openOurs, session } from '../clients.ts'
import { openScript, outcomeOf, type RecordedRequest, type ScriptedAnswer } from './script.ts'

const open = async (script: ScriptedAnswer | ((request: RecordedRequest) => ScriptedAnswer)) => {
  const shop = await openScript(typeof script === 'function' ? script : () => script)
  return { shop, official: openOfficialBackOffice(), ours: openOurBackOffice(shop.url) }
}
const nothing: ScriptedAnswer = { json: {} }
// For untyped callers, and for arguments of one client passed to the other.
const anything = (value: unknown) => value as never
const when = '2026-01-02T03:04:05.678Z'

interface Untyped {
  eq(field: string, value: string): Untyped
  not(other: Untyped): Untyped
  readonly query: { readonly filter: object }
}

test('fault 09: “not” keeps earlier conditions', async () => {
  const { official, ours } = await open(nothing)
  // The method is missing in its types.
  const query = () => official.products.queryProducts() as unknown as Untyped
  expect(query().eq('slug', 'mug').not(query().eq('brand', 'A')).query.filter).toEqual({ $not: { brand: 'A' } })
  const own = ours.products.queryProducts().eq('slug', 'mug').not(ours.products.queryProducts().eq('brand', 'A'))
  expect(own.query.filter).toEqual({ $and: [{ slug: 'mug' }, { $not: { brand: 'A' } }] })
})

test('fault 10: arguments are not mutated and can be reused', async () => {
  const { shop, official, ours } = await open(nothing)
  const line = () => ({
    lineItems: [{ quantity: 1, image: 'wix:image://v1/a.jpg/a.jpg#originWidth=1&originHeight=1' }],
  })
  const theirs = line()
  await official.currentCart.addToCurrentCart(anything(theirs))
  expect(theirs).not.toEqual(line())
  expect((await outcomeOf(official.currentCart.addToCurrentCart(anything(theirs)))).error).toBeDefined()
  const frozen = Object.freeze({ lineItems: Object.freeze([Object.freeze(line().lineItems[0]!)]) })
  expect((await outcomeOf(official.currentCart.addToCurrentCart(anything(frozen)))).error).toBeInstanceOf(TypeError)

  shop.requests.length = 0
  const own = {
    lineItems: [{ quantity: 1, image: { id: 'a.jpg' }, serviceProperties: { scheduledDate: new Date(when) } }],
  }
  const before = structuredClone(own)
  await ours.currentCart.addToCurrentCart(anything(own))
  await ours.currentCart.addToCurrentCart(anything(own))
  await ours.currentCart.addToCurrentCart(anything(Object.freeze({ lineItems: Object.freeze(own.lineItems) })))
  expect(own).toEqual(before)
  expect(shop.requests.map(({ body }) => body)).toEqual(
    Array.from({ length: 3 }, () => JSON.parse(JSON.stringify(own))),
  )
})

test('fault 11: custom keys are preserved in both directions', async () => {
  const [map, back] = [
    { _id: 'engraving', Size: 'L' },
    { id: 'engraving', createdDate: '1990' },
  ]
  const { shop, official, ours } = await open({
    json: { cart: { lineItems: [{ catalogReference: { options: back } }] } },
  })
  const line = { lineItems: [{ quantity: 1, catalogReference: { appId: 'a', catalogItemId: 'i', options: map } }] }
  const theirs = await official.currentCart.addToCurrentCart(anything(structuredClone(line)))
  expect(shop.requests[0]!.body.lineItems[0].catalogReference.options).not.toEqual(map)
  expect(theirs.cart!.lineItems![0]!.catalogReference!.options).not.toEqual(back)

  const own = await ours.currentCart.addToCurrentCart(anything(line))
  expect(shop.requests[1]!.body.lineItems[0].catalogReference.options).toEqual(map)
  expect(own.cart.lineItems[0]!.catalogReference?.options).toEqual(back)
})

test('fault 12: an image is as the server returns it, and needs no file name', async () => {
  const image = {
    id: 'a.jpg',
    url: 'https://m.example/a.jpg',
    width: 3,
    height: 2,
    focalPoint: { x: 0.2, y: 0.8 },
    urlExpirationDate: when,
  }
  const { shop, official, ours } = await open({ json: { cart: { lineItems: [{ image }] } } })
  const unnamed = 'wix:image://v1/a.jpg#originWidth=3&originHeight=2'
  const read = await official.currentCart.addToCurrentCart(anything({ lineItems: [{ quantity: 1, image: unnamed }] }))
  expect(shop.requests[0]!.body.lineItems[0].image).toMatchObject({ filename: 'undefined', altText: 'undefined' })
  expect(read.cart!.lineItems![0]!.image).toBe(unnamed)
  const relative = anything({ lineItems: [{ quantity: 1, image: '/a.jpg' }] })
  expect((await outcomeOf(official.currentCart.addToCurrentCart(relative))).error).toMatchObject({
    code: 'ERR_INVALID_URL',
  })

  shop.requests.length = 0
  const sent = { id: 'a.jpg', width: 3, height: 2 }
  const own = await ours.currentCart.addToCurrentCart(anything({ lineItems: [{ quantity: 1, image: sent }] }))
  await ours.currentCart.addToCurrentCart(anything({ lineItems: [{ quantity: 1, image: { url: '/a.jpg' } }] }))
  expect(shop.requests.map(({ body }) => body.lineItems[0].image)).toEqual([sent, { url: '/a.jpg' }])
  expect(own.cart.lineItems[0]!.image).toEqual({ ...image, urlExpirationDate: new Date(when) })
})

test('fault 13: a timestamp may be text', async () => {
  const { shop, official, ours } = await open(nothing)
  const line = () => anything({ lineItems: [{ quantity: 1, serviceProperties: { scheduledDate: when } }] })
  expect((await outcomeOf(official.currentCart.addToCurrentCart(line()))).error).toBeInstanceOf(TypeError)
  expect(shop.requests).toHaveLength(0)
  await ours.currentCart.addToCurrentCart(line())
  expect(shop.requests[0]!.body.lineItems[0].serviceProperties.scheduledDate).toBe(when)
})

const catalogOf =
  (count: number, cap: number, metadata: (offset: number, got: number) => object) =>
  (request: RecordedRequest): ScriptedAnswer => {
    const { query } = JSON.parse(Buffer.from(request.query.get('.r')!, 'base64url').toString())
    const { offset, limit } = query.paging
    const ids = Array.from({ length: count }, (_, index) => ({ id: String(index) }))
    const products = ids.slice(offset, offset + Math.min(limit, cap))
    return { json: { products, metadata: metadata(offset, products.length) } }
  }

test('fault 26: paging returns every product once', async () => {
  const { official, ours } = await open(catalogOf(250, 100, (offset, count) => ({ offset, count, total: 250 })))
  const collect = async () => {
    const found: unknown[] = []
    for (let page = await official.products.queryProducts().limit(250).find(); ; page = await page.next()) {
      found.push(...page.items)
      if (!page.hasNext()) return found
    }
  }
  expect(await collect()).toHaveLength(100)
  const all: string[] = []
  for await (const { id } of ours.products.queryProducts().limit(250)) all.push(id)
  expect(new Set(all).size).toBe(250)
  expect(all).toHaveLength(250)

  const vast = await open(catalogOf(250, 100, (offset, count) => ({ offset, count, tooManyToCount: true })))
  expect((await vast.official.products.queryProducts().limit(100).find()).hasNext()).toBe(false)
  const many: string[] = []
  for await (const { id } of vast.ours.products.queryProducts().limit(100)) many.push(id)
  expect(many).toHaveLength(250)

  const few = await open(catalogOf(10, 100, (offset, count) => ({ offset, count, total: 10 })))
  const theirs = await few.official.products.queryProducts().skip(3).limit(4).find()
  const next = await theirs.next()
  expect([next.length, next.hasNext()]).toEqual([3, true])
  const own = await few.ours.products.queryProducts().skip(3).limit(4).find()
  const ownNext = await own.next()
  expect([ownNext.length, ownNext.hasNext()]).toEqual([3, false])
})

test('fault 30: collections are requested with the prefix of their host', async () => {
  const { shop, official, ours } = await open({ json: { collection: {}, collections: [], metadata: {} } })
  await official.collections.getCollection('c')
  expect(shop.requests[0]!.path).toBe('/v2/collections/c')
  shop.requests.length = 0
  await ours.collections.getCollection('c')
  await ours.collections.getCollectionBySlug('mugs')
  await ours.collections.queryCollections().find()
  expect(shop.requests.map(({ path }) => path)).toEqual([
    '/stores-reader/v2/collections/c',
    '/stores-reader/v2/collections/slug/mugs',
    '/stores-reader/v2/collections/query',
  ])
})

test('fault 31: an undefined number is omitted', async () => {
  const { shop, official, ours } = await open(nothing)
  const product = () => anything({ name: 'Mug', weight: undefined, priceData: { price: 1 } })
  expect((await outcomeOf(official.products.createProduct(product()))).error).toBeInstanceOf(TypeError)
  await ours.products.createProduct(product())
  expect(shop.requests.at(-1)!.body).toEqual({ product: { name: 'Mug', priceData: { price: 1 } } })
})

test('fault 32: half a second is half a second', async () => {
  expect(transformRESTDurationToSDKDuration('1.5s')).not.toEqual({ seconds: '1', nanos: 500_000_000 })
  // Ours passes durations as in the API, so no conversion can go wrong.
  const shop = await openScript(() => ({ json: { order: { settings: { expiresIn: '1.5s' } } } }))
  const order = await openOurs(shop.url, session('visitor', 'v')).orders.getOrder('o')
  expect(order).toEqual({ settings: { expiresIn: '1.5s' } })
})

test('fault 30, on a storefront: the official SDK omits the prefix there as well', async () => {
  const shop = await openScript(() => ({ json: { collections: [], metadata: {} } }))
  await openOfficial(session('visitor', 'v')).collections.queryCollections().find()
  expect(shop.requests[0]!.path).toBe('/v2/collections/query')
})
