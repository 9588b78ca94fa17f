import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, referenceTo } from '../../../../../../test/goods.ts'
import { atTheDoor, callback, newPkce } from '../../../../../../test/people.ts'
import { addListener } from '../../../../../../test/listener.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { createSite, registerOAuthApp } from '../../../desk/site/create-site.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
/** An app of the official SDK, whose refresh tokens do not rotate. */
const lastingClientId = randomUUID()
const other = { siteId: randomUUID(), clientId: randomUUID() }

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true })
  await addListener(shop)
  door = atTheDoor(shop)
  const app = { redirectUris: [callback], origins: ['http://localhost:3000'] }
  await registerOAuthApp(shop.context.db, shop.siteId, {
    ...app,
    clientId: lastingClientId,
    name: 'SDK',
    rotatesRefreshTokens: false,
  })
  await createSite(shop.context.db, {
    id: other.siteId,
    name: 'Other',
    currency: 'EUR',
    language: 'en',
    demo: false,
  })
  await registerOAuthApp(shop.context.db, other.siteId, {
    ...app,
    clientId: other.clientId,
    name: 'Other',
    rotatesRefreshTokens: true,
  })
})
afterAll(() => shop.close())

const anonymous = (clientId = shop.clientId) => door.token({ clientId, grantType: 'anonymous' })

const rowsOfEverything = async (): Promise<number> => {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(shop.context.db)
  let sum = 0
  for (const { name } of rows) {
    const counted = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(name)}`.execute(shop.context.db)
    sum += counted.rows[0]!.n
  }
  return sum
}

test('issues and renews visitor tokens without a database row', async () => {
  const before = await rowsOfEverything()
  for (let count = 0; count < 20; count += 1) {
    const { status, body, headers } = await anonymous()
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ expires_in: 14_400, token_type: 'Bearer' })
    expect(body.access_token).toMatch(/^OauthNG\.JWS\./)
    // Older clients omit the client ID.
    const again = await door.refresh(body.refresh_token, { clientId: count % 2 === 0 ? shop.clientId : undefined })
    expect(again.status).toBe(200)
    expect((await door.memberOf(again.body.access_token)).body).toEqual({})
  }
  expect(await rowsOfEverything()).toBe(before)
})

test("keeps visitor and cart when a visitor's tokens are renewed", async () => {
  const { body } = await anonymous()
  const mug = await addProduct(shop.context.db, shop.siteId)
  const lineItems = [{ catalogReference: referenceTo(mug), quantity: 2 }]
  await shop.send('POST /ecom/v1/carts/current/add-to-cart', { token: body.access_token, body: { lineItems } })
  const renewed = await door.refresh(body.refresh_token)
  const cart = await shop.send('GET /ecom/v1/carts/current', { token: renewed.body.access_token })
  expect(cart.body.cart.lineItems).toMatchObject([{ quantity: 2 }])
})

test('accepts the form encoding of RFC 6749', async () => {
  const send = (form: Record<string, string>) =>
    shop.send('POST /oauth2/token', {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const { status, body } = await send({ grant_type: 'anonymous', client_id: shop.clientId })
  expect(status).toBe(200)
  const again = await send({ grant_type: 'refresh_token', refresh_token: body.refresh_token })
  expect(again.status).toBe(200)
})

test('returns errors of the token endpoint in the format of RFC 6749', async () => {
  const cases: [Record<string, unknown>, number, string][] = [
    [{}, 400, 'invalid_request'],
    [{ grantType: 'anonymous' }, 400, 'invalid_request'],
    [{ grantType: 'anonymous', clientId: randomUUID() }, 401, 'invalid_client'],
    [{ grantType: 'password', clientId: shop.clientId }, 400, 'unsupported_grant_type'],
    [{ grantType: 'constructor', clientId: shop.clientId }, 400, 'unsupported_grant_type'],
    [{ grantType: 'client_credentials', clientId: shop.clientId }, 401, 'invalid_client'],
    [{ grantType: 'refresh_token', refreshToken: 'nonsense' }, 400, 'invalid_grant'],
    [{ grantType: 'refresh_token', refreshToken: 'a.b.c' }, 400, 'invalid_grant'],
    [{ grantType: 'refresh_token' }, 400, 'invalid_request'],
    [{ grantType: 'authorization_code', clientId: shop.clientId, code: 'x' }, 400, 'invalid_request'],
    [{ grant_type: 'authorized_client', member_id: randomUUID() }, 401, 'invalid_client'],
  ]
  for (const [body, status, error] of cases) {
    const answer = await door.token(body)
    expect(answer).toMatchObject({ status, body: { error, error_description: expect.any(String) } })
  }
})

test('issues no tokens to pages of an origin that the app does not list', async () => {
  const ask = (origin: string) => door.token({ clientId: shop.clientId, grantType: 'anonymous' }, { origin })
  expect((await ask('http://localhost:3000')).status).toBe(200)
  expect(await ask('https://evil.example')).toMatchObject({
    status: 400,
    body: { error: 'unauthorized_client', error_description: expect.stringContaining('npm run allow') },
  })
})

test('rejects tokens of another site', async () => {
  const visitor = (await anonymous(other.clientId)).body
  expect((await door.refresh(visitor.refresh_token)).body.error).toBe('invalid_grant')
  const member = await door.signIn()
  expect((await door.refresh(member.refreshToken, { clientId: other.clientId })).body.error).toBe('invalid_grant')
  const pair = `${visitor.access_token},${shop.apiKey}`
  expect((await shop.send('POST /ecom/v1/orders/search', { token: pair, body: {} })).status).toBe(401)
  const pkce = newPkce()
  const foreign = door.authorizeAddress(pkce, {}, other.clientId)
  const answer = await door.visit(foreign, { cookie: `vitrine_session=${member.sessionToken}` })
  expect(answer.headers.get('location')).toMatch(/^\/hosted\/sign-in/)
})

test('ends the sign-in when a replaced refresh token is used, for thief and member alike', async () => {
  const member = await door.signIn()
  const renewed = (await door.refresh(member.refreshToken)).body
  expect(renewed.refresh_token).not.toBe(member.refreshToken)
  expect((await door.memberOf(renewed.access_token)).status).toBe(200)
  shop.pass(11)
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
  expect((await door.refresh(renewed.refresh_token)).body.error).toBe('invalid_grant')
  expect((await door.memberOf(renewed.access_token)).status).toBe(401)
  const event = await shop.context.db
    .selectFrom('event')
    .select('body')
    .where('type', '=', 'vitrine.identity.v1.session_ended')
    .execute()
  expect(event).toContainEqual({ body: expect.objectContaining({ memberId: member.memberId }) })
})

test('keeps both tabs signed in when they renew at the same moment', async () => {
  const member = await door.signIn()
  const answers = await Promise.all(Array.from({ length: 5 }, () => door.refresh(member.refreshToken)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  for (const { body } of answers) expect((await door.refresh(body.refresh_token)).status).toBe(200)
  const families = await shop.context.db
    .selectFrom('refresh_family')
    .select('id')
    .where('member_id', '=', member.memberId)
    .execute()
  expect(families).toHaveLength(1)
})

test('keeps a lasting refresh token, even with twenty renewals at once', async () => {
  const member = await door.signIn(lastingClientId)
  const renew = () => door.refresh(member.refreshToken, { clientId: undefined })
  const answers = await Promise.all(Array.from({ length: 20 }, renew))
  for (const { status, body } of answers) {
    expect(status).toBe(200)
    expect(body.refresh_token).toBe(member.refreshToken)
    expect((await door.memberOf(body.access_token)).body.member.id).toBe(member.memberId)
  }
  shop.pass(20 * 24 * 60 * 60)
  expect((await renew()).status).toBe(200)
  shop.pass(20 * 24 * 60 * 60)
  expect((await renew()).status).toBe(200)
  shop.pass(31 * 24 * 60 * 60)
  expect((await renew()).body.error).toBe('invalid_grant')
})

test('rejects a lasting refresh token after thirty days without use', async () => {
  const [used, left] = [await door.signIn(lastingClientId), await door.signIn(lastingClientId)]
  const renew = (member: typeof used) => door.refresh(member.refreshToken, { clientId: lastingClientId })
  shop.pass(20 * 24 * 60 * 60)
  expect((await renew(used)).status).toBe(200)
  shop.pass(11 * 24 * 60 * 60)
  expect((await renew(used)).status).toBe(200)
  expect((await renew(left)).body.error).toBe('invalid_grant')
})

test('ends a sign-in after a year, even if it is used', async () => {
  const member = await door.signIn(lastingClientId)
  for (let month = 0; month < 14; month += 1) {
    shop.pass(25 * 24 * 60 * 60)
    expect((await door.refresh(member.refreshToken, { clientId: lastingClientId })).status).toBe(200)
  }
  shop.pass(20 * 24 * 60 * 60)
  expect((await door.refresh(member.refreshToken, { clientId: lastingClientId })).body.error).toBe('invalid_grant')
})

test('ends the sign-in when its refresh token is revoked, with the same response for an unknown token', async () => {
  const member = await door.signIn()
  for (const token of [member.refreshToken, 'made-up']) {
    expect(await shop.send('POST /oauth2/revoke', { body: { token } })).toMatchObject({ status: 200, body: {} })
  }
  expect((await door.refresh(member.refreshToken)).body.error).toBe('invalid_grant')
  expect((await door.memberOf(member.accessToken)).status).toBe(401)
})

test('ends the sign-in when its access token is revoked, in both encodings, but only by its own app', async () => {
  const [one, two] = [await door.signIn(), await door.signIn()]
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const revoke = (fields: Record<string, string>) =>
    shop.send('POST /oauth2/revoke', { body: new URLSearchParams(fields).toString(), headers: form })
  expect((await revoke({ token: one.refreshToken, client_id: lastingClientId })).status).toBe(200)
  expect((await door.memberOf(one.accessToken)).status).toBe(200)
  expect((await revoke({ token: one.accessToken, token_type_hint: 'access_token' })).status).toBe(200)
  expect((await door.memberOf(one.accessToken)).status).toBe(401)
  expect((await door.refresh(one.refreshToken)).body.error).toBe('invalid_grant')
  expect((await door.memberOf(two.accessToken)).status).toBe(200)
  expect((await revoke({ token: (await anonymous()).body.access_token })).status).toBe(200)
  expect(await revoke({})).toMatchObject({ status: 400, body: { error: 'invalid_request' } })
})

test('introspects an access token for whoever holds it', async () => {
  const member = await door.signIn()
  const visitorId = randomUUID()
  const ask = async (token: string) => (await shop.send('POST /oauth2/token-info', { body: { token } })).body
  const exp = expect.stringMatching(/^\d{10}$/)
  const of = { siteId: shop.siteId, clientId: shop.clientId, exp }
  expect(await ask(member.accessToken)).toEqual({
    active: true,
    subjectType: 'MEMBER',
    subjectId: member.memberId,
    ...of,
  })
  const visitor = await shop.visitorToken(visitorId)
  expect(await ask(visitor)).toEqual({ active: true, subjectType: 'VISITOR', subjectId: visitorId, ...of })
  await shop.send('POST /oauth2/revoke', { body: { token: member.refreshToken } })
  for (const token of [member.accessToken, member.refreshToken, `${visitor}x`, shop.apiKey, ''])
    expect(await ask(token)).toEqual({ active: false })
})

test('signs in a known member with an API key only', async () => {
  const { memberId } = await door.arrive()
  const visitor = (await anonymous()).body
  const ask = (authorization: string, member = memberId) =>
    door.token({ grant_type: 'authorized_client', scope: 'offline_access', member_id: member }, { authorization })
  for (const authorization of [`${visitor.access_token},${shop.apiKey}`, `,${shop.apiKey}`]) {
    const { status, body } = await ask(authorization)
    expect(status).toBe(200)
    expect((await door.memberOf(body.access_token)).body.member.id).toBe(memberId)
    expect((await door.refresh(body.refresh_token, { clientId: undefined })).status).toBe(200)
  }
  expect((await ask(visitor.access_token)).body.error).toBe('invalid_client')
  expect((await ask(`${visitor.access_token},nonsense`)).body.error).toBe('invalid_client')
  expect((await ask(`,${shop.apiKey}`, randomUUID())).body.error).toBe('invalid_grant')
})

test('exchanges the session of the platform’s own pages for a short-lived member token', async () => {
  const { sessionToken, memberId } = await door.arrive()
  const ask = (body: object) => shop.send('POST /vitrine/v1/session/token', { body })
  const { body } = await ask({ sessionToken, clientId: shop.clientId })
  expect(body.expires_in).toBe(900)
  expect((await door.memberOf(body.access_token)).body.member.id).toBe(memberId)
  shop.pass(901)
  expect((await door.memberOf(body.access_token)).status).toBe(401)
  expect((await ask({ sessionToken: 'made-up' })).status).toBe(401)
  expect((await ask({ sessionToken, clientId: other.clientId })).status).toBe(401)
})

test('publishes sign-in endpoints and keys at the well-known locations', async () => {
  const { body } = await shop.send('GET /.well-known/openid-configuration')
  expect(body).toMatchObject({
    issuer: 'http://localhost:4000',
    token_endpoint: 'http://localhost:4000/oauth2/token',
    code_challenge_methods_supported: ['S256'],
  })
  expect((await shop.send('GET /oauth2/jwks')).body.keys).toHaveLength(1)
})
