import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor } from '../../../../../../test/people.ts'
import { lenient, openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let issuer: URL
let clientId: string
const returnTo = 'https://forum.example/signed-in'
const allWords = 'openid profile email offline_access'

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true, hasListeningUrl: true })
  door = atTheDoor(shop)
  issuer = new URL(shop.context.config.publicUrl)
  clientId = await addForum('Forum of Friends')
})
afterAll(() => shop.close())

const addForum = async (name: string): Promise<string> => {
  const app = { name, redirectUris: [returnTo] }
  const { status, body } = await shop.send('POST /vitrine/v1/third-party-apps', { token: shop.apiKey, body: { app } })
  expect(status).toBe(200)
  return String(body.app.clientId)
}

const discover = (id = clientId) =>
  openid.discovery(issuer, id, undefined, openid.None(), { execute: [openid.allowInsecureRequests] })

/** Requests a URL as a signed-in browser, without following redirects. */
const goAs = async (sessionToken: string, address: string): Promise<URL> => {
  const answer = await door.visit(new URL(address, shop.url).href, { cookie: `vitrine_session=${sessionToken}` })
  return new URL(answer.headers.get('location')!, shop.url)
}

/** A token of the store's own consent page. */
const pageToken = async (sessionToken: string): Promise<string> =>
  (await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })).body.access_token

const begin = async (change: Record<string, string> = {}, id = clientId) => {
  const config = await discover(id)
  const verifier = openid.randomPKCECodeVerifier()
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: returnTo,
    scope: allWords,
    state: 'the-state',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...change,
  })
  const checks = { pkceCodeVerifier: verifier, expectedState: 'the-state' }
  return { address: address.href, finish: (back: URL) => openid.authorizationCodeGrant(config, back, checks), config }
}

const questionIn = (page: URL): string => {
  expect(page.pathname).toBe('/hosted/consent')
  return page.searchParams.get('request')!
}

const answer = async (sessionToken: string, request: string, allow: boolean) =>
  shop.send('POST /vitrine/v1/consent-request/answer', {
    token: await pageToken(sessionToken),
    body: { request, allow },
  })

/** Grants consent and returns the redirect to the app. */
const allow = async (sessionToken: string, address: string): Promise<URL> => {
  const { body } = await answer(sessionToken, questionIn(await goAs(sessionToken, address)), true)
  return goAs(sessionToken, body.url)
}

describe('a third-party app', () => {
  test('asks the member once; the consent is stored, listed and can be revoked', async () => {
    const { sessionToken, memberId, email } = await door.arrive()
    const { address, finish, config } = await begin()
    const request = questionIn(await goAs(sessionToken, address))
    const token = await pageToken(sessionToken)
    const read = await shop.send('POST /vitrine/v1/consent-request', { token, body: { request } })
    expect(read.body).toEqual({ appName: 'Forum of Friends', scopes: allWords.split(' '), redirectUri: returnTo })

    const tokens = await finish(await allow(sessionToken, address))
    expect(tokens.claims()).toMatchObject({ sub: memberId, aud: clientId, email })
    expect(await openid.fetchUserInfo(config, tokens.access_token, memberId)).toMatchObject({ sub: memberId, email })
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!)
    expect(await openid.fetchUserInfo(config, renewed.access_token, memberId)).toMatchObject({ email })

    const again = await begin({ scope: 'openid email' })
    expect((await again.finish(await goAs(sessionToken, again.address))).claims()).toMatchObject({ email })
    const consents = await shop.send('GET /vitrine/v1/consents', { token })
    expect(consents.body.consents).toMatchObject([
      { clientId, appName: 'Forum of Friends', scopes: allWords.split(' ') },
    ])
    const exported = await shop.send('GET /vitrine/v1/members/my/export', { token })
    expect(exported.body.export.consents).toHaveLength(1)

    const pending = await begin()
    const back = await goAs(sessionToken, pending.address)
    expect((await shop.send(`DELETE /vitrine/v1/consents/${clientId}`, { token })).status).toBe(200)
    await expect(pending.finish(back)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(openid.refreshTokenGrant(config, renewed.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect((await shop.send('GET /oauth2/user-info', { token: renewed.access_token })).status).toBe(401)
    expect((await goAs(sessionToken, address)).pathname).toBe('/hosted/consent')
    expect((await shop.send('GET /vitrine/v1/consents', { token })).body.consents).toEqual([])
    expect((await shop.send(`DELETE /vitrine/v1/consents/${clientId}`, { token })).status).toBe(404)
  })

  test('receives access_denied with its state when the member refuses, and asks again next time', async () => {
    const { sessionToken } = await door.arrive()
    const { address, finish } = await begin()
    const { body } = await answer(sessionToken, questionIn(await goAs(sessionToken, address)), false)
    const back = new URL(body.url)
    expect(back.origin + back.pathname).toBe(returnTo)
    expect(Object.fromEntries(back.searchParams)).toMatchObject({ error: 'access_denied', state: 'the-state' })
    await expect(finish(back)).rejects.toMatchObject({ error: 'access_denied' })
    expect((await goAs(sessionToken, address)).pathname).toBe('/hosted/consent')
  })

  test('receives consent_required without interaction, readable by oauth4webapi', async () => {
    const { sessionToken } = await door.arrive()
    const server = await oauth.processDiscoveryResponse(
      issuer,
      await oauth.discoveryRequest(issuer, { [oauth.allowInsecureRequests]: true }),
    )
    const client = { client_id: clientId }
    const silent = async (scope: string) => {
      const { address } = await begin({ prompt: 'none', scope })
      return oauth.validateAuthResponse.bind(undefined, server, client, await goAs(sessionToken, address), 'the-state')
    }
    expect(await silent(allWords)).toThrow(expect.objectContaining({ error: 'consent_required' }))
    await allow(sessionToken, (await begin({ scope: 'openid' })).address)
    expect((await silent('openid'))().get('code')).not.toBeNull()
    expect(await silent('openid email')).toThrow(expect.objectContaining({ error: 'consent_required' }))
  })

  test('asks again with prompt=consent and for each new scope', async () => {
    const { sessionToken } = await door.arrive()
    await allow(sessionToken, (await begin({ scope: 'openid' })).address)
    const more = await begin({ scope: 'openid profile' })
    const request = questionIn(await goAs(sessionToken, more.address))
    await answer(sessionToken, request, true)
    expect((await goAs(sessionToken, more.address)).searchParams.get('code')).not.toBeNull()

    shop.pass(5)
    const anew = await begin({ scope: 'openid', prompt: 'consent' })
    const back = await allow(sessionToken, anew.address)
    expect((await anew.finish(back)).claims()?.sub).toBeDefined()
    shop.pass(5)
    expect((await goAs(sessionToken, anew.address)).pathname).toBe('/hosted/consent')
  })

  test('receives claims of its scopes only, a refresh token only if allowed, and must request openid', async () => {
    const { sessionToken, memberId } = await door.arrive()
    const { address, finish, config } = await begin({ scope: 'openid' })
    const tokens = await finish(await allow(sessionToken, address))
    expect(tokens.refresh_token).toBeUndefined()
    expect(await openid.fetchUserInfo(config, tokens.access_token, memberId)).toEqual({ sub: memberId })
    const bare = await begin({ scope: 'email' })
    expect(
      Object.fromEntries(new URLSearchParams((await goAs(sessionToken, bare.address)).hash.slice(1))),
    ).toMatchObject({ error: 'invalid_scope' })
  })

  test("signs in nobody who has not signed in at the store's own page", async () => {
    const { address } = await begin()
    const page = await goAs('', address)
    expect([page.pathname, page.searchParams.get('clientId')]).toEqual(['/hosted/sign-in', shop.clientId])
  })

  test('revokes its tokens while the member stays signed in at the store', async () => {
    const { sessionToken } = await door.arrive()
    const { address, finish, config } = await begin()
    const tokens = await finish(await allow(sessionToken, address))
    await openid.tokenRevocation(config, tokens.refresh_token!)
    await expect(openid.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect((await door.memberOf(await pageToken(sessionToken))).status).toBe(200)
  })

  test('loses all its tokens when the owner deletes it', async () => {
    const id = await addForum('Short-lived')
    const { sessionToken } = await door.arrive()
    const { address, finish, config } = await begin({}, id)
    const tokens = await finish(await allow(sessionToken, address))
    const listed = await shop.send('GET /vitrine/v1/third-party-apps', { token: shop.apiKey })
    expect(listed.body.apps.map((app: { clientId: string }) => app.clientId)).toContain(id)
    expect((await shop.send(`DELETE /vitrine/v1/third-party-apps/${id}`, { token: shop.apiKey })).status).toBe(200)
    await expect(openid.refreshTokenGrant(config, tokens.refresh_token!)).rejects.toMatchObject({
      error: 'invalid_client',
    })
    expect((await shop.send('GET /oauth2/user-info', { token: tokens.access_token })).status).toBe(401)
    expect((await door.visit(address, { cookie: `vitrine_session=${sessionToken}` })).status).toBe(400)
    expect((await shop.send(`DELETE /vitrine/v1/third-party-apps/${id}`, { token: shop.apiKey })).status).toBe(404)
  })

  test('keeps consents when the owner changes its name or redirect URIs', async () => {
    const id = await addForum('Old name')
    const { sessionToken } = await door.arrive()
    await allow(sessionToken, (await begin({ scope: 'openid' }, id)).address)
    const change = (app: object) =>
      shop.send(`PATCH /vitrine/v1/third-party-apps/${id}`, { token: shop.apiKey, body: { app } })
    const moved = 'https://forum.example/moved'
    expect((await change({ name: ' New name ' })).body.app).toMatchObject({
      name: 'New name',
      redirectUris: [returnTo],
    })
    expect((await change({ redirectUris: [moved] })).body.app).toMatchObject({
      name: 'New name',
      redirectUris: [moved],
    })
    const old = await begin({ scope: 'openid' }, id)
    expect((await door.visit(old.address, { cookie: `vitrine_session=${sessionToken}` })).status).toBe(400)
    const { address } = await begin({ scope: 'openid', redirect_uri: moved }, id)
    expect((await goAs(sessionToken, address)).href).toMatch(/^https:\/\/forum\.example\/moved\?code=/)
    for (const wrong of [{ name: ' ' }, { redirectUris: [] }, { redirectUris: ['http://forum.example'] }])
      expect((await change(wrong)).status).toBe(400)
    const unknown = await shop.send('PATCH /vitrine/v1/third-party-apps/none', {
      token: shop.apiKey,
      body: { app: {} },
    })
    expect(unknown.status).toBe(404)
  })

  test('needs safe redirect URIs and a name', async () => {
    const cases = [
      { name: 'No address' },
      { name: 'None', redirectUris: [] },
      { name: ' ', redirectUris: [returnTo] },
      ...['http://forum.example/x', 'javascript:alert(1)', 'https://a@forum.example/', `${returnTo}#x`, 'x'].map(
        (address) => ({ name: 'Bad', redirectUris: [address] }),
      ),
    ]
    for (const app of cases) {
      const { status } = await shop.send('POST /vitrine/v1/third-party-apps', { token: shop.apiKey, body: { app } })
      expect(status).toBe(400)
    }
    const app = { name: 'Fine', redirectUris: ['http://localhost:9000/cb', 'com.example.app:/back'] }
    expect((await shop.send('POST /vitrine/v1/third-party-apps', { token: shop.apiKey, body: { app } })).status).toBe(
      200,
    )
  })
})

test('does not ask for consent for an app of the store', async () => {
  const { sessionToken } = await door.arrive()
  const { address } = await begin({ redirect_uri: 'http://localhost:3000/callback', prompt: 'none' }, shop.clientId)
  expect((await goAs(sessionToken, address)).searchParams.get('code')).not.toBeNull()
})

describe('consent cannot be bypassed', () => {
  test('counts an answer only for the member, app and scopes of the question', async () => {
    const [ann, eve] = [await door.arrive(), await door.arrive()]
    const other = await addForum('Another forum')
    const small = await begin({ scope: 'openid' })
    const request = questionIn(await goAs(ann.sessionToken, small.address))
    expect((await answer(eve.sessionToken, request, true)).status).toBe(400)

    const [head, claims, signature] = request.split('.') as [string, string, string]
    const claimSet = JSON.parse(Buffer.from(claims, 'base64url').toString())
    for (const change of [
      { scopes: allWords.split(' ') },
      { cid: other },
      { query: claimSet.query.replace('openid', 'openid+email') },
    ]) {
      const forged = Buffer.from(JSON.stringify({ ...claimSet, ...change })).toString('base64url')
      expect((await answer(ann.sessionToken, [head, forged, signature].join('.'), true)).status).toBe(400)
    }
    const posted = await shop.send('POST /vitrine/v1/consent-request/answer', {
      token: await pageToken(ann.sessionToken),
      body: { request, allow: true, scopes: allWords.split(' '), clientId: other },
      headers: lenient,
    })
    expect(posted.status).toBe(200)
    const { body } = await shop.send('GET /vitrine/v1/consents', { token: await pageToken(ann.sessionToken) })
    expect(body.consents).toMatchObject([{ clientId, scopes: ['openid'] }])
    expect((await goAs(ann.sessionToken, (await begin()).address)).pathname).toBe('/hosted/consent')
    expect((await goAs(ann.sessionToken, (await begin({ scope: 'openid' }, other)).address)).pathname).toBe(
      '/hosted/consent',
    )
  })

  test('rejects a question as another kind of token, and after half an hour', async () => {
    const { sessionToken } = await door.arrive()
    const { address } = await begin()
    const request = questionIn(await goAs(sessionToken, address))
    const visit = (await shop.send('POST /oauth2/token', { body: { grantType: 'anonymous', clientId: shop.clientId } }))
      .body.refresh_token
    expect((await answer(sessionToken, visit, true)).status).toBe(400)
    shop.pass(31 * 60)
    expect((await answer(sessionToken, request, true)).status).toBe(400)
  })

  test("limits a third-party token to reading the member's claims", async () => {
    const { sessionToken, memberId } = await door.arrive()
    const { address, finish } = await begin()
    const { access_token: token } = await finish(await allow(sessionToken, address))
    const cases = [
      ['GET /members/v1/members/my', {}],
      ['GET /ecom/v1/carts/current', {}],
      ['GET /vitrine/v1/consents', {}],
      ['GET /vitrine/v1/members/my/export', {}],
      ['DELETE /members/v1/members/my', {}],
      [`PATCH /members/v1/members/${memberId}`, { member: { contact: { firstName: 'Eve' } } }],
      ['POST /_api/iam/authentication/v2/change-password', { newPassword: 'a stolen lighthouse' }],
      ['POST /_api/redirects-api/v1/redirect-session', { login: {} }],
    ] as const
    for (const [route, body] of cases) {
      const { status } = await shop.send(route, { token, ...(!route.startsWith('GET') && { body }) })
      expect([route, status]).toEqual([route, 403])
    }
    expect((await shop.send('POST /oauth2/user-info', { token })).body).toMatchObject({ sub: memberId })
  })

  test('issues no visitor tokens to third-party apps, which could send emails as the store', async () => {
    const { status, body } = await door.token({ grantType: 'anonymous', clientId })
    expect([status, body.error]).toEqual([400, 'unauthorized_client'])
    const token = await shop.visitorToken()
    const redirect = { url: returnTo, clientId }
    const message = { email: 'someone@people.test', redirect }
    expect((await shop.send('POST /_api/iam/recovery/v1/send-email', { token, body: message })).status).toBe(400)
  })
})
