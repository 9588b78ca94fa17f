import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiKeyStrategy, AppStrategy, createClient, currentCart, type AppStrategyOptions } from '../index.ts'
import { refusal, stubNetwork, tokenAnswer, type Respond } from '../testing.ts'

const secrets = { appId: 'app', appSecret: 'secret' }
const proof = { client_id: 'app', client_secret: 'secret' }

const openShop = (options: Partial<AppStrategyOptions>, respond: Respond = () => tokenAnswer('app')) => {
  const isTokenPath = (path: string) => path.startsWith('/oauth2/') || path.startsWith('/oauth/')
  const network = stubNetwork((sent, count) => (isTokenPath(sent.path) ? respond(sent, count) : { cart: {} }))
  const auth = AppStrategy({ ...secrets, host: 'https://shop.test', ...options })
  const client = createClient({
    auth,
    host: 'https://shop.test',
    modules: { currentCart },
    fetch: network.fetch,
    retries: 0,
  })
  return { ...network, auth, client, tokenRequests: () => network.sent.filter(({ path }) => isTokenPath(path)) }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an installed app requests one token with its secret, however many calls wait, and reuses it', async () => {
  const { client, auth, sent, tokenRequests } = openShop({ instanceId: 'store' })
  expect(auth.getActiveToken()).toBe('')
  await Promise.all(Array.from({ length: 5 }, () => client.currentCart.getCurrentCart()))
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(1)
  expect(tokenRequests()[0]).toMatchObject({
    authorization: '',
    body: { ...proof, grant_type: 'client_credentials', instance_id: 'store' },
  })
  expect(sent.filter(({ authorization }) => authorization === 'access-app')).toHaveLength(6)
  expect(auth.getActiveToken()).toBe('access-app')
  expect(auth.isElevated).toBe(true)
})

test.each([
  [14_400, 14_400],
  [undefined, 3600],
])('a token of %s seconds is renewed a minute before its end', async (expires_in, seconds) => {
  const { client, tokenRequests } = openShop({ instanceId: 'store' }, () => tokenAnswer('app', { expires_in }))
  await client.currentCart.getCurrentCart()
  vi.advanceTimersByTime((seconds - 60) * 1000)
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(2)
})

test('a refused token is renewed once; the next renewal is a new request', async () => {
  const { auth, tokenRequests } = openShop({ instanceId: 'store' }, (_sent, count) => tokenAnswer(`${count}`))
  await auth.getAuthHeaders()
  expect(await Promise.all([auth.renew?.('access-1'), auth.renew?.('access-1')])).toEqual(['access-2', 'access-2'])
  expect(await auth.renew?.('access-1')).toBe('access-2')
  expect(tokenRequests()).toHaveLength(2)
})

test('a failed token request is retried by the next call', async () => {
  const { auth, tokenRequests } = openShop({ instanceId: 'store' }, (_sent, count) =>
    count === 1 ? refusal(503, 'UNAVAILABLE') : tokenAnswer('app'),
  )
  await expect(auth.getAuthHeaders()).rejects.toMatchObject({ status: 503 })
  expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'access-app' } })
  expect(tokenRequests()).toHaveLength(2)
})

test('without an instance the refresh token is used; without either, no request is made', async () => {
  const installed = openShop({ refreshToken: 'from-the-install-page' })
  await installed.auth.getAuthHeaders()
  expect(installed.tokenRequests()[0]).toMatchObject({
    authorization: '',
    body: { ...proof, grant_type: 'refresh_token', refresh_token: 'from-the-install-page' },
  })
  const nowhere = openShop({})
  await expect(nowhere.auth.getAuthHeaders()).rejects.toThrow('instanceId or a refreshToken')
  expect(nowhere.sent).toEqual([])
})

test('the install URL has the host, the app and the redirect URL', () => {
  const installOptions = { redirectUrl: 'https://app.test/installed', state: 'S' }
  const query = 'redirectUrl=https%3A%2F%2Fapp.test%2Finstalled&state=S&appId=app'
  expect(openShop({}).auth.getInstallUrl(installOptions)).toBe(`https://shop.test/installer/install?${query}`)
  expect(AppStrategy(secrets).getInstallUrl(installOptions)).toBe(`https://www.wix.com/installer/install?${query}`)
})

test('the install page’s result is exchanged for tokens, which are used', async () => {
  const { auth, client, tokenRequests, sent } = openShop({})
  const back = 'https://app.test/installed?code=C&instanceId=store&state=S'
  expect(await auth.handleOAuthCallback(back, { state: 'S' })).toEqual({
    instanceId: 'store',
    accessToken: 'access-app',
    refreshToken: 'refresh-app',
  })
  expect(tokenRequests()[0]).toMatchObject({
    authorization: '',
    body: { ...proof, grant_type: 'authorization_code', code: 'C' },
  })
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(1)
  expect(sent.at(-1)!.authorization).toBe('access-app')
  await auth.renew?.('access-app')
  expect(tokenRequests()[1]!.body).toEqual({ ...proof, grant_type: 'client_credentials', instance_id: 'store' })
})

test.each([
  ['?instanceId=store&state=S', 'Missing code or instanceId'],
  ['?code=C&state=S', 'Missing code or instanceId'],
  ['?error=access_denied&state=S', 'access_denied'],
  ['?code=C&instanceId=store&state=other', 'Invalid _state'],
  ['?code=C&instanceId=store', 'Invalid _state'],
])('rejects an install callback with %s without a request', async (search, message) => {
  const { auth, sent } = openShop({})
  const back = `https://app.test/installed${search}`
  await expect(auth.handleOAuthCallback(back, { state: 'S' })).rejects.toThrow(message)
  expect(sent).toEqual([])
})

test('accepts an install callback without a state if none was set', async () => {
  const { auth } = openShop({})
  const back = 'https://app.test/installed?code=C&instanceId=store'
  expect(await auth.handleOAuthCallback(back)).toMatchObject({ instanceId: 'store' })
})

test('with a visitor’s token an app calls as the visitor, until elevated', async () => {
  const { auth, sent } = openShop({ instanceId: 'store', accessToken: 'visitor' })
  expect(auth.isElevated).toBe(false)
  expect(auth.getActiveToken()).toBe('visitor')
  expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'visitor' } })
  expect(sent).toEqual([])
  const elevated = await auth.elevated()
  expect(elevated.isElevated).toBe(true)
  expect(elevated.getActiveToken()).toBe('')
  vi.stubGlobal('fetch', stubNetwork(() => tokenAnswer('app')).fetch)
  expect(await elevated.getAuthHeaders()).toEqual({ headers: { Authorization: 'access-app' } })
})

test('an app installed by the install page keeps its instance when elevated', async () => {
  const { auth } = openShop({ accessToken: 'visitor' })
  await auth.handleOAuthCallback('https://app.test/installed?code=C&instanceId=store')
  const network = stubNetwork(() => tokenAnswer('elevated'))
  vi.stubGlobal('fetch', network.fetch)
  await (await auth.elevated()).getAuthHeaders()
  expect(network.sent[0]!.body).toEqual({ ...proof, grant_type: 'client_credentials', instance_id: 'store' })
})

test.each([
  ['its host', { host: 'https://shop.test' }, 'https://shop.test/oauth2/token'],
  ['the hosted provider', {}, 'https://www.wixapis.com/oauth2/token'],
])('an app without a client requests its token from %s', async (_where, options, address) => {
  const urls: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    urls.push(url)
    return Response.json(tokenAnswer('app'))
  })
  await AppStrategy({ ...secrets, instanceId: 'store', ...options }).getAuthHeaders()
  expect(urls).toEqual([address])
})

test('requests token info without the secret, for its own token by default', async () => {
  const info = { active: true, instanceId: 'store' }
  const { auth, tokenRequests } = openShop({ accessToken: 'visitor' }, () => info)
  expect(await auth.getTokenInfo()).toEqual(info)
  await auth.getTokenInfo('another', { headers: { 'x-proxy': '1' } })
  expect(tokenRequests().map(({ body, authorization }) => [body, authorization])).toEqual([
    [{ token: 'visitor' }, ''],
    [{ token: 'another' }, ''],
  ])
  expect(tokenRequests().map(({ headers }) => headers.get('x-proxy'))).toEqual([null, '1'])
})

test('an API key is sent, with the site if there is one', async () => {
  expect(ApiKeyStrategy({ apiKey: 'KEY' }).isElevated).toBe(true)
  expect(await ApiKeyStrategy({ apiKey: 'KEY' }).getAuthHeaders()).toEqual({ headers: { Authorization: 'KEY' } })
  expect(await ApiKeyStrategy({ apiKey: 'KEY', siteId: 'site' }).getAuthHeaders()).toEqual({
    headers: { Authorization: 'KEY', 'wix-site-id': 'site' },
  })
})
