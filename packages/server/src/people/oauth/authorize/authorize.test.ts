import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addTestCoupon, referenceTo } from '../../../../../../test/goods.ts'
import { atTheDoor, callback, newPkce, type Pkce } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { registerOAuthApp } from '../../../desk/site/create-site.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let sessionToken: string
const secondClientId = randomUUID()
const secondOrigin = 'https://second.test'

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  door = atTheDoor(shop)
  sessionToken = (await door.arrive()).sessionToken
  await registerOAuthApp(shop.context.db, shop.siteId, {
    clientId: secondClientId,
    name: 'Second',
    rotatesRefreshTokens: true,
    redirectUris: [callback],
    origins: [secondOrigin, 'https://third.test'],
  })
})
afterAll(() => shop.close())

const signedIn = (token = sessionToken) => ({ cookie: `other=1; vitrine_session=${token}` })

/** The redirect to the app and its parameters. */
const redirectTo = (answer: Response): { address: string; params: Record<string, string> } => {
  const location = new URL(answer.headers.get('location')!)
  const params = new URLSearchParams(location.hash === '' ? location.search : location.hash.slice(1))
  return { address: location.origin + location.pathname, params: Object.fromEntries(params) }
}

const askFor = (pkce: Pkce, change: Record<string, string | undefined> = {}, headers = signedIn()) =>
  door.visit(door.authorizeAddress(pkce, change), headers)

test('redirects a signed-in member back with a code, in query or fragment, and the unchanged state', async () => {
  const state = 'a state/with "odd" & characters=ü'
  for (const [mode, sign] of [
    ['query', '?'],
    ['fragment', '#'],
    [undefined, '#'],
  ] as const) {
    const pkce = newPkce()
    const answer = await askFor(pkce, { response_mode: mode, state })
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')!.startsWith(`${callback}${sign}`)).toBe(true)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { params } = redirectTo(answer)
    expect(params).toEqual({ code: expect.any(String), state, iss: 'http://localhost:4000' })
    const tokens = await door.exchange(params.code!, pkce)
    expect(tokens.status).toBe(200)
    expect((await door.memberOf(tokens.body.access_token)).body.member.loginEmail).toMatch(/@people\.test$/)
  }
})

test('accepts one of fifty concurrent exchanges of a code, then invalidates everything issued from it', async () => {
  const pkce = newPkce()
  const person = await door.arrive()
  const code = await door.codeFor(person.sessionToken, pkce)
  const answers = await Promise.all(Array.from({ length: 50 }, () => door.exchange(code, pkce)))
  const [won, ...more] = answers.filter(({ status }) => status === 200)
  expect(more).toHaveLength(0)
  const lost = answers.filter(({ status }) => status !== 200)
  expect(new Set(lost.map(({ body }) => body.error))).toEqual(new Set(['invalid_grant']))
  expect((await door.memberOf(won!.body.access_token)).status).toBe(401)
  expect((await door.refresh(won!.body.refresh_token)).body.error).toBe('invalid_grant')
})

test('accepts a code for a minute, with its app, redirect URI and verifier only', async () => {
  const cases: [Record<string, unknown>, string][] = [
    [{ codeVerifier: newPkce().verifier }, 'invalid_grant'],
    [{ codeVerifier: undefined }, 'invalid_request'],
    [{ codeVerifier: 'x'.repeat(42) }, 'invalid_request'],
    [{ codeVerifier: 'x'.repeat(129) }, 'invalid_request'],
    [{ codeVerifier: `${'x'.repeat(42)}é` }, 'invalid_request'],
    [{ clientId: secondClientId }, 'invalid_grant'],
    [{ clientId: undefined }, 'invalid_request'],
    [{ redirectUri: undefined }, 'invalid_grant'],
    [{ redirectUri: `${callback}/` }, 'invalid_grant'],
  ]
  for (const [change, error] of cases) {
    const pkce = newPkce()
    const { sessionToken: token } = await door.arrive()
    const answer = await door.exchange(await door.codeFor(token, pkce), pkce, change)
    expect(answer).toMatchObject({ status: 400, body: { error } })
    expect(answer.body).not.toHaveProperty('access_token')
  }
  const pkce = newPkce()
  const code = await door.codeFor(sessionToken, pkce)
  shop.pass(61)
  expect((await door.exchange(code, pkce)).body.error).toBe('invalid_grant')
})

test('returns an error without a code for requests without S256 or with a repeated parameter', async () => {
  const pkce = newPkce()
  const cases: [Record<string, string | undefined>, string][] = [
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ code_challenge: 'short' }, 'invalid_request'],
    [{ code_challenge_method: 'plain' }, 'invalid_request'],
    [{ code_challenge_method: undefined }, 'invalid_request'],
    [{ response_type: 'token' }, 'unsupported_response_type'],
    [{ response_type: undefined }, 'unsupported_response_type'],
    [{ prompt: 'none login' }, 'invalid_request'],
  ]
  for (const [change, error] of cases) {
    const { params } = redirectTo(await askFor(pkce, change))
    expect(params).toMatchObject({ error, error_description: expect.any(String), state: 'the-state' })
    expect(params).not.toHaveProperty('code')
  }
  const twice = await door.visit(`${door.authorizeAddress(pkce)}&state=another`, signedIn())
  expect(redirectTo(twice).params.error).toBe('invalid_request')
})

test('shows an error page without redirecting for a redirect URI that differs in one character', async () => {
  const pkce = newPkce()
  const addresses = [
    `${callback}/`,
    callback.toUpperCase(),
    'http://LOCALHOST:3000/callback',
    'http://localhost:3000/Callback',
    `${callback}?next=1`,
    `${callback}#x`,
    'http://localhost:3000@evil.example/callback',
    'http://evil.example\\@localhost:3000/callback',
    'http://localhost:3000/%2e%2e/callback',
    'http://localhost:3000/./callback',
    'http://shop.localhost:3000/callback',
    'http://localhost.evil.example:3000/callback',
    'https://localhost:3000/callback',
    'http://localhost:3001/callback',
    'http://127.0.0.1:3000/callback',
    'javascript:alert(1)',
    '//evil.example/callback',
    ` ${callback}`,
    `${callback}\u0000`,
    '',
  ]
  for (const redirect_uri of addresses) {
    for (const response_mode of ['query', 'fragment', 'web_message']) {
      const answer = await askFor(pkce, { redirect_uri, response_mode })
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
      expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(await answer.text()).not.toContain('<script')
    }
  }
  for (const client_id of ['', randomUUID(), undefined]) {
    const answer = await askFor(pkce, { client_id })
    expect(answer.status).toBe(400)
    expect(answer.headers.get('location')).toBeNull()
  }
  const script = await (await askFor(pkce, { redirect_uri: '"><script>alert(1)</script>' })).text()
  expect(script).not.toContain('<script>')
  const two = await door.visit(`${door.authorizeAddress(pkce)}&redirect_uri=https://evil.example`, signedIn())
  expect(two.status).toBe(400)
})

test('sends visitors to the sign-in page and back; with prompt=none the app receives an error', async () => {
  const pkce = newPkce()
  const answer = await askFor(pkce, {}, { cookie: '' })
  const location = answer.headers.get('location')!
  expect(location).toMatch(/^\/hosted\/sign-in\?/)
  const next = new URL(location, shop.url).searchParams.get('continue')!
  expect(next).toMatch(/^\/oauth2\/authorize\?/)
  const back = await door.visit(shop.url + next, signedIn())
  expect((await door.exchange(redirectTo(back).params.code!, pkce)).status).toBe(200)

  for (const cookie of ['', 'vitrine_session=made-up']) {
    const silent = redirectTo(await askFor(pkce, { prompt: 'none' }, { cookie }))
    expect(silent.address).toBe(callback)
    expect(silent.params).toMatchObject({ error: 'login_required', state: 'the-state', iss: 'http://localhost:4000' })
  }
})

test('asks for the password again with prompt=login, once', async () => {
  const pkce = newPkce()
  const { email, sessionToken: before } = await door.arrive()
  shop.pass(2)
  const redirected = await askFor(pkce, { prompt: 'login' }, signedIn(before))
  const next = new URL(redirected.headers.get('location')!, shop.url).searchParams.get('continue')!
  const stubborn = await door.visit(shop.url + next, signedIn(before))
  expect(stubborn.headers.get('location')).toMatch(/^\/hosted\/sign-in/)
  const { body } = await door.login(email)
  const content = await door.visit(shop.url + next, signedIn(body.sessionToken))
  expect(redirectTo(content).params).toHaveProperty('code')
  const forged = next.replace(/visit=[^&]+/, 'visit=made-up')
  expect((await door.visit(shop.url + forged, signedIn(before))).headers.get('location')).toMatch(/^\/hosted\/sign-in/)
})

const messageOf = (html: string): { targets: string[]; message: Record<string, string> } => {
  const [, targets, message] = /for\(const origin of (\[.*?\])\).*?postMessage\((\{.*\}),origin\)/s.exec(html)!
  return { targets: JSON.parse(targets!), message: JSON.parse(message!) }
}

const directLogin = async (
  pkce: Pkce,
  { token, body = {}, headers = {} }: { token?: string; body?: object; headers?: Record<string, string> },
) =>
  shop.send('POST /_api/redirects-api/v1/redirect-session', {
    token: await shop.visitorToken(),
    headers,
    body: {
      auth: {
        prompt: 'none',
        authRequest: {
          clientId: shop.clientId,
          codeChallenge: pkce.challenge,
          codeChallengeMethod: 'S256',
          responseMode: 'web_message',
          responseType: 'code',
          scope: 'offline_access',
          state: 'frame-state',
          sessionToken: token,
        },
      },
      ...body,
    },
  })

test('issues a code in a hidden frame to a storefront with its own sign-in form, with a single-use URL', async () => {
  const pkce = newPkce()
  const { sessionToken: token, memberId } = await door.arrive()
  const { body } = await directLogin(pkce, { token, headers: { origin: 'http://localhost:3000' } })
  const { fullUrl, urlDetails } = body.redirectSession
  expect(fullUrl).not.toContain(token)
  expect(urlDetails.endpoint).toBe('http://localhost:4000/oauth2/authorize')
  const page = await door.visit(fullUrl)
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe')
  expect(page.headers.get('set-cookie')).toBeNull()
  const { targets, message } = messageOf(await page.text())
  expect(targets).toEqual(['http://localhost:3000'])
  expect(message).toEqual({ code: expect.any(String), state: 'frame-state', iss: 'http://localhost:4000' })
  const tokens = await door.exchange(message.code!, pkce, { redirectUri: undefined })
  expect((await door.memberOf(tokens.body.access_token)).body.member.id).toBe(memberId)

  const again = messageOf(await (await door.visit(fullUrl)).text())
  expect(again.message).toMatchObject({ error: 'login_required', state: 'frame-state' })
  expect(again.message).not.toHaveProperty('code')
})

test('posts a code only to pages whose origin the app lists', async () => {
  const pkce = newPkce()
  const message = { response_mode: 'web_message', redirect_uri: undefined, client_id: secondClientId }
  const page = await askFor(pkce, message)
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${secondOrigin} https://third.test`)
  const { targets } = messageOf(await page.text())
  expect(targets).toEqual([secondOrigin, 'https://third.test'])

  const { sessionToken: token } = await door.arrive()
  const foreign = await directLogin(pkce, { token, body: { origin: 'https://evil.example' } })
  expect(foreign.status).toBe(400)
  expect(foreign.body.details.validationError.fieldViolations[0].field).toBe('origin')
  expect((await directLogin(pkce, { token, headers: { origin: 'https://evil.example' } })).status).toBe(403)
  const attack = await askFor(pkce, { response_mode: 'web_message', redirect_uri: undefined, state: '</script><b>' })
  expect(await attack.text()).not.toContain('</script><b>')
})

test('opens no frame for a session token of another site or an ended session', async () => {
  const pkce = newPkce()
  const { sessionToken: token } = await door.arrive()
  const stranger = await openShop()
  const foreign = await atTheDoor(stranger).arrive()
  await stranger.close()
  expect((await directLogin(pkce, { token: foreign.sessionToken })).status).toBe(401)
  expect((await directLogin(pkce, { token: 'made-up' })).status).toBe(401)
  const { body } = await directLogin(pkce, { token })
  shop.pass(121)
  expect(messageOf(await (await door.visit(body.redirectSession.fullUrl)).text()).message.error).toBe('login_required')
})

test("merges the visitor's cart into the member's at sign-in", async () => {
  const { db } = shop.context
  const [mug, bowl] = [await addProduct(db, shop.siteId, { stock: 10 }), await addProduct(db, shop.siteId)]
  await addTestCoupon(db, shop.siteId, { code: 'WELCOME' })
  const add = (token: string, product: typeof mug, quantity: number) =>
    shop.send('POST /ecom/v1/carts/current/add-to-cart', {
      token,
      body: { lineItems: [{ catalogReference: referenceTo(product), quantity }] },
    })
  const member = await door.signIn()
  await add(member.accessToken, mug, 1)

  const visitor = await shop.visitorToken()
  await add(visitor, mug, 2)
  await add(visitor, bowl, 3)
  await shop.send('PATCH /ecom/v1/carts/current', { token: visitor, body: { couponCode: 'WELCOME' } })
  const { checkoutId } = (
    await shop.send('POST /ecom/v1/carts/current/create-checkout', { token: visitor, body: { channelType: 'WEB' } })
  ).body

  const pkce = newPkce()
  const { body } = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
    token: visitor,
    body: {
      auth: {
        authRequest: { clientId: shop.clientId, codeChallenge: pkce.challenge, redirectUri: callback, state: 's' },
      },
    },
  })
  const { code } = redirectTo(await door.visit(body.redirectSession.fullUrl, signedIn(member.sessionToken))).params
  const token = (await door.exchange(code!, pkce)).body.access_token
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token })).body
  expect(cart.lineItems.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 3])
  expect(cart.appliedDiscounts[0].coupon.code).toBe('WELCOME')
  expect((await shop.send('GET /ecom/v1/carts/current', { token: visitor })).status).toBe(404)
  const checkout = await shop.send(`GET /ecom/v1/checkouts/${checkoutId}`, { token })
  expect(checkout.body.checkout.cartId).toBe(cart.id)
  expect(checkout.status).toBe(200)
})

test('loses nothing when carts merge while the member keeps shopping in another tab', async () => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const add = (token: string) =>
    shop.send('POST /ecom/v1/carts/current/add-to-cart', {
      token,
      body: { lineItems: [{ catalogReference: referenceTo(mug), quantity: 1 }] },
    })
  const member = await door.signIn()
  const visitors = await Promise.all(Array.from({ length: 6 }, () => shop.visitorToken()))
  await Promise.all(visitors.map(add))
  const vouch = (visitor: string) =>
    door.token(
      { grant_type: 'authorized_client', member_id: member.memberId },
      { authorization: `${visitor},${shop.apiKey}` },
    )
  const answers = await Promise.all([
    ...visitors.map(vouch),
    ...visitors.map(vouch),
    ...Array.from({ length: 10 }, () => add(member.accessToken)),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token: member.accessToken })).body
  expect(cart.lineItems).toMatchObject([{ quantity: 16 }])
})

test("keeps a visitor's cart at the first sign-in", async () => {
  const mug = await addProduct(shop.context.db, shop.siteId)
  const visitor = await shop.visitorToken()
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 4 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: visitor, body: { lineItems } })
  const { memberId } = await door.arrive()
  const { body } = await door.token(
    { grant_type: 'authorized_client', member_id: memberId },
    { authorization: `${visitor},${shop.apiKey}` },
  )
  const { cart } = (await shop.send('GET /ecom/v1/carts/current', { token: body.access_token })).body
  expect(cart.lineItems).toMatchObject([{ quantity: 4 }])
})

test('ends the browser’s session and every token at sign-out, and redirects as requested', async () => {
  const member = await door.signIn()
  const { body } = await shop.send('POST /_api/redirects-api/v1/redirect-session', {
    token: member.accessToken,
    body: { logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: 'http://localhost:3000/bye?x=1' } },
  })
  const answer = await door.visit(body.redirectSession.fullUrl, signedIn(member.sessionToken))
  expect(answer.headers.get('location')).toBe('http://localhost:3000/bye?x=1')
  expect(answer.headers.get('set-cookie')).toMatch(/^vitrine_session=;.*Max-Age=0.*HttpOnly/)
  expect((await door.memberOf(member.accessToken)).status).toBe(401)
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
  const silent = await askFor(newPkce(), { prompt: 'none' }, signedIn(member.sessionToken))
  expect(redirectTo(silent).params.error).toBe('login_required')
})

test('rejects a code issued before its member signed out', async () => {
  const member = await door.signIn()
  const pkce = newPkce()
  const code = await door.codeFor(member.sessionToken, pkce)
  await shop.send('POST /oauth2/revoke', { body: { token: member.refreshToken } })
  expect((await door.exchange(code, pkce)).body.error).toBe('invalid_grant')
})

test('ignores tampered sign-out and return links', async () => {
  for (const path of ['/oauth2/logout', '/oauth2/return']) {
    for (const query of ['', '?request=made-up', '?postFlowUrl=https://evil.example', '?to=https://evil.example']) {
      const answer = await door.visit(shop.url + path + query, signedIn())
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
    }
  }
  expect(redirectTo(await askFor(newPkce(), { prompt: 'none' })).params).toHaveProperty('code')
})
