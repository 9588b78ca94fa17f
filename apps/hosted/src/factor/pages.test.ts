import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, goodPassword, newEmail } from '../../../../test/people.ts'
import type { Shop } from '../../../../test/shop.ts'
import { openBrowser, openBrowserOf, openShopWithPages } from '../testing.ts'
import { words } from '../words/en.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShopWithPages({ hasOwnServer: true })
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const security = '/hosted/account/security'
const password = goodPassword

const remember = (browser: ReturnType<typeof openBrowser>) =>
  browser.cookies.set('vitrine_store', { value: shop.clientId, path: '/hosted' })
const arrive = async () => {
  const person = await door.signIn()
  return { ...person, browser: openBrowserOf(shop, person) }
}

/** Computes an authenticator code (RFC 6238) from the setup key. */
const appCode = (key: string): string => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...key].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(shop.now().getTime() / 30_000)))
  const digest = createHmac('sha1', bytes).update(step).digest()
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}
const hidden = (html: string, name: string): string => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)![1]!
const codesIn = (html: string): string[] =>
  [...html.matchAll(/<code dir="ltr">([A-Z0-9-]{19})<\/code>/g)].map(([, code]) => code!)

const withApp = async () => {
  const member = await arrive()
  const { browser } = member
  const setup = await browser.post(security, { intent: 'enroll', type: 'TOTP', password })
  const [id, secret] = [hidden(setup.html, 'id'), hidden(setup.html, 'secret')]
  expect(setup.html).toContain('data:image/svg+xml;base64,')
  const wrong = await browser.post(security, {
    intent: 'activate',
    id,
    type: 'TOTP',
    secret,
    label: 'App',
    code: '000000',
  })
  expect([wrong.status, wrong.html.includes(words.setupWrong)]).toEqual([422, true])
  const done = await browser.post(security, { intent: 'activate', id, type: 'TOTP', secret, code: appCode(secret) })
  shop.pass(60)
  return { ...member, secret, id, codes: codesIn(done.html) }
}
const signIn = async (email: string) => {
  const browser = openBrowser(shop)
  remember(browser)
  const sent = await browser.post('/hosted/sign-in', { email, password })
  return { browser, ...sent }
}

test('a member adds an authenticator app and sees the recovery codes once, without scripts', async () => {
  const { browser, codes, secret } = await withApp()
  expect(codes).toHaveLength(10)
  const { html } = await browser.visit(security)
  expect(html).toContain(words.methodApp)
  expect(html).toContain(words.recoveryLeft(10))
  for (const once of [secret, ...codes]) expect(html).not.toContain(once)
})

test('signing in asks for the app’s code and remembers the device', async () => {
  const { email, secret } = await withApp()
  const { browser, location } = await signIn(email)
  expect(location).toBe('/hosted/factor')
  expect((await browser.visit('/hosted/factor')).html).toContain(words.factorHintApp)
  const wrong = await browser.post('/hosted/factor', { method: 'TOTP', code: '000000' })
  expect([wrong.status, wrong.html.includes('id="code-error"') || wrong.html.includes('not the code')]).toEqual([
    422,
    true,
  ])
  const right = { method: 'TOTP', code: appCode(secret), remember: 'yes' }
  expect((await browser.post('/hosted/factor', right)).location).toBe('/hosted/account')
  expect((await browser.visit(security)).html).toContain(words.devicesTrusted(1))
  browser.cookies.delete('vitrine_session')
  expect((await browser.post('/hosted/sign-in', { email, password })).location).toBe('/hosted/account')
})

test('a recovery code replaces a lost phone', async () => {
  const { email, codes } = await withApp()
  const { browser } = await signIn(email)
  expect((await browser.visit('/hosted/factor?with=RECOVERY_CODE')).html).toContain(words.factorHintRecovery)
  const { location } = await browser.post('/hosted/factor', { method: 'RECOVERY_CODE', code: codes[0]! })
  expect(location).toBe('/hosted/account')
})

test('a member with two methods chooses the code by email', async () => {
  const { browser: home, email } = await withApp()
  const setup = await home.post(security, { intent: 'enroll', type: 'EMAIL', password })
  const code = async () => /\b\d{6}\b/.exec((await door.emailsTo(email))[0]!.text)![0]
  await home.post(security, { intent: 'activate', id: hidden(setup.html, 'id'), type: 'EMAIL', code: await code() })
  const { browser } = await signIn(email)
  expect((await browser.visit('/hosted/factor?choose=1')).html).toContain(words.methodEmail)
  expect((await browser.post('/hosted/factor', { intent: 'choose', method: 'EMAIL' })).location).toBe('/hosted/factor')
  expect((await browser.visit('/hosted/factor')).html).toContain('…@people.test')
  expect((await browser.post('/hosted/factor', { method: 'EMAIL', code: await code() })).location).toBe(
    '/hosted/account',
  )
})

test('a member approves a sign-in on a device that is signed in', async () => {
  const { browser: home, email } = await arrive()
  const setup = await home.post(security, { intent: 'enroll', type: 'PUSH', password })
  await home.post(security, { intent: 'activate', id: hidden(setup.html, 'id'), type: 'PUSH' })
  const { browser } = await signIn(email)
  await browser.post('/hosted/factor', { intent: 'choose', method: 'PUSH' })
  const { html } = await browser.visit('/hosted/factor')
  const transactionId = hidden(html, 'transactionId')
  const proof = { method: 'PUSH', transactionId }
  expect((await browser.post('/hosted/factor', proof)).location).toBe('/hosted/factor')
  const prompt = await home.visit(security)
  expect(prompt.html).toContain(words.requestsTitle)
  await home.post(security, { intent: 'answer', id: transactionId, approve: 'yes' })
  expect((await browser.post('/hosted/factor', proof)).location).toBe('/hosted/account')
})

test('a method is removed after a confirmation with the password', async () => {
  const { browser, id, email } = await withApp()
  expect((await browser.visit(`${security}?remove=${id}`)).html).toContain(words.factorRemoveHint)
  const wrong = await browser.post(`${security}?remove=${id}`, { intent: 'remove', id, password: 'a wrong password' })
  expect([wrong.status, wrong.html.includes(words.wrongCurrentPassword)]).toEqual([422, true])
  expect((await browser.post(security, { intent: 'remove', id, password })).location).toBe(`${security}?done=removed`)
  expect((await signIn(email)).location).toBe('/hosted/account')
})

test('the page says if no sign-in is pending', async () => {
  const browser = openBrowser(shop)
  remember(browser)
  expect((await browser.visit('/hosted/factor')).status).toBe(410)
  expect((await browser.post('/hosted/factor', { method: 'TOTP', code: '123456' })).status).toBe(410)
})

test('captchas appear in forms, and pending approval is explained', async () => {
  const settings = (siteSettings: object) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings } })
  await settings({ captcha: 'ALWAYS', ownerApproval: 'ON_SIGN_UP', emailVerification: 'OFF' })
  const browser = openBrowser(shop)
  remember(browser)
  const { html } = await browser.visit('/hosted/sign-up')
  const data = JSON.parse(/<script id="page-data"[^>]*>(.*?)<\/script>/.exec(html)![1]!) as {
    data: { captcha: { kind: string; challenge: string } }
  }
  const challenge = JSON.parse(data.data.captcha.challenge)
  const solution = await solveChallenge({ challenge, deriveKey })
  const unseenCaptcha = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  const form = { firstName: 'Ada', email: newEmail(), password }
  const without = await browser.post('/hosted/sign-up', form)
  expect([without.status, without.html.includes(words.captchaNeeded)]).toEqual([422, true])
  expect((await browser.post('/hosted/sign-up', { ...form, unseenCaptcha })).location).toBe('/hosted/approval-pending')
  await settings({ captcha: 'OFF', ownerApproval: 'OFF', emailVerification: 'ON_SIGN_UP' })
})
