import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../test/goods.ts'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
})
afterAll(() => shop.close())

const storefront = 'http://localhost:3000'
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/** A browser at the platform: it keeps cookies, and goes where it is sent only when told. */
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

/** What the storefront does for whoever is signed in there. */
const codeFor = async (token: string, challenge: string) => {
  const body = { codeChallenge: challenge }
  return shop.send('POST /vitrine/v1/session/hand-over', { token, body })
}
const challengeIn = (address: string): string => new URL(address).searchParams.get('code_challenge')!

/** The member that a browser's pages are of. */
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

/** Comes over from the storefront as a member. */
const comeOver = async (browser: Browser, token: string) => {
  const { location } = await begin(browser)
  const { body } = await codeFor(token, challengeIn(location))
  return { url: String(body.url), answer: await browser.visit(body.url) }
}

test('a member of the storefront is in their account without being asked, and one sign-out ends both', async () => {
  const [browser, member] = [openBrowser(), await signIn()]
  const asked = await begin(browser, { member: member.id })
  expect(asked.location).toMatch(/^http:\/\/localhost:3000\/sign-on\?code_challenge=[\w-]{43}$/)
  expect(asked.headers.get('referrer-policy')).toBe('no-referrer')
  const { body } = await codeFor(member.token, challengeIn(asked.location))
  const { location } = await browser.visit(body.url)
  expect(location).toBe(`/hosted/account?clientId=${shop.clientId}`)
  expect(await memberOf(browser)).toBe(member.id)
  // Next time nobody has to ask.
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

test('whoever is signed in here as somebody else becomes who they are at the storefront', async () => {
  const [browser, one, other] = [openBrowser(), await signIn(), await signIn()]
  await comeOver(browser, one.token)
  expect(await memberOf(browser)).toBe(one.id)
  const { location } = await begin(browser, { member: other.id })
  await browser.visit((await codeFor(other.token, challengeIn(location))).body.url)
  expect(await memberOf(browser)).toBe(other.id)
})

test('whoever is nobody at the storefront goes on as they are', async () => {
  const browser = openBrowser()
  await begin(browser, { next: `${storefront}/cart` })
  expect((await browser.visit('/oauth2/hand-over/return')).location).toBe(`${storefront}/cart`)
  expect(await memberOf(browser)).toBeUndefined()
  // Without having been sent away nobody comes back.
  expect((await openBrowser().visit('/oauth2/hand-over/return?code=x')).status).toBe(400)
})

test.each([
  ['an order', `/hosted/account/orders/detail?id=${randomUUID()}`, '&'],
  ['the saved payment methods', '/hosted/account/payment-methods', '?'],
  ['what is kept', '/hosted/account/data', '?'],
])('%s of the account can be gone on to', async (_what, next, sign) => {
  const browser = openBrowser()
  await begin(browser, { next })
  const { location } = await browser.visit('/oauth2/hand-over/return')
  expect(location).toBe(`${next}${sign}clientId=${shop.clientId}`)
})

test('no link signs anybody in as somebody else', async () => {
  const [victim, attacker, thief] = [openBrowser(), openBrowser(), await signIn()]
  // The attacker’s own code, in the browser of someone who never left, and of someone who is under way.
  const { location } = await begin(attacker)
  const { body } = await codeFor(thief.token, challengeIn(location))
  expect((await victim.visit(body.url)).status).toBe(400)
  await begin(victim)
  await victim.visit(body.url)
  expect(await memberOf(victim)).toBeUndefined()

  // A code whose challenge the attacker knows but not its verifier; and the member who asked for it, tricked into it.
  const member = await signIn()
  const tricked = await codeFor(member.token, challengeIn((await begin(attacker)).location))
  await begin(victim)
  await victim.visit(tricked.body.url)
  expect(await memberOf(victim)).toBeUndefined()
})

test('a code works once, for a minute, and stands for nothing at the door of apps', async () => {
  const [browser, member] = [openBrowser(), await signIn()]
  const { location } = await begin(browser)
  const kept = browser.cookies.get('vitrine_hand_over')!
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
  copy.cookies.set('vitrine_hand_over', kept)
  await copy.visit(body.url)
  expect(await memberOf(copy)).toBeUndefined()

  const late = openBrowser()
  const second = await codeFor(member.token, challengeIn((await begin(late)).location))
  shop.pass(61)
  await late.visit(second.body.url)
  expect(await memberOf(late)).toBeUndefined()
})

test.each([
  ['a page of strangers', { page: 'https://stranger.example/sign-on' }],
  ['a page that is none', { page: 'javascript:alert(1)' }],
  ['a way on to strangers', { next: 'https://stranger.example/' }],
  ['a way on that only looks like ours', { next: '//stranger.example/hosted/account' }],
  ['a way on to another page of ours', { next: '/oauth2/logout' }],
  ['a way on below a page of the account', { next: '/hosted/account/payment-methods/x' }],
  ['a way on out of the account', { next: '/hosted/account/../oauth2/logout' }],
  ['a way on with more behind it', { next: '/hosted/account/store-credit?next=//stranger.example' }],
  ['a way on to an order that is none', { next: '/hosted/account/orders/detail?id=1&next=//stranger.example' }],
  ['an app that is not here', { client_id: randomUUID() }],
])('%s leads nowhere', async (_title, more) => {
  const browser = openBrowser()
  const { status, location } = await begin(browser, more)
  expect([status, location, browser.cookies.size]).toEqual([400, '', 0])
})

test('a way back that was changed in the browser leads nowhere', async () => {
  const browser = openBrowser()
  const kept = { verifier: 'x'.repeat(43), clientId: shop.clientId, next: 'https://stranger.example/' }
  for (const value of [JSON.stringify(kept), 'null', '[]', '{"clientId":1}', '']) {
    browser.cookies.set('vitrine_hand_over', Buffer.from(value).toString('base64url'))
    const { status, location } = await browser.visit('/oauth2/hand-over/return?code=x')
    expect([status, location]).toEqual([400, ''])
  }
})

test('only a member who is signed in at an app of the store gets a code', async () => {
  const challenge = challengeOf(randomUUID())
  expect((await codeFor(await shop.visitorToken(), challenge)).status).toBe(403)
  expect((await codeFor(shop.apiKey, challenge)).status).toBe(403)
  const member = await signIn()
  expect((await codeFor(member.token, 'short')).status).toBe(400)

  // What opens a checkout opens no account.
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
