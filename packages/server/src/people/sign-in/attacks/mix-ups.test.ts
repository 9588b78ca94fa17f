import * as oauth from 'oauth4webapi'
import { createClient, OAuthStrategy } from '@vitrine/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, callback, newPkce } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
})
afterAll(() => shop.close())

const cookieOf = (sessionToken: string) => ({ cookie: `vitrine_session=${sessionToken}` })

test.each(['query', 'fragment', 'web_message'])(
  'names the issuer and returns the state unchanged, by %s',
  async (response_mode) => {
    const { sessionToken } = await door.arrive()
    for (const state of ['', 'x', ' a b+c ', '</script><b>', '"\'&=?#%00', 'ü🧵', 'y'.repeat(2000)]) {
      for (const headers of [cookieOf(sessionToken), cookieOf('')]) {
        const params = { response_mode, state, prompt: 'none' }
        const answer = await door.visit(door.authorizeAddress(newPkce(), params), headers)
        const response = await readAnswer(answer, response_mode)
        expect(response).toMatchObject({ iss: 'http://localhost:4000', state })
        expect('code' in response ? ['code'] : [response.error, typeof response.error_description]).toEqual(
          'code' in response ? ['code'] : ['login_required', 'string'],
        )
      }
    }
  },
)

const readAnswer = async (answer: Response, mode: string): Promise<Record<string, string>> => {
  if (mode === 'web_message') return JSON.parse(/postMessage\((\{.*\}),origin\)/s.exec(await answer.text())![1]!)
  const location = new URL(answer.headers.get('location')!)
  return Object.fromEntries(new URLSearchParams(mode === 'query' ? location.search : location.hash.slice(1)))
}

test('lets a client of two issuers distinguish their responses', async () => {
  const { sessionToken } = await door.arrive()
  const answer = await door.visit(door.authorizeAddress(newPkce()), cookieOf(sessionToken))
  const parameters = new URL(answer.headers.get('location')!).searchParams
  const client = { client_id: shop.clientId }
  const rules = { authorization_response_iss_parameter_supported: true }
  const ours = { issuer: 'http://localhost:4000', ...rules }
  expect(oauth.validateAuthResponse(ours, client, parameters, 'the-state').get('code')).not.toBeNull()
  const other = { issuer: 'https://other.example', ...rules }
  expect(() => oauth.validateAuthResponse(other, client, parameters, 'the-state')).toThrow(/iss/)
  parameters.delete('iss')
  expect(() => oauth.validateAuthResponse(ours, client, parameters, 'the-state')).toThrow(/iss/)
})

const storefront = () => createClient({ host: shop.url, auth: OAuthStrategy({ clientId: shop.clientId }) })

test('rejects a code that an attacker injects into a victim’s browser, since its state differs', async () => {
  const { auth } = storefront()
  const mine = await auth.generateOAuthData(callback)
  const attacker = await door.arrive()
  const code = await door.codeFor(attacker.sessionToken, { verifier: mine.codeVerifier, challenge: mine.codeChallenge })
  for (const state of ['', 'the-state', mine.state.slice(1), mine.state.toUpperCase() + 'x'])
    await expect(auth.getMemberTokens(code, state, mine)).rejects.toThrow(
      state === '' ? 'Missing code or _state' : 'Invalid _state',
    )
  await expect(auth.getMemberTokens('', mine.state, mine)).rejects.toThrow('Missing code or _state')
  expect(auth.loggedIn()).toBe(false)
})

test("rejects an attacker's code in a sign-in that the victim began", async () => {
  const attacker = await door.arrive()
  const [attackers, victims] = [newPkce(), newPkce()]
  const code = await door.codeFor(attacker.sessionToken, attackers)
  expect((await door.exchange(code, victims)).body.error).toBe('invalid_grant')
})

test('does not sign in whoever planted a session before the sign-in', async () => {
  const attacker = await door.arrive()
  const planted = await shop.visitorToken('planted-visitor')
  const victim = await door.arrive()
  const first = (await door.login(victim.email, undefined, planted)).body
  const second = (await door.login(victim.email, undefined, planted)).body
  expect(new Set([attacker.sessionToken, first.sessionToken, second.sessionToken]).size).toBe(3)
  // The visitor whose token was planted stays a visitor, although the cart was merged.
  expect((await door.memberOf(planted)).body).toEqual({})
  const whose = await shop.send('POST /vitrine/v1/session/token', { body: { sessionToken: attacker.sessionToken } })
  expect((await door.memberOf(whose.body.access_token)).body.member.id).toBe(attacker.memberId)
})

test('ignores a session ID in the URL', async () => {
  const { sessionToken } = await door.arrive()
  for (const parameter of ['session', 'sessionToken', 'session_token', 'vitrine_session', 'visit']) {
    const address = door.authorizeAddress(newPkce(), { [parameter]: sessionToken, prompt: 'none' })
    const answer = await door.visit(address)
    expect(new URL(answer.headers.get('location')!).searchParams.get('error')).toBe('login_required')
  }
})
