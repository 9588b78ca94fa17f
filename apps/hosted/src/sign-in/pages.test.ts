import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blockAccount } from '@vitrine/server/people/member/testing.ts'
import { createMember } from '@vitrine/server/people/member/create-member.ts'
import { atTheDoor, callback, goodPassword, newEmail, newPkce } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openShopWithPages } from '../testing.ts'
import { words } from '../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const at = (page: string, next = '') =>
  `/hosted/${page}?${new URLSearchParams({ clientId: shop.clientId, ...(next && { continue: next }) })}`

const newMember = async (email = newEmail()) => {
  const { id } = await createMember(shop.context.db, { siteId: shop.siteId, email, password: goodPassword })
  return { id, email }
}

const codeIn = async (email: string): Promise<string> => {
  const [message] = await door.emailsTo(email)
  return /\b\d{6}\b/.exec(message!.subject)![0]
}

const linkIn = async (email: string): Promise<string> => {
  const messages = await door.emailsTo(email)
  const address = messages
    .map(({ text }) => /\/hosted\/reset\?token=[\w-]+&clientId=[\w-]+/.exec(text)?.[0])
    .find(Boolean)
  return address!
}

/** Begins a sign-in at the storefront; answers the path of the sign-in page. */
const beginFlow = async (browser: ReturnType<typeof openBrowser>) => {
  const pkce = newPkce()
  const { pathname, search } = new URL(door.authorizeAddress(pkce))
  const { location } = await browser.visit(pathname + search)
  return { pkce, signIn: location! }
}

describe('a member signs in', () => {
  test('with email and password, goes back to the storefront with a code, and has tokens', async () => {
    const { email, id } = await newMember()
    const browser = openBrowser(shop)
    const { pkce, signIn } = await beginFlow(browser)
    expect(signIn).toMatch(/^\/hosted\/sign-in\?continue=/)
    const page = await browser.visit(signIn)
    expect(page.status).toBe(200)
    expect(page.html).toContain('Test shop')
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://localhost:3000;")

    const posted = await browser.post(signIn, { email, password: goodPassword })
    expect(posted.status).toBe(303)
    expect(posted.location).toMatch(/^\/oauth2\/authorize\?/)
    const cookie = posted.headers.getSetCookie().find((header) => header.startsWith('vitrine_session='))
    expect(cookie).toMatch(/^vitrine_session=[\w-]{65}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/)

    const back = await browser.visit(posted.location!)
    expect(back.location).toContain(callback)
    const code = new URL(back.location!).searchParams.get('code')!
    const { body } = await door.exchange(code, pkce)
    expect((await door.memberOf(body.access_token)).body.member.id).toBe(id)
  })

  test('by themselves, and comes to their account; the second time at once', async () => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    expect((await browser.post(at('sign-in'), { email, password: goodPassword })).location).toBe('/hosted/account')
    expect((await browser.visit(at('sign-in'))).location).toBe('/hosted/account')
  })

  test('a wrong password is said in a sentence; the email stays, the password does not', async () => {
    const { email } = await newMember()
    const { status, html } = await openBrowser(shop).post(at('sign-in'), { email, password: 'not this one' })
    expect(status).toBe(422)
    expect(html).toContain(words.wrongPassword)
    expect(html).toContain(`value="${email}"`)
    expect(html).not.toContain('not this one')
  })

  test('an account that is not there is refused in the same words', async () => {
    const { status, html } = await openBrowser(shop).post(at('sign-in'), { email: newEmail(), password: goodPassword })
    expect(status).toBe(422)
    expect(html).toContain(words.wrongPassword)
  })

  test('after too many tries it says when to try again', async () => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    for (let count = 0; count < 7; count++) await browser.post(at('sign-in'), { email, password: 'not this one' })
    const { status, html } = await browser.post(at('sign-in'), { email, password: goodPassword })
    expect(status).toBe(429)
    expect(html).toMatch(/Try again in (1 second|\d+ seconds)\./)
  })

  test('a blocked account is told so', async () => {
    const { email, id } = await newMember()
    await blockAccount(shop.context.db, shop.siteId, id)
    expect((await openBrowser(shop).post(at('sign-in'), { email, password: goodPassword })).html).toContain(
      words.blocked,
    )
  })

  test('an empty form is told what is missing, at its fields', async () => {
    const { status, html } = await openBrowser(shop).post(at('sign-in'), { email: '', password: '' })
    expect(status).toBe(422)
    expect(html).toContain('id="email-error"')
    expect(html).toContain('id="password-error"')
  })
})

describe('a sign-in leads nowhere else', () => {
  test.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test',
    '/hosted/..//evil.test',
    '/oauth2/logout?request=x',
    'javascript:alert(1)',
  ])('%s ends at the account', async (next) => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    const page = await browser.visit(at('sign-in', next))
    expect(page.html).not.toContain('evil.test')
    expect(page.headers.get('content-security-policy')).not.toContain('evil.test')
    expect((await browser.post(at('sign-in', next), { email, password: goodPassword })).location).toBe(
      '/hosted/account',
    )
  })

  test('a form of another page signs nobody in', async () => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    const headers = { origin: 'https://evil.test' }
    const { status } = await browser.post(at('sign-in'), { email, password: goodPassword }, headers)
    expect(status).toBe(403)
    expect(browser.cookies.has('vitrine_session')).toBe(false)
  })

  test('finds a button for each provider that the owner has set up, with the way on in it', async () => {
    const provider = { name: 'Example <ID>', issuer: 'https://id.example', clientId: 'the-shop' }
    const { body } = await shop.send('POST /vitrine/v1/sign-in-providers', { token: shop.apiKey, body: { provider } })
    const { html } = await openBrowser(shop).visit(at('sign-in', '/hosted/account/orders'))
    expect(html).toContain('Continue with Example &lt;ID&gt;')
    expect(html).toContain(`href="/oauth2/provider/${body.provider.id}?continue=%2Fhosted%2Faccount%2Forders"`)
    await shop.send(`DELETE /vitrine/v1/sign-in-providers/${body.provider.id}`, { token: shop.apiKey })
    expect((await openBrowser(shop).visit(at('sign-in'))).html).not.toContain('Other ways to sign in')
  })

  test('a store that is not here is said to be so', async () => {
    const { status, html } = await openBrowser(shop).visit('/hosted/sign-in?clientId=nobody')
    expect(status).toBe(400)
    expect(html).toContain(words.signInFailed)
  })
})

describe('a visitor signs up', () => {
  test('enters the code from the mail, and is signed in where they were going', async () => {
    const email = newEmail()
    const browser = openBrowser(shop)
    const { pkce, signIn } = await beginFlow(browser)
    const [, link] = /href="(\/hosted\/sign-up\?[^"]+)"/.exec((await browser.visit(signIn)).html)!
    const signUp = link!.replaceAll('&amp;', '&')
    const posted = await browser.post(signUp, { firstName: 'Ann', email, password: goodPassword })
    expect(posted.location).toMatch(/^\/hosted\/verify\?/)
    expect(posted.location).not.toContain(browser.cookies.get('vitrine_verification')!.value)

    const verify = posted.location!
    expect((await browser.visit(verify)).html).toContain(email)
    const code = await codeIn(email)
    const wrong = await browser.post(verify, { code: code === '000000' ? '000001' : '000000' })
    expect([wrong.status, wrong.html.includes(words.wrongCode)]).toEqual([422, true])
    const right = await browser.post(verify, { code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })
    expect(right.location).toMatch(/^\/oauth2\/authorize\?/)
    expect(browser.cookies.has('vitrine_verification')).toBe(false)

    const back = await browser.visit(right.location!)
    const { body } = await door.exchange(new URL(back.location!).searchParams.get('code')!, pkce)
    const { member } = (await door.memberOf(body.access_token)).body
    expect(member).toMatchObject({ loginEmail: email, loginEmailVerified: true, contact: { firstName: 'Ann' } })
  })

  test('sees the same whether or not there is an account', async () => {
    const { email } = await newMember()
    const [known, unknown] = [openBrowser(shop), openBrowser(shop)]
    const form = { firstName: '', password: goodPassword }
    const answers = [
      await known.post(at('sign-up'), { ...form, email }),
      await unknown.post(at('sign-up'), { ...form, email: newEmail() }),
    ]
    expect(answers.map(({ status, location }) => [status, location])).toEqual([
      [303, at('verify')],
      [303, at('verify')],
    ])
  })

  test('a bad password is refused at its field, with the rule', async () => {
    const browser = openBrowser(shop)
    const short = await browser.post(at('sign-up'), { email: newEmail(), password: 'a' })
    expect(short.status).toBe(422)
    expect(short.html).toMatch(/id="password-error"/)
    expect(short.html).toContain(words.passwordShort(8))
    const common = await browser.post(at('sign-up'), { email: newEmail(), password: 'aaaaaaaaaaaa' })
    expect(common.html).toContain(words.passwordCommon)
  })

  test('has the code sent again; only the new one works', async () => {
    const email = newEmail()
    const browser = openBrowser(shop)
    await browser.post(at('sign-up'), { email, password: goodPassword })
    const first = await codeIn(email)
    shop.pass(60)
    const again = await browser.post(at('verify'), { intent: 'resend' })
    expect(again.location).toContain('sent=1')
    expect((await browser.visit(again.location!)).html).toContain(words.resent)
    const second = await codeIn(email)
    // One time in a million both are the same.
    const stale = second === first ? 'none' : first
    expect((await browser.post(at('verify'), { code: stale })).status).toBe(422)
    expect((await browser.post(at('verify'), { code: second })).location).toBe('/hosted/account')
  })

  test('after five wrong codes it says that a new one is needed', async () => {
    const email = newEmail()
    const browser = openBrowser(shop)
    await browser.post(at('sign-up'), { email, password: goodPassword })
    const wrong = (await codeIn(email)) === '111111' ? '222222' : '111111'
    for (let count = 0; count < 5; count++) await browser.post(at('verify'), { code: wrong })
    const { status, html } = await browser.post(at('verify'), { code: await codeIn(email) })
    expect([status, html.includes(words.tooManyCodes)]).toEqual([429, true])
  })

  test('a code that has expired leads back to the sign-in', async () => {
    const email = newEmail()
    const browser = openBrowser(shop)
    await browser.post(at('sign-up'), { email, password: goodPassword })
    const code = await codeIn(email)
    shop.pass(11 * 60)
    const { status, html } = await browser.post(at('verify'), { code })
    expect([status, html.includes(words.codeExpired)]).toEqual([410, true])
    expect(browser.cookies.has('vitrine_verification')).toBe(false)
  })

  test('one who never entered the code is asked for it when signing in', async () => {
    const email = newEmail()
    const browser = openBrowser(shop)
    await browser.post(at('sign-up'), { email, password: goodPassword })
    expect((await browser.post(at('sign-in'), { email, password: goodPassword })).location).toBe(at('verify'))
    expect((await browser.post(at('verify'), { code: await codeIn(email) })).location).toBe('/hosted/account')
  })
})

describe('a member who forgot the password', () => {
  test('follows the link from the mail and goes on with the sign-in', async () => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    const { signIn } = await beginFlow(browser)
    const [, forgot] = /href="(\/hosted\/forgot\?[^"]+)"/.exec((await browser.visit(signIn)).html)!
    const sent = await browser.post(forgot!.replaceAll('&amp;', '&'), { email })
    expect(sent.html).toContain(words.forgotSent)
    const link = await linkIn(email)
    expect((await browser.visit(link)).html).toContain(words.resetTitle)
    const set = await browser.post(link, { password: 'another quiet lighthouse' })
    expect(set.location).toMatch(/^\/oauth2\/authorize\?/)
    expect((await browser.visit(set.location!)).location).toContain(`${callback}?code=`)
    const again = await browser.post(link, { password: 'yet another lighthouse' })
    expect([again.status, again.html.includes(words.linkExpired)]).toEqual([410, true])
  })

  test('in another browser ends at the account, signed in', async () => {
    const { email } = await newMember()
    await openBrowser(shop).post(at('forgot'), { email })
    const browser = openBrowser(shop)
    // The mail does not name the store; this browser has been there.
    browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
    const set = await browser.post(await linkIn(email), { password: 'another quiet lighthouse' })
    expect(set.location).toBe('/hosted/account')
    expect(browser.cookies.has('vitrine_session')).toBe(true)
  })

  test('who asked on a page of the storefront is led back there', async () => {
    const { email } = await newMember()
    const redirect = { url: 'http://localhost:3000/sign-in' }
    const token = await shop.visitorToken()
    await shop.send('POST /_api/iam/recovery/v1/send-email', { token, body: { email, redirect } })
    const browser = openBrowser(shop)
    browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
    const { status, html } = await browser.post(await linkIn(email), { password: 'another quiet lighthouse' })
    expect(status).toBe(200)
    expect(html).toContain('href="http://localhost:3000/sign-in"')
  })

  test('an email without an account sees the same', async () => {
    const { email } = await newMember()
    const [known, unknown] = await Promise.all(
      [email, newEmail()].map((one) => openBrowser(shop).post(at('forgot'), { email: one })),
    )
    const plain = ({ html }: { html: string }) => html.replaceAll(/[\w-]+@people\.test/g, '')
    expect(plain(known!)).toBe(plain(unknown!))
  })

  test('a forged way back in the cookie leads to the account', async () => {
    const { email } = await newMember()
    const browser = openBrowser(shop)
    await browser.post(at('forgot'), { email })
    browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
    browser.cookies.set('vitrine_recovery', { value: encodeURIComponent('//evil.test'), path: '/hosted/reset' })
    const set = await browser.post(await linkIn(email), { password: 'another quiet lighthouse' })
    expect(set.location).toBe('/hosted/account')
  })
})

describe('notices', () => {
  test.each([
    ['approval-pending', 200, words.approvalTitle],
    ['signed-out', 200, words.signedOutTitle],
    ['sign-in-failed', 400, words.signInFailed],
  ])('%s says what it is', async (page, status, title) => {
    const seen = await openBrowser(shop).visit(at(page))
    expect([seen.status, seen.html.includes(title)]).toEqual([status, true])
  })
})
