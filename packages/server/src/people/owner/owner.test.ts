import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { createServer } from '../../server.ts'
import { createSite } from '../../desk/site/create-site.ts'
import { createOwner } from './owner-create.ts'

let shop: Shop
const email = `${randomUUID()}@owner.test`
const password = 'the keys to the shop'
beforeAll(async () => {
  shop = await openShop({ isClockStill: true, config: { trustProxy: 1 } })
  await createOwner(shop.context.db, { siteId: shop.siteId, email, password })
})
afterAll(() => shop.close())

const signIn = (secret = password, headers: Record<string, string> = {}, address = '192.0.2.9') =>
  shop.send('POST /vitrine/v1/owner/sign-in', {
    body: { email, password: secret },
    headers: { 'x-forwarded-for': address, ...headers },
  })
const cookieOf = ({ headers }: Awaited<ReturnType<typeof signIn>>): string => headers.get('set-cookie')!.split(';')[0]!
const ask = (what: 'token' | 'sign-out', cookie: string, headers: Record<string, string> = {}) =>
  shop.send(`POST /vitrine/v1/owner/${what}`, { headers: { cookie, ...headers } })
const orders = (token: string) => shop.send('POST /ecom/v1/orders/search', { token, body: {} })

test('signs the owner in with a short-lived token that the cookie renews', async () => {
  const answer = await signIn()
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const cookie = answer.headers.get('set-cookie')!
  for (const part of ['vitrine_owner=', 'HttpOnly', 'SameSite=Strict', 'Path=/;', 'Max-Age=1209600'])
    expect(cookie).toContain(part)
  expect(cookie).not.toContain('Secure')
  expect((await orders(answer.body.access_token)).status).toBe(200)
  shop.pass(901)
  expect((await orders(answer.body.access_token)).status).toBe(401)
  const renewed = await ask('token', cookieOf(answer))
  expect(renewed.body).toEqual({ access_token: expect.any(String), expires_in: 900 })
  expect((await orders(renewed.body.access_token)).status).toBe(200)
  shop.pass(14 * 24 * 60 * 60)
  expect((await ask('token', cookieOf(answer))).status).toBe(401)
})

test('ends cookie and token at sign-out, also in a process that starts later', async () => {
  const answer = await signIn()
  const [cookie, token] = [cookieOf(answer), answer.body.access_token]
  const out = await ask('sign-out', cookie)
  expect(out.headers.get('set-cookie')).toMatch(/^vitrine_owner=;.*Max-Age=0/)
  expect((await ask('token', cookie)).status).toBe(401)
  expect((await orders(token)).status).toBe(401)
  const { context } = shop
  const later = await createServer({ ...context })
  expect(later.context.endedSessions.has(JSON.parse(atob(token.split('.')[1])).sid)).toBe(true)
  await later.stop()
})

test('rejects the owner’s cookie from pages of other origins', async () => {
  const cookie = cookieOf(await signIn())
  for (const origin of ['http://localhost:3000', 'https://evil.example', 'null']) {
    expect((await ask('token', cookie, { origin })).status).toBe(403)
    expect((await ask('sign-out', cookie, { origin })).status).toBe(403)
    expect((await signIn(password, { origin })).status).toBe(403)
  }
  expect((await ask('token', cookie, { origin: shop.url })).status).toBe(200)
  expect((await ask('token', cookie, { origin: 'http://localhost:4000' })).status).toBe(200)
  expect((await ask('token', cookie)).headers.get('access-control-allow-credentials')).toBeNull()
})

test('gives the same response for a wrong password and an unknown owner, and slows down guesses', async () => {
  const unknown = await shop.send('POST /vitrine/v1/owner/sign-in', { body: { email: 'a@b.test', password: 'x' } })
  const known = await signIn('wrong', {}, '192.0.2.10')
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  const answers = await Promise.all(Array.from({ length: 30 }, () => signIn('wrong', {}, '198.51.100.3')))
  expect(answers.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(7)
  expect((await signIn()).status).toBe(200)
})

test('does not lock the owner out of a known place when others guess from everywhere', async () => {
  const home = '192.0.2.77'
  expect((await signIn(password, {}, home)).status).toBe(200)
  const guesses = Array.from({ length: 130 }, (_, index) => signIn('wrong', {}, `198.51.100.${index + 10}`))
  expect((await Promise.all(guesses)).map(({ body }) => body.details.applicationError.code)).toContain('-19973')
  expect((await signIn(password, {}, '203.0.113.5')).status).toBe(403)
  expect((await signIn('wrong', {}, home)).body.details.applicationError.code).toBe('-19976')
  expect((await signIn(password, {}, home)).status).toBe(200)
})

test('limits owner tokens to one site, and rejects member and visitor tokens', async () => {
  const { access_token: token } = (await signIn()).body
  const otherSite = randomUUID()
  await createSite(shop.context.db, { id: otherSite, name: 'Other', currency: 'EUR', language: 'en', demo: false })
  const [head, payload, signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const moved = Buffer.from(JSON.stringify({ ...claims, aud: otherSite })).toString('base64url')
  expect((await orders(`${head}.${moved}.${signature}`)).status).toBe(401)

  const member = await atTheDoor(shop).signIn()
  for (const shopper of [member.accessToken, await shop.visitorToken()]) {
    expect((await shop.send('GET /vitrine/v1/site-settings', { token: shopper })).status).toBe(403)
    const asOwner = shopper.replace('OauthNG.JWS.', '')
    expect((await shop.send('GET /vitrine/v1/site-settings', { token: asOwner })).status).toBe(401)
  }
  expect((await shop.send('GET /vitrine/v1/site-settings', { token })).status).toBe(200)
})

test('creates an owner once, and rejects common passwords', async () => {
  const again = await createOwner(shop.context.db, { siteId: shop.siteId, email, password: 'another password' })
  expect(again.isNew).toBe(false)
  expect((await signIn()).status).toBe(200)
  const weak = createOwner(shop.context.db, { siteId: shop.siteId, email: 'new@owner.test', password: 'password1' })
  await expect(weak).rejects.toThrow('INVALID_ARGUMENT')
})

test("shows everyone the public settings of a store's pages", async () => {
  const { body } = await shop.send(`GET /vitrine/v1/site?clientId=${shop.clientId}`)
  expect(body.site).toMatchObject({ id: shop.siteId, name: 'Test shop', currency: 'EUR', demo: true })
  expect((await shop.send(`GET /vitrine/v1/site?siteId=${shop.siteId}`)).body).toEqual(body)
  expect((await shop.send(`GET /vitrine/v1/site?siteId=${randomUUID()}`)).status).toBe(404)
  expect((await shop.send(`GET /vitrine/v1/site`)).status).toBe(404)
})
