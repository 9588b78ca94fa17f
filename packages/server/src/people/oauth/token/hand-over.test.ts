import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const storefront = 'http://localhost:3000'
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** A browser at the platform. It keeps cookies and follows redirects only on request. */
const openBrowser = () => {
  const cookies = new Map<string, string>()
  const visit = async (address: string) => {
    const { pathname, search } = new URL(address, shop.url)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(shop.url + pathname + search, { headers: { cookie }, redirect: 'manual' })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ')
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
      if (attributes.includes('Max-Age=0')) cookies.delete(name)
      else cookies.set(name, value)
    }
    return { status: answer.status, location: answer.headers.get('location') ?? '', headers: answer.headers }
  }
  return { cookies, visit }
}
type Browser = ReturnType<typeof openBrowser>

const begin = (browser: Browser, more: Readonly<Record<string, string>> = {}) => {
  const query = { client_id: shop.clientId, page: `${storefront}/sign-on`, next: '/hosted/account', ...more }
  return browser.visit(`/oauth2/hand-over?${new URLSearchParams(query)}`)
}

/** The storefront's part, for a signed-in member. */
const codeFor = async (token: string, challenge: string) => {
  const body = { codeChallenge: challenge }
  return shop.send('POST /vitrine/v1/session/hand-over', { token, body })
}
const challengeIn = (address: string): string => new URL(address).searchParams.get('code_challenge')!

/** The member that a browser is signed in as. */
const memberOf = async ({ cookies }: Browser): Promise<string | undefined> => {
  const sessionToken = cookies.get('vitrine_session')
  if (sessionToken === undefined) return undefined
  const { status, body } = await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })
  if (status !== 200) return undefined
  return (await shop.send('GET /members/v1/members/my', { token: body.access_token })).body.member.id
}

const signIn = async () => {
  const { accessToken } = await atTheDoor(shop).signIn()
  const { body } = await shop.send('GET /members/v1/members/my', { token: accessToken })
  return { token: accessToken, id: String(body.member.id) }
}

/** Comes from the storefront as a member. */
const comeOver = async (browser: Browser, token: string) => {
  const { location } = await begin(browser)
  const { body } = await codeFor(token, challengeIn(location))
  return { url: String(body.url), answer: await browser.visit(body.url) }
}

test('signs a storefront member in to their account without asking, and one sign-out ends both', async () => {
  const [browser, member] = [openBrowser(), await signIn()]
  const begun = await begin(browser, { member: member.id })
  expect(begun.location).toMatch(/^http:\/\/localhost:3000\/sign-on\?code_challenge=[\w-]{43}$/)
  expect(begun.headers.get('referrer-policy')).toBe('no-referrer')
  const { body } = await codeFor(member.token, challengeIn(begun.location))
  const { location } = await browser.visit(body.url)
  expect(location).toBe(`/hosted/account?clientId=${shop.clientId}`)
  expect(await memberOf(browser)).toBe(member.id)
  // The next time, no redirect to the storefront is needed.
  expect((await begin(browser, { member: member.id })).location).toBe(location)

  await shop.send('GET /_api/iam/authentication/v1/logout', { token: member.token })
  expect(await memberOf(browser)).toBeUndefined()

  const again = await signIn()
  await comeOver(browser, again.token)
  expect(await memberOf(browser)).toBe(again.id)
  const token = (
    await shop.send('POST /vitrine/v1/session/token', {
      body: { sessionToken: browser.cookies.get('vitrine_session') },
    })
  ).body.access_token
  await shop.send('GET /_api/iam/authentication/v1/logout', { token })
  expect((await shop.send('GET /members/v1/members/my', { token: again.token })).status).toBe(401)
})

test("replaces another member's sign-in with the storefront's member", async () => {
  const [browser, one, other] = [openBrowser(), await signIn(), await signIn()]
  await comeOver(browser, one.token)
  expect(await memberOf(browser)).toBe(one.id)
  const { location } = await begin(browser, { member: other.id })
  await browser.visit((await codeFor(other.token, challengeIn(location))).body.url)
  expect(await memberOf(browser)).toBe(other.id)
})

test("keeps the browser's state if nobody is signed in at the storefront", async () => {
  const browser = openBrowser()
  await begin(browser, { next: `${storefront}/cart` })
  expect((await browser.visit('/oauth2/hand-over/return')).location).toBe(`${storefront}/cart`)
  expect(await memberOf(browser)).toBeUndefined()
  // A return without a preceding redirect has no effect.
  expect((await openBrowser().visit('/oauth2/hand-over/return?code=x')).status).toBe(400)
})

test.each([
  ['an order', `/hosted/account/orders/detail?id=${randomUUID()}`, '&'],
  ['the saved payment methods', '/hosted/account/payment-methods', '?'],
  ['the data export', '/hosted/account/data', '?'],
])('continues to %s of the account', async (_what, next, sign) => {
  const browser = openBrowser()
  await begin(browser, { next })
  const { location } = await browser.visit('/oauth2/hand-over/return')
  expect(location).toBe(`${next}${sign}clientId=${shop.clientId}`)
})

test('rejects links that would sign somebody in as another member', async () => {
  const [victim, attacker, thief] = [openBrowser(), openBrowser(), await signIn()]
  // The attacker’s own code, in a browser that never left and in one that is under way.
  const { location } = await begin(attacker)
  const { body } = await codeFor(thief.token, challengeIn(location))
  expect((await victim.visit(body.url)).status).toBe(400)
  await begin(victim)
  await victim.visit(body.url)
  expect(await memberOf(victim)).toBeUndefined()

  // A code whose challenge the attacker knows but not its verifier; and a member tricked into requesting it.
  const member = await signIn()
  const tricked = await codeFor(member.token, challengeIn((await begin(attacker)).location))
  await begin(victim)
  await victim.visit(tricked.body.url)
  expect(await memberOf(victim)).toBeUndefined()
})

test('accepts a code once, for a minute, and not at the token endpoint of apps', async () => {
  const [browser, member] = [openBrowser(), await signIn()]
  const { location } = await begin(browser)
  const handOverState = browser.cookies.get('vitrine_hand_over')!
  const { body } = await codeFor(member.token, challengeIn(location))
  const code = new URL(body.url).searchParams.get('code')!
  const query = {
    client_id: shop.clientId,
    response_type: 'code',
    redirect_uri: `${storefront}/callback`,
    code_challenge: challengeOf(randomUUID()),
    code_challenge_method: 'S256',
    prompt: 'none',
    session: code,
  }
  const door = await openBrowser().visit(`/oauth2/authorize?${new URLSearchParams(query)}`)
  expect(door.location).toContain('error=login_required')

  await browser.visit(body.url)
  expect(await memberOf(browser)).toBe(member.id)
  const copy = openBrowser()
  copy.cookies.set('vitrine_hand_over', handOverState)
  await copy.visit(body.url)
  expect(await memberOf(copy)).toBeUndefined()

  const late = openBrowser()
  const second = await codeFor(member.token, challengeIn((await begin(late)).location))
  shop.pass(61)
  await late.visit(second.body.url)
  expect(await memberOf(late)).toBeUndefined()
})

test.each([
  ['another site', { page: 'https://stranger.example/sign-on' }],
  ['an invalid page', { page: 'javascript:alert(1)' }],
  ['a next URL on another site', { next: 'https://stranger.example/' }],
  ['a next URL that resembles ours', { next: '//stranger.example/hosted/account' }],
  ['a next URL of another page of ours', { next: '/oauth2/logout' }],
  ['a next URL below an account page', { next: '/hosted/account/payment-methods/x' }],
  ['a next URL that leaves the account', { next: '/hosted/account/../oauth2/logout' }],
  ['a next URL with an appended path', { next: '/hosted/account/store-credit?next=//stranger.example' }],
  ['a next URL of an invalid order', { next: '/hosted/account/orders/detail?id=1&next=//stranger.example' }],
  ['an unknown app', { client_id: randomUUID() }],
])('rejects %s', async (_title, more) => {
  const browser = openBrowser()
  const { status, location } = await begin(browser, more)
  expect([status, location, browser.cookies.size]).toEqual([400, '', 0])
})

test('rejects a return URL that was changed in the browser', async () => {
  const browser = openBrowser()
  const forged = { verifier: 'x'.repeat(43), clientId: shop.clientId, next: 'https://stranger.example/' }
  for (const value of [JSON.stringify(forged), 'null', '[]', '{"clientId":1}', '']) {
    browser.cookies.set('vitrine_hand_over', Buffer.from(value).toString('base64url'))
    const { status, location } = await browser.visit('/oauth2/hand-over/return?code=x')
    expect([status, location]).toEqual([400, ''])
  }
})

test('issues a code only to a member signed in at an app of the store', async () => {
  const challenge = challengeOf(randomUUID())
  expect((await codeFor(await shop.visitorToken(), challenge)).status).toBe(403)
  expect((await codeFor(shop.apiKey, challenge)).status).toBe(403)
  const member = await signIn()
  expect((await codeFor(member.token, 'short')).status).toBe(400)

  // A checkout's token does not open an account.
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 1 }]
  const body = { channelType: 'WEB', lineItems }
  const { checkout } = (await shop.send('POST /ecom/v1/checkouts', { token: member.token, body })).body
  const redirect = { ecomCheckout: { checkoutId: checkout.id } }
  const { redirectSession } = (
    await shop.send('POST /headless/v1/redirect-session', { token: member.token, body: redirect })
  ).body
  const link = new URL(redirectSession.fullUrl).searchParams.get('token')
  const opened = await shop.send('POST /vitrine/v1/checkout-links/open', { body: { token: link } })
  expect((await codeFor(opened.body.accessToken, challenge)).status).toBe(403)
})
