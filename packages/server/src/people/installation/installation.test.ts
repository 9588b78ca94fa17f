import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppStrategy, backOffice, createClient, orders, products } from '@vitrine/client'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createOwner } from '../owner/owner-create.ts'
import { passkeySteps } from '../owner/passkeys/testing-passkeys.ts'
import { registerApp } from '../../ground/event/apps.ts'
import { offerApp } from './credentials.ts'

const redirectUrl = 'https://app.example/installed?from=vitrine'
const owner = { email: `${randomUUID()}@owner.test`, password: 'the keys to the shop' }
const appId = randomUUID()
let shop: Shop
let appSecret: string

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  await createOwner(shop.context.db, { siteId: shop.siteId, ...owner })
  await registerApp(shop.context.db, { siteId: shop.siteId, appId, name: 'Books & <More>' })
  appSecret = await offerApp(shop.context.db, { appId, redirectUrls: [redirectUrl], scopes: ['catalog'] })
})
afterAll(() => shop.close())

const app = (more: { instanceId?: string; refreshToken?: string } = {}) =>
  AppStrategy({ appId, appSecret, host: shop.url, ...more })
const clientOf = (auth: AppStrategy, onRequest?: (attempt: { url: string }) => void) =>
  createClient({ host: shop.url, auth, modules: { products, orders, backOffice }, ...(onRequest && { onRequest }) })

/** Submits the install page. */
const answer = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
const install = async (auth = app()) => {
  const url = auth.getInstallUrl({ redirectUrl, state: 'the-state' })
  const { status, headers } = await answer(url, { ...owner, answer: 'allow' })
  expect(status).toBe(302)
  return auth.handleOAuthCallback(headers.get('location')!, { state: 'the-state' })
}
const caught = (promise: Promise<unknown>): Promise<unknown> => promise.catch((error: unknown) => error)

test('shows the owner the requested scopes, installs the app and grants them', async () => {
  const auth = app()
  const page = await fetch(auth.getInstallUrl({ redirectUrl }))
  const html = await page.text()
  expect(html).toContain('Books &amp; &lt;More&gt; wants to access your store')
  expect(html).toContain('Read and change products, collections, inventory, and reviews')
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")

  const tokens = await install(auth)
  const client = clientOf(auth)
  const { product } = await client.products.createProduct({ name: 'By an app', priceData: { price: 3 } })
  expect(product.name).toBe('By an app')
  expect(await caught(client.orders.searchOrders().find())).toMatchObject({ code: 'PERMISSION_DENIED' })
  expect(await caught(client.backOffice.getSiteSettings())).toMatchObject({ code: 'PERMISSION_DENIED' })
  expect(await auth.getTokenInfo()).toMatchObject({
    active: true,
    clientId: appId,
    instanceId: tokens.instanceId,
    siteId: shop.siteId,
    scopes: ['catalog'],
  })
  expect(await auth.getTokenInfo('nonsense')).toEqual({ active: false })
})

test('issues tokens by instance or refresh token, and reuses a valid token', async () => {
  const { instanceId, refreshToken } = await install()
  for (const auth of [app({ instanceId }), app({ refreshToken })]) {
    const paths: string[] = []
    const client = clientOf(auth, ({ url }) => paths.push(new URL(url).pathname))
    await Promise.all([1, 2, 3, 4].map(() => client.products.queryStoreVariants()))
    await client.products.queryStoreVariants()
    expect(paths.filter((path) => path.startsWith('/oauth'))).toHaveLength(1)
    const first = auth.getActiveToken()
    shop.pass(14_401)
    await client.products.queryStoreVariants()
    expect(auth.getActiveToken()).not.toBe(first)
  }
})

test("keeps a caller's own rights until the app requests its own", async () => {
  const { instanceId } = await install()
  const accessToken = await shop.visitorToken()
  const asVisitor = AppStrategy({ appId, appSecret, host: shop.url, instanceId, accessToken })
  const visiting = createClient({ host: shop.url, auth: asVisitor, modules: { products } })
  // @ts-expect-error visitors cannot use elevated calls
  expect(await caught((async () => visiting.products.createProduct({ name: 'No' }))())).toMatchObject({
    code: 'PERMISSION_DENIED',
  })
  const elevated = clientOf(await asVisitor.elevated())
  expect((await elevated.products.createProduct({ name: 'Yes', priceData: { price: 1 } })).product.name).toBe('Yes')
})

test('rejects a wrong password, a used code, a wrong secret and an unregistered redirect URL', async () => {
  const auth = app()
  const url = auth.getInstallUrl({ redirectUrl, state: 's' })
  const wrong = await answer(url, { ...owner, password: 'a guess', answer: 'allow' })
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('role="alert"')])
  const denied = await answer(url, { answer: 'deny' })
  expect(denied.headers.get('location')).toBe(`${redirectUrl}&error=access_denied&state=s`)
  expect((await fetch(auth.getInstallUrl({ redirectUrl: 'https://evil.example/' }))).status).toBe(400)

  const { headers } = await answer(url, { ...owner, answer: 'allow' })
  const back = headers.get('location')!
  await expect(auth.handleOAuthCallback(back, { state: 'another' })).rejects.toThrow('Invalid _state')
  await expect(auth.handleOAuthCallback(back.replace('&state=s', ''), { state: 's' })).rejects.toThrow('Invalid _state')
  await expect(auth.handleOAuthCallback(redirectUrl)).rejects.toThrow('Missing code or instanceId')
  const thief = AppStrategy({ appId, appSecret: 'wrong', host: shop.url })
  expect(await caught(thief.handleOAuthCallback(back))).toMatchObject({ code: 'invalid_client' })
  await auth.handleOAuthCallback(back, { state: 's' })
  expect(await caught(auth.handleOAuthCallback(back))).toMatchObject({ code: 'invalid_grant' })
})

test('invalidates all tokens of an app when it is uninstalled', async () => {
  const auth = app()
  const { instanceId, refreshToken } = await install(auth)
  await clientOf(auth).products.queryStoreVariants()
  const listed = await shop.send('GET /vitrine/v1/installations', { token: shop.apiKey })
  expect(listed.body.installations).toMatchObject([{ instanceId, name: 'Books & <More>', scopes: ['catalog'] }])
  expect((await shop.send(`DELETE /vitrine/v1/installations/${instanceId}`, { token: shop.apiKey })).status).toBe(200)
  expect(await caught(clientOf(auth).products.queryStoreVariants())).toMatchObject({ code: 'invalid_grant' })
  expect(await caught(clientOf(app({ refreshToken })).products.queryStoreVariants())).toMatchObject({
    code: 'invalid_grant',
  })
  expect((await shop.send('GET /vitrine/v1/installations', { token: shop.apiKey })).body.installations).toEqual([])
})

/** The options for a passkey in the page of the app. */
const optionsIn = (html: string): { challenge: string } =>
  JSON.parse(/data-options="([^"]*)"/.exec(html)![1]!.replaceAll('&quot;', '"'))
const optionsOf = async (url: string) => optionsIn(await (await fetch(url)).text())
const problemIn = async (response: Response) => [
  response.status,
  /<p role="alert">([^<]*)/.exec(await response.text())?.[1],
]
const refusedPasskey = [400, expect.stringContaining('This passkey was not accepted')]

test('installs an app with a passkey of an owner, whose response counts once and for this app only', async () => {
  const person = await passkeySteps(shop).person('owner')
  const otherUrl = 'https://app.example/other'
  appSecret = await offerApp(shop.context.db, { appId, redirectUrls: [redirectUrl, otherUrl], scopes: ['catalog'] })
  const auth = app()
  const url = auth.getInstallUrl({ redirectUrl, state: 'the-state' })
  const page = await fetch(url)
  expect(page.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/)
  const credential = JSON.stringify(person.authenticator.get(optionsIn(await page.text())))
  const form = { answer: 'allow', credential }

  expect(await problemIn(await answer(auth.getInstallUrl({ redirectUrl: otherUrl }), form))).toEqual(refusedPasskey)
  const installed = await Promise.all([answer(url, form), answer(url, form)])
  expect(installed.map(({ status }) => status).toSorted()).toEqual([302, 400])
  const location = installed.find(({ status }) => status === 302)!.headers.get('location')!
  const { instanceId } = await auth.handleOAuthCallback(location, { state: 'the-state' })
  expect(await auth.getTokenInfo()).toMatchObject({ active: true, instanceId, siteId: shop.siteId })
})

test('refuses passkeys of other staff, of other requests, and anything that is none', async () => {
  const steps = passkeySteps(shop)
  const [support, owning] = [await steps.person('support'), await steps.person('owner')]
  const url = app().getInstallUrl({ redirectUrl })
  const submit = (credential: unknown) =>
    answer(url, {
      answer: 'allow',
      credential: typeof credential === 'string' ? credential : JSON.stringify(credential),
    })
  expect(await problemIn(await submit(support.authenticator.get(await optionsOf(url))))).toEqual([
    400,
    'Only an owner of the store can install apps.',
  ])
  // A response for a sign-in installs nothing, and one for an installation does not sign in.
  expect(await problemIn(await submit(owning.authenticator.get(await steps.beginSignIn())))).toEqual(refusedPasskey)
  expect((await steps.signIn(owning.authenticator.get(await optionsOf(url)))).status).toBe(403)
  const right = owning.authenticator.get(await optionsOf(url))
  const broken = ['', 'null', '5', '{"id":"\\u0000"}', 'x'.repeat(30_000), '{"id":5,"response":"x"}']
  for (const credential of [
    ...broken,
    { ...right, id: 'another' },
    { ...right, id: '\0' },
    { ...right, response: null },
  ])
    expect(await problemIn(await submit(credential))).toEqual(refusedPasskey)
  expect((await submit(right)).status).toBe(302)
})

test('offers no passkeys where browsers have none', async () => {
  const own = await openShop({ hasOwnServer: true, config: { publicUrl: 'http://192.0.2.7:4000' } })
  try {
    const secret = { appId: randomUUID(), redirectUrls: [redirectUrl], scopes: ['catalog'] as const }
    await registerApp(own.context.db, { siteId: own.siteId, appId: secret.appId, name: 'Books' })
    await offerApp(own.context.db, { ...secret, scopes: [...secret.scopes] })
    const query = new URLSearchParams({ appId: secret.appId, redirectUrl })
    const page = await fetch(`${own.url}/installer/install?${query}`)
    const html = await page.text()
    expect([page.status, html.includes('name="password"'), html.includes('id="passkey"')]).toEqual([200, true, false])
    expect(page.headers.get('content-security-policy')).not.toContain('script-src')
  } finally {
    await own.close()
  }
})
