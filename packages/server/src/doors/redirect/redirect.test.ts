import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor, callback, newPkce } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { readVisit } from '../../people/oauth/authorize/visits.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let visitor: string
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
  visitor = await shop.visitorToken()
})
afterAll(() => shop.close())

const redirect = (body: object, token = visitor) =>
  shop.send('POST /_api/redirects-api/v1/redirect-session', { token, body })

const checkoutOf = async (token: string, overrideCheckoutUrl?: string): Promise<string> => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const { body } = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { channelType: 'WEB', lineItems, overrideCheckoutUrl },
  })
  return body.checkout.id
}

const violations = (answer: Awaited<ReturnType<typeof redirect>>): string[] =>
  answer.body.details.validationError.fieldViolations.map(({ field }: { field: string }) => field)

test('redirects a buyer to the hosted checkout, which knows the way back', async () => {
  const checkoutId = await checkoutOf(visitor)
  const callbacks = { thankYouPageUrl: 'http://localhost:3000/thanks', postFlowUrl: 'http://localhost:3000' }
  const { status, body } = await redirect({ ecomCheckout: { checkoutId }, callbacks })
  expect(status).toBe(200)
  const { fullUrl, urlDetails } = body.redirectSession
  expect(urlDetails.endpoint).toBe('http://localhost:4000/hosted/checkout')
  const token = new URL(fullUrl).searchParams.get('token')
  const opened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token } })
  expect(opened.body).toMatchObject({ checkoutId, callbacks: { thankYouPageUrl: 'http://localhost:3000/thanks' } })
})

test('uses the hosted checkout even if the storefront has its own page', async () => {
  const own = 'http://localhost:3000/pay/{checkoutId}?again={checkoutId}'
  const checkoutId = await checkoutOf(visitor, own)
  const { body } = await redirect({ ecomCheckout: { checkoutId } })
  expect(body.redirectSession.urlDetails.endpoint).toBe('http://localhost:4000/hosted/checkout')
  const parameterOf = async (name: string) =>
    (await shop.send(`GET /ecom/v1/checkouts/${checkoutId}/${name}`, { token: visitor })).body.checkoutUrl
  expect(await parameterOf('checkout-url')).toBe(`http://localhost:3000/pay/${checkoutId}?again=${checkoutId}`)
  expect(await parameterOf('wix-checkout-url')).toContain('http://localhost:4000/hosted/checkout?token=')
})

test.each([
  'https://evil.example/pay/{checkoutId}',
  'javascript:alert(1)//{checkoutId}',
  'http://localhost:3000@evil.example/',
  '//evil.example',
])("rejects a checkout page that the visitor's app does not list: %s", async (overrideCheckoutUrl) => {
  const field = 'overrideCheckoutUrl'
  const lineItems = [{ catalogReference: referenceTo(await addProduct(shop.context.db, shop.siteId)), quantity: 1 }]
  const token = await shop.visitorToken()
  const opened = await shop.send('POST /ecom/v1/checkouts', {
    token,
    body: { channelType: 'WEB', lineItems, overrideCheckoutUrl },
  })
  expect([opened.status, violations(opened)]).toEqual([400, [field]])
  const checkoutId = await checkoutOf(token)
  const changed = await shop.send(`PATCH /ecom/v1/checkouts/${checkoutId}`, {
    token,
    body: { overrideCheckoutUrl, checkout: {} },
  })
  expect([changed.status, violations(changed)]).toEqual([400, [field]])
  const cart = await shop.send('PATCH /ecom/v1/carts/current', { token, body: { cartInfo: { overrideCheckoutUrl } } })
  expect([cart.status, violations(cart)]).toEqual([400, [`cartInfo.${field}`]])
})

test('identifies the visitor of a redirect session in response and URL', async () => {
  const { body } = await redirect({ login: {} })
  const { sessionToken } = body.redirectSession
  const app = await shop.context.sites.findApp(shop.clientId)
  expect(await readVisit(shop.context, sessionToken, app!)).toMatchObject({ clientId: shop.clientId })
  const { challenge } = newPkce()
  const authRequest = { redirectUri: callback, clientId: shop.clientId, codeChallenge: challenge }
  const signIn = (
    await redirect({
      auth: { authRequest: { ...authRequest, codeChallengeMethod: 'S256', responseType: 'code', state: 's' } },
    })
  ).body.redirectSession
  expect(new URL(signIn.fullUrl).searchParams.get('visit')).toBe(signIn.sessionToken)
})

test("reports another buyer's checkout as not found, like one that never existed", async () => {
  const checkoutId = await checkoutOf(await shop.visitorToken())
  const foreign = await redirect({ ecomCheckout: { checkoutId } })
  const missing = await redirect({ ecomCheckout: { checkoutId: randomUUID() } })
  expect(foreign.status).toBe(404)
  expect(foreign.body).toEqual(missing.body)
})

test('rejects an unlisted URL with the field and the remedy', async () => {
  const checkoutId = await checkoutOf(visitor)
  for (const address of [
    'https://evil.example/thanks',
    'http://localhost:3001/',
    'https://localhost:3000/',
    'http://localhost:3000@evil.example/',
    'http://user:password@localhost:3000/',
    'http://localhost:3000.evil.example/',
    'http://evil.example\\@localhost:3000/',
    '//evil.example',
    '/thanks',
    'javascript:alert(1)',
    'data:text/html,x',
  ]) {
    for (const field of ['thankYouPageUrl', 'postFlowUrl', 'cartPageUrl', 'loginUrl', 'planListUrl']) {
      const answer = await redirect({ ecomCheckout: { checkoutId }, callbacks: { [field]: address } })
      expect(answer.status).toBe(400)
      expect(violations(answer)).toEqual([`callbacks.${field}`])
    }
    expect((await redirect({ logout: {}, callbacks: { postFlowUrl: address } })).status).toBe(400)
    expect((await redirect({ login: {}, callbacks: { postFlowUrl: address } })).status).toBe(400)
  }
  const two = await redirect({ login: {}, callbacks: { postFlowUrl: 'https://a.example', cartPageUrl: 'x' } })
  expect(violations(two)).toEqual(['callbacks.postFlowUrl', 'callbacks.cartPageUrl'])
  expect(two.body.message).toContain('npm run allow -- https://a.example')
})

test('keeps the visitor on hosted pages', async () => {
  const answer = await redirect({ login: {}, preferences: { maintainIdentity: false } })
  expect(violations(answer)).toEqual(['preferences.maintainIdentity'])
  expect((await redirect({ login: {}, preferences: { maintainIdentity: true, checkIfPublish: true } })).status).toBe(
    200,
  )
})

test('compares redirect URIs of sign-in exactly', async () => {
  const { challenge: codeChallenge } = newPkce()
  const ask = (redirectUri: string | undefined, responseMode = 'query') =>
    redirect({ auth: { authRequest: { clientId: shop.clientId, codeChallenge, redirectUri, responseMode } } })
  expect((await ask(callback)).status).toBe(200)
  expect((await ask(undefined, 'web_message')).status).toBe(200)
  expect((await ask('unused://', 'web_message')).status).toBe(200)
  for (const address of [
    `${callback}/`,
    `${callback}?x=1`,
    'https://localhost:3000/callback',
    'unused://',
    undefined,
  ]) {
    expect(violations(await ask(address))).toEqual(['auth.authRequest.redirectUri'])
  }
})

test('rejects an invalid sign-in request by field', async () => {
  const good = { clientId: shop.clientId, codeChallenge: newPkce().challenge, redirectUri: callback }
  for (const [field, value] of [
    ['clientId', randomUUID()],
    ['codeChallenge', undefined],
    ['codeChallenge', 'short'],
    ['codeChallengeMethod', 'plain'],
    ['responseType', 'token'],
    ['responseMode', 'form_post'],
  ] as const) {
    const answer = await redirect({ auth: { authRequest: { ...good, [field]: value } } })
    expect(violations(answer)).toEqual([`auth.authRequest.${field}`])
  }
})

test('redirects a plain sign-in to the sign-in page and back', async () => {
  const { body } = await redirect({ login: {}, callbacks: { postFlowUrl: 'http://localhost:3000/account' } })
  const url = new URL(body.redirectSession.fullUrl)
  expect(url.pathname).toBe('/hosted/sign-in')
  expect(url.searchParams.get('clientId')).toBe(shop.clientId)
  const next = url.searchParams.get('continue')!
  expect(next).toMatch(/^\/oauth2\/return\?/)
  const back = await door.visit(shop.url + next)
  expect(back.headers.get('location')).toBe('http://localhost:3000/account')
})

test('redirects to product pages of the storefront', async () => {
  const { body } = await redirect({ storesProduct: { productSlug: '../a mug' } })
  expect(body.redirectSession.fullUrl).toBe('http://localhost:3000/product-page/..%2Fa%20mug')
})

const sections = [
  ['bookings', 'bookingsPageUrl', { bookingsBook: { resourceId: randomUUID() } }, 'resourceId'],
  [
    'bookings',
    'bookingsPageUrl',
    { bookingsCheckout: { slotAvailability: { slot: { serviceId: 's7' } } } },
    'serviceId',
  ],
  ['events', 'eventsPageUrl', { eventsCheckout: { eventSlug: 'fair', reservationId: randomUUID() } }, 'eventSlug'],
  ['subscriptions', 'plansPageUrl', { paidPlansCheckout: { planId: randomUUID(), checkoutData: 'x' } }, 'planId'],
] as const

test.each(sections)('%s: redirects members to their account unless the shop has its own page', async (...row) => {
  const [section, setting, intent, parameter] = row
  const callbacks = { postFlowUrl: 'http://localhost:3000/classes' }
  const account = new URL((await redirect({ ...intent, callbacks })).body.redirectSession.fullUrl)
  expect([account.origin, account.pathname]).toEqual(['http://localhost:4000', `/hosted/account/${section}`])
  const back = await door.visit(shop.url + account.searchParams.get('return')!)
  expect(back.headers.get('location')).toBe(callbacks.postFlowUrl)

  const settings = (page: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { [setting]: page } } })
  expect((await settings('https://elsewhere.example/book')).status).toBe(400)
  expect((await settings('http://localhost:3000/book?from=shop')).body.siteSettings[setting]).toContain('/book')
  const own = new URL((await redirect({ ...intent, callbacks })).body.redirectSession.fullUrl)
  expect(own.origin + own.pathname).toBe('http://localhost:3000/book')
  expect(Object.fromEntries(own.searchParams)).toMatchObject({
    from: 'shop',
    [parameter]: expect.any(String),
    postFlowUrl: callbacks.postFlowUrl,
  })
  const generic = await redirect({ ...intent, preferences: { useGenericWixPages: true } })
  expect(new URL(generic.body.redirectSession.fullUrl).pathname).toBe(`/hosted/account/${section}`)
  expect((await settings('')).body.siteSettings[setting]).toBeUndefined()
})

test("reaches each section of the member's account by name", async () => {
  const open = async (section: string) =>
    new URL((await redirect({ membersAccount: { section } })).body.redirectSession.fullUrl).pathname
  expect(await Promise.all(['ACCOUNT_INFO', 'ORDERS', 'BOOKINGS', 'EVENTS', 'SUBSCRIPTIONS'].map(open))).toEqual([
    '/hosted/account',
    '/hosted/account/orders',
    '/hosted/account/bookings',
    '/hosted/account/events',
    '/hosted/account/subscriptions',
  ])
})

test('passes parameters of the storefront to a page without overriding existing ones', async () => {
  const additionalQueryParameters = { utm_source: 'mail', clientId: 'forged' }
  const { body } = await redirect({ login: {}, preferences: { additionalQueryParameters } })
  const { searchParams } = new URL(body.redirectSession.fullUrl)
  expect([searchParams.get('utm_source'), searchParams.get('clientId')]).toEqual(['mail', shop.clientId])
  expect(body.redirectSession.urlDetails.searchParams.utm_source).toBe('mail')
})

test('rejects unsupported pages, no page and two pages', async () => {
  expect(await redirect({ ecomOrderPaymentRequest: { paymentRequestId: randomUUID() } })).toMatchObject({
    status: 404,
    body: { details: { applicationError: { code: 'ORDER_PAYMENT_REQUEST_NOT_FOUND' } } },
  })
  expect((await redirect({})).body.details.validationError.fieldViolations[0].violatedRule).toBe(
    'REQUIRED_ONE_OF_FIELD',
  )
  expect((await redirect({ login: {}, logout: {} })).body.details.validationError.fieldViolations[0].violatedRule).toBe(
    'ONE_OF_ALIGNMENT',
  )
  expect((await redirect({ login: {} }, '')).status).toBe(401)
})
