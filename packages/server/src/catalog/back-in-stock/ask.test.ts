import { storesAppId } from '@vitrine/domain/catalog/stores-app.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../../../../../test/buying.ts'
import { addProduct, colours, textModifier } from '../../../../../test/goods.ts'
import { atTheDoor, newEmail } from '../../../../../test/people.ts'
import { addListener } from '../../../../../test/listener.ts'
import { openShop, type Answer, type Shop } from '../../../../../test/shop.ts'
import { rateLimits } from '../../ground/rate-limit/rate-limit-store.ts'
import { backInStockOf, requestsPath } from './testing.ts'

let shop: Shop
let backInStock: ReturnType<typeof backInStockOf>
beforeAll(async () => {
  shop = await openShop()
  await addListener(shop)
  backInStock = backInStockOf(shop)
})
afterAll(() => shop.close())

const wordsOf = ({ body }: Answer): string => body.details.applicationError.description
const fieldOf = ({ body }: Answer): string => body.details.validationError.fieldViolations[0].field

test('records a request for a sold-out product with only the data the shop needs', async () => {
  const product = await backInStock.soldOut()
  const { status, body } = await backInStock.ask(product, {
    email: 'Ann@Example.com',
    itemUrl: 'http://localhost:3000/lamp',
  })
  expect(status, JSON.stringify(body)).toBe(200)
  const { id, createdDate, ...request } = body.request
  expect(request).toEqual({
    catalogReference: { catalogItemId: product.id, appId: storesAppId, options: {} },
    email: 'ann@example.com',
    status: 'RECEIVED',
    autoNotified: false,
    itemUrl: 'http://localhost:3000/lamp',
  })
  expect(new Date(createdDate).getTime()).toBeGreaterThan(0)
  expect(await backInStock.read(id)).toEqual(body.request)
  expect(await backInStock.eventsOf(id)).toEqual(['created'])
})

test('identifies a variant by its ID or by its choices, as a cart does', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage, ink] = bowl.variants
  const email = newEmail()
  expect((await backInStock.ask(bowl, { email, options: { variantId: sage!.id } })).status).toBe(200)
  const again = await backInStock.ask(bowl, { email, options: { options: { Colour: 'Sage' } } })
  expect([again.status, codeOf(again)]).toEqual([409, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS'])
  expect((await backInStock.ask(bowl, { email, options: { options: { Colour: 'Ink' } } })).status).toBe(200)
  const count = `${requestsPath}/count-by-catalog-reference`
  const appId = storesAppId
  const references = [
    { catalogItemId: bowl.id, appId },
    { catalogItemId: bowl.id, appId, options: { variantId: ink!.id } },
    { catalogItemId: bowl.id, appId, options: { variantId: randomUUID() } },
    { catalogItemId: randomUUID(), appId },
  ]
  const { body } = await shop.send(`POST ${count}`, { token: shop.apiKey, body: { catalogReferences: references } })
  const counts = [2, 1, 0, 0].map((one, index) => ({ catalogReference: references[index], count: one }))
  expect(body.countsPerCatalogReference).toEqual(counts)
})

test('stores one request when the same email sends many at once', async () => {
  const product = await backInStock.soldOut()
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 6 }, () => backInStock.ask(product, { email })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
})

test('rejects products that cannot be waited for, with a message that helps the buyer', async () => {
  const { db } = shop.context
  const there = await addProduct(db, shop.siteId, { name: 'Mug', stock: 3 })
  const uncounted = await addProduct(db, shop.siteId, { name: 'Print' })
  const hidden = await addProduct(db, shop.siteId, { name: 'Secret', stock: 0, visible: false })
  const bowl = await backInStock.soldOutInColours()
  const engraved = await addProduct(db, shop.siteId, {
    name: 'Ring',
    stock: 0,
    record: { modifiers: [textModifier('Engraving', { maxLength: 10, mandatory: true })] },
  })
  const refusalOf = async (...args: Parameters<typeof backInStock.ask>) => {
    const answer = await backInStock.ask(...args)
    return [answer.status, codeOf(answer), wordsOf(answer)]
  }
  const inStock = (name: string) => [428, 'ITEM_IN_STOCK', `“${name}” is in stock and can be bought now.`]
  expect(await refusalOf(there)).toEqual(inStock('Mug'))
  expect(await refusalOf(uncounted)).toEqual(inStock('Print'))
  expect(await refusalOf(hidden)).toEqual([428, 'ITEM_NOT_AVAILABLE', '“Secret” is not available.'])
  expect((await backInStock.ask({ id: randomUUID() })).status).toBe(404)
  const unknown = 'INVALID_CATALOG_REFERENCE_OPTIONS'
  expect(await refusalOf(bowl)).toEqual([400, unknown, 'Choose a colour.'])
  expect(await refusalOf(bowl, { options: { options: { Colour: 'Gold' } } })).toEqual([
    400,
    unknown,
    '“Bowl” has no such choice.',
  ])
  expect(await refusalOf(bowl, { options: { options: { Size: 'S' } } })).toEqual([
    400,
    unknown,
    '“Bowl” does not take options.Size.',
  ])
  expect((await backInStock.ask(bowl, { options: { variantId: randomUUID() } })).status).toBe(400)
  // Custom text belongs to the order, so it is not part of the request.
  expect((await backInStock.ask(engraved)).status).toBe(200)
})

test('rejects links to other sites and images that do not exist', async () => {
  const product = await backInStock.soldOut()
  const foreign = await backInStock.ask(product, { itemUrl: 'https://evil.example/lamp' })
  expect([foreign.status, fieldOf(foreign)]).toEqual([400, 'request.itemUrl'])
  const owner = await backInStock.ask(product, { itemUrl: 'https://evil.example/lamp', token: shop.apiKey })
  expect([owner.status, fieldOf(owner)]).toEqual([400, 'request.itemUrl'])
  const script = await backInStock.ask(product, { itemUrl: 'javascript:alert(1)' })
  expect([script.status, fieldOf(script)]).toEqual([400, 'request.itemUrl'])
  const picture = await backInStock.ask(product, { image: { url: 'javascript:alert(1)' } })
  expect([picture.status, codeOf(picture)]).toEqual([400, 'INVALID_ITEM_IMAGE_URL'])
  const packed = { id: 'a.jpg', url: 'wix:image://v1/a.jpg/a.jpg#originWidth=20&originHeight=10' }
  expect((await backInStock.ask(product, { image: packed })).status).toBe(200)
})

test('links a request to a member who uses their own email, for their data export and deletion', async () => {
  const product = await backInStock.soldOut()
  const { memberId, email, accessToken: token } = await atTheDoor(shop).signIn()
  const { request } = (await backInStock.ask(product, { token, email })).body
  expect(request.contactId).toBe(memberId)
  const foreign = (await backInStock.ask(product, { token })).body.request
  expect(foreign.contactId).toBeUndefined()
  const { body } = await shop.send('GET /vitrine/v1/members/my/export', { token })
  expect(body.export.backInStockRequests).toEqual([request])
  expect((await shop.send('DELETE /members/v1/members/my', { token })).status).toBe(200)
  expect(await backInStock.read(request.id)).toBeUndefined()
  expect(await backInStock.eventsOf(request.id)).toEqual(['created', 'deleted'])
  expect((await backInStock.read(foreign.id)).status).toBe('RECEIVED')
})

test('lets only the owner see and change requests', async () => {
  const product = await backInStock.soldOut()
  const { id } = (await backInStock.ask(product)).body.request
  const token = await shop.visitorToken()
  const routes = [
    `GET ${requestsPath}/${id}`,
    `DELETE ${requestsPath}/${id}`,
    `PUT ${requestsPath}/${id}/mark-as-notification-sent`,
    `GET ${requestsPath}`,
    `POST ${requestsPath}/query`,
    `GET ${requestsPath}/count-by-catalog-reference`,
    `POST ${requestsPath}/report-items-back-in-stock`,
    `PUT ${requestsPath}/settings`,
    `POST ${requestsPath}/settings/stop-collecting`,
  ]
  for (const route of routes) {
    const { status } = await shop.send(route, { token, ...(!route.startsWith('GET') && { body: {} }) })
    expect(status, route).toBe(403)
  }
})

test("lets the owner query requests in both the SDK's and the plain form, and delete them", async () => {
  const product = await backInStock.soldOut()
  const email = newEmail()
  const { id } = (await backInStock.ask(product, { email })).body.request
  const query = { filter: { status: 'RECEIVED', email }, cursorPaging: { limit: 5 } }
  const packed = Buffer.from(JSON.stringify({ query })).toString('base64url')
  const packedAnswer = await shop.send(`GET ${requestsPath}?.r=${packed}`, { token: shop.apiKey })
  expect(packedAnswer.body.requests.map((one: { id: string }) => one.id)).toEqual([id])
  const plain = await shop.send(`POST ${requestsPath}/query`, { token: shop.apiKey, body: { query } })
  expect(plain.body).toEqual(packedAnswer.body)
  expect(plain.body.metadata).toEqual({ count: 1, cursors: {}, hasNext: false })
  expect((await shop.send(`DELETE ${requestsPath}/${id}`, { token: shop.apiKey })).status).toBe(200)
  const deleted = await shop.send(`GET ${requestsPath}/${id}`, { token: shop.apiKey })
  expect([deleted.status, codeOf(deleted)]).toEqual([404, 'BACK_IN_STOCK_NOTIFICATION_REQUEST_NOT_FOUND'])
  expect(await backInStock.eventsOf(id)).toEqual(['created', 'deleted'])
})

test('lets the owner stop and restart taking requests, and reports that to storefronts', async () => {
  const product = await backInStock.soldOut()
  const collecting = async () => {
    const { body } = await shop.send(`PUT ${requestsPath}/settings`, { token: shop.apiKey, body: {} })
    const site = await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`)
    return [body.settings.collectionStates[0].collectingRequests, site.body.site.takesBackInStockRequests]
  }
  const setCollecting = (what: string, appId = storesAppId) =>
    shop.send(`POST ${requestsPath}/settings/${what}-collecting`, { token: shop.apiKey, body: { appId } })
  expect(await collecting()).toEqual([true, true])
  expect((await setCollecting('stop')).body.settings.collectionStates).toEqual([
    { appId: storesAppId, collectingRequests: false },
  ])
  expect(await collecting()).toEqual([false, false])
  expect(codeOf(await backInStock.ask(product))).toBe('REQUEST_COLLECTION_DISABLED')
  expect((await setCollecting('start')).status).toBe(200)
  expect((await backInStock.ask(product)).status).toBe(200)
  expect(codeOf(await setCollecting('start', randomUUID()))).toBe('NOT_SUPPORTED_APP_DEF_ID')
})

test('limits requests per email and per IP address', async () => {
  const still = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  try {
    const quiet = backInStockOf(still)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const email = newEmail()
    const { free } = rateLimits.backInStock
    for (let count = 0; count < free; count += 1)
      expect((await quiet.ask(await quiet.soldOut(), { email, headers })).status).toBe(200)
    const late = await quiet.ask(await quiet.soldOut(), { email, headers })
    expect([late.status, codeOf(late)]).toEqual([429, 'TOO_MANY_REQUESTS'])
    const product = await quiet.soldOut()
    for (let count = free + 1; count < rateLimits.backInStockFrom.free; count += 1)
      expect((await quiet.ask(product, { headers })).status).toBe(200)
    expect((await quiet.ask(product, { headers })).status).toBe(429)
    expect((await quiet.ask(product, { headers, token: still.apiKey })).status).toBe(200)
  } finally {
    await still.close()
  }
})

test('rejects requests for choices that the product no longer has', async () => {
  const bowl = await addProduct(shop.context.db, shop.siteId, { name: 'Plate', stock: 0, options: [colours] })
  await shop.send(`PATCH /stores/v1/products/${bowl.id}/variants`, {
    token: shop.apiKey,
    body: { variants: [{ variantIds: [bowl.variants[0]!.id], visible: false }] },
  })
  const answer = await backInStock.ask(bowl, { options: { variantId: bowl.variants[0]!.id } })
  expect([answer.status, wordsOf(answer)]).toEqual([400, 'This variant of “Plate” is not available.'])
})

test('lists what buyers wait for, with their emails', async () => {
  const bowl = await backInStock.soldOutInColours()
  const [sage, ink] = bowl.variants
  const [ann, bob] = [newEmail(), newEmail()]
  for (const email of [ann, bob]) await backInStock.ask(bowl, { email, options: { variantId: sage!.id } })
  await backInStock.ask(bowl, { email: ann, options: { variantId: ink!.id } })
  const path = 'GET /vitrine/v1/back-in-stock/awaited-items'
  const { body } = await shop.send(path, { token: shop.apiKey })
  const own = body.items.filter(({ productId }: { productId: string }) => productId === bowl.id)
  expect(own).toMatchObject([
    { variantId: sage!.id, choices: 'Sage', count: 2 },
    { variantId: ink!.id, choices: 'Ink', count: 1, emails: [ann.toLowerCase()] },
  ])
  expect(own[0].emails.toSorted()).toEqual([ann, bob].map((email) => email.toLowerCase()).toSorted())
  expect(body.totalRequests).toBeGreaterThanOrEqual(3)
  expect((await shop.send(path, { token: await shop.visitorToken() })).status).toBe(403)
})
