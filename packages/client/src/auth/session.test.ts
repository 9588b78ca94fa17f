import { afterEach, expect, test, vi } from 'vitest'
import { createClient, currentCart, EMPTY_TOKENS, isApiError, memoryStorage, OAuthStrategy } from '../index.ts'
import type { Tokens, TokenStorage } from '../index.ts'
import { deferred, inAnHour, memberTokens, refusal, stubNetwork, tokenAnswer, type Respond } from '../testing.ts'

const openShop = (respond: Respond, storage: TokenStorage = memoryStorage()) => {
  const network = stubNetwork(respond)
  const auth = OAuthStrategy({ clientId: 'app', tokenStorage: storage })
  const client = createClient({
    auth,
    host: 'https://shop.test',
    modules: { currentCart },
    fetch: network.fetch,
    retries: 0,
  })
  return { ...network, auth, client, tokenRequests: () => network.to('/oauth2/token') }
}

const cart = { cart: { id: 'cart', lineItems: [] } }
const expired = memberTokens(inAnHour() - 7200)

/** A shop with a stubbed token endpoint, whose carts accept any token. */
const withTokens = (answer: (count: number) => unknown, storage?: TokenStorage) => {
  let count = 0
  return openShop(({ path }) => (path === '/oauth2/token' ? answer(++count) : cart), storage)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('twenty calls with an expired token request one token', async () => {
  const { client, tokenRequests, sent } = withTokens(() => tokenAnswer('next'), memoryStorage(expired))
  await Promise.all(Array.from({ length: 20 }, () => client.currentCart.getCurrentCart()))
  expect(tokenRequests()).toHaveLength(1)
  expect(tokenRequests()[0]!.body).toEqual({
    clientId: 'app',
    refreshToken: 'refresh-member',
    grantType: 'refresh_token',
  })
  expect(sent.filter(({ authorization }) => authorization === 'access-next')).toHaveLength(20)
})

test('a hundred concurrent renewals of a refresh token are one request; the next is another', async () => {
  const { auth, client, tokenRequests } = withTokens((count) => tokenAnswer(`next-${count}`), memoryStorage(expired))
  const { refreshToken } = expired
  const renewed = await Promise.all(Array.from({ length: 100 }, () => auth.renewToken(refreshToken)))
  expect(tokenRequests()).toHaveLength(1)
  expect(new Set(renewed.map(({ accessToken }) => accessToken.value))).toEqual(new Set(['access-next-1']))
  // Calls that need the token meanwhile, and callers who pass tokens, wait for the same request.
  const calls = [
    ...Array.from({ length: 50 }, () => client.currentCart.getCurrentCart()),
    ...Array.from({ length: 50 }, () => auth.generateVisitorTokens(expired)),
  ]
  await Promise.all(calls)
  expect(tokenRequests()).toHaveLength(2)
  await auth.renewToken({ value: 'another', role: 'member' })
  expect(tokenRequests()).toHaveLength(3)
})

test('the first calls of a visit create one visitor, so that no cart item is lost', async () => {
  const { client, tokenRequests, auth } = withTokens((count) => tokenAnswer(`visitor-${count}`))
  await Promise.all([client.currentCart.addToCurrentCart({}), client.currentCart.getCurrentCart()])
  expect(tokenRequests().map(({ body }) => body)).toEqual([{ clientId: 'app', grantType: 'anonymous' }])
  expect(auth.getTokens().refreshToken).toEqual({ value: 'refresh-visitor-1', role: 'visitor' })
})

test.each([
  ['a server that is down', () => new Response('', { status: 503 })],
  ['a busy server', () => refusal(429, 'TOO_MANY_REQUESTS')],
  ['a server error', () => new Response('oops', { status: 500 })],
  ['a network error', () => Promise.reject(new TypeError('fetch failed'))],
])('%s does not turn a member into a visitor', async (_, answer) => {
  const { client, auth } = withTokens(answer, memoryStorage(expired))
  await expect(client.currentCart.getCurrentCart()).rejects.toThrow(Error)
  expect(auth.getTokens()).toEqual(expired)
})

test.each([
  ['is busy', () => refusal(429, 'TOO_MANY_REQUESTS')],
  ['has an error', () => new Response('oops', { status: 500 })],
  ['does not know the app', () => Response.json({ error: 'invalid_client' }, { status: 401 })],
  ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
])('keeps the member if the token endpoint %s on renewal, even though it would create a visitor', async (_, answer) => {
  const { client, auth, tokenRequests } = openShop(({ path, body }) => {
    if (path !== '/oauth2/token') return cart
    return body.grantType === 'anonymous' ? tokenAnswer('visitor') : answer()
  }, memoryStorage(expired))
  await expect(client.currentCart.getCurrentCart()).rejects.toThrow(Error)
  await expect(auth.generateVisitorTokens(expired)).rejects.toThrow(Error)
  expect(tokenRequests().map(({ body }) => body.grantType)).not.toContain('anonymous')
  expect(auth.getTokens()).toEqual(expired)
})

test('an expired session continues as a visitor', async () => {
  const ended = Response.json({ error: 'invalid_grant', error_description: 'ended' }, { status: 400 })
  const { client, auth } = withTokens((count) => (count === 1 ? ended : tokenAnswer('visitor')), memoryStorage(expired))
  await client.currentCart.getCurrentCart()
  expect(auth.getTokens().refreshToken).toEqual({ value: 'refresh-visitor', role: 'visitor' })
})

test('stores a rotated refresh token and keeps one that is not rotated', async () => {
  const rotating = withTokens(() => tokenAnswer('next'), memoryStorage(expired))
  await rotating.client.currentCart.getCurrentCart()
  expect(rotating.auth.getTokens().refreshToken).toEqual({ value: 'refresh-next', role: 'member' })

  const lasting = withTokens(() => tokenAnswer('next', { refresh_token: undefined }), memoryStorage(expired))
  await lasting.client.currentCart.getCurrentCart()
  expect(lasting.auth.getTokens().refreshToken).toEqual({ value: 'refresh-member', role: 'member' })
})

test('a visitor without a refresh token has none', async () => {
  const { client, auth } = withTokens(() => tokenAnswer('visitor', { refresh_token: undefined }))
  await client.currentCart.getCurrentCart()
  expect(auth.getTokens().refreshToken).toEqual({ value: '', role: 'visitor' })
})

test('signing out during a renewal is not undone by it', async () => {
  const renewal = deferred<unknown>()
  const { client, auth, tokenRequests } = openShop(async ({ path, body }) => {
    if (path === '/oauth2/token') return body.grantType === 'anonymous' ? tokenAnswer('visitor') : renewal.promise
    return path.includes('redirect-session') ? { redirectSession: { fullUrl: 'https://shop.test/bye' } } : cart
  }, memoryStorage(expired))
  const reading = client.currentCart.getCurrentCart()
  await expect.poll(() => tokenRequests()).toHaveLength(1)
  auth.setTokens(EMPTY_TOKENS)
  renewal.resolve(tokenAnswer('member-again'))
  await reading
  expect(auth.loggedIn()).toBe(false)
  expect(auth.getTokens().refreshToken.role).toBe('visitor')
})

test('signing out clears the tokens even if the server cannot be reached', async () => {
  const { auth } = openShop(() => Promise.reject(new TypeError('fetch failed')), memoryStorage(memberTokens()))
  await expect(auth.logout('https://shop.test/')).rejects.toThrow('No answer')
  expect(auth.getTokens()).toEqual(EMPTY_TOKENS)
})

test('signing out ends the session on the server', async () => {
  const { auth, sent } = openShop(
    () => ({ redirectSession: { fullUrl: 'https://shop.test/bye' } }),
    memoryStorage(memberTokens()),
  )
  expect(await auth.logout('https://shop.test/')).toEqual({ logoutUrl: 'https://shop.test/bye' })
  expect(sent[0]).toMatchObject({
    authorization: 'access-member',
    body: { logout: { clientId: 'app' }, callbacks: { postFlowUrl: 'https://shop.test/' } },
  })
})

test('renews a token that is about to expire before using it', async () => {
  const almost = memberTokens(inAnHour() - 3600 + 20)
  const { client, tokenRequests } = withTokens(() => tokenAnswer('next'), memoryStorage(almost))
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(1)
})

test('uses a token without a valid expiry for an hour', async () => {
  for (const expires_in of [undefined, '3600']) {
    const { client, auth, tokenRequests } = withTokens(() => tokenAnswer('next', { expires_in }))
    await client.currentCart.getCurrentCart()
    await client.currentCart.getCurrentCart()
    expect(tokenRequests()).toHaveLength(1)
    expect(Math.abs(auth.getTokens().accessToken.expiresAt - inAnHour())).toBeLessThan(3)
  }
})

test('does not renew short-lived tokens on every call', async () => {
  const { client, tokenRequests } = withTokens(() => tokenAnswer('short', { expires_in: 20 }))
  await client.currentCart.getCurrentCart()
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()).toHaveLength(1)
})

test('renews a rejected token once and retries the call', async () => {
  const { client, sent, tokenRequests } = openShop(({ path, authorization }) => {
    if (path === '/oauth2/token') return tokenAnswer('next')
    return authorization === 'access-next' ? cart : refusal(401, 'UNAUTHENTICATED')
  }, memoryStorage(memberTokens()))
  await Promise.all([client.currentCart.addToCurrentCart({}), client.currentCart.getCurrentCart()])
  expect(tokenRequests()).toHaveLength(1)
  expect(sent).toHaveLength(5)
})

test('a token that stays rejected is an error, not a loop', async () => {
  const { client, sent } = openShop(
    ({ path }) => (path === '/oauth2/token' ? tokenAnswer('next') : refusal(401, 'UNAUTHENTICATED')),
    memoryStorage(memberTokens()),
  )
  const error = await client.currentCart.getCurrentCart().catch((reason: unknown) => reason)
  expect(isApiError(error, 'UNAUTHENTICATED')).toBe(true)
  expect(sent).toHaveLength(3)
})

/** Web Locks: one holder at a time, in order of requests. */
const stubLocks = () => {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, work: () => Promise<unknown>): Promise<unknown> => {
    const done = (queues.get(name) ?? Promise.resolve()).then(work)
    queues.set(
      name,
      done.catch(() => undefined),
    )
    return done
  }
  vi.stubGlobal('navigator', { locks: { request } })
}

test('two tabs renew shared tokens once', async () => {
  stubLocks()
  let stored: Tokens = expired
  const storage: TokenStorage = {
    lockName: 'tokens',
    getTokens: () => stored,
    setTokens: (tokens) => {
      stored = tokens
    },
  }
  const tabs = [1, 2].map((tab) => withTokens(() => tokenAnswer(`tab-${tab}`), storage))
  await Promise.all(tabs.map(({ client }) => client.currentCart.getCurrentCart()))
  expect(tabs.map(({ tokenRequests }) => tokenRequests().length)).toEqual([1, 0])
  expect(tabs[1]!.sent[0]!.authorization).toBe('access-tab-1')
})

test('renews shared tokens without Web Locks', async () => {
  vi.stubGlobal('navigator', undefined)
  const { auth, tokenRequests } = withTokens(() => tokenAnswer('next'), {
    ...memoryStorage(expired),
    lockName: 'tokens',
  })
  expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'access-next' } })
  expect(tokenRequests()).toHaveLength(1)
})

test('a tab whose refresh token was used by another tab continues with the new one', async () => {
  let stored: Tokens = expired
  const storage: TokenStorage = {
    getTokens: () => stored,
    setTokens: (tokens) => {
      stored = tokens
    },
  }
  const fresh = memberTokens()
  const { client, auth, to } = openShop(({ path, body }) => {
    if (path !== '/oauth2/token') return cart
    if (body.grantType === 'anonymous') return tokenAnswer('visitor')
    stored = { ...fresh, refreshToken: { value: 'refresh-other-tab', role: 'member' } }
    return Response.json({ error: 'invalid_grant' }, { status: 400 })
  }, storage)
  await client.currentCart.getCurrentCart()
  expect(auth.getTokens().refreshToken.value).toBe('refresh-other-tab')
  expect(to('/ecom/v1/carts/current')[0]!.authorization).toBe('access-member')
})

test('token requests use the client’s host, headers and fetch, without a token', async () => {
  const { client, tokenRequests } = withTokens(() => tokenAnswer('visitor'))
  await client.currentCart.getCurrentCart()
  expect(tokenRequests()[0]).toMatchObject({ method: 'POST', authorization: '' })
})

test('passed tokens are stored only by setTokens', async () => {
  const { auth, tokenRequests } = withTokens((count) => tokenAnswer(`${count}`))
  const working = memberTokens()
  expect(await auth.generateVisitorTokens(working)).toBe(working)
  expect((await auth.generateVisitorTokens(expired)).refreshToken).toEqual({ value: 'refresh-1', role: 'member' })
  expect(auth.getTokens()).toEqual(EMPTY_TOKENS)
  expect((await auth.generateVisitorTokens()).refreshToken.role).toBe('visitor')
  expect(auth.getTokens().refreshToken.value).toBe('refresh-2')
  expect(tokenRequests()).toHaveLength(2)
})

test('a token is used until a minute before its expiry', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { auth, tokenRequests } = withTokens(() => tokenAnswer('next'), memoryStorage(memberTokens()))
  vi.advanceTimersByTime((3600 - 61) * 1000)
  await auth.getAuthHeaders()
  expect(tokenRequests()).toHaveLength(0)
  vi.advanceTimersByTime(1000)
  await auth.getAuthHeaders()
  expect(tokenRequests()).toHaveLength(1)
})

test('a session starts with the given tokens and reports the current one', () => {
  const tokens = memberTokens()
  const auth = OAuthStrategy({ clientId: 'app', tokens })
  expect([auth.getTokens(), auth.getActiveToken()]).toEqual([tokens, 'access-member'])
  expect(OAuthStrategy({ clientId: 'app' }).getActiveToken()).toBe('')
})

test('a session without a client uses the default host, with the headers of token requests', async () => {
  const network = stubNetwork(({ path }) =>
    path === '/oauth2/token' ? tokenAnswer('visitor') : { redirectSession: { fullUrl: 'https://shop.test/bye' } },
  )
  vi.stubGlobal('fetch', network.fetch)
  const headers = { 'x-proxy': '1' }
  const keys = { captchaInvisibleSiteKey: 'I', captchaVisibleSiteKey: 'V' }
  const auth = OAuthStrategy({ clientId: 'app', tokenRequestOptions: { headers }, ...keys })
  expect(await auth.getAuthHeaders()).toEqual({ headers: { Authorization: 'access-visitor' } })
  expect(network.sent[0]!.headers.get('x-proxy')).toBe('1')
  expect(auth).toMatchObject(keys)
  expect(await auth.logout('https://shop.test/')).toEqual({ logoutUrl: 'https://shop.test/bye' })
  expect(network.sent[1]!.authorization).toBe('access-visitor')
})

test('reports if the sign-in code cannot be loaded', async () => {
  vi.resetModules()
  vi.doMock('./sign-in.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const late = await import('./oauth-strategy.ts')
  await expect(late.OAuthStrategy({ clientId: 'app' }).logout('https://shop.test/')).rejects.toMatchObject({
    name: 'ConnectionError',
    code: 'CONNECTION_FAILED',
    message: 'Sign-in did not load',
  })
  vi.doUnmock('./sign-in.ts')
})

test('notifies listeners of sign-in and sign-out', () => {
  const { auth } = withTokens(() => tokenAnswer('visitor'))
  const listener = vi.fn()
  const stop = auth.subscribe(listener)
  auth.setTokens(memberTokens())
  expect(auth.loggedIn()).toBe(true)
  stop()
  auth.setTokens(EMPTY_TOKENS)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a million reads of the strategy do not slow it down', async () => {
  const { client, sent } = withTokens(() => tokenAnswer('visitor'))
  for (let i = 0; i < 1_000_000; i++) void client.auth
  await client.currentCart.getCurrentCart()
  expect(sent).toHaveLength(2)
})
