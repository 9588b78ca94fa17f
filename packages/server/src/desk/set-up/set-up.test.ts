import { afterAll, expect, test } from 'vitest'
import { openShop, type Shop, type TestShopOptions } from '../../../../../test/shop.ts'
import { insertApiKey } from '../../ground/site/api-key-store.ts'
import { createMember } from '../../people/member/create-member.ts'
import { createOwner } from '../../people/owner/api.ts'
import { passkeySteps } from '../../people/owner/passkeys/testing-passkeys.ts'
import { createSite } from '../site/api.ts'
import { demoSite, openSetUp } from './api.ts'

const opened: Shop[] = []
/** A server with the demo store, and its set-up token. The store of the test is a demo as well, so that it counts for nothing. */
const openDemo = async (config: TestShopOptions['config'] = {}) => {
  const shop = await openShop({ hasOwnServer: true, config })
  opened.push(shop)
  const { db, sites } = shop.context
  await createSite(db, { id: demoSite.siteId, name: 'Demo', currency: 'EUR', language: 'en', demo: true })
  await insertApiKey(db, { siteId: demoSite.siteId, key: demoSite.apiKey, name: 'Demo' })
  await createOwner(db, { siteId: demoSite.siteId, ...demoSite.owner })
  await createMember(db, { siteId: demoSite.siteId, ...demoSite.member })
  sites.refresh()
  const token = (await openSetUp(shop.context.db))!
  const setUp = (more: object = {}) =>
    shop.send('POST /vitrine/v1/set-up', { token: '', body: { token, owner, store: kiln, ...more } })
  return { shop, token, setUp }
}
afterAll(() => Promise.all(opened.map((shop) => shop.close())))

const owner = { email: 'Ada@Kiln.example', password: 'a quiet lighthouse' }
const kiln = { name: ' Kiln ', country: 'DE', currency: 'EUR', language: 'de', timeZone: 'Europe/Berlin' }

const asOwner = async (shop: Shop, route: string) => {
  const body = { email: 'ada@kiln.example', password: owner.password }
  const session = await shop.send('POST /vitrine/v1/owner/sign-in', { token: '', body })
  return (await shop.send(route, { token: session.body.access_token })).body
}

const policyFieldsInEu = ['termsAndConditions', 'privacyPolicy', 'withdrawalPolicy', 'deliveryPolicy', 'imprint']
/** Returns the policies that visitors see. */
const publishedPolicies = async (shop: Shop, clientId: string) => {
  const body = { clientId, grantType: 'anonymous' }
  const { access_token: token } = (await shop.send('POST /oauth2/token', { token: '', body })).body
  return (await shop.send('GET /vitrine/v1/store-design', { token })).body.policies
}

test('a set-up link creates a store with the settings of its country, and closes the demo store', async () => {
  const { shop, token, setUp } = await openDemo()
  const { db } = shop.context
  expect(await openSetUp(db)).toBe(token)
  const check = (sent: string) => shop.send('POST /vitrine/v1/set-up/check', { token: '', body: { token: sent } })
  expect((await check(token)).body).toEqual({ closesDemo: true, acceptsTestCards: true })
  const wrong = [await check(`${token.slice(1)}A`), await setUp({ token: 'guess' })]
  expect(wrong.map(({ status }) => status)).toEqual([404, 404])

  const created = await setUp()
  expect([created.status, created.body]).toEqual([200, { siteId: expect.any(String), clientId: expect.any(String) }])
  const { siteSettings } = await asOwner(shop, 'GET /vitrine/v1/site-settings')
  expect(siteSettings).toMatchObject({
    name: 'Kiln',
    currency: 'EUR',
    language: 'de',
    timeZone: 'Europe/Berlin',
    businessAddress: { country: 'DE' },
    contactEmail: 'Ada@Kiln.example',
    taxIncludedInPrices: true,
    weightUnit: 'KG',
    testCards: true,
  })
  const { manualTaxMappings } = await asOwner(shop, 'GET /billing/v1/manual-tax-mappings')
  expect(manualTaxMappings).toContainEqual(expect.objectContaining({ taxRate: '0.19', taxName: 'VAT' }))
  const { checkoutSettings } = await asOwner(shop, 'GET /ecom/v1/checkout-settings')
  for (const field of policyFieldsInEu)
    expect(checkoutSettings.checkoutPolicies[field]).toEqual({
      visible: false,
      content: expect.stringContaining('Ada@Kiln.example'),
    })
  expect(checkoutSettings.checkoutPolicies.termsAndConditions.content).toContain('Bestellungen bei Kiln')
  expect(await publishedPolicies(shop, created.body.clientId)).toEqual([])
  const site = await shop.send(`GET /vitrine/v1/site?clientId=${created.body.clientId}`, { token: '' })
  expect(site.body.site).toMatchObject({ id: created.body.siteId, demo: false, takesPayments: true })
  expect((await shop.context.sites.findFirstApp())?.client_id).toBe(created.body.clientId)

  // The demo store has neither keys nor test cards nor accounts any more; others keep theirs. The link works once.
  expect((await shop.send('GET /vitrine/v1/site-settings', { token: demoSite.apiKey })).status).toBe(401)
  expect((await shop.send('POST /vitrine/v1/owner/sign-in', { token: '', body: demoSite.owner })).status).toBe(403)
  const demo = await shop.send(`GET /vitrine/v1/site?siteId=${demoSite.siteId}`, { token: '' })
  expect(demo.body.site).toMatchObject({ demo: false, acceptsTestCards: false })
  const members = db.selectFrom('member').select('status').where('site_id', '=', demoSite.siteId)
  expect(await members.execute()).toEqual([{ status: 'DELETED' }])
  expect((await shop.send('GET /vitrine/v1/site-settings', { token: shop.apiKey })).status).toBe(200)
  expect([(await check(token)).status, (await setUp()).status]).toEqual([404, 404])
  expect(await openSetUp(db)).toBeUndefined()
})

test('names each field that cannot be accepted, and creates nothing', async () => {
  const { setUp, shop } = await openDemo({ publicUrl: 'https://shop.example' })
  const violations = async (more: object) =>
    ((await setUp(more)).body.details?.validationError?.fieldViolations ?? []).map(
      ({ field }: { field: string }) => field,
    )
  expect(await violations({ store: { ...kiln, name: '  ' } })).toEqual(['store.name'])
  expect(await violations({ store: { ...kiln, country: 'XX' } })).toEqual(['store.country'])
  expect(await violations({ store: { ...kiln, currency: 'ABC' } })).toEqual(['store.currency'])
  expect(await violations({ store: { ...kiln, language: 'tlhlan' } })).toEqual(['store.language'])
  expect(await violations({ store: { ...kiln, timeZone: 'Berlin' } })).toEqual(['store.timeZone'])
  expect(await violations({ owner: { ...owner, password: 'short' } })).toEqual(['owner.password'])
  expect(await violations({ owner: { ...owner, email: 'ada' } })).toEqual(['owner.email'])
  expect(await shop.context.db.selectFrom('site').select('id').where('demo', '=', false).execute()).toEqual([])

  // Two people at once create one store, without test cards, since others can reach this server.
  const american = { store: { ...kiln, country: 'US', currency: 'USD', language: 'en' } }
  const both = await Promise.all([
    setUp(american),
    setUp({ ...american, owner: { ...owner, email: 'bo@kiln.example' } }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404])
  const { id } = await shop.context.db
    .selectFrom('site')
    .select('id')
    .where('demo', '=', false)
    .executeTakeFirstOrThrow()
  const { settings } = (await shop.context.sites.find(id))!
  expect(settings).toMatchObject({ weightUnit: 'LB', lengthUnit: 'MI', taxIncludedInPrices: false, testCards: false })
})

test('sets a store up with a passkey instead of a password, which signs the owner in', async () => {
  const { shop, token, setUp } = await openDemo()
  const { send, codeOf, beginSignIn, signIn, newAuthenticator } = passkeySteps(shop)
  const { email } = owner
  const authenticator = newAuthenticator()
  const begin = (sent: string) => send('', 'POST /set-up/passkey', { token: sent, email })
  expect((await begin('guess')).status).toBe(404)
  const credential = authenticator.create((await begin(token)).body.options)
  expect(codeOf(await setUp({ owner: { email } }))).toBe('owner.password')
  expect(codeOf(await setUp({ owner: { ...owner, credential } }))).toBe('owner.password')
  expect(codeOf(await setUp({ owner: { email, credential: {} } }))).toBe('owner.credential')
  const { status, body } = await setUp({ owner: { email, credential } })
  expect([status, body]).toMatchObject([200, { siteId: expect.any(String), access_token: expect.any(String) }])
  const { account } = (await send(body.access_token, 'GET /my-account')).body
  expect(account).toMatchObject({ email: 'ada@kiln.example', role: 'owner', hasPassword: false, hasPasskey: true })
  expect((await signIn(authenticator.get(await beginSignIn()))).status).toBe(200)
})

test('offers no passkeys where browsers have none', async () => {
  for (const publicUrl of ['http://127.0.0.1:4000', 'https://[2001:db8::1]', 'http://shop.example']) {
    const { shop, token } = await openDemo({ publicUrl })
    const { send, codeOf } = passkeySteps(shop)
    const answer = await send('', 'POST /set-up/passkey', { token, email: owner.email })
    expect([publicUrl, answer.status, codeOf(answer)]).toEqual([publicUrl, 428, 'ILLEGAL_STATE'])
  }
})
