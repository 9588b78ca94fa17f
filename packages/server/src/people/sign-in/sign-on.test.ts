import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAccount } from '../member/testing.ts'
import { ApiKeyStrategy, authentication, createClient } from '@vitrine/client'
import { atTheDoor, goodPassword, newEmail } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const owner = () =>
  createClient({ auth: ApiKeyStrategy({ apiKey: shop.apiKey }), host: shop.url, modules: { authentication } })
    .authentication
const signOn = (email: string, more: object = {}, token = shop.apiKey) =>
  shop.send('POST /_api/iam/authentication/v2/sign-on', { token, body: { loginId: { email }, ...more } })
const logout = (token: string, query: Record<string, string> = {}) =>
  shop.send(`GET /_api/iam/authentication/v1/logout?${new URLSearchParams(query)}`, { token })
const rowOf = (email: string) =>
  shop.context.db.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('signs on a person whom the shop knows, creating the account the first time', async () => {
  const email = newEmail()
  const first = await owner().signOn({ email: email.toUpperCase() }, { profile: { firstName: 'Ada' } })
  expect(first.identity).toMatchObject({ email: { address: email, isVerified: false }, status: { name: 'ACTIVE' } })
  expect(first.identity.createdDate).toBeInstanceOf(Date)
  const again = await owner().signOn({ email }, { verifyEmail: true })
  expect(again.identity).toMatchObject({ id: first.identity.id, email: { isVerified: true } })
  expect((await owner().signOn({ email })).identity.email?.isVerified).toBe(true)
  expect((await door.login(email)).status).toBe(403)
})

test('fills in missing account data from the profile, if requested', async () => {
  const email = newEmail()
  await signOn(email, { profile: { firstName: 'Ada' } })
  await signOn(email, { profile: { firstName: 'Eve', lastName: 'Lovelace' } })
  expect((await rowOf(email)).contact).toEqual({ firstName: 'Ada' })
  await signOn(email, { profile: { firstName: 'Eve', lastName: 'Lovelace' }, mergeExistingContact: true })
  expect((await rowOf(email)).contact).toEqual({ firstName: 'Ada', lastName: 'Lovelace' })
})

test("gives no access to whoever began to sign up with another person's address", async () => {
  const email = newEmail()
  const visitor = await shop.visitorToken()
  const body = { loginId: { email }, password: goodPassword, profile: { nickname: 'thief' } }
  const begun = await shop.send('POST /_api/iam/authentication/v2/register', { token: visitor, body })
  const code = /^(\d{6}) /.exec((await door.emailsTo(email))[0]!.subject)![1]!
  expect((await signOn(email)).status).toBe(200)
  expect((await door.login(email)).status).toBe(403)
  const verified = await shop.send('POST /_api/iam/verification/v1/auth/verify', {
    token: visitor,
    body: { code, stateToken: begun.body.stateToken },
  })
  expect(verified.status).toBe(400)
  expect((await rowOf(email)).profile).toEqual({})
})

test('lets only the shop sign others on, and nobody who is blocked', async () => {
  const { email, memberId } = await door.arrive()
  expect((await signOn(email, {}, await shop.visitorToken())).status).toBe(403)
  expect((await signOn('no address')).status).toBe(400)
  await blockAccount(shop.context.db, shop.siteId, memberId)
  const refused = await signOn(email)
  expect([refused.status, refused.body.details.applicationError.code]).toEqual([403, '-19958'])
})

test('signs on twenty concurrent requests of one address to one account', async () => {
  const email = newEmail()
  const answers = await Promise.all(Array.from({ length: 20 }, () => signOn(email)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => body.identity.id)).size).toBe(1)
})

test('exchanges a sign-on session for tokens of its member only', async () => {
  const visitor = await shop.visitorToken()
  const [one, other] = [(await signOn(newEmail())).body, (await signOn(newEmail())).body]
  const exchange = (memberId: string, sessionToken: string) =>
    door.token(
      { grant_type: 'authorized_client', member_id: memberId, session_token: sessionToken },
      { authorization: `${visitor},${shop.apiKey}` },
    )
  const { body } = await exchange(one.identity.id, one.sessionToken)
  expect((await door.memberOf(body.access_token)).body.member.id).toBe(one.identity.id)
  expect((await exchange(other.identity.id, one.sessionToken)).body.error).toBe('invalid_grant')
  expect((await exchange(one.identity.id, 'nonsense')).body.error).toBe('invalid_grant')
  // It is the same sign-in, so its tokens end with it.
  await logout(body.access_token)
  expect((await exchange(one.identity.id, one.sessionToken)).body.error).toBe('invalid_grant')
  expect((await door.refresh(body.refresh_token)).body.error).toBe('invalid_grant')
})

test('ends every token at sign-out and returns where to continue', async () => {
  const { accessToken, refreshToken } = await door.signIn()
  const to = 'http://localhost:3000/bye?x=1'
  const answer = await logout(accessToken, { postLogoutRedirectUri: to, clientId: shop.clientId })
  expect(answer.body).toEqual({ statusCode: 302, headers: [{ key: 'Location', value: to }], body: '' })
  expect((await door.memberOf(accessToken)).status).toBe(401)
  expect((await door.refresh(refreshToken)).body.error).toBe('invalid_grant')
})

test('redirects only to pages of the storefront at sign-out, and signs nobody out when refused', async () => {
  const { accessToken } = await door.signIn()
  const elsewhere = { postLogoutRedirectUri: 'https://evil.test/' }
  expect((await logout(accessToken, elsewhere)).status).toBe(400)
  expect((await logout(accessToken, { clientId: randomUUID() })).status).toBe(400)
  expect((await door.memberOf(accessToken)).status).toBe(200)
  const visitor = await logout(await shop.visitorToken())
  expect(visitor.body.headers).toEqual([{ key: 'Location', value: 'http://localhost:3000' }])
})
