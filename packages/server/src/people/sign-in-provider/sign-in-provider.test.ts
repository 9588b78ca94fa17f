import { decideActivate } from '@vitrine/domain/identity/factor.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blockAccount } from '../member/testing.ts'
import { atTheDoor, goodPassword, newEmail, newPkce } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'
import { insertFactor } from '../factor/factor-store.ts'
import { createMember } from '../member/create-member.ts'
import { findFreePort } from '../../testing/open-shop.ts'
import { openIssuer, type Issuer } from './testing-issuer.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let issuer: Issuer
let providerId: string
const people: Record<string, Record<string, unknown>> = {}
const [clientId, clientSecret] = ['the-shop', 'a secret between the two']

const ask = (provider: object, token = shop.apiKey) =>
  shop.send('POST /vitrine/v1/sign-in-providers', { token, body: { provider } })

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true, hasListeningUrl: true })
  door = atTheDoor(shop)
  const port = await findFreePort()
  const { body } = await ask({ name: 'Example ID', issuer: `http://localhost:${port}`, clientId, clientSecret })
  providerId = body.provider.id
  issuer = await openIssuer({ port, people, clientId, clientSecret, redirectUris: [body.provider.redirectUri] })
})
afterAll(async () => {
  await issuer.close()
  await shop.close()
})

/** A person known to the issuer. */
const personOf = (claims: Record<string, unknown> = {}) => {
  const login = randomUUID()
  people[login] = { email: newEmail(), email_verified: true, given_name: 'Ada', family_name: 'Lovelace', ...claims }
  return { login, email: String(people[login].email) }
}

/** A browser with cookies per host. */
const openBrowser = () => {
  const cookies = new Map<string, string>()
  const go = async (address: string, form?: Record<string, string>): Promise<Response> => {
    const url = new URL(address, shop.context.config.publicUrl)
    const sent = [...cookies]
      .filter(([key]) => key.startsWith(url.host))
      .map(([key, value]) => `${key.split('|')[1]}=${value}`)
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: sent.join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const one of answer.headers.getSetCookie()) {
      const [pair = ''] = one.split(';')
      cookies.set(`${url.host}|${pair.slice(0, pair.indexOf('='))}`, pair.slice(pair.indexOf('=') + 1))
    }
    return answer
  }
  const locationOf = (answer: Response, from: string) => new URL(answer.headers.get('location')!, from).href

  /** Goes through the issuer and returns its redirect. */
  const throughIssuer = async (start: string, login: string): Promise<string> => {
    const away = locationOf(await go(start), shop.context.config.publicUrl)
    const location = locationOf(await go(away), issuer.issuer)
    if (!location.includes('/interaction/')) return location
    const resumed = locationOf(await go(location, { prompt: 'login', login, password: 'any' }), issuer.issuer)
    return locationOf(await go(resumed), issuer.issuer)
  }
  return { go, throughIssuer, cookies }
}

type Browser = ReturnType<typeof openBrowser>

const startOf = (next = '/hosted/account', id = providerId) =>
  `/oauth2/provider/${id}?${new URLSearchParams({ continue: next })}`

const arriveBy = async (
  login: string,
  { next, browser = openBrowser() }: { next?: string; browser?: Browser } = {},
) => {
  const back = await browser.throughIssuer(startOf(next), login)
  const answer = await browser.go(back)
  const session = answer.headers.getSetCookie().find((one) => one.startsWith('vitrine_session='))
  return { answer, back, browser, sessionToken: session?.slice('vitrine_session='.length).split(';')[0] }
}

const memberOf = async (sessionToken: string | undefined) => {
  const { body } = await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })
  return (await door.memberOf(body.access_token)).body.member
}

test('creates an account at the first sign-in through a provider, and finds it the next time', async () => {
  const { login, email } = personOf()
  const first = await arriveBy(login)
  expect(first.answer.headers.get('location')).toBe('/hosted/account')
  const member = await memberOf(first.sessionToken)
  expect(member).toMatchObject({
    loginEmail: email,
    loginEmailVerified: true,
    status: 'APPROVED',
    contact: { firstName: 'Ada', lastName: 'Lovelace' },
  })
  people[login] = { ...people[login], email: newEmail() }
  expect((await memberOf((await arriveBy(login)).sessionToken)).id).toBe(member.id)
})

test("completes a storefront's sign-in with tokens", async () => {
  const { login } = personOf()
  const pkce = newPkce()
  const next = new URL(door.authorizeAddress(pkce))
  const { answer, browser } = await arriveBy(login, { next: next.pathname + next.search })
  const back = await browser.go(answer.headers.get('location')!)
  const code = new URL(back.headers.get('location')!).searchParams.get('code')
  expect((await door.exchange(code!, pkce)).status).toBe(200)
})

test("links a provider with the same email to the member's account, which keeps its password", async () => {
  const { login, email } = personOf()
  const { memberId } = await door.arrive(email)
  expect((await memberOf((await arriveBy(login)).sessionToken)).id).toBe(memberId)
  expect((await door.login(email)).body.state).toBe('SUCCESS')
})

test('neither links nor creates an account for an email that the provider has not verified', async () => {
  const { email } = await door.arrive()
  for (const claims of [
    { email, email_verified: false },
    { email, email_verified: undefined },
    { email: newEmail(), email_verified: 'no' },
    { email: undefined },
  ]) {
    const { login } = personOf(claims)
    const { answer, sessionToken } = await arriveBy(login)
    expect(answer.status).toBe(400)
    expect(sessionToken).toBeUndefined()
  }
})

test('removes the sign-in of whoever registered an address before its owner', async () => {
  const { login, email } = personOf()
  const { db } = shop.context
  const taken = await createMember(db, { siteId: shop.siteId, email, password: goodPassword })
  await db.updateTable('member').set({ email_verified: false }).where('id', '=', taken.id).execute()
  const attacker = (await door.login(email)).body.sessionToken
  const { sessionToken } = await arriveBy(login)
  expect((await memberOf(sessionToken)).loginEmailVerified).toBe(true)
  expect((await door.login(email)).body.details.applicationError.code).toBe('-19976')
  expect((await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken: attacker } })).status).toBe(401)
})

test('prevents taking over a provider account by signing up with its email', async () => {
  const { login, email } = personOf()
  const { id } = await memberOf((await arriveBy(login)).sessionToken)
  const signUp = await shop.send('POST /_api/iam/authentication/v2/register', {
    token: await shop.visitorToken(),
    body: { loginId: { email }, password: 'a stranger at the door' },
  })
  expect(signUp.body).not.toHaveProperty('sessionToken')
  for (const password of ['a stranger at the door', '', goodPassword])
    expect((await door.login(email, password || ' ')).body).not.toHaveProperty('sessionToken')
  const [message] = await door.emailsTo(email)
  expect(message!.text).not.toMatch(/\b\d{6}\b/)
  expect((await memberOf((await arriveBy(login)).sessionToken)).id).toBe(id)
})

test('rejects a blocked member from every provider', async () => {
  const { login } = personOf()
  const { id } = await memberOf((await arriveBy(login)).sessionToken)
  await blockAccount(shop.context.db, shop.siteId, id)
  expect((await arriveBy(login)).sessionToken).toBeUndefined()
})

test('requires approval for members from a provider too', async () => {
  const settings = (ownerApproval: string) =>
    shop.send('PATCH /vitrine/v1/site-settings', { token: shop.apiKey, body: { siteSettings: { ownerApproval } } })
  await settings('ON_SIGN_UP')
  const { login } = personOf()
  for (const { answer, sessionToken } of [await arriveBy(login), await arriveBy(login)]) {
    expect(answer.headers.get('location')).toMatch(/^\/hosted\/approval-pending/)
    expect(sessionToken).toBeUndefined()
  }
  await settings('OFF')
})

test('requires the second factor after a provider', async () => {
  const { login, email } = personOf()
  const { sessionToken } = await arriveBy(login)
  const member = await memberOf(sessionToken)
  const proved = decideActivate({ status: 'PENDING', createdDate: new Date() }, new Date())
  if (!proved.ok) throw new Error(proved.code)
  await insertFactor(shop.context.db, {
    site_id: shop.siteId,
    id: randomUUID(),
    member_id: member.id,
    type: 'EMAIL',
    status: proved.state,
    label: 'Mail',
    sealed_secret: null,
    phone: null,
    credential: null,
    last_step: null,
    proof: null,
    created_date: shop.now(),
    last_used_date: null,
  })
  const { answer, browser, sessionToken: second } = await arriveBy(login)
  expect(answer.headers.get('location')).toMatch(/^\/hosted\/factor\?/)
  expect(second).toBeUndefined()
  expect(email).toBe(member.loginEmail)

  const host = new URL(shop.context.config.publicUrl).host
  const factorCookie = Buffer.from(browser.cookies.get(`${host}|vitrine_factor`)!, 'base64url').toString()
  const { stateToken, available } = JSON.parse(factorCookie) as { stateToken: string; available: string[] }
  expect(available).toContain('EMAIL')
  const token = await shop.visitorToken()
  const prove = (proof: object) =>
    shop.send('POST /_api/iam/authentication/v2/EMAIL/verify', { token, body: { stateToken, ...proof } })
  await prove({})
  const code = /\b\d{6}\b/.exec((await door.emailsTo(email))[0]!.text)![0]
  const { body } = await prove({ emailData: { code }, rememberThisDevice: true })
  expect(body.state).toBe('SUCCESS')

  const trusted = openBrowser()
  trusted.cookies.set(`${host}|vitrine_device`, body.additionalData.deviceToken.strValue)
  expect((await arriveBy(login, { browser: trusted })).sessionToken).toBeDefined()
})

test('accepts a response once, in the same browser, for its provider and within ten minutes', async () => {
  const { login } = personOf()
  const { back, browser } = await arriveBy(login)
  const refused = async (address: string, by = browser) => {
    const answer = await by.go(address)
    return [answer.status, answer.headers.get('set-cookie')]
  }
  expect(await refused(back)).toEqual([400, null])

  const fresh = openBrowser()
  const stolen = await fresh.throughIssuer(startOf(), login)
  expect(await refused(stolen, openBrowser())).toEqual([400, null])
  const { body } = await ask({ name: 'Other', issuer: 'https://other.example', clientId })
  expect(await refused(stolen.replace(providerId, body.provider.id), fresh)).toEqual([400, null])
  expect(await refused(stolen.replace(/state=[^&]+/, 'state=another'), fresh)).toEqual([400, null])
  shop.pass(601)
  expect(await refused(stolen, fresh)).toEqual([400, null])
})

test('rejects a response of another issuer and a code of another sign-in', async () => {
  const { login } = personOf()
  const change: readonly ((back: URL) => void)[] = [
    (back) => back.searchParams.set('iss', 'https://evil.example'),
    (back) => back.searchParams.delete('iss'),
    (back) => back.searchParams.set('code', 'made-up'),
    (back) => back.searchParams.delete('code'),
  ]
  for (const spoil of change) {
    const browser = openBrowser()
    const back = new URL(await browser.throughIssuer(startOf(), login))
    spoil(back)
    const answer = await browser.go(back.href)
    expect(answer.status).toBe(400)
    expect(answer.headers.getSetCookie().join()).not.toContain('vitrine_session=')
  }
  const [one, two] = [openBrowser(), openBrowser()]
  const codeOf = async (browser: typeof one) => new URL(await browser.throughIssuer(startOf(), login))
  const [first, second] = [await codeOf(one), await codeOf(two)]
  first.searchParams.set('code', second.searchParams.get('code')!)
  expect((await one.go(first.href)).status).toBe(400)
})

test('returns to the sign-in page when the person cancels at the provider', async () => {
  const browser = openBrowser()
  const away = new URL((await browser.go(startOf())).headers.get('location')!)
  const state = away.searchParams.get('state')!
  const back = `/oauth2/provider/${providerId}/callback?${new URLSearchParams({ error: 'access_denied', state })}`
  const answer = await browser.go(back)
  expect(answer.headers.get('location')).toBe(`/hosted/sign-in?${new URLSearchParams({ continue: '/hosted/account' })}`)
})

test('does not redirect to other sites after a sign-in through a provider', async () => {
  const { login } = personOf()
  for (const next of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/oauth2/provider/x',
    '/hosted/../evil',
  ]) {
    const { answer } = await arriveBy(login, { next })
    expect(answer.headers.get('location')).toBe('/hosted/account')
  }
})

test('manages providers, never returns their secret, and shows buyers the name only', async () => {
  const seen = await shop.send(`GET /vitrine/v1/sign-in-providers?clientId=${shop.clientId}`)
  expect(Object.keys(seen.body.providers[0])).toEqual(['id', 'name', 'startUrl'])
  const own = await shop.send('GET /vitrine/v1/sign-in-providers', { token: shop.apiKey })
  expect(own.body.providers[0]).toMatchObject({ name: 'Example ID', issuer: issuer.issuer, clientId })
  expect(JSON.stringify([seen.body, own.body])).not.toContain(clientSecret)
  const member = await door.signIn()
  expect((await ask({ name: 'Mine', issuer: 'https://evil.example', clientId }, member.accessToken)).status).toBe(403)
  for (const wrong of [
    'http://169.254.169.254',
    'http://10.0.0.1',
    'https://user:x@id.example',
    'https://id.example?x=1',
    'ftp://id.example',
    'x',
  ])
    expect((await ask({ name: 'Wrong', issuer: wrong, clientId })).status).toBe(400)
  const { body } = await ask({ name: 'Soon gone', issuer: 'https://id.example', clientId })
  const path = `/vitrine/v1/sign-in-providers/${body.provider.id}`
  expect((await shop.send(`DELETE ${path}`, { token: shop.apiKey })).status).toBe(200)
  expect((await shop.send(`DELETE ${path}`, { token: shop.apiKey })).status).toBe(404)
  expect((await openBrowser().go(startOf('/hosted/account', body.provider.id))).status).toBe(400)
})

test('updates a provider, keeps its secret unless another one is sent, and rejects invalid values', async () => {
  const { body } = await ask({ name: 'Id', issuer: issuer.issuer, clientId, clientSecret })
  const { id } = body.provider
  const change = (provider: object, token: string = shop.apiKey) =>
    shop.send(`PATCH /vitrine/v1/sign-in-providers/${id}`, { token, body: { provider } })
  const renamed = await change({ name: 'Example' })
  expect(renamed.body.provider).toMatchObject({ id, name: 'Example', issuer: issuer.issuer, clientId })
  const secretOf = async () =>
    (await shop.context.db.selectFrom('sign_in_provider').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
      .client_secret
  expect(await secretOf()).toBe(clientSecret)
  await change({ clientSecret: 'another' })
  expect(await secretOf()).toBe('another')
  expect(JSON.stringify((await change({})).body)).not.toContain('another')
  await change({ clientSecret: '' })
  expect(await secretOf()).toBeNull()
  expect((await change({ issuer: 'http://10.0.0.1' })).status).toBe(400)
  expect((await change({ name: '' })).status).toBe(400)
  expect((await change({ name: 'Mine' }, (await door.signIn()).accessToken)).status).toBe(403)
  await shop.send(`DELETE /vitrine/v1/sign-in-providers/${id}`, { token: shop.apiKey })
  expect((await change({ name: 'Gone' })).status).toBe(404)
})

test("lists a member's providers in their identity", async () => {
  const { login } = personOf()
  const { sessionToken } = await arriveBy(login)
  const { body } = await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })
  const exported = await shop.send('GET /vitrine/v1/members/my/export', { token: body.access_token })
  expect(exported.body.export.identity.connections).toEqual([
    { idpConnection: { idpConnectionId: providerId, idpUserId: exported.body.export.providers[0].subject } },
  ])
})

test('reports an unreachable provider without beginning a sign-in', async () => {
  const { body } = await ask({ name: 'Far away', issuer: `http://localhost:${await findFreePort()}`, clientId })
  const answer = await openBrowser().go(startOf('/hosted/account', body.provider.id))
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Far away didn’t respond')
})
