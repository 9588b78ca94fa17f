import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, callback, newPkce } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'
import { registerOAuthApp } from '../../../desk/site/create-site.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
const secondApp = randomUUID()

beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
  const app = {
    name: 'Phone',
    rotatesRefreshTokens: true,
    redirectUris: [callback],
    origins: ['http://localhost:3000'],
  }
  await registerOAuthApp(shop.context.db, shop.siteId, { ...app, clientId: secondApp })
})
afterAll(() => shop.close())

/** Every kind of token from one sign-in in one browser. */
const signInEverywhere = async () => {
  const { sessionToken, memberId } = await door.arrive()
  const [here, there, late] = [newPkce(), newPkce(), newPkce()]
  const one = (await door.exchange(await codeWithId(sessionToken, here), here)).body
  const two = (await door.exchange(await door.codeFor(sessionToken, there, secondApp), there, { clientId: secondApp }))
    .body
  const pendingCode = await door.codeFor(sessionToken, late)
  const renewed = (await door.refresh(one.refresh_token)).body
  return { sessionToken, memberId, one: { ...renewed, id_token: one.id_token }, two, late, pendingCode, before: one }
}
type Everything = Awaited<ReturnType<typeof signInEverywhere>>

const codeWithId = async (sessionToken: string, pkce: ReturnType<typeof newPkce>): Promise<string> => {
  const address = door.authorizeAddress(pkce, { scope: 'openid' })
  const answer = await door.visit(address, { cookie: `vitrine_session=${sessionToken}` })
  return new URL(answer.headers.get('location')!).searchParams.get('code')!
}

const linkToSignOut = async ({ one }: Everything): Promise<string> => {
  const body = { logout: { clientId: shop.clientId }, callbacks: { postFlowUrl: 'http://localhost:3000/bye' } }
  const answer = await shop.send('POST /_api/redirects-api/v1/redirect-session', { token: one.access_token, body })
  return answer.body.redirectSession.fullUrl
}

const signOutMethods: Readonly<Record<string, (all: Everything) => Promise<unknown>>> = {
  'the sign-out call': ({ one }) => shop.send('GET /_api/iam/authentication/v1/logout', { token: one.access_token }),
  'the sign-out link': async (all) => door.visit(await linkToSignOut(all)),
  'the sign-out link, followed in the signed-in browser': async (all) =>
    door.visit(await linkToSignOut(all), { cookie: `vitrine_session=${all.sessionToken}` }),
  'the sign-out of a standard client': ({ one }) =>
    door.visit(`${shop.url}/oauth2/logout?${new URLSearchParams({ id_token_hint: one.id_token })}`),
  'revoking a refresh token': ({ two }) => shop.send('POST /oauth2/revoke', { body: { token: two.refresh_token } }),
  'revoking an access token': ({ one }) => shop.send('POST /oauth2/revoke', { body: { token: one.access_token } }),
}

const statusOf = async (token: string) => (await door.memberOf(token)).status

test.each(Object.entries(signOutMethods))(
  'ends the sign-in in every tab, app and browser window after %s',
  async (_name, signOut) => {
    const all = await signInEverywhere()
    const { one, two, before, sessionToken, pendingCode, late } = all
    expect(await Promise.all([statusOf(one.access_token), statusOf(two.access_token)])).toEqual([200, 200])
    await signOut(all)
    for (const token of [one.access_token, two.access_token, before.access_token])
      expect(await statusOf(token)).toBe(401)
    for (const [token, clientId] of [
      [one.refresh_token, shop.clientId],
      [two.refresh_token, secondApp],
    ])
      expect((await door.refresh(token!, { clientId })).body.error).toBe('invalid_grant')
    expect((await door.exchange(pendingCode, late)).body.error).toBe('invalid_grant')
    expect((await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken } })).status).toBe(401)
    const silent = await door.visit(door.authorizeAddress(newPkce(), { prompt: 'none' }), {
      cookie: `vitrine_session=${sessionToken}`,
    })
    expect(new URL(silent.headers.get('location')!).searchParams.get('error')).toBe('login_required')
    const user = await shop.send('GET /oauth2/user-info', { token: `Bearer ${one.access_token}` })
    expect(user.status).toBe(401)
  },
)

test('does not let visitors or other members sign anyone out', async () => {
  const [member, other] = [await signInEverywhere(), await signInEverywhere()]
  const [head, , signature] = member.one.id_token.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: member.memberId, aud: shop.clientId })).toString('base64url')
  for (const hint of ['', 'made-up', `${head}.${claims}.${signature}`, `${head}.${claims}.`]) {
    const answer = await door.visit(`${shop.url}/oauth2/logout?${new URLSearchParams({ id_token_hint: hint })}`)
    expect(answer.status).toBe(400)
  }
  await shop.send('GET /_api/iam/authentication/v1/logout', { token: await shop.visitorToken() })
  await shop.send('GET /_api/iam/authentication/v1/logout', { token: other.one.access_token })
  await shop.send('POST /oauth2/revoke', { body: { token: member.two.refresh_token, client_id: shop.clientId } })
  expect(await statusOf(member.one.access_token)).toBe(200)
})
