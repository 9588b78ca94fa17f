import { randomUUID } from 'node:crypto'
import { apiKeys, ApiKeyStrategy, apps, AppStrategy, backOffice, createClient, products } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let owner: ReturnType<typeof clientWith>
beforeAll(async () => {
  shop = await openShop()
  owner = clientWith(shop.apiKey)
})
afterAll(() => shop.close())

const clientWith = (apiKey: string) =>
  createClient({
    host: shop.url,
    auth: ApiKeyStrategy({ apiKey, siteId: shop.siteId }),
    modules: { apiKeys, apps, backOffice, products },
  })
const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

test('lets the owner create a key, which works until it is deleted', async () => {
  const { apiKey, key } = await owner.apiKeys.createApiKey({ name: ' Ledger ' })
  expect(apiKey).toMatchObject({ name: 'Ledger', origins: [] })
  const program = clientWith(key)
  expect((await program.products.createProduct({ name: 'By a program', priceData: { price: 3 } })).product.name).toBe(
    'By a program',
  )
  const listed = await owner.apiKeys.listApiKeys()
  expect(listed.map(({ name }) => name)).toEqual(['tests', 'Ledger'])
  expect(JSON.stringify(listed)).not.toContain(key)

  await owner.apiKeys.deleteApiKey(apiKey.id)
  expect(await caught(program.apiKeys.listApiKeys())).toMatchObject({ status: 401 })
  expect(await caught(owner.apiKeys.deleteApiKey(apiKey.id))).toMatchObject({ status: 404 })
})

test.each([
  [{ name: '' }, 'apiKey.name'],
  [{ name: '  ' }, 'apiKey.name'],
  [{ origins: [] }, 'apiKey.name'],
  [{ name: 'Page', origins: ['https://shop.example/admin'] }, 'apiKey.origins[0]'],
  [{ name: 'Page', origins: ['https://shop.example', 'shop'] }, 'apiKey.origins[1]'],
])('rejects an invalid key by field: %j', async (apiKey, field) => {
  const { status, body } = await shop.send('POST /vitrine/v1/api-keys', { token: shop.apiKey, body: { apiKey } })
  expect([status, body.details.validationError.fieldViolations[0].field]).toEqual([400, field])
})

test('rejects a key from web pages other than the origins it lists', async () => {
  const [mine, other] = ['https://desk.example', 'https://evil.example']
  const { key } = await owner.apiKeys.createApiKey({ name: 'A desk of our own', origins: [`${mine}/`] })
  const ask = (token: string, origin: string) =>
    shop.send('GET /vitrine/v1/api-keys', { token, headers: { origin } }).then(({ status }) => status)
  expect([await ask(key, mine), await ask(key, other)]).toEqual([200, 403])
  expect([await ask(shop.apiKey, mine), await ask(shop.apiKey, 'http://localhost:3000')]).toEqual([403, 403])
  const upload = await fetch(`${shop.url}/vitrine/v1/media`, {
    method: 'POST',
    headers: { authorization: shop.apiKey, origin: other, 'content-type': 'image/png' },
    body: 'x',
  })
  expect(upload.status).toBe(403)
})

test('scopes idempotency keys to the caller, not to the API key', async () => {
  const product = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(product), quantity: 1 }]
  const headers = { 'idempotency-key': randomUUID() }
  const add = async (visitor: string, apiKey = shop.apiKey) =>
    shop.send('POST /ecom/v1/carts/current/add-to-cart', {
      token: `${visitor},${apiKey}`,
      body: { lineItems },
      headers,
    })
  const [ann, bob] = [await shop.visitorToken(), await shop.visitorToken()]
  const [hers, his] = [(await add(ann)).body.cart.id, (await add(bob)).body.cart.id]
  expect(hers).not.toBe(his)
  expect((await add(ann)).body.cart.lineItems).toMatchObject([{ quantity: 1 }])
  const { key } = await owner.apiKeys.createApiKey({ name: 'Another program' })
  expect((await add(ann, key)).body.cart.lineItems).toMatchObject([{ quantity: 2 }])
})

test('registers an app, sends it events while it is subscribed, and deletes everything with it', async () => {
  const { app, appSecret } = await owner.apps.createApp({ name: 'Books' })
  expect(appSecret).toBeUndefined()
  const publicKey = await fetch(app.publicKeyUrl!.replace('http://localhost:4000', shop.url))
  expect(await publicKey.text()).toContain('BEGIN PUBLIC KEY')

  const subscribe = (path: string) =>
    owner.backOffice.createWebhookSubscription({
      appId: app.appId!,
      url: `https://books.example${path}`,
      eventTypes: ['*'],
    })
  const { subscription } = await subscribe('/events')
  await subscribe('/more')
  const other = await owner.apps.createApp({ name: 'Another' })
  const urls = async (appId?: string) =>
    (await owner.backOffice.listWebhookSubscriptions(appId === undefined ? {} : { appId })).map(({ url }) => url)
  expect(await urls()).toEqual(['https://books.example/events', 'https://books.example/more'])
  expect(await urls(other.app.appId)).toEqual([])
  await owner.backOffice.deleteWebhookSubscription(subscription.id)
  expect(await urls(app.appId)).toEqual(['https://books.example/more'])
  expect(await caught(owner.backOffice.deleteWebhookSubscription(subscription.id))).toMatchObject({ status: 404 })

  await owner.apps.deleteApp(app.appId!)
  expect(await urls()).toEqual([])
  expect((await owner.apps.listApps()).map(({ name }) => name)).toEqual(['Another'])
})

test("returns an installable app's secret once, and asks owners for the registered scopes", async () => {
  const redirectUrls = ['https://books.example/installed']
  const { app, appSecret } = await owner.apps.createApp({ name: 'Ledger', redirectUrls, scopes: ['orders'] })
  expect(await owner.apps.listApps()).toContainEqual(app)
  expect(app).toMatchObject({ redirectUrls, scopes: ['orders'] })
  const auth = AppStrategy({ appId: app.appId!, appSecret: appSecret!, host: shop.url })
  const page = await fetch(auth.getInstallUrl({ redirectUrl: redirectUrls[0]! }))
  expect(await page.text()).toContain('Ledger wants to access your store')
  const wrong = { token: shop.apiKey, body: { app: { name: 'Lost', scopes: ['orders'] } } }
  const { body } = await shop.send('POST /vitrine/v1/apps', wrong)
  expect(body.details.validationError.fieldViolations[0].field).toBe('app.redirectUrls')
})
