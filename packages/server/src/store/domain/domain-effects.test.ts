import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct } from '../../../../../test/goods.ts'
import { mailsOf } from '../../../../../test/mails.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { addVerifiedDomain } from './testing.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  for (const host of ['lamps.example', 'www.lamps.example']) await addVerifiedDomain(shop.context, shop.siteId, host)
})
afterAll(() => shop.close())

const path = '/vitrine/v1/domains'
const call = (route: string) => shop.send(route, { token: shop.apiKey })
const makePrimary = (host: string) => call(`POST ${path}/${host}/make-primary`)
const site = async () => (await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)).body.site
const visitorTokenFrom = async (origin: string) =>
  (
    await shop.send('POST /oauth2/token', {
      body: { clientId: shop.clientId, grantType: 'anonymous' },
      headers: { origin },
    })
  ).status
const signInTo = async (redirectUri: string) => {
  const query = new URLSearchParams({
    client_id: shop.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    scope: 'offline_access',
  })
  return (await fetch(`${shop.url}/oauth2/authorize?${query}`, { redirect: 'manual' })).status
}

test('each verified domain may use the store, and sign-ins may return to it, until it is deleted', async () => {
  const host = 'temporary.example'
  const origin = `https://${host}`
  expect([await visitorTokenFrom(origin), await signInTo(`${origin}/callback`)]).toEqual([400, 400])
  await addVerifiedDomain(shop.context, shop.siteId, host)
  expect([await visitorTokenFrom(origin), await signInTo(`${origin}/callback`)]).toEqual([200, 302])
  expect([await visitorTokenFrom(`http://${host}`), await signInTo(`${origin}/other`)]).toEqual([400, 400])
  // The app's own addresses stay as they are.
  const { oauthApps } = (await call('GET /vitrine/v1/oauth-apps')).body
  expect(JSON.stringify(oauthApps)).not.toContain(host)
  expect((await call(`DELETE ${path}/${host}`)).status).toBe(200)
  expect([await visitorTokenFrom(origin), await signInTo(`${origin}/callback`)]).toEqual([400, 400])
})

test('the primary domain is the address of the storefront in responses, redirects and emails', async () => {
  expect((await site()).storefrontUrl).toBe('http://localhost:3000')
  expect((await makePrimary('lamps.example')).body.domain.primary).toBe(true)
  expect(await site()).toMatchObject({
    storefrontUrl: 'https://lamps.example',
    domains: ['lamps.example', 'www.lamps.example'],
  })
  const { id, slug } = await addProduct(shop.context.db, shop.siteId)
  const { product } = (await call(`GET /stores-reader/v1/products/${id}`)).body
  expect(product.productPageUrl.base).toBe('https://lamps.example/')
  const token = await shop.visitorToken()
  const { redirectSession } = (
    await shop.send('POST /_api/redirects-api/v1/redirect-session', {
      token,
      body: { storesProduct: { productSlug: slug } },
    })
  ).body
  expect(redirectSession.fullUrl).toBe(`https://lamps.example/product-page/${slug}`)
  await shop.send('POST /vitrine/v1/newsletter/subscriptions', { token, body: { email: 'mara@lamps.test' } })
  const [mail] = await mailsOf(shop, 'mara@lamps.test')
  expect(mail!.html).toContain('https://lamps.example')
})

test('one domain is primary, and it is deleted only with the way back stated', async () => {
  await Promise.all(['lamps.example', 'www.lamps.example'].map(makePrimary))
  const { domains } = (await call(`GET ${path}`)).body
  expect(domains.filter(({ primary }: { primary: boolean }) => primary)).toHaveLength(1)
  const [{ name }] = domains
  expect((await site()).storefrontUrl).toBe(`https://${name}`)
  const refused = await call(`DELETE ${path}/${name}`)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([428, 'DOMAIN_IS_PRIMARY'])
  expect((await call(`DELETE ${path}/${name}?returnToDefaultUrl=true`)).status).toBe(200)
  expect((await site()).storefrontUrl).toBe('http://localhost:3000')
  await shop.send(`POST ${path}`, { token: shop.apiKey, body: { domain: { name: 'pending.example' } } })
  const early = await makePrimary('pending.example')
  expect([early.status, early.body.details.applicationError.code]).toEqual([428, 'DOMAIN_NOT_VERIFIED'])
})

test('tells reverse proxies which names may have a certificate, and limits how often they ask', async () => {
  await addVerifiedDomain(shop.context, shop.siteId, 'certified.example')
  const ask = async (domain: string) =>
    (await shop.send(`GET ${path}/certificate?domain=${encodeURIComponent(domain)}`)).status
  const names = ['certified.example', 'CERTIFIED.example', 'pending.example', 'other.example', 'a b', '\u0000']
  const statuses = []
  for (const name of names) statuses.push(await ask(name))
  expect(statuses).toEqual([200, 200, 404, 404, 404, 404])
  const many = []
  for (let round = 0; round < 12; round += 1)
    many.push(...(await Promise.all(Array.from({ length: 50 }, () => ask('other.example')))))
  expect([many.includes(404), many.at(-1)]).toEqual([true, 429])
})
