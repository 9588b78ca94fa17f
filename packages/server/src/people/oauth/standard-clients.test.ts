import * as oauth from 'oauth4webapi'
import * as openid from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, callback } from '../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let issuer: URL
/** These tests use plain http on this machine. */
const plain = { [oauth.allowInsecureRequests]: true }
const scope = 'openid profile email offline_access'

beforeAll(async () => {
  shop = await openShop({ hasOwnServer: true, hasListeningUrl: true })
  door = atTheDoor(shop)
  issuer = new URL(shop.context.config.publicUrl)
})
afterAll(() => shop.close())

/** Opens the URL in a signed-in browser and returns its redirect. */
const followAs = async (sessionToken: string, address: URL): Promise<URL> => {
  const answer = await door.visit(address.href, { cookie: `vitrine_session=${sessionToken}` })
  return new URL(answer.headers.get('location')!)
}

const arriveAsAda = async () => {
  const person = await door.arrive()
  const { body } = await door.token(
    { grant_type: 'authorized_client', member_id: person.memberId },
    { authorization: `,${shop.apiKey}` },
  )
  await shop.send(`PATCH /members/v1/members/${person.memberId}`, {
    token: body.access_token,
    body: { member: { contact: { firstName: 'Ada', lastName: 'Lovelace' }, profile: { nickname: 'ada' } } },
  })
  return person
}

test('oauth4webapi signs in, reads the member, renews and signs out', async () => {
  const { memberId, email, sessionToken } = await arriveAsAda()
  const found = await oauth.discoveryRequest(issuer, plain)
  const server = await oauth.processDiscoveryResponse(issuer, found)
  const client: oauth.Client = { client_id: shop.clientId }
  const [verifier, state, nonce] = [
    oauth.generateRandomCodeVerifier(),
    oauth.generateRandomState(),
    oauth.generateRandomNonce(),
  ]

  const address = new URL(server.authorization_endpoint!)
  const params = {
    client_id: shop.clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope,
    state,
    nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    max_age: '3600',
  }
  address.search = new URLSearchParams(params).toString()
  const answer = oauth.validateAuthResponse(server, client, await followAs(sessionToken, address), state)
  const exchanged = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    oauth.None(),
    answer,
    callback,
    verifier,
    plain,
  )
  const tokens = await oauth.processAuthorizationCodeResponse(server, client, exchanged, {
    expectedNonce: nonce,
    maxAge: 3600,
    requireIdToken: true,
  })
  await oauth.validateApplicationLevelSignature(server, exchanged, plain)
  expect(oauth.getValidatedIdTokenClaims(tokens)).toMatchObject({
    sub: memberId,
    email,
    email_verified: true,
    given_name: 'Ada',
  })

  const userInfo = await oauth.userInfoRequest(server, client, tokens.access_token, plain)
  const user = await oauth.processUserInfoResponse(server, client, memberId, userInfo)
  expect(user).toMatchObject({ sub: memberId, email, name: 'Ada Lovelace', family_name: 'Lovelace', nickname: 'ada' })

  const again = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), tokens.refresh_token!, plain)
  const renewed = await oauth.processRefreshTokenResponse(server, client, again)
  expect(renewed.refresh_token).not.toBe(tokens.refresh_token)

  const revocation = await oauth.revocationRequest(server, client, oauth.None(), renewed.refresh_token!, plain)
  expect(await oauth.processRevocationResponse(revocation)).toBeUndefined()
  const afterwards = await oauth.userInfoRequest(server, client, renewed.access_token, plain)
  expect(afterwards.status).toBe(401)
})

test('openid-client signs in, reads the member, renews and signs out', async () => {
  const { memberId, email, sessionToken } = await arriveAsAda()
  const config = await openid.discovery(issuer, shop.clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests, openid.enableNonRepudiationChecks],
  })
  const [verifier, state, nonce] = [openid.randomPKCECodeVerifier(), openid.randomState(), openid.randomNonce()]
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope,
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  })
  const back = await followAs(sessionToken, address)
  const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce }
  const tokens = await openid.authorizationCodeGrant(config, back, checks)
  expect(tokens.claims()).toMatchObject({ sub: memberId, iss: issuer.href.replace(/\/$/, ''), aud: shop.clientId })
  expect(await openid.fetchUserInfo(config, tokens.access_token, memberId)).toMatchObject({ email, given_name: 'Ada' })
  const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!)
  expect((await door.memberOf(renewed.access_token)).body.member.id).toBe(memberId)

  const end = openid.buildEndSessionUrl(config, {
    id_token_hint: tokens.id_token!,
    post_logout_redirect_uri: 'http://localhost:3000/bye',
    state: 'left',
  })
  const left = await door.visit(end.href, { cookie: `vitrine_session=${sessionToken}` })
  expect(left.headers.get('location')).toBe('http://localhost:3000/bye?state=left')
  expect((await door.memberOf(renewed.access_token)).status).toBe(401)
  await expect(openid.refreshTokenGrant(config, renewed.refresh_token!)).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})

test('returns exactly the claims of the requested scopes', async () => {
  const { memberId, sessionToken } = await arriveAsAda()
  const config = await openid.discovery(issuer, shop.clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  })
  const cases = [
    ['openid', []],
    ['openid email', ['email', 'email_verified']],
    ['openid unheard-of', []],
  ] as const
  for (const [requestedScope, more] of cases) {
    const verifier = openid.randomPKCECodeVerifier()
    const challenge = await openid.calculatePKCECodeChallenge(verifier)
    const params = {
      redirect_uri: callback,
      scope: requestedScope,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    const back = await followAs(sessionToken, openid.buildAuthorizationUrl(config, params))
    const tokens = await openid.authorizationCodeGrant(config, back, { pkceCodeVerifier: verifier })
    expect(Object.keys(await openid.fetchUserInfo(config, tokens.access_token, memberId))).toEqual(['sub', ...more])
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token!)
    expect(Object.keys(await openid.fetchUserInfo(config, renewed.access_token, memberId))).toEqual(['sub', ...more])
  }
})

test('a standard client receives login_required, and asks again if the sign-in is too old', async () => {
  const { sessionToken } = await door.arrive()
  const config = await openid.discovery(issuer, shop.clientId, undefined, openid.None(), {
    execute: [openid.allowInsecureRequests],
  })
  const verifier = openid.randomPKCECodeVerifier()
  const code_challenge = await openid.calculatePKCECodeChallenge(verifier)
  const params = { redirect_uri: callback, scope, code_challenge, code_challenge_method: 'S256', prompt: 'none' }
  const silent = await followAs('', openid.buildAuthorizationUrl(config, params))
  await expect(openid.authorizationCodeGrant(config, silent, { pkceCodeVerifier: verifier })).rejects.toMatchObject({
    error: 'login_required',
  })
  shop.pass(100)
  const old = await followAs(sessionToken, openid.buildAuthorizationUrl(config, { ...params, max_age: '60' }))
  expect(old.searchParams.get('error')).toBe('login_required')
  const fresh = await followAs(sessionToken, openid.buildAuthorizationUrl(config, { ...params, max_age: '200' }))
  expect(fresh.searchParams.get('code')).not.toBeNull()
  const wrapped = await followAs(sessionToken, openid.buildAuthorizationUrl(config, { ...params, request: 'e30.e30.' }))
  expect(wrapped.searchParams.get('error')).toBe('request_not_supported')
})

test('accepts an authorization request by POST with the same result', async () => {
  const { sessionToken } = await door.arrive()
  const body = new URLSearchParams({
    client_id: shop.clientId,
    response_type: 'code',
    redirect_uri: callback,
    scope: 'openid',
    code_challenge: await oauth.calculatePKCECodeChallenge(oauth.generateRandomCodeVerifier()),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(`${shop.url}/oauth2/authorize`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: `vitrine_session=${sessionToken}` },
    body,
  })
  expect(new URL(answer.headers.get('location')!).searchParams.get('code')).not.toBeNull()
})
