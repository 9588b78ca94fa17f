import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, callback, newPkce } from '../../../../../../test/people.ts'
import { openShop, type Shop } from '../../../../../../test/shop.ts'

let shop: Shop
let door: ReturnType<typeof atTheDoor>
let member: Awaited<ReturnType<ReturnType<typeof atTheDoor>['signIn']>>
let idToken: string

beforeAll(async () => {
  shop = await openShop()
  door = atTheDoor(shop)
  member = await door.signIn()
  const pkce = newPkce()
  const redirected = await door.visit(door.authorizeAddress(pkce, { scope: 'openid' }), cookie())
  const code = new URL(redirected.headers.get('location')!).searchParams.get('code')!
  idToken = (await door.exchange(code, pkce)).body.id_token
})
afterAll(() => shop.close())

const cookie = () => ({ cookie: `vitrine_session=${member.sessionToken}` })

/** URLs of other sites, some of which look like the storefront's. */
const foreign = [
  'https://evil.example/',
  'https://evil.example/callback',
  'http://localhost:3000@evil.example/callback',
  'http://localhost:3000%40evil.example/callback',
  'http://localhost:3000.evil.example/callback',
  'http://evil.example\\@localhost:3000/callback',
  'http://evil.example#@localhost:3000/callback',
  'http://user:secret@localhost:3000/callback',
  'https://localhost:3000/callback',
  'http://localhost:3001/callback',
  'http://127.0.0.1:3000/callback',
  'http://[::1]:3000/callback',
  '//evil.example/callback',
  '\\\\evil.example/callback',
  '/\\evil.example',
  '///evil.example',
  'http:evil.example',
  'javascript:alert(document.domain)//http://localhost:3000/callback',
  'data:text/html,<script>alert(1)</script>',
  'blob:http://localhost:3000/1',
  'file:///etc/passwd',
  'http://localhost:3000\u0000.evil.example/',
  'http://localhost:3000\u3002evil.example/',
]

/** Where a response leads, by redirect or in its data; `null` if nowhere. */
const led = (answer: Response): string | null => answer.headers.get('location')
const session = async (body: object) =>
  (await shop.send('POST /_api/redirects-api/v1/redirect-session', { token: member.accessToken, body })).body
    .redirectSession?.fullUrl ?? null
const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

const doors: Readonly<Record<string, (address: string) => Promise<string | null>>> = {
  'redirect_uri of a sign-in, in the query': async (redirect_uri) =>
    led(await door.visit(door.authorizeAddress(newPkce(), { redirect_uri }), cookie())),
  'redirect_uri of a sign-in, in the fragment': async (redirect_uri) =>
    led(await door.visit(door.authorizeAddress(newPkce(), { redirect_uri, response_mode: 'fragment' }), cookie())),
  'redirect_uri of an invalid sign-in': async (redirect_uri) =>
    led(await door.visit(door.authorizeAddress(newPkce(), { redirect_uri, code_challenge: 'x' }), cookie())),
  'redirect_uri of a silent sign-in': async (redirect_uri) =>
    led(await door.visit(door.authorizeAddress(newPkce(), { redirect_uri, prompt: 'none' }))),
  'a second redirect_uri': async (address) =>
    led(await door.visit(`${door.authorizeAddress(newPkce())}&${query({ redirect_uri: address })}`, cookie())),
  post_logout_redirect_uri: async (address) =>
    led(
      await door.visit(
        `${shop.url}/oauth2/logout?${query({ id_token_hint: idToken, post_logout_redirect_uri: address })}`,
      ),
    ),
  'a forged sign-out link': async (address) =>
    led(await door.visit(`${shop.url}/oauth2/logout?${query({ request: address, postFlowUrl: address })}`)),
  'a forged return link': async (address) =>
    led(await door.visit(`${shop.url}/oauth2/return?${query({ request: address, to: address })}`)),
  'redirectUri of a redirect session': (redirectUri) =>
    session({ auth: { authRequest: { clientId: shop.clientId, codeChallenge: newPkce().challenge, redirectUri } } }),
  'redirectUri of a sign-in in a frame': (redirectUri) => {
    const authRequest = { clientId: shop.clientId, codeChallenge: newPkce().challenge, responseMode: 'web_message' }
    return session({ auth: { authRequest: { ...authRequest, redirectUri } } })
  },
  'postFlowUrl of a sign-in': (postFlowUrl) => session({ login: {}, callbacks: { postFlowUrl } }),
  'postFlowUrl of a sign-out': (postFlowUrl) => session({ logout: {}, callbacks: { postFlowUrl } }),
  thankYouPageUrl: (thankYouPageUrl) => session({ login: {}, callbacks: { thankYouPageUrl } }),
  cartPageUrl: (cartPageUrl) => session({ login: {}, callbacks: { cartPageUrl } }),
  loginUrl: (loginUrl) => session({ login: {}, callbacks: { loginUrl } }),
  'origin of a redirect session': (origin) => {
    const authRequest = { clientId: shop.clientId, codeChallenge: newPkce().challenge, responseMode: 'web_message' }
    return session({ origin, auth: { authRequest } })
  },
  'postLogoutRedirectUri of the sign-out call': async (postLogoutRedirectUri) => {
    const path = `/_api/iam/authentication/v1/logout?${query({ postLogoutRedirectUri })}`
    const { body } = await shop.send(`GET ${path}`, { token: member.accessToken })
    return body.headers?.[0]?.value ?? null
  },
}

test.each(Object.entries(doors))('rejects URLs of other sites in %s', async (_name, ask) => {
  for (const address of foreign) expect(await ask(address), address).toBeNull()
})

test('rejects URLs of other sites in the email for a new password', async () => {
  for (const url of foreign) {
    const { email } = await door.arrive()
    await shop.send('POST /_api/iam/recovery/v1/send-email', {
      token: await shop.visitorToken(),
      body: { email, redirect: { url, clientId: shop.clientId } },
    })
    for (const message of await door.emailsTo(email)) expect(message.text).not.toContain('evil.example')
  }
})

test('accepts URLs of the storefront', async () => {
  expect(await doors['redirect_uri of a sign-in, in the query']!(callback)).toMatch(
    /^http:\/\/localhost:3000\/callback\?code=/,
  )
  expect(await doors['postFlowUrl of a sign-in']!('http://localhost:3000/account')).toContain('/hosted/sign-in')
  expect(await doors['origin of a redirect session']!('http://localhost:3000')).toContain('/oauth2/authorize')
  expect(await doors.post_logout_redirect_uri!('http://localhost:3000/bye')).toBe('http://localhost:3000/bye')
})
