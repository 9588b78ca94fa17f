import { createHash } from 'node:crypto'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createClient, memoryStorage, OAuthStrategy, parseFromUrl, type LoginResult } from '../index.ts'
import { memberTokens, refusal, stubNetwork, tokenAnswer, type Respond } from '../testing.ts'

const openShop = (respond: Respond) => {
  const network = stubNetwork(respond)
  const auth = OAuthStrategy({ clientId: 'app', tokenStorage: memoryStorage(memberTokens()) })
  createClient({ auth, host: 'https://shop.test', fetch: network.fetch })
  return { ...network, auth }
}
const state = (state: string, more: object = {}) => ({ state, sessionToken: 'session', stateToken: 'pending', ...more })
const person = { email: 'a@b.test', password: 'secret' }

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('sign-in and sign-up with your own pages', () => {
  test.each<[string, unknown, LoginResult]>([
    ['success', state('SUCCESS'), { loginState: 'SUCCESS', data: { sessionToken: 'session' } }],
    [
      'an emailed code',
      state('REQUIRE_EMAIL_VERIFICATION'),
      { loginState: 'EMAIL_VERIFICATION_REQUIRED', data: { stateToken: 'pending' } },
    ],
    ['the owner’s approval', state('REQUIRE_OWNER_APPROVAL'), { loginState: 'OWNER_APPROVAL_REQUIRED' }],
  ])('%s', async (_, answer, result) => {
    const { auth } = openShop(() => answer)
    expect(await auth.login(person)).toEqual(result)
    expect(await auth.register(person)).toEqual(result)
  })

  test('a second factor keeps its challenge', async () => {
    const answer = state('REQUIRE_MFA', { mfaChallengeData: { type: 'TOTP' } })
    const { auth } = openShop(() => answer)
    expect(await auth.login(person)).toMatchObject({
      loginState: 'FAILURE',
      errorCode: 'mfaRequired',
      challenge: answer,
    })
  })

  test('an unknown state is a failure', async () => {
    const { auth } = openShop(() => state('STATUS_CHECK'))
    expect(await auth.login(person)).toMatchObject({
      loginState: 'FAILURE',
      error: 'Unknown _state',
      errorCode: 'unknown',
    })
  })

  const badEmail = Response.json(
    {
      details: {
        validationError: {
          fieldViolations: [
            { field: 'loginId.email', description: 'value is not a valid email', data: { type: 'EMAIL' } },
          ],
        },
      },
    },
    { status: 400 },
  )
  const bareViolation = Response.json(
    { details: { validationError: { fieldViolations: [{ field: 'password', description: 'too short' }] } } },
    { status: 400 },
  )

  test.each<[string, () => unknown, string, string]>([
    ['-19976', () => refusal(403, '-19976'), 'invalidPassword', 'invalidPassword'],
    ['-19973', () => refusal(403, '-19973'), 'resetPassword', 'resetPassword'],
    ['-19995', () => refusal(409, '-19995'), 'emailAlreadyExists', 'emailAlreadyExists'],
    ['-19971', () => refusal(403, '-19971'), 'missingCaptchaToken', 'missingCaptchaToken'],
    ['-19970', () => refusal(403, '-19970'), 'invalidCaptchaToken', 'invalidCaptchaToken'],
    ['-19958', () => refusal(403, '-19958'), 'accountBlocked', 'accountBlocked'],
    ['another number', () => refusal(404, '-19999'), 'invalidEmail', 'unknown'],
    ['a malformed email', () => badEmail.clone(), 'invalidEmail', 'invalidEmail'],
    ['a violation without data', () => bareViolation.clone(), 'unknown', 'unknown'],
    ['too many attempts', () => refusal(429, 'TOO_MANY_REQUESTS'), 'tooManyRequests', 'tooManyRequests'],
    ['a server error', () => new Response('', { status: 500 }), 'unknown', 'unknown'],
    ['a server error with a code', () => refusal(500, '-1'), 'unknown', 'unknown'],
    ['a forbidden origin', () => refusal(403, 'PERMISSION_DENIED'), 'unknown', 'unknown'],
    ['a network error', () => Promise.reject(new TypeError('fetch failed')), 'connection', 'connection'],
  ])('%s has its own error code', async (_, answer, atLogin, atRegister) => {
    const { auth } = openShop(answer)
    expect(await auth.login(person)).toMatchObject({ loginState: 'FAILURE', errorCode: atLogin })
    expect(await auth.register(person)).toMatchObject({ loginState: 'FAILURE', errorCode: atRegister })
  })

  test('the message of a failure is text, not JSON', async () => {
    const { auth } = openShop(() => badEmail.clone())
    expect(await auth.register(person)).toMatchObject({ error: 'value is not a valid email', cause: { status: 400 } })
  })

  test('an abort is not a failed sign-in', async () => {
    const { auth } = openShop(() => new Promise(() => undefined))
    await expect(auth.login(person, { signal: AbortSignal.abort() })).rejects.toMatchObject({ name: 'AbortError' })
  })

  test('sends captcha solutions and the profile', async () => {
    const { auth, sent } = openShop(() => state('SUCCESS'))
    await auth.register({
      ...person,
      profile: { nickname: 'n' },
      captchaTokens: { recaptchaToken: 'R', invisibleRecaptchaToken: 'I' },
    })
    expect(sent[0]!.body).toEqual({
      loginId: { email: 'a@b.test' },
      password: 'secret',
      profile: { nickname: 'n' },
      captchaTokens: [{ Recaptcha: 'R', InvisibleRecaptcha: 'I' }],
    })
  })

  test('sends an emailed code with its state token', async () => {
    let people = 0
    const { auth, to } = openShop(({ path, body }) =>
      path.endsWith('/verify')
        ? state('SUCCESS', { sessionToken: body.stateToken })
        : state('REQUIRE_EMAIL_VERIFICATION', { stateToken: `pending-${++people}` }),
    )
    const [first, second] = [await auth.login(person), await auth.login(person)]
    await auth.processVerification({ verificationCode: '111' }, first)
    await auth.processVerification({ verificationCode: '222', stateToken: 'from-the-address' }, second)
    expect(to('/_api/iam/verification/v1/auth/verify').map(({ body }) => body)).toEqual([
      { code: '111', stateToken: 'pending-1' },
      { code: '222', stateToken: 'from-the-address' },
    ])
    expect(await auth.processVerification({ verificationCode: '333' })).toMatchObject({ loginState: 'FAILURE' })
    expect(to('/_api/iam/verification/v1/auth/verify')).toHaveLength(2)
  })

  test('sends a known device and no absent fields', async () => {
    const { auth, sent } = openShop(() => state('SUCCESS'))
    await auth.login({ ...person, deviceToken: 'D' })
    await auth.login(person)
    const body = { loginId: { email: 'a@b.test' }, password: 'secret' }
    expect(sent.map((one) => one.body)).toEqual([{ ...body, clientMetaData: { deviceToken: 'D' } }, body])
  })

  test('resends a code for a state token', async () => {
    const { auth, sent } = openShop(() => ({}))
    await auth.resendVerification('pending')
    expect(sent.map(({ body }) => body)).toEqual([{ stateToken: 'pending' }])
  })

  test('rejects a code with the state of another response', async () => {
    const { auth, sent } = openShop(() => state('SUCCESS'))
    const failed = { loginState: 'FAILURE', error: 'Unknown _state', errorCode: 'unknown' }
    const done: LoginResult = { loginState: 'SUCCESS', data: { sessionToken: 's' } }
    expect(await auth.processVerification({ verificationCode: '1' }, done)).toEqual(failed)
    expect(sent).toEqual([])
  })

  test('the password reset email returns to the app', async () => {
    const { auth, sent } = openShop(() => ({}))
    await auth.sendPasswordResetEmail('a@b.test', 'https://app.test/back')
    expect(sent[0]!.body).toEqual({ email: 'a@b.test', redirect: { url: 'https://app.test/back', clientId: 'app' } })
  })
})

describe('sign-in on hosted pages', () => {
  const session = {
    redirectSession: {
      fullUrl: 'https://shop.test/in?x=1',
      urlDetails: { endpoint: 'https://shop.test/in' },
      sessionToken: 's',
    },
  }

  test('verifiers are evenly distributed and match their challenges', async () => {
    const { auth } = openShop(() => session)
    const counts = new Map<string, number>()
    for (let i = 0; i < 1500; i++) {
      const { codeVerifier, codeChallenge, state } = await auth.generateOAuthData('https://app.test/cb', '/from')
      expect(codeVerifier).toMatch(/^[\w-]{43}$/)
      expect(state).not.toBe(codeVerifier)
      expect(codeChallenge).toBe(createHash('sha256').update(codeVerifier).digest('base64url'))
      // The last of 43 characters carries only four bits.
      for (const letter of codeVerifier.slice(0, -1)) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    }
    expect(counts.size).toBe(64)
    expect(Math.max(...counts.values()) / Math.min(...counts.values())).toBeLessThan(1.3)
  })

  test('requests the page’s URL with everything the sign-in is bound to', async () => {
    const { auth, sent } = openShop(() => session)
    const data = await auth.generateOAuthData('https://app.test/cb')
    expect(await auth.getAuthUrl(data)).toEqual({
      authUrl: 'https://shop.test/in?x=1',
      authorizationEndpoint: 'https://shop.test/in',
      sessionToken: 's',
    })
    expect(sent[0]!.body).toEqual({
      auth: {
        authRequest: {
          redirectUri: 'https://app.test/cb',
          clientId: 'app',
          codeChallenge: data.codeChallenge,
          codeChallengeMethod: 'S256',
          responseMode: 'fragment',
          responseType: 'code',
          scope: 'offline_access',
          state: data.state,
        },
        prompt: 'login',
      },
    })
    await auth.getAuthUrl(data, { prompt: 'none', responseMode: 'query', sessionToken: 'mine' })
    expect(sent[1]!.body.auth).toMatchObject({
      prompt: 'none',
      authRequest: { responseMode: 'query', sessionToken: 'mine' },
    })
  })

  test('builds the URL if the server does not return one', async () => {
    const { auth } = openShop(() => ({ redirectSession: { fullUrl: 'https://shop.test/in?x=1' } }))
    expect(await auth.getAuthUrl(await auth.generateOAuthData())).toMatchObject({ authUrl: 'https://shop.test/in?x=1' })
  })

  test('reports a missing redirect URI and unsupported providers', async () => {
    const { auth, sent } = openShop(() => session)
    const data = await auth.generateOAuthData()
    expect([data.redirectUri, data.originalUri]).toEqual(['', ''])
    await auth.getAuthUrl(data)
    await auth.getAuthUrl(data, { idp: 'google' } as never)
    const [plain, provided] = sent.map(({ body }) => body.auth.authRequest)
    expect(plain).not.toHaveProperty('redirectUri')
    expect(plain).not.toHaveProperty('idp')
    expect(provided).toMatchObject({ idp: 'google', responseMode: 'fragment' })
  })

  test('reads the result from fragment or query', () => {
    expect(parseFromUrl('https://app.test/cb#code=C&state=S')).toMatchObject({ code: 'C', state: 'S' })
    expect(parseFromUrl('https://app.test/cb?code=C&state=S', 'query')).toMatchObject({ code: 'C', state: 'S' })
    expect(parseFromUrl('https://app.test/cb?code=C&state=S')).toMatchObject({ code: null, state: null })
    expect(parseFromUrl('https://app.test/cb#error=access_denied&error_description=no+way&state=S')).toEqual({
      code: null,
      state: 'S',
      error: 'access_denied',
      errorDescription: 'no way',
    })
  })

  test('reads the current page’s URL by default', () => {
    vi.stubGlobal('location', { href: 'https://app.test/cb#code=C&state=S' })
    expect(parseFromUrl()).toMatchObject({ code: 'C', state: 'S' })
  })

  test('exchanges a code only with its state', async () => {
    const { auth, sent } = openShop(() => tokenAnswer('in'))
    const data = await auth.generateOAuthData('https://app.test/cb')
    await expect(auth.getMemberTokens('C', 'other', data)).rejects.toThrow('Invalid _state')
    await expect(auth.getMemberTokens('', data.state, data)).rejects.toThrow('Missing code or _state')
    await expect(auth.getMemberTokens('C', null, data)).rejects.toThrow('Missing code or _state')
    expect(sent).toEqual([])
    const tokens = await auth.getMemberTokens('C', data.state, data)
    expect(tokens.refreshToken).toEqual({ value: 'refresh-in', role: 'member' })
    expect(sent[0]!.body).toEqual({
      clientId: 'app',
      grantType: 'authorization_code',
      redirectUri: 'https://app.test/cb',
      code: 'C',
      codeVerifier: data.codeVerifier,
    })
  })

  test('signs in a member identified by the app’s own server, with an API key', async () => {
    const { auth, sent } = openShop(() => tokenAnswer('in'))
    const tokens = await auth.getMemberTokensForExternalLogin('m1', 'KEY')
    expect(tokens.refreshToken).toEqual({ value: 'refresh-in', role: 'member' })
    expect(sent[0]).toMatchObject({
      authorization: 'access-member,KEY',
      body: { grant_type: 'authorized_client', scope: 'offline_access', member_id: 'm1' },
    })
  })
})

test('signs in a person known by email, creating an account if needed', async () => {
  const { auth, sent } = openShop(({ path }) =>
    path === '/oauth2/token' ? tokenAnswer('in') : { identity: { id: 'm1' }, sessionToken: 'signed-on' },
  )
  const tokens = await auth.getMemberTokensForExternalLoginWithSession('a@b.test', 'KEY', {
    headers: { 'x-proxy': '1', authorization: 'none' },
  })
  expect(tokens.refreshToken).toEqual({ value: 'refresh-in', role: 'member' })
  const authorization = 'access-member,KEY'
  expect(sent[0]).toMatchObject({ authorization, body: { loginId: { email: 'a@b.test' }, mergeExistingContact: true } })
  expect(sent[0]!.headers.get('x-proxy')).toBe('1')
  expect(sent[1]).toMatchObject({
    authorization,
    body: { grant_type: 'authorized_client', member_id: 'm1', session_token: 'signed-on' },
  })
  await auth.getMemberTokensForExternalLoginWithSession('a@b.test', 'KEY')
  expect(sent[2]!.authorization).toBe(authorization)
})

/** The parts of a page that a hidden frame needs. */
const stubPage = () => {
  const frames = new Set<{ src: string; hidden: boolean; contentWindow: object; remove: () => void }>()
  const listeners = new Set<(event: object) => void>()
  vi.stubGlobal('document', {
    createElement: (name: string) => {
      expect(name).toBe('iframe')
      const frame = { src: '', hidden: false, contentWindow: {}, remove: () => void frames.delete(frame) }
      return frame
    },
    body: { append: (frame: never) => void frames.add(frame) },
  })
  vi.stubGlobal('location', { href: 'https://app.test/' })
  const stubEvents = (global: string, change: (listener: never) => unknown) =>
    vi.stubGlobal(global, (name: string, listener: never) => name === 'message' && change(listener))
  stubEvents('addEventListener', (listener) => listeners.add(listener))
  stubEvents('removeEventListener', (listener) => listeners.delete(listener))
  const post = (
    data: unknown,
    { origin = 'https://shop.test', source = [...frames][0]?.contentWindow as unknown } = {},
  ) => {
    for (const listener of listeners) listener({ data, origin, source })
  }
  return { frames, listeners, post }
}

describe('sign-in through a hidden frame', () => {
  const start = async (fullUrl = 'https://shop.test/authorize?a') => {
    const page = stubPage()
    const shop = openShop(({ path }) =>
      path === '/oauth2/token' ? tokenAnswer('in') : { redirectSession: { fullUrl } },
    )
    const tokens = shop.auth.getMemberTokensForDirectLogin('session')
    tokens.catch(() => undefined)
    await expect.poll(() => page.frames.size).toBe(1)
    const { state } = shop.sent[0]!.body.auth.authRequest as { state: string }
    return { ...page, ...shop, tokens, state }
  }

  test('a code from the frame signs in, and the frame is removed', async () => {
    const { tokens, post, state, frames, listeners, sent } = await start()
    expect(sent[0]!.body.auth).toMatchObject({
      prompt: 'none',
      authRequest: { responseMode: 'web_message', sessionToken: 'session' },
    })
    expect([...frames]).toMatchObject([{ src: 'https://shop.test/authorize?a', hidden: true }])
    post({ code: 'C', state })
    expect((await tokens).refreshToken.role).toBe('member')
    expect(sent[1]!.body).toMatchObject({ code: 'C', grantType: 'authorization_code' })
    expect([frames.size, listeners.size]).toEqual([0, 0])
  })

  test('a page of the store’s own host posts from the storefront’s origin', async () => {
    const { tokens, post, state } = await start('/authorize?a')
    post({ code: 'C', state }, { origin: 'https://app.test' })
    expect((await tokens).refreshToken.role).toBe('member')
  })

  test('ignores messages of other origins, windows and sign-ins', async () => {
    const { post, state, sent, frames, tokens } = await start()
    post({ code: 'evil', state }, { origin: 'https://evil.test' })
    post({ code: 'evil', state }, { source: {} })
    post({ code: 'evil', state: 'other' })
    post(null)
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(sent).toHaveLength(1)
    expect(frames.size).toBe(1)
    post({ code: 'C', state })
    await tokens
    expect(sent[1]!.body).toMatchObject({ code: 'C' })
  })

  test('throws outside of a browser, without a request', async () => {
    const { auth, sent } = openShop(() => tokenAnswer('in'))
    vi.stubGlobal('document', undefined)
    await expect(auth.getMemberTokensForDirectLogin('session')).rejects.toThrow(/works in browsers only.*getAuthUrl/)
    expect(sent).toEqual([])
  })

  test('an error stops waiting', async () => {
    const { tokens, post, state, frames } = await start()
    post({ error: 'login_required', state })
    await expect(tokens).rejects.toThrow('login_required')
    expect(frames.size).toBe(0)
  })

  test.each([
    [{ error: 'login_required', error_description: 'Sign in first' }, 'Sign in first'],
    [{}, 'Missing code or _state'],
  ])('a frame that posts %j rejects with its message', async (answer, message) => {
    const { tokens, post, state } = await start()
    post({ ...answer, state })
    await expect(tokens).rejects.toThrow(message)
  })

  test('times out after two minutes', async () => {
    vi.useFakeTimers()
    const { tokens, frames, listeners } = await start()
    await vi.advanceTimersByTimeAsync(120_000)
    await expect(tokens).rejects.toThrow('OAuth flow timed out')
    expect([frames.size, listeners.size]).toEqual([0, 0])
  })
})
