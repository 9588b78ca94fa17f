import { ApiKeyStrategy, createClient, oauthApps, OAuthStrategy, products } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, callback } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createSite, registerOAuthApp } from '../../desk/site/create-site.ts'

let shop: Shop
let owner: ReturnType<typeof ownerOf>
beforeAll(async () => {
  shop = await openShop()
  owner = ownerOf()
})
afterAll(() => shop.close())

const ownerOf = () =>
  createClient({ host: shop.url, auth: ApiKeyStrategy({ apiKey: shop.apiKey }), modules: { oauthApps } })
const visit = (clientId: string) =>
  createClient({ host: shop.url, auth: OAuthStrategy({ clientId }), modules: { products } })
const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)
/** The response to a page of an origin that uses a token. */
const readAt = async (origin: string, token: string): Promise<number> =>
  (await shop.send('GET /stores/v3/provision/version', { token, headers: { origin } })).status
const make = (name: string, more: object = {}) => owner.oauthApps.createOAuthApp({ name, ...more })

test('creates a client ID for visitors, which stops working when it is deleted', async () => {
  const app = await make(' Summer shop ', { origins: ['https://summer.example/'], serverAddresses: ['203.0.113.7'] })
  expect(app).toMatchObject({
    name: 'Summer shop',
    rotatesRefreshTokens: true,
    redirectUris: [],
    origins: ['https://summer.example'],
    serverAddresses: ['203.0.113.7'],
  })
  expect((await visit(app.clientId).products.queryProducts().find()).items).toEqual([])
  expect(await owner.oauthApps.listOAuthApps()).toContainEqual(app)

  const visitor = await atTheDoor(shop).token({ clientId: app.clientId, grantType: 'anonymous' })
  expect(await readAt('https://summer.example', visitor.body.access_token)).toBe(200)
  await owner.oauthApps.deleteOAuthApp(app.clientId)
  expect((await owner.oauthApps.listOAuthApps()).map(({ clientId }) => clientId)).toEqual([shop.clientId])
  expect(await caught(visit(app.clientId).products.queryProducts().find())).toMatchObject({ status: 401 })
  expect((await atTheDoor(shop).refresh(visitor.body.refresh_token)).body.error).toBe('invalid_grant')
  expect(await readAt('https://summer.example', visitor.body.access_token)).toBe(403)
  expect(await caught(owner.oauthApps.deleteOAuthApp(app.clientId))).toMatchObject({ status: 404 })
})

test('accepts a client ID from pages of an origin while it is listed', async () => {
  const [page, other] = ['https://stall.example', 'https://other.example']
  const { clientId } = await make('Stall')
  const begin = async (origin: string) => {
    const body = { clientId, grantType: 'anonymous' }
    return (await shop.send('POST /oauth2/token', { headers: { origin }, body })).status
  }
  expect(await begin(page)).toBe(400)
  await owner.oauthApps.updateOAuthApp(clientId, { origins: [page] })
  expect([await begin(page), await begin(other)]).toEqual([200, 400])
  const changed = await owner.oauthApps.updateOAuthApp(clientId, { name: 'Market stall', redirectUris: [`${page}/in`] })
  expect(changed).toMatchObject({ name: 'Market stall', origins: [page], redirectUris: [`${page}/in`] })
  await owner.oauthApps.updateOAuthApp(clientId, { origins: [] })
  expect(await begin(page)).toBe(400)
})

test('keeps redirect URIs exactly as sent', async () => {
  const redirectUris = ['https://Stall.example/in?a=%7e', 'https://stall.example']
  expect(await make('Emails', { redirectUris })).toMatchObject({ redirectUris })
})

test('signs members out of a storefront whose client ID is deleted, and of no other', async () => {
  const { clientId } = await make('For a summer', { redirectUris: [callback], rotatesRefreshTokens: false })
  const door = atTheDoor(shop)
  const [here, there] = [await door.signIn(clientId), await door.signIn()]
  await owner.oauthApps.deleteOAuthApp(clientId)
  expect((await door.refresh(here.refreshToken, { clientId: undefined })).body.error).toBe('invalid_grant')
  expect((await door.refresh(there.refreshToken)).status).toBe(200)
})

test("renews a storefront's tokens in the mode it was created with, which cannot change", async () => {
  const { clientId } = await make('On the provider’s SDK', { rotatesRefreshTokens: false })
  const refused = await caught(
    owner.oauthApps.updateOAuthApp(clientId, { name: 'Never saved', rotatesRefreshTokens: true }),
  )
  expect(refused).toMatchObject({ status: 400, violations: [{ field: 'oauthApp.rotatesRefreshTokens' }] })
  const unchanged = await owner.oauthApps.updateOAuthApp(clientId, { rotatesRefreshTokens: false })
  expect(unchanged).toMatchObject({ name: 'On the provider’s SDK', rotatesRefreshTokens: false })
})

test.each([
  [{}, 'name'],
  [{ name: ' ' }, 'name'],
  [{ name: 'A', redirectUris: ['shop.example'] }, 'redirectUris[0]'],
  [{ name: 'A', redirectUris: ['https://shop.example', 'javascript:alert(1)'] }, 'redirectUris[1]'],
  [{ name: 'A', redirectUris: ['https://shop.example/#in'] }, 'redirectUris[0]'],
  [{ name: 'A', redirectUris: ['https://ada@shop.example/'] }, 'redirectUris[0]'],
  [{ name: 'A', redirectUris: [' https://shop.example/'] }, 'redirectUris[0]'],
  [{ name: 'A', origins: ['https://shop.example/in'] }, 'origins[0]'],
  [{ name: 'A', origins: ['https://ada:b@shop.example'] }, 'origins[0]'],
  [{ name: 'A', origins: ['https://shop.example#'] }, 'origins[0]'],
  [{ name: 'A', serverAddresses: ['203.0.113.7', 'shop.example'] }, 'serverAddresses[1]'],
  [{ name: 'A', serverAddresses: ['203.0.113.0/33'] }, 'serverAddresses[0]'],
])('rejects an invalid client ID by field: %j', async (app, field) => {
  const before = await owner.oauthApps.listOAuthApps()
  expect(await caught(owner.oauthApps.createOAuthApp(app))).toMatchObject({
    status: 400,
    violations: [{ field: `oauthApp.${field}` }],
  })
  const { clientId } = await make('Right')
  const change = { name: '', ...app }
  expect(await caught(owner.oauthApps.updateOAuthApp(clientId, change))).toMatchObject({ status: 400 })
  await owner.oauthApps.deleteOAuthApp(clientId)
  expect(await owner.oauthApps.listOAuthApps()).toEqual(before)
})

test("keeps the store's last client ID even when two are deleted at once", async () => {
  const shopOfOne = await openShop()
  try {
    const auth = ApiKeyStrategy({ apiKey: shopOfOne.apiKey })
    const keeper = createClient({ host: shopOfOne.url, auth, modules: { oauthApps } }).oauthApps
    const refused = { status: 428, code: 'ILLEGAL_STATE' }
    expect(await caught(keeper.deleteOAuthApp(shopOfOne.clientId))).toMatchObject(refused)
    const second = await keeper.createOAuthApp({ name: 'Second' })
    const both = [shopOfOne.clientId, second.clientId]
    const answers = await Promise.all(both.map((clientId) => caught(keeper.deleteOAuthApp(clientId))))
    expect(answers.filter((answer) => answer === undefined)).toHaveLength(1)
    expect(answers).toContainEqual(expect.objectContaining(refused))
    expect(await keeper.listOAuthApps()).toHaveLength(1)
  } finally {
    await shopOfOne.close()
  }
})

test('hides client IDs of other stores', async () => {
  const [siteId, clientId] = ['elsewhere', 'client-of-elsewhere']
  await createSite(shop.context.db, { id: siteId, name: 'Elsewhere', currency: 'EUR', language: 'en', demo: false })
  const app = { clientId, name: 'Theirs', rotatesRefreshTokens: true, redirectUris: [], origins: [] }
  await registerOAuthApp(shop.context.db, siteId, app)
  expect((await owner.oauthApps.listOAuthApps()).map(({ name }) => name)).not.toContain('Theirs')
  expect(await caught(owner.oauthApps.updateOAuthApp(clientId, { name: 'Mine' }))).toMatchObject({ status: 404 })
  expect(await caught(owner.oauthApps.deleteOAuthApp(clientId))).toMatchObject({ status: 404 })
  expect((await shop.context.sites.findApp(clientId))?.name).toBe('Theirs')
})

test("does not use a new client ID as the store's default", async () => {
  for (let count = 0; count < 8; count += 1) await make(`Later ${count}`)
  expect((await shop.context.sites.findFirstApp(shop.siteId))?.client_id).toBe(shop.clientId)
})
