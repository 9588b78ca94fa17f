import { createClient as createOfficialClient, OAuthStrategy as OfficialOAuthStrategy } from '@wix/sdk'
import { products } from '@wix/stores'
import { expect, test } from 'vitest'
import { clientId, openOfficial, openOfficialBackOffice, openOurBackOffice, openOurs, session } from '../clients.ts'
import { openScript, outcomeOf, refusal, tokens, type RecordedRequest, type ScriptedAnswer } from './script.ts'

const cartPath = '/ecom/v1/carts/current'
const tokenPath = '/oauth2/token'
const emptyCart: ScriptedAnswer = { json: { cart: { id: 'c', lineItems: [] } } }

/** A server on which each token request creates another session. */
const openShop = (onToken: (request: RecordedRequest, count: number) => ScriptedAnswer | Promise<ScriptedAnswer>) => {
  let count = 0
  return openScript((request) => (request.path === tokenPath ? onToken(request, (count += 1)) : emptyCart))
}
const twenty = Array.from({ length: 20 })

test('fault 01: twenty calls with one expired token renew it once, not twenty times', async () => {
  const shop = await openShop((_, count) => tokens(String(count)))
  const official = openOfficial(session('visitor', 'old', -10))
  await Promise.all(twenty.map(() => official.currentCart.getCurrentCart()))
  expect(shop.to(tokenPath)).toHaveLength(20)

  shop.requests.length = 0
  const ours = openOurs(shop.url, session('visitor', 'old', -10))
  await Promise.all(twenty.map(() => ours.currentCart.getCurrentCart()))
  expect(shop.to(tokenPath)).toHaveLength(1)
})

test('fault 02: the first two calls of a visitor share one session, so no cart item is lost', async () => {
  const shop = await openShop((_, count) => tokens(`visitor-${count}`))
  const visitorsOf = () =>
    new Set(shop.requests.filter(({ path }) => path !== tokenPath).map(({ headers }) => headers.authorization)).size
  const official = openOfficial()
  await Promise.all([official.currentCart.addToCurrentCart({}), official.currentCart.getCurrentCart()])
  // Two sessions were created; the overwritten one loses its item.
  expect(shop.to(tokenPath)).toHaveLength(2)

  shop.requests.length = 0
  const ours = openOurs(shop.url)
  await Promise.all([ours.currentCart.addToCurrentCart({}), ours.currentCart.getCurrentCart()])
  expect([shop.to(tokenPath).length, visitorsOf()]).toEqual([1, 1])
})

test('fault 03: a short outage does not turn a member into a visitor', async () => {
  const shop = await openShop(({ body }) =>
    body.grantType === 'refresh_token' ? { status: 503, json: { message: 'down' } } : tokens('visitor'),
  )
  const official = openOfficial(session('member', 'member', -10))
  await official.currentCart.getCurrentCart()
  expect(official.auth.loggedIn()).toBe(false)

  const ours = openOurs(shop.url, session('member', 'member', -10))
  const { error } = await outcomeOf(ours.currentCart.getCurrentCart())
  expect(error).toMatchObject({ status: 503 })
  expect(ours.auth.loggedIn()).toBe(true)
  expect(ours.auth.getTokens().refreshToken.value).toBe('refresh-member')
})

test('fault 04: a rotated refresh token is stored', async () => {
  const shop = await openShop((_, count) => tokens(String(count)))
  const official = openOfficial(session('member', 'old', -10))
  await official.currentCart.getCurrentCart()
  expect(official.auth.getTokens().refreshToken.value).toBe('refresh-old')

  const ours = openOurs(shop.url, session('member', 'old', -10))
  await ours.currentCart.getCurrentCart()
  expect(ours.auth.getTokens().refreshToken).toEqual({ value: 'refresh-2', role: 'member' })
})

test('fault 05: signing out during a token renewal is not undone by it', async () => {
  let release = () => {}
  const shop = await openScript(async ({ path, body }) => {
    if (path !== tokenPath) return { json: { redirectSession: { fullUrl: 'https://pages.example/bye' }, cart: {} } }
    if (body.grantType !== 'refresh_token') return tokens('visitor')
    await new Promise<void>((resolve) => {
      release = resolve
    })
    return tokens('member-again')
  })
  const untilRenewing = async () => {
    while (shop.to(tokenPath).length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
  }

  const official = openOfficial(session('member', 'member', -10))
  const reading = official.currentCart.getCurrentCart()
  await untilRenewing()
  // What signing out does to the tokens; its own request would wait for the renewal as well.
  official.auth.setTokens({
    accessToken: { value: '', expiresAt: 0 },
    refreshToken: { value: '', role: 'none' },
  } as never)
  release()
  await reading
  expect(official.auth.loggedIn()).toBe(true)

  shop.requests.length = 0
  const ours = openOurs(shop.url, session('member', 'member', -10))
  const ownReading = outcomeOf(ours.currentCart.getCurrentCart())
  await untilRenewing()
  const leaving = outcomeOf(ours.auth.logout('https://shop.example/'))
  release()
  await Promise.all([ownReading, leaving])
  expect(ours.auth.loggedIn()).toBe(false)
})

test('fault 19: reading the strategy of a client costs nothing, however often', async () => {
  await openShop((_, count) => tokens(String(count)))
  const official = openOfficial(session('visitor', 'v'))
  for (let count = 0; count < 20_000; count += 1) void official.auth
  const started = official.auth.getAuthHeaders
  for (let count = 0; count < 10; count += 1) void official.auth
  expect(official.auth.getAuthHeaders).not.toBe(started)

  const ours = openOurs('http://127.0.0.1:1', session('visitor', 'v'))
  const headers = ours.auth.getAuthHeaders
  for (let count = 0; count < 1_000_000; count += 1) void ours.auth
  expect(ours.auth.getAuthHeaders).toBe(headers)
  expect(await ours.auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'access-v' } })
})

test("fault 21: a client's own fetch and host also apply to tokens and sign-in", async () => {
  const shop = await openShop((_, count) => tokens(String(count)))
  const seen: string[] = []
  const ownFetch: typeof fetch = (input, init) => {
    seen.push(new URL(input instanceof Request ? input.url : String(input)).pathname)
    return fetch(input, init)
  }
  const official = createOfficialClient({
    modules: { products },
    auth: OfficialOAuthStrategy({ clientId }),
    fetch: ownFetch,
  })
  await outcomeOf(official.products.getProduct('p'))
  expect(seen).toEqual(['/stores-reader/v1/products/p'])

  seen.length = 0
  const ours = openOurs(shop.url, undefined, { fetch: ownFetch, retries: 0 })
  await outcomeOf(ours.products.getProduct('p'))
  await outcomeOf(ours.auth.login({ email: 'ann@example.com', password: 'secret' }))
  expect(seen).toEqual([tokenPath, '/stores-reader/v1/products/p', '/_api/iam/authentication/v2/login'])
})

test('fault 22: two clients with shared headers do not share read-your-writes tokens', async () => {
  const shop = await openScript(() => ({ headers: { 'X-Wix-Consistent': 'mark-of-one' }, json: { product: {} } }))
  const shared = { 'x-shop': 'a' }
  const [one, other] = [openOfficialBackOffice({ headers: shared }), openOfficialBackOffice({ headers: shared })]
  await one.products.getProduct('p')
  await other.products.getProduct('p')
  expect(shop.requests[1]!.headers['x-wix-consistent']).toBe('mark-of-one')

  shop.requests.length = 0
  const own = { 'x-shop': 'a' }
  const [ours, otherOfOurs] = [
    openOurBackOffice(shop.url, { headers: own }),
    openOurBackOffice(shop.url, { headers: own }),
  ]
  await ours.products.getProduct('p')
  await otherOfOurs.products.getProduct('p')
  await ours.products.getProduct('p')
  expect(shop.requests.map(({ headers }) => headers['x-wix-consistent'])).toEqual([undefined, undefined, 'mark-of-one'])
  expect(own).toEqual({ 'x-shop': 'a' })
})

test('fault 23: a token without a lifetime is renewed before it expires and when it is rejected', async () => {
  const lifetimeless: ScriptedAnswer = { json: { access_token: 'access-1', refresh_token: 'refresh-1' } }
  const shop = await openShop(() => lifetimeless)
  const official = openOfficial()
  await official.currentCart.getCurrentCart()
  expect(official.auth.getTokens().accessToken.expiresAt).toBeNaN()
  const ours = openOurs(shop.url)
  await ours.currentCart.getCurrentCart()
  expect(ours.auth.getTokens().accessToken.expiresAt).toBeGreaterThan(Date.now() / 1000)

  // Ten seconds before expiry, since clocks differ and requests take time.
  const soon = await openShop(() => tokens('new'))
  await openOfficial(session('visitor', 'soon', 10)).currentCart.getCurrentCart()
  expect(soon.to(tokenPath)).toHaveLength(0)
  await openOurs(soon.url, session('visitor', 'soon', 10)).currentCart.getCurrentCart()
  expect(soon.to(tokenPath)).toHaveLength(1)

  // The server ended it early.
  const strict = await openScript(({ path, headers }) => {
    if (path === tokenPath) return tokens('new')
    return headers.authorization === 'access-new' ? emptyCart : refusal(401, 'UNAUTHENTICATED')
  })
  const { error } = await outcomeOf(openOfficial(session('visitor', 'ended')).currentCart.getCurrentCart())
  expect(error).toMatchObject({ status: 401 })
  const cart = await openOurs(strict.url, session('visitor', 'ended')).currentCart.getCurrentCart()
  expect(cart.id).toBe('c')
  expect(strict.to(cartPath)).toHaveLength(3)
})

test("fault 28: one member's code is never sent with another's state", async () => {
  const shop = await openScript(({ path, body }) => {
    if (path === tokenPath) return tokens('visitor')
    if (path.endsWith('/login')) {
      return { json: { state: 'REQUIRE_EMAIL_VERIFICATION', stateToken: `state of ${body.loginId.email}` } }
    }
    return { json: { state: 'SUCCESS', sessionToken: 's' } }
  })
  const verifyPath = '/_api/iam/verification/v1/auth/verify'
  const official = openOfficial()
  await official.auth.login({ email: 'ann@example.com', password: 'secret' })
  await official.auth.login({ email: 'bob@example.com', password: 'secret' })
  await official.auth.processVerification({ verificationCode: "ann's code" })
  expect(shop.to(verifyPath)[0]!.body).toMatchObject({ code: "ann's code", stateToken: 'state of bob@example.com' })

  shop.requests.length = 0
  const ours = openOurs(shop.url)
  const ann = await ours.auth.login({ email: 'ann@example.com', password: 'secret' })
  await ours.auth.login({ email: 'bob@example.com', password: 'secret' })
  expect(await ours.auth.processVerification({ verificationCode: "ann's code" })).toMatchObject({
    loginState: 'FAILURE',
  })
  await ours.auth.processVerification({ verificationCode: "ann's code" }, ann)
  expect(shop.to(verifyPath).map(({ body }) => body)).toEqual([
    { code: "ann's code", stateToken: 'state of ann@example.com' },
  ])
})
